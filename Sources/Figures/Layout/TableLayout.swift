import FigureScene

/// A table in its place: rows of one height from the top of `rect`, the columns spread over its width; in a column that is
/// too narrow for that a card for each row.
struct TableLayout {
  let table: Table
  let rect: Rect
  let metrics: Metrics
  let ruler: Ruler

  /// How high a table is in a column of a width.
  static func height(
    of table: Table, in width: Double, metrics: Metrics, ruler: Ruler
  ) -> Double {
    let rect = Rect(origin: .zero, size: Size(width, 0))
    let layout = TableLayout(table: table, rect: rect, metrics: metrics, ruler: ruler)
    if !layout.needsCards { return Double(table.rows + 1) * metrics.tableRow }
    return TableCards(table: table, rect: rect, metrics: metrics, ruler: ruler).height
  }

  private var rowHeight: Double {
    min(metrics.tableRow, rect.height / Double(table.rows + 1))
  }

  /// Whether the columns do not fit beside one another.
  private var needsCards: Bool {
    let widths = columns.map { $0.width }
    let gaps = Double(widths.count - 1) * metrics.leastColumnGap
    return metrics.isNarrow && widths.reduce(0, +) + gaps > rect.width
  }

  func draw(on drawing: inout Drawing) {
    guard !needsCards else {
      TableCards(table: table, rect: rect, metrics: metrics, ruler: ruler).draw(on: &drawing)
      return
    }
    let columns = columns
    let gap =
      (rect.width - columns.reduce(0) { $0 + $1.width }) / Double(max(1, columns.count - 1))
    var start = rect.minX
    for column in columns {
      draw(column, from: start, on: &drawing)
      start += column.width + gap
    }
    drawLines(on: &drawing)
  }

  /// A column as it is drawn.
  private struct DrawnColumn {
    let column: Table.Column
    let width: Double
    /// How far from the right end the decimal points stand, where all of its cells are numbers.
    let afterPoint: Double?
  }

  private var columns: [DrawnColumn] {
    table.columns.map { column in
      // As wide as the widest text, were it emphasised.
      func advance(_ text: some StringProtocol) -> Double {
        ruler.advance(of: String(text), font: metrics.landmarkFont)
      }
      let title = advance(column.title)
      guard column.alignment == .end, column.cells.contains(where: { $0.decimalPoint != nil })
      else {
        return DrawnColumn(
          column: column, width: max(title, column.cells.map(advance).max() ?? 0),
          afterPoint: nil)
      }
      let before = column.cells.map { advance($0[..<$0.pointOrEnd]) }.max() ?? 0
      let after = column.cells.map { advance($0[$0.pointOrEnd...]) }.max() ?? 0
      return DrawnColumn(
        column: column, width: max(title, before + after), afterPoint: after)
    }
  }

  private func draw(_ drawn: DrawnColumn, from start: Double, on drawing: inout Drawing) {
    let column = drawn.column
    let end = start + drawn.width
    func add(
      _ text: String, _ font: Font, _ paint: Paint, at place: Double, _ anchor: Anchor, _ row: Int
    ) {
      let middle = Point(place, rect.minY + rowHeight * (Double(row) + 0.5))
      let line = LabelLine(text, font: font, paint: paint)
      drawing.add(line, level: middle, anchor: anchor, ruler: ruler)
    }
    let (edge, anchor): (Double, Anchor) =
      switch column.alignment {
      case .start: (start, .start)
      case .end: (end, .end)
      }
    add(column.title, metrics.textFont, .secondary, at: edge, anchor, 0)
    let (font, paint) =
      column.isEmphasized
      ? (metrics.landmarkFont, Paint.series(1)) : (metrics.textFont, Paint.ink)
    for (row, cell) in column.cells.enumerated() {
      guard let afterPoint = drawn.afterPoint else {
        add(cell, font, paint, at: edge, anchor, row + 1)
        continue
      }
      // The decimal points stand below one another, and so do whole numbers' ends.
      let before = ruler.advance(of: String(cell[..<cell.pointOrEnd]), font: font)
      add(cell, font, paint, at: end - afterPoint - before, .start, row + 1)
    }
  }

  private func drawLines(on drawing: inout Drawing) {
    for row in 0...table.rows {
      let y = rect.minY + rowHeight * Double(row + 1)
      let line = Path(from: Point(rect.minX, y), to: Point(rect.maxX, y))
      let paint = row == 0 ? Paint.ink : .grid
      drawing.add(line, stroke: Stroke(paint, width: metrics.axisWidth), on: .grid)
    }
  }
}

extension String {
  /// Where a number's decimal point is, between two digits.
  fileprivate var decimalPoint: Index? {
    var last: Character?
    for (index, character) in zip(indices, self) {
      let next = self.index(after: index)
      if character == ".", last?.isNumber ?? false, next < endIndex, self[next].isNumber {
        return index
      }
      last = character
    }
    return nil
  }

  /// The end of a cell's whole part: its decimal point, or else what follows its first digits, such as a unit.
  fileprivate var pointOrEnd: Index {
    if let decimalPoint { return decimalPoint }
    guard let first = firstIndex(where: { $0.isNumber }) else { return endIndex }
    return self[first...].firstIndex { !$0.isNumber && $0 != "\u{2009}" } ?? endIndex
  }
}
