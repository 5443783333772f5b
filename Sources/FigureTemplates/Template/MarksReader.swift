import Figures

/// Reads the marks of a panel.
enum MarksReader {
  static func marks(_ nodes: [JSONNode], _ scope: Scope) throws(Problem) -> [AnyMark] {
    var marks: [AnyMark] = []
    for node in nodes {
      marks += try MarksReader.marks(node, scope)
      guard marks.count <= Figure.mostMarks else {
        throw Problem(
          node.offset,
          "a panel shows at most \(Figure.mostMarks) marks; with this it would be \(marks.count)")
      }
    }
    return marks
  }

  /// The marks that one object stands for: one, or one for each value of its `each` and for each member
  /// of a family of curves that it speaks of.
  private static func marks(_ node: JSONNode, _ scope: Scope) throws(Problem) -> [AnyMark] {
    let types = MarkKind.all.map { $0.type }
    let (index, name) = try ObjectReader.type(of: node, what: "mark", among: types)
    let kind = MarkKind.all[index]
    let reader = try ObjectReader(
      node, [.type(types), .each] + kind.fields, what: "mark \"\(name)\"", scope: scope)
    return try scopes(of: reader, scope).map { scope throws(Problem) in
      var mark = try kind.read(reader.inside(scope))
      let (start, bytes) = (Problem(node.offset, ""), scope.bytes)
      mark.origin = { "line \(start.place(in: bytes).line): the mark \"\(name)\"" }
      return mark
    }
  }

  /// The scopes in which the object of `reader` is read, one for each mark.
  private static func scopes(
    of reader: ObjectReader, _ scope: Scope
  ) throws(Problem) -> [Scope] {
    var scopes = [scope]
    if let parameter = try reader.each() {
      scopes = parameter.values.map { scope.adding([(name: parameter.name, value: $0)]) }
    }
    for family in scope.familiesNamed(in: reader.node.allText) {
      guard scopes.count * family.members.count <= Figure.mostMarks else {
        throw Problem(
          reader.node.offset, "this mark stands for more than \(Figure.mostMarks) marks")
      }
      scopes = scopes.flatMap { scope in
        family.members.indices.map { scope.choosing($0, of: family.name) }
      }
    }
    return scopes
  }
}
