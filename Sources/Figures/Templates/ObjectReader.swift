import FigureScene

/// Reads the keys of one object of a template.
struct ObjectReader {
  let node: JSONNode
  let scope: Scope
  private let members: [JSONNode.Member]
  /// What the object is, for errors: `mark "drop"`.
  private let what: String

  /// Checks that `node` is an object that has no keys but those of `fields`, and all that it needs.
  init(_ node: JSONNode, _ fields: [Field], what: String, scope: Scope) throws(Problem) {
    let members = try ObjectReader.members(of: node, what: what)
    for member in members where !fields.contains(where: { $0.key == member.key }) {
      throw Problem(
        member.keyOffset,
        "unknown key \"\(shortened(member.key))\" in \(what)"
          + Suggestion.wayOut(for: member.key, among: fields.map(\.key)))
    }
    for field in fields
    where field.isRequired && !members.contains(where: { $0.key == field.key }) {
      throw Problem(node.offset, "\(what) lacks the key \"\(field.key)\": \(field.summary)")
    }
    (self.node, self.scope, self.members, self.what) = (node, scope, members, what)
  }

  /// The members of `node`, which has to be an object.
  static func members(of node: JSONNode, what: String) throws(Problem) -> [JSONNode.Member] {
    guard case .object(let members) = node.kind else {
      throw Problem(node.offset, "\(what) must be an object, { … }, not \(node.kindName)")
    }
    return members
  }

  /// The word behind `type`, which names the kind of thing that `node` is.
  static func type(
    of node: JSONNode, what: String, among types: [String]
  ) throws(Problem) -> (index: Int, name: String) {
    let members = try members(of: node, what: what)
    guard let member = members.first(where: { $0.key == "type" }) else {
      let choices = types.map { "\"\($0)\"" }.joined(separator: ", ")
      throw Problem(node.offset, "\(what) lacks the key \"type\": one of \(choices)")
    }
    guard case .string(let name) = member.value.kind else {
      throw Problem(member.value.offset, "\"type\" must be a text, not \(member.value.kindName)")
    }
    guard let index = types.firstIndex(of: name) else {
      throw Problem(
        member.value.offset,
        "there is no \(what) of the type \"\(shortened(name))\""
          + Suggestion.wayOut(for: name, among: types))
    }
    return (index, name)
  }

  /// What stands behind `key`, if anything does.
  func node(_ key: String) -> JSONNode? {
    members.first { $0.key == key }?.value
  }

  /// Where `key`'s value stands, or the object itself where the key was left out.
  func offset(_ key: String) -> Int {
    node(key)?.offset ?? node.offset
  }

  // MARK: - Values

  /// The plain text behind `key`, in which braces mean nothing.
  func string(_ key: String) throws(Problem) -> String? {
    guard let node = node(key) else { return nil }
    guard case .string(let text) = node.kind else {
      throw Problem(node.offset, "\"\(key)\" must be a text, not \(node.kindName)")
    }
    return text
  }

  /// The text behind `key`, with its numbers computed; a mark may add numbers of its own.
  func text(_ key: String, locals: [(name: String, value: Double)] = []) throws(Problem) -> String?
  {
    guard let node = node(key), let template = try string(key) else { return nil }
    return try TextTemplate.text(of: node, template, in: scope.adding(locals))
  }

  /// The number behind `key`, or the value of the expression that stands there.
  func number(_ key: String, words: [(name: String, value: Double)] = []) throws(Problem) -> Double?
  {
    guard let node = node(key) else { return nil }
    return try number(node, what: "\"\(key)\"", words: words)
  }

  /// The number behind `key`, which the object's fields require.
  func requiredNumber(_ key: String) throws(Problem) -> Double {
    try number(key)!
  }

