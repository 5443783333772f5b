import Figures

/// Reads a table: a row for each value of its `each`, which is a number or a motion, or as many as its columns have
/// texts.
struct TableReader {
  private let reader: ObjectReader

  init(_ node: JSONNode, _ scope: Scope) throws(Problem) {
    reader = try ObjectReader(node, TemplateFields.table, what: "the table", scope: scope)
  }

  func table() throws(Problem) -> Table {
    let nodes = try reader.required("columns", reader.list("columns"))
    let columns = try nodes.map { node throws(Problem) in
      try ObjectReader(node, TemplateFields.column, what: "the column", scope: reader.scope)
    }
    guard let first = columns.first else {
      throw Problem.structure(reader.node.offset, "a table needs at least one column and one row")
    }
    let rows = try rows()
    let texts = try first.list("cells")
    let count = rows?.count ?? texts?.count ?? 0
    return Table(
      try columns.map { column throws(Problem) in
        Table.Column(
          try column.requiredText("title"), cells: try cells(of: column, rows, count: count),
          isEmphasized: try column.bool("emphasis"),
          alignment: try column.word("align", of: Table.Column.Alignment.self)
            ?? (column.node("cells") == nil ? .end : .start))
      })
  }

  /// The texts of a column: its own, or its `cell` in each row.
  private func cells(
    of column: ObjectReader, _ rows: [Scope]?, count: Int
  ) throws(Problem) -> [String] {
    guard let texts = try column.list("cells") else {
      guard column.node("cell") != nil else {
        throw Problem.structure(
          column.node.offset,
          "the column lacks the key \"cell\", read for each row, or \"cells\", its texts")
      }
      guard let rows else {
        throw Problem.structure(
          column.offset("cell"), "a \"cell\" is read for each row, and the table has no \"each\"")
      }
      return try rows.map { scope throws(Problem) in
        try column.inside(scope).requiredText("cell")
      }
    }
    guard column.node("cell") == nil else {
      throw Problem.structure(
        column.offset("cells"), "a column has a \"cell\" for each row or \"cells\", not both")
    }
    guard texts.count == count else {
      throw Problem.structure(
        column.offset("cells"),
        "this column has \(texts.count) texts, and the table \(count) rows; it needs one for each")
    }
    return try texts.enumerated().map { row, node throws(Problem) in
      guard case .string(let text) = node.kind else {
        throw Problem.structure(node.offset, "a cell must be a text, not \(node.kindName)")
      }
      return try TextTemplate.text(of: node, text, in: rows?[row] ?? reader.scope)
    }
  }

  /// What the name behind `each` stands for, row by row; `nil` without an `each`.
  private func rows() throws(Problem) -> [Scope]? {
    let scope = reader.scope
    if let motions = try motions() {
      return motions.values.map { scope.naming(motions.name, likeEntry: $0) }
    }
    guard let each = try reader.each() else { return nil }
    return each.values.map { scope.adding([(name: each.name, value: $0)]) }
  }

  /// The name behind `each` and the motions that it stands for, where all its values are names of motions.
  private func motions() throws(Problem) -> (name: String, values: [Int])? {
    guard let node = reader.node("each") else { return nil }
    let members = try ObjectReader.members(of: node, what: "\"each\"")
    guard members.count == 1, case .array(let items) = members[0].value.kind else { return nil }
    let indices = items.compactMap { item -> Int? in
      guard case .string(let name) = item.kind else { return nil }
      return reader.scope.entries.firstIndex { $0.name == name && $0.members.count == 1 }
    }
    guard !indices.isEmpty, indices.count == items.count else { return nil }
    return (name: members[0].key, values: indices)
  }
}
