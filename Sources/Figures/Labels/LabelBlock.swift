import FigureScene

/// A label as one box: its size, and what it draws in a place of that size.
struct LabelBlock {
  let size: Size
  /// Its first line, by which a message names it.
  let name: String?
  let items: (Rect, Anchor) -> [Scene.Item]

  /// Lines of text below one another.
  init(_ lines: [LabelLine], metrics: Metrics, ruler: Ruler) {
    name = lines.first?.text
    let first = ruler.ascent * (lines.first?.font.size ?? 0)
    let baselines = lines.indices.map { first + Double($0) * metrics.lineHeight }
    let last = (lines.last?.font.size ?? 0) * ruler.descent
    let widths = lines.map { ruler.advance(of: $0.text, font: $0.font) }
    size = Size(widths.max() ?? 0, (baselines.last ?? 0) + last)
    items = { rect, anchor in
      let x =
        switch anchor {
        case .start: rect.minX
        case .middle: rect.center.x
        case .end: rect.maxX
        }
      return zip(lines, baselines).map { line, baseline in
        .text(
          Label(
            line.text, font: line.font, paint: line.paint, at: Point(x, rect.minY + baseline),
            anchor: anchor, ruler: ruler))
      }
    }
  }
}
