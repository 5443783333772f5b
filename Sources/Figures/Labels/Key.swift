import FigureScene

/// A row of a key: a piece of a curve, its name and what it says in numbers.
public struct KeyRow {
  let text: LabelText
  let stroke: Stroke
  /// The curve as straight pieces, to bring the rows into the curves' order.
  let lines: [(Point, Point)]

  /// Makes a row for a curve that is drawn with `stroke` along the straight pieces `lines`.
  public init(_ text: LabelText, stroke: Stroke, lines: [(Point, Point)]) {
    (self.text, self.stroke, self.lines) = (text, stroke, lines)
  }

  /// The rows from the upper curve to the lower, where the curves are furthest apart.
  static func inOrderOfCurves(_ rows: [KeyRow]) -> [KeyRow] {
    let starts = rows.flatMap { row in row.lines.map { $0.0.x } }
    guard let first = starts.min(), let last = starts.max(), first < last else { return rows }
    var best: (spread: Double, heights: [Double])?
    for step in 1..<32 {
      let x = first + (last - first) * Double(step) / 32
      let heights = rows.map { row in
        row.lines.first { $0.0.x <= x && x <= $0.1.x }?.0.y ?? .infinity
      }
      guard heights.allSatisfy({ $0.isFinite }), let low = heights.min(), let high = heights.max()
      else { continue }
      if high - low > best?.spread ?? 0 { best = (high - low, heights) }
    }
    guard let heights = best?.heights else { return rows }
    return rows.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { rows[$0] }
  }
}

extension LabelBlock {
  /// A key: a row for each curve, names and details in columns, and a note under them.
  init(keyRows rows: [KeyRow], note: String?, metrics: Metrics, ruler: Ruler) {
    let (nameFont, textFont) = (metrics.nameFont, metrics.textFont)
    let nameX = metrics.keyLine.length + metrics.keyLine.gap
    let names = rows.map { ruler.advance(of: $0.text.name, font: nameFont) }.max() ?? 0
    let detailX = nameX + names + 2 * metrics.keyLine.gap
    let details = rows.compactMap { $0.text.detail }.map { ruler.advance(of: $0, font: textFont) }
      .max()
    let width = max(
      details.map { detailX + $0 } ?? nameX + names,
      note.map { ruler.advance(of: $0, font: textFont) } ?? 0)
    let ascent = ruler.ascent * nameFont.size
    let noteTop = Double(rows.count) * metrics.keyRow
    let height =
      (note == nil ? Double(rows.count - 1) * metrics.keyRow + ascent : noteTop + ascent)
      + ruler.descent * nameFont.size
    size = Size(width, height)
    items = { rect, _ in
      var items: [Scene.Item] = []
      func add(_ text: String, _ font: Font, _ paint: Paint, _ x: Double, _ y: Double) {
        let position = Point(rect.minX + x, rect.minY + y)
        items.append(.text(Label(text, font: font, paint: paint, at: position, ruler: ruler)))
      }
      for (index, row) in rows.enumerated() {
        let baseline = ascent + Double(index) * metrics.keyRow
        let middle = rect.minY + baseline - ruler.capHeight * nameFont.size / 2
        let line = Path(
          from: Point(rect.minX + row.stroke.width / 2, middle),
          to: Point(rect.minX + metrics.keyLine.length, middle))
        items.append(.shape(line, fill: nil, stroke: row.stroke))
        add(row.text.name, nameFont, row.stroke.paint, nameX, baseline)
        if let detail = row.text.detail { add(detail, textFont, .secondary, detailX, baseline) }
      }
      if let note { add(note, textFont, .secondary, 0, noteTop + ascent) }
      return items
    }
  }
}
