import FigureScene
import Figures
import MotionCurves

/// Reads the keys of one object of a template.
struct ObjectReader {
  let node: JSONNode
  private(set) var scope: Scope
  private let members: [JSONNode.Member]
  private let fields: [Field]
  /// What the object is, for errors: `mark "drop"`.
  private let what: String

  /// Checks that `node` is an object that has no keys but those of `fields`, and all that it needs.
  init(_ node: JSONNode, _ fields: [Field], what: String, scope: Scope) throws(Problem) {
    let members = try ObjectReader.members(of: node, what: what)
    for member in members where !fields.contains(where: { $0.key == member.key }) {
      throw Problem.structure(
        member.keyOffset,
        "unknown key \"\(shortened(member.key))\" in \(what)"
          + Suggestion.hint(for: member.key, among: fields.map { $0.key }))
    }
    for field in fields
    where field.isRequired && !members.contains(where: { $0.key == field.key }) {
      throw ObjectReader.missing(field.key, fields, what, node)
    }
    (self.node, self.scope, self.members) = (node, scope, members)
    (self.fields, self.what) = (fields, what)
  }

  /// The reader of the same object where other names stand for something.
  func inside(_ scope: Scope) -> ObjectReader {
    var reader = self
    reader.scope = scope
    return reader
  }

  private static func missing(
    _ key: String, _ fields: [Field], _ what: String, _ node: JSONNode
  ) -> Problem {
    let summary = fields.first { $0.key == key }.map { ": \($0.summary)" } ?? ""
    return Problem.structure(node.offset, "\(what) lacks the key \"\(key)\"\(summary)")
  }

  /// The value behind a key without which the object is nothing.
  func required<Value>(_ key: String, _ value: Value?) throws(Problem) -> Value {
    guard let value else { throw ObjectReader.missing(key, fields, what, node) }
    return value
  }

  /// The members of `node`, which has to be an object.
  static func members(of node: JSONNode, what: String) throws(Problem) -> [JSONNode.Member] {
    guard case .object(let members) = node.kind else {
      throw Problem.structure(node.offset, "\(what) must be an object, { … }, not \(node.kindName)")
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
          + Suggestion.hint(for: name, among: types))
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
      throw Problem.structure(node.offset, "\"\(key)\" must be a text, not \(node.kindName)")
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

  /// The text behind a key that is needed.
  func requiredText(
    _ key: String, locals: [(name: String, value: Double)] = []
  ) throws(Problem) -> String {
    try required(key, text(key, locals: locals))
  }

  /// The plain text behind a key that is needed.
  func requiredString(_ key: String) throws(Problem) -> String { try required(key, string(key)) }

  /// The number behind a key that is needed.
  func requiredNumber(_ key: String) throws(Problem) -> Double { try required(key, number(key)) }

  /// The numbers of the list behind a key that is needed.
  func requiredNumbers(_ key: String) throws(Problem) -> [Double] {
    try required(key, numbers(key))
  }

  /// The two numbers behind a key that is needed.
  func requiredPair(_ key: String) throws(Problem) -> (Double, Double) {
    try required(key, pair(key))
  }

  /// The number that `node` is, or the value of the expression that it is.
  func number(
    _ node: JSONNode, what: String, words: [(name: String, value: Double)] = []
  ) throws(Problem) -> Double {
    let value = try anyNumber(node, what: what, words: words)
    guard abs(value) <= largestNumber else {
      throw Problem(
        node.offset,
        "\(what) is \(Decimal.shortest(value)); no number of a figure may be beyond 1e15")
    }
    return value
  }

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
            + Suggestion.hint(for: text, among: words.map { $0.name }))
      }
      return try Expression.value(of: text, in: scope) { count in
        JSONParser.sourceOffset(of: count, inTextAt: node.offset, of: scope.bytes)
      }
    case .null, .bool, .array, .object:
      throw Problem(
        node.offset,
        "\(what) must be a number or a formula in quotation marks, not \(node.kindName)")
    }
  }

  /// The curve behind a key that is needed.
  func curve(_ key: String = "curve") throws(Problem) -> Curve {
    try scope.curve(requiredString(key), at: offset(key))
  }

  /// The word behind `key`, one of `words`.
  func word(_ key: String, among words: [String]) throws(Problem) -> String? {
    guard let word = try string(key) else { return nil }
    guard words.contains(word) else {
      throw Problem(
        offset(key),
        "\"\(key)\" cannot be \"\(shortened(word))\"" + Suggestion.hint(for: word, among: words))
    }
    return word
  }

  /// The word behind `key` as what it stands for.
  func word<Words: RawRepresentable & CaseIterable>(
    _ key: String, of _: Words.Type
  ) throws(Problem) -> Words? where Words.RawValue == String {
    let words = Words.allCases.map { $0.rawValue }
    guard let word = try word(key, among: words) else { return nil }
    return Words(rawValue: word)
  }

  /// The items of the list behind `key`.
  func list(_ key: String) throws(Problem) -> [JSONNode]? {
    guard let node = node(key) else { return nil }
    guard case .array(let items) = node.kind else {
      throw Problem.structure(node.offset, "\"\(key)\" must be a list, [ … ], not \(node.kindName)")
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
      throw Problem.structure(node.offset, "\"\(key)\" must be true or false, not \(node.kindName)")
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

extension ObjectReader {
  /// Makes a motion; a parameter that it refuses becomes a problem at its key.
  ///
  /// - Parameters:
  ///   - keys: the keys of parameters that have another name in the template.
  ///   - make: makes it.
  func motion<Motion>(
    keys: [(parameter: String, key: String)] = [], _ make: () throws(MotionError) -> Motion
  ) throws(Problem) -> Motion {
    do {
      return try make()
    } catch {
      let key = keys.first { $0.parameter == error.parameter }?.key ?? error.parameter
      throw Problem(
        offset(key), "\"\(key)\" is \(Decimal.shortest(error.value)); it \(error.requirement)")
    }
  }

  /// Does what a figure may refuse; what is refused becomes a problem at the key of the parameter.
  func figure<Result>(_ body: () throws(FigureError) -> Result) throws(Problem) -> Result {
    do {
      return try body()
    } catch {
      throw Problem(offset(error.parameter ?? ""), error.description)
    }
  }
}
