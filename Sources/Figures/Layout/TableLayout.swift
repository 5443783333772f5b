import FigureScene

/// A table in its place: rows of one height from the top of `rect`, the columns spread over its width.
struct TableLayout {
  let table: Table
  let rect: Rect
  let metrics: Metrics
  let ruler: Ruler

  private var rowHeight: Double {
    min(metrics.tableRow, rect.height / Double(table.rows + 1))
  }

  func draw(on drawing: inout Drawing) {
    let widths = table.columns.map { width(of: $0) }
    let gap = (rect.width - widths.reduce(0, +)) / Double(max(1, table.columns.count - 1))
    var start = rect.minX
    for (column, width) in zip(table.columns, widths) {
      draw(column, from: start, to: start + width, on: &drawing)
      start += width + gap
    }
    drawLines(on: &drawing)
  }

  /// The width of a column's widest text, were it emphasised.
  private func width(of column: Table.Column) -> Double {
    ([column.title] + column.cells).map { ruler.advance(of: $0, font: metrics.landmarkFont) }
      .max() ?? 0
  }

  private func draw(
    _ column: Table.Column, from start: Double, to end: Double, on drawing: inout Drawing
  ) {
    func add(_ text: String, _ font: Font, _ paint: Paint, row: Int) {
      let (place, anchor): (Double, Anchor) =
        switch column.alignment {
        case .start: (start, .start)
        case .end: (end, .end)
        }
      let middle = Point(place, rect.minY + rowHeight * (Double(row) + 0.5))
      let line = LabelLine(text, font: font, paint: paint)
      drawing.add(line, level: middle, anchor: anchor, ruler: ruler)
    }
    add(column.title, metrics.textFont, .secondary, row: 0)
    let (font, paint) =
      column.isEmphasized
      ? (metrics.landmarkFont, Paint.series(1)) : (metrics.textFont, Paint.ink)
    for (row, cell) in column.cells.enumerated() { add(cell, font, paint, row: row + 1) }
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
