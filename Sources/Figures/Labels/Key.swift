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

/// The key of a panel.
struct PanelKey {
  /// Which panel it belongs to, counted from 1.
  let panel: Int
  let rows: [KeyRow]
  /// The line under them.
  let note: String?

  init(panel: Int, rows: [KeyRow], note: String?) {
    (self.panel, self.note) = (panel, note)
    self.rows = KeyRow.inOrderOfCurves(rows)
  }

  /// Whether it names a curve as `row` does.
  func holds(_ row: KeyRow) -> Bool {
    rows.contains { $0.text == row.text && $0.stroke == row.stroke }
  }
}

extension LabelBlock {
  /// A key: a row for each curve, names and details in columns, and a note under them.
  ///
  /// - Parameter width: how wide it may be: what fits beside one another then stands there. Without it all rows are below
  ///   one another.
  init(_ key: PanelKey, within width: Double? = nil, metrics: Metrics, ruler: Ruler) {
    let (rows, note) = (key.rows, key.note)
    let (nameFont, textFont) = (metrics.nameFont, metrics.textFont)
    let nameX = metrics.keyLine.length + metrics.keyLine.gap
    let names = rows.map { ruler.advance(of: $0.text.name, font: nameFont) }.max() ?? 0
    let detailX = nameX + names + 2 * metrics.keyLine.gap
    let details = rows.compactMap { $0.text.detail }.map { ruler.advance(of: $0, font: textFont) }
      .max()
    let rowWidth = details.map { detailX + $0 } ?? nameX + names
    let step = rowWidth + 3 * metrics.keyLine.gap
    let columns = max(
      1, min(rows.count, width.map { whole(($0 + 3 * metrics.keyLine.gap) / step) } ?? 1))
    let lines = (rows.count + columns - 1) / columns
    let ascent = ruler.ascent * nameFont.size
    let noteTop = Double(lines) * metrics.keyRow
    size = Size(
      max(
        rowWidth + Double(columns - 1) * step,
        note.map { ruler.advance(of: $0, font: textFont) } ?? 0),
      (note == nil ? Double(lines - 1) * metrics.keyRow + ascent : noteTop + ascent)
        + ruler.descent * nameFont.size)
    name = nil
    items = { rect, _ in
      var items: [Scene.Item] = []
      func add(_ text: String, _ font: Font, _ paint: Paint, _ x: Double, _ y: Double) {
        let position = Point(rect.minX + x, rect.minY + y)
        items.append(.text(Label(text, font: font, paint: paint, at: position, ruler: ruler)))
      }
      for (index, row) in rows.enumerated() {
        // Column by column, so that the order of the curves is that of reading down.
        let left = Double(index / lines) * step
        let baseline = ascent + Double(index % lines) * metrics.keyRow
        let middle = rect.minY + baseline - ruler.capHeight * nameFont.size / 2
        let line = Path(
          from: Point(rect.minX + left + row.stroke.width / 2, middle),
          to: Point(rect.minX + left + metrics.keyLine.length, middle))
        items.append(.shape(line, fill: nil, stroke: row.stroke))
        add(row.text.name, nameFont, row.stroke.paint, left + nameX, baseline)
        if let detail = row.text.detail {
          add(detail, textFont, .secondary, left + detailX, baseline)
        }
      }
      if let note { add(note, textFont, .secondary, 0, noteTop + ascent) }
      return items
    }
  }
}
