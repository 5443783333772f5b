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
  /// - Parameter width: how wide it may be: what fits beside one another then stands there, and what is wider than that
  ///   is broken. Without it all rows are below one another.
  init(_ key: PanelKey, within width: Double? = nil, metrics: Metrics, ruler: Ruler) {
    let cells = KeyCells(key.rows, within: width, metrics: metrics, ruler: ruler)
    let note = key.note.map { [LabelLine($0, font: metrics.textFont, paint: .secondary)] } ?? []
    let noteLines = note.wrapped(to: width ?? .infinity, ruler: ruler)
    let ascent = ruler.ascent * metrics.nameFont.size
    let noteBaselines = noteLines.indices.map {
      cells.height + ascent + Double($0) * metrics.lineHeight
    }
    let last = noteBaselines.last ?? cells.lastBaseline
    let noteWidths = noteLines.map { ruler.advance(of: $0.text, font: $0.font) }
    size = Size(
      max(cells.width, noteWidths.max() ?? 0), last + ruler.descent * metrics.nameFont.size)
    name = nil
    items = { rect, _ in
      cells.items(at: Point(rect.minX, rect.minY))
        + zip(noteLines, noteBaselines).map { line, baseline in
          .text(
            Label(
              line.text, font: line.font, paint: line.paint,
              at: Point(rect.minX, rect.minY + baseline), ruler: ruler))
        }
    }
  }
}

/// The rows of a key in their places: beside one another where there is room, names and details in columns of
/// their own; each detail under its name where a row would be too wide.
private struct KeyCells {
  private struct Cell {
    var origin: Point
    let row: KeyRow
    /// The lines of text, each with its place from the cell's origin.
    let lines: [(line: LabelLine, place: Point)]
  }

  private var cells: [Cell] = []
  private(set) var width = 0.0
  /// From the top of the first row to that of the one that would come next.
  private(set) var height = 0.0
  /// The baseline of the lowest line.
  private(set) var lastBaseline = 0.0
  private let metrics: Metrics
  private let ruler: Ruler

  init(_ rows: [KeyRow], within room: Double?, metrics: Metrics, ruler: Ruler) {
    (self.metrics, self.ruler) = (metrics, ruler)
    func advance(_ text: String, _ font: Font) -> Double { ruler.advance(of: text, font: font) }
    let nameX = metrics.keyLine.length + metrics.keyLine.gap
    let names = rows.map { advance($0.text.name, metrics.nameFont) }.max() ?? 0
    let details = rows.compactMap { $0.text.detail }.map { advance($0, metrics.textFont) }.max()
    let detailX = nameX + names + 2 * metrics.keyLine.gap
    let rowWidth = details.map { detailX + $0 } ?? nameX + names
    let between = 3 * metrics.keyLine.gap
    let isStacked = rowWidth > room ?? .infinity
    let columns =
      isStacked
      ? 1
      : max(1, min(rows.count, room.map { whole(($0 + between) / (rowWidth + between)) } ?? 1))
    // Column by column, so that the order of the curves is that of reading down.
    let rowsInColumn = (rows.count + columns - 1) / columns
    let ascent = ruler.ascent * metrics.nameFont.size
    var y = 0.0
    for (index, row) in rows.enumerated() {
      if index % rowsInColumn == 0 { y = 0 }
      var lines: [(line: LabelLine, place: Point)] = []
      let name = LabelLine(row.text.name, font: metrics.nameFont, paint: row.stroke.paint)
      let detail = row.text.detail.map {
        LabelLine($0, font: metrics.textFont, paint: .secondary)
      }
      if isStacked {
        let texts = ([name] + (detail.map { [$0] } ?? [])).wrapped(
          to: (room ?? .infinity) - nameX, ruler: ruler)
        for (number, line) in texts.enumerated() {
          lines.append(
            (line: line, place: Point(nameX, ascent + Double(number) * metrics.lineHeight)))
        }
      } else {
        lines.append((line: name, place: Point(nameX, ascent)))
        if let detail { lines.append((line: detail, place: Point(detailX, ascent))) }
      }
      let column = Double(index / rowsInColumn)
      cells.append(Cell(origin: Point(column * (rowWidth + between), y), row: row, lines: lines))
      let lowest = lines.map { $0.place.y }.max() ?? ascent
      lastBaseline = max(lastBaseline, y + lowest)
      y += lowest - ascent + metrics.keyRow
      height = max(height, y)
    }
    width =
      isStacked
      ? cells.flatMap { $0.lines }.map { $0.place.x + advance($0.line.text, $0.line.font) }.max()
        ?? 0
      : rowWidth + Double(columns - 1) * (rowWidth + between)
  }

  func items(at corner: Point) -> [Scene.Item] {
    cells.flatMap { cell -> [Scene.Item] in
      let x = corner.x + cell.origin.x
      let y = corner.y + cell.origin.y
      let middle =
        y + ruler.ascent * metrics.nameFont.size
        - ruler.capHeight * metrics.nameFont.size / 2
      let line = Path(
        from: Point(x + cell.row.stroke.width / 2, middle),
        to: Point(x + metrics.keyLine.length, middle))
      return [.shape(line, fill: nil, stroke: cell.row.stroke)]
        + cell.lines.map { entry in
          .text(
            Label(
              entry.line.text, font: entry.line.font, paint: entry.line.paint,
              at: Point(x + entry.place.x, y + entry.place.y), ruler: ruler))
        }
    }
  }
}
