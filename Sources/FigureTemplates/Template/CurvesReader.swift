import Figures

/// Reads the motions of a template.
enum CurvesReader {
  /// The most motions of a template, and members of a family: more than a figure can show.
  static let mostCurves = 1000

  /// The scope in which each of the motions of `node` has its name.
  static func scope(from node: JSONNode, _ empty: Scope) throws(Problem) -> Scope {
    var scope = empty
    let members = try ObjectReader.members(of: node, what: "\"curves\"")
    guard members.count <= mostCurves else {
      throw Problem(
        members[mostCurves].keyOffset,
        "a template names at most \(mostCurves) curves, not \(members.count)")
    }
    scope.names = members.map { $0.key }
    for member in members {
      guard isName(member.key) else {
        throw Problem.name(
          member.keyOffset,
          "\"\(shortened(member.key))\" cannot be a curve's name; "
            + "use letters, digits and _, and a letter first")
      }
      scope.entries.append(try entry(member.key, member.value, scope))
    }
    return scope
  }

  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      && key.utf8.allSatisfy(isNameByte)
  }

  private static func entry(
    _ name: String, _ node: JSONNode, _ scope: Scope
  ) throws(Problem) -> Scope.Entry {
    let types = MotionKind.all.map { $0.type }
    let (index, type) = try ObjectReader.type(of: node, what: "curve", among: types)
    let kind = MotionKind.all[index]
    let reader = try ObjectReader(
      node, [.type(types), .each] + kind.fields, what: "curve \"\(type)\"", scope: scope)
    guard let parameter = try reader.each() else {
      return Scope.Entry(
        name: name, type: type, members: [try kind.read(reader)], parameter: nil)
    }
    let members = try parameter.values.map { value throws(Problem) in
      try kind.read(reader.inside(scope.adding([(name: parameter.name, value: value)])))
    }
    return Scope.Entry(name: name, type: type, members: members, parameter: parameter)
  }
}

extension ObjectReader {
  /// The name and the values behind `each`: one name with a list of numbers.
  func each() throws(Problem) -> (name: String, values: [Double])? {
    guard let node = node("each") else { return nil }
    let members = try ObjectReader.members(of: node, what: "\"each\"")
    guard members.count == 1, case .array(let items) = members[0].value.kind, !items.isEmpty else {
      throw Problem.structure(
        node.offset, "\"each\" must be one name with a list of numbers: { \"c\": [0.2, 0.5] }")
    }
    guard members[0].key.utf8.allSatisfy(isNameByte) else {
      throw Problem.name(
        members[0].keyOffset, "the name in \"each\" is made of letters, digits and _")
    }
    guard items.count <= CurvesReader.mostCurves else {
      throw Problem(
        items[CurvesReader.mostCurves].offset,
        "\"each\" has at most \(CurvesReader.mostCurves) values, not \(items.count)")
    }
    let values = try items.map { item throws(Problem) in
      try number(item, what: "a value of \"each\"")
    }
    return (name: members[0].key, values: values)
  }
}