  /// The number that `node` is, or the value of the expression that it is.
  func number(
    _ node: JSONNode, what: String, words: [(name: String, value: Double)] = []
  ) throws(Problem) -> Double {
    let value = try anyNumber(node, what: what, words: words)
    guard abs(value) <= ObjectReader.largestNumber else {
      throw Problem(
        node.offset,
        "\(what) is \(Decimal.shortest(value)); no number of a figure may be beyond 1e15")
    }
    return value
  }

  /// Far beyond what a figure shows; near enough that sums and ratios of numbers stay finite.
  static let largestNumber = 1e15

  private func anyNumber(
    _ node: JSONNode, what: String, words: [(name: String, value: Double)]
  ) throws(Problem) -> Double {
    switch node.kind {
    case .number(let value): return value
    case .string(let text):
      if let word = words.first(where: { $0.name == text }) { return word.value }
      if !words.isEmpty, !text.utf8.contains(where: { !isNameByte($0) }),
        !scope.locals.contains(where: { $0.name == text })
      {
        throw Problem(
          node.offset,
          "\(what) is a number or a word, and \"\(shortened(text))\" is no such word"
            + Suggestion.wayOut(for: text, among: words.map(\.name)))
      }
      return try Expression.value(of: text, in: scope) { count in
        JSONParser.sourceOffset(of: count, inTextAt: node.offset, of: scope.bytes)
      }
    default:
      throw Problem(
        node.offset,
        "\(what) must be a number or a formula in quotation marks, not \(node.kindName)")
    }
  }

  /// The curve behind `key`, which the object's fields require.
  func curve(_ key: String = "curve") throws(Problem) -> FigureCurve {
    let name = try string(key)!
    return try scope.curve(name, at: offset(key))
  }

  /// The word behind `key`, one of `words`.
  func word(_ key: String, among words: [String]) throws(Problem) -> String? {
    guard let word = try string(key) else { return nil }
    guard words.contains(word) else {
      throw Problem(
        offset(key),
        "\"\(key)\" cannot be \"\(shortened(word))\"" + Suggestion.wayOut(for: word, among: words))
    }
    return word
  }

  /// The items of the list behind `key`.
  func list(_ key: String) throws(Problem) -> [JSONNode]? {
    guard let node = node(key) else { return nil }
    guard case .array(let items) = node.kind else {
      throw Problem(node.offset, "\"\(key)\" must be a list, [ … ], not \(node.kindName)")
    }
    return items
  }

  /// The numbers of the list behind `key`.
  func numbers(_ key: String) throws(Problem) -> [Double]? {
    try list(key)?.map { node throws(Problem) in try number(node, what: "\"\(key)\"") }
  }

  /// Whether `key` is true.
  func bool(_ key: String) throws(Problem) -> Bool {
    guard let node = node(key) else { return false }
    guard case .bool(let value) = node.kind else {
      throw Problem(node.offset, "\"\(key)\" must be true or false, not \(node.kindName)")
    }
    return value
  }

  /// The two numbers behind `key`.
  func pair(_ key: String) throws(Problem) -> (Double, Double)? {
    guard let items = try list(key) else { return nil }
    guard items.count == 2 else {
      throw Problem(offset(key), "\"\(key)\" must hold two numbers, not \(items.count)")
    }
    return (
      try number(items[0], what: "\"\(key)\""), try number(items[1], what: "\"\(key)\"")
    )
  }

  /// The interval behind `key`: two numbers, ascending.
  func interval(_ key: String) throws(Problem) -> ClosedRange<Double>? {
    guard let (lower, upper) = try pair(key) else { return nil }
    guard lower != upper else {
      throw Problem(
        offset(key), "both ends of \"\(key)\" are \(Decimal.shortest(lower)); they must differ")
    }
    guard lower < upper else {
      throw Problem(
        offset(key),
        "\"\(key)\" runs backwards, from \(Decimal.shortest(lower)) to \(Decimal.shortest(upper));"
          + " write the smaller end first")
    }
    return lower...upper
  }
}
