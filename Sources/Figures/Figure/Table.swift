import FigureScene

/// Rows and columns of text: the numbers of a column with their ends below one another, words with their beginnings.
public struct Table: Sendable {
  /// A column: what it is called, and its cells from top to bottom.
  public struct Column: Sendable {
    /// What stands above it.
    public var title: String
    /// Its texts.
    public var cells: [String]
    /// Whether it is what the reader looks for.
    public var isEmphasized: Bool
    /// Whether its cells begin or end below one another.
    public var alignment: Alignment

    /// How the cells of a column stand below one another.
    public enum Alignment: String, CaseIterable, Sendable {
      /// They begin below one another, as words do.
      case start
      /// They end below one another, as numbers do.
      case end
    }

    /// Makes a column of its texts.
    public init(
      _ title: String, cells: [String], isEmphasized: Bool = false, alignment: Alignment = .end
    ) {
      (self.title, self.cells) = (title, cells)
      (self.isEmphasized, self.alignment) = (isEmphasized, alignment)
    }

    /// Makes a column with a cell for each of `values`.
    public init<Value>(
      _ title: String, for values: [Value], isEmphasized: Bool = false,
      cell: (Value) -> String
    ) {
      self.init(title, cells: values.map(cell), isEmphasized: isEmphasized)
    }
  }

  /// The columns, from left to right; all with the same number of cells.
  public var columns: [Column]

  /// Makes a table of its columns, from left to right.
  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// The most columns of a table.
  private static let mostColumns = 100

  /// How many rows of cells there are.
  package var rows: Int { columns.map { $0.cells.count }.max() ?? 0 }

  /// Refuses a table without columns or rows.
  package func check() throws(FigureError) {
    guard !columns.isEmpty, rows > 0 else {
      throw FigureError("a table needs at least one column and one row", parameter: "table")
    }
    guard columns.count <= Table.mostColumns else {
      throw FigureError(
        "a table of \(columns.count) columns; \(Table.mostColumns) at most are drawn",
        parameter: "table")
    }
    for (number, column) in columns.enumerated() where column.cells.count != rows {
      throw FigureError(
        "column \(number + 1) of the table has \(column.cells.count) cells, another one \(rows); "
          + "all must have the same number", parameter: "table")
    }
  }
}
