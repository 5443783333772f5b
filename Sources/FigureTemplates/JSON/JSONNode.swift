/// A piece of a template's text as JSON, with its place.
struct JSONNode: Sendable {
  indirect enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Sendable {
    let key: String
    let keyOffset: Int
    let value: JSONNode
  }

  /// The byte at which it begins.
  let offset: Int
  let kind: Kind

  /// All strings in it, with spaces between them.
  var allText: String {
    switch kind {
    case .null, .bool, .number: ""
    case .string(let text): text
    case .array(let items): items.map { $0.allText }.joined(separator: " ")
    case .object(let members): members.map { $0.value.allText }.joined(separator: " ")
    }
  }

  /// What it is, as a word of an error.
  var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
