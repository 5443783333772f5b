import FigureScene

/// Rows and columns of text, the numbers of a column with their ends below one another.
public struct Table: Sendable {
  /// A column: what it is called, and its cells from top to bottom.
  public struct Column: Sendable {
    /// What stands above it.
    public var title: String
    /// Its texts.
    public var cells: [String]
    /// Whether it is what the reader looks for.
    public var isEmphasized: Bool
  }

  /// The columns, from left to right; all with the same number of cells.
  public var columns: [Column]

  /// Sets the table in `rect`: rows of one height from its top, the columns spread over its width.
  func draw(in rect: Rect, on drawing: inout Drawing, metrics: Metrics, ruler: Ruler) {
    let font = metrics.textFont
    func width(_ column: Column) -> Double {
      ([column.title] + column.cells).map { ruler.advance(of: $0, font: metrics.landmarkFont) }
        .max() ?? 0
    }
    let widths = columns.map(width)
    let gap = (rect.width - widths.reduce(0, +)) / Double(max(1, columns.count - 1))
    let rows = columns.map(\.cells.count).max() ?? 0
    let height = min(metrics.tableRow, rect.height / Double(rows + 1))
    func baseline(_ row: Int) -> Double {
      rect.minY + height * (Double(row) + 0.5) + ruler.capHeight * font.size / 2
    }
    var end = rect.minX
    for (column, width) in zip(columns, widths) {
      end += width
      func add(_ text: String, _ font: Font, _ paint: Paint, row: Int) {
        let label = Label(
          text, font: font, paint: paint, at: Point(end, baseline(row)), anchor: .end, ruler: ruler)
        drawing.add(label, on: .labels, ruler: ruler)
      }
      add(column.title, font, .secondary, row: 0)
      let (cellFont, paint) =
        column.isEmphasized ? (metrics.landmarkFont, Paint.series(1)) : (font, Paint.ink)
      for (row, cell) in column.cells.enumerated() { add(cell, cellFont, paint, row: row + 1) }
      end += gap
    }
    for row in 0...rows {
      let y = rect.minY + height * Double(row + 1)
      let isHeader = row == 0
      let line = Path(from: Point(rect.minX, y), to: Point(rect.maxX, y))
      drawing.add(
        line, stroke: Stroke(isHeader ? .ink : .grid, width: metrics.axisWidth), on: .grid)
    }
  }
}
