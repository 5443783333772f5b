import FigureScene

/// A label that has no place yet, and what it belongs to.
struct LabelRequest {
  /// One line of it.
  struct Line {
    let text: String
    let font: Font
    let paint: Paint
  }

  /// What the label names, and so where it may stand.
  enum Place {
    /// A curve: anywhere along it, on either side.
    case beside([(Point, Point)], curve: String)
    /// A dot, or the tip of a line: around it.
    case around(Point, radius: Double)
    /// A rule across the plot: on it, at one of its ends.
    case atRule(Point, Point)
    /// A straight line: along it, turned into its direction.
    case along(Point, Point)
  }

  let lines: [Line]
  let place: Place
  /// The colour of the line that ties the label to what it names when it had to move away.
  let leader: Paint?

  /// The earlier a label is placed, the fewer places it has to choose from.
  var order: Int {
    switch place {
    case .along: 0
    case .atRule: 1
    case .around: 2
    case .beside: 3
    }
  }
}

/// The lines of a label as one box.
struct LabelBlock {
  let lines: [LabelRequest.Line]
  let size: Size
  /// The distances, from the box's top, of the baselines.
  let baselines: [Double]

  init(_ lines: [LabelRequest.Line], metrics: Metrics, ruler: Ruler) {
    self.lines = lines
    let widths = lines.map { ruler.advance(of: $0.text, font: $0.font) }
    let first = ruler.ascent * lines[0].font.size
    baselines = lines.indices.map { first + Double($0) * metrics.lineHeight }
    let last = baselines[baselines.count - 1] + ruler.descent * lines[lines.count - 1].font.size
    size = Size(widths.max() ?? 0, last)
  }

  /// The labels, set in `rect`, which has the block's size.
  func labels(in rect: Rect, anchor: Anchor, ruler: Ruler) -> [Label] {
    zip(lines, baselines).map { line, baseline in
      let x =
        switch anchor {
        case .start: rect.minX
        case .middle: rect.center.x
        case .end: rect.maxX
        }
      return Label(
        line.text, font: line.font, paint: line.paint, at: Point(x, rect.minY + baseline),
        anchor: anchor, ruler: ruler)
    }
  }
}
