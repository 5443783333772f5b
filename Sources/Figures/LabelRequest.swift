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
    /// A curve by its name, or a line without one: anywhere along it, on either side.
    case beside([(Point, Point)], curve: String?)
    /// A dot, or the tip of a line: around it.
    case around(Point, radius: Double)
    /// A rule across the plot: on it, at one of its ends.
    case atRule(Point, Point)
    /// A straight line: along it, turned into its direction.
    case along(Point, Point, Line)
    /// Nothing: wherever there is most room.
    case anywhere
  }

  let block: LabelBlock
  let place: Place
  /// The colour of the line that ties the label to what it names when it had to move away.
  let leader: Paint?
  /// The plot that the label belongs into.
  let area: Rect

  /// The earlier a label is placed, the fewer places it has to choose from.
  var order: Int {
    switch place {
    case .along: 0
    case .atRule: 1
    case .around: 2
    case .beside: 3
    case .anywhere: 4
    }
  }
}

extension LabelRequest {
  /// A label of a few lines in `plot`.
  init(_ lines: [Line], _ place: Place, leader: Paint? = nil, in plot: Plot) {
    let block = LabelBlock(lines, metrics: plot.metrics, ruler: plot.ruler)
    self.init(block: block, place: place, leader: leader, area: plot.rect)
  }
}

/// A label as one box: its size, and what it draws in a place of that size.
struct LabelBlock {
  let size: Size
  let items: (Rect, Anchor) -> [Scene.Item]

  /// Lines of text below one another.
  init(_ lines: [LabelRequest.Line], metrics: Metrics, ruler: Ruler) {
    let first = ruler.ascent * lines[0].font.size
    let baselines = lines.indices.map { first + Double($0) * metrics.lineHeight }
    let last = lines[lines.count - 1].font.size * ruler.descent
    let widths = lines.map { ruler.advance(of: $0.text, font: $0.font) }
    size = Size(widths.max() ?? 0, baselines[baselines.count - 1] + last)
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

/// A row of a key: a piece of a curve, its name and what it says in numbers.
struct KeyRow {
  let name: String
  let detail: String?
  let stroke: Stroke
  /// The curve as straight pieces, to bring the rows into the curves' order.
  let lines: [(Point, Point)]

  /// The rows from the upper curve to the lower, where the curves are furthest apart.
  static func inOrderOfCurves(_ rows: [KeyRow]) -> [KeyRow] {
    let places = rows.flatMap { $0.lines.map(\.0.x) }
    guard let first = places.min(), let last = places.max(), first < last else { return rows }
    var best: (spread: Double, heights: [Double])?
    for step in 1..<32 {
      let x = first + (last - first) * Double(step) / 32
      let heights = rows.map { row in
        row.lines.first { $0.0.x <= x && x <= $0.1.x }?.0.y ?? .infinity
      }
      guard heights.allSatisfy(\.isFinite), let low = heights.min(), let high = heights.max()
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
    let names = rows.map { ruler.advance(of: $0.name, font: nameFont) }.max() ?? 0
    let detailX = nameX + names + 2 * metrics.keyLine.gap
    let details = rows.compactMap { $0.detail }.map { ruler.advance(of: $0, font: textFont) }.max()
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
        let place = Point(rect.minX + x, rect.minY + y)
        items.append(.text(Label(text, font: font, paint: paint, at: place, ruler: ruler)))
      }
      for (index, row) in rows.enumerated() {
        let baseline = ascent + Double(index) * metrics.keyRow
        let middle = rect.minY + baseline - ruler.capHeight * nameFont.size / 2
        let line = Path(
          from: Point(rect.minX + row.stroke.width / 2, middle),
          to: Point(rect.minX + metrics.keyLine.length, middle))
        items.append(.shape(line, fill: nil, stroke: row.stroke))
        add(row.name, nameFont, row.stroke.paint, nameX, baseline)
        if let detail = row.detail { add(detail, textFont, .secondary, detailX, baseline) }
      }
      if let note { add(note, textFont, .secondary, 0, noteTop + ascent) }
      return items
    }
  }
}
