import FigureTemplates

/// The words after the command's verb: options with their values, and the rest.
struct Arguments {
  /// An option of a verb.
  struct Option {
    /// The name with its dashes.
    let name: String
    /// What its value is called, or `nil` for one that has none.
    let value: String?
    /// What it does, for the help.
    let help: String
    /// Whether it may be given more than once.
    var isRepeatable = false
  }

  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts `words` into `options` and operands; after `--` everything is an operand.
  init(_ words: ArraySlice<String>, options: [Option]) throws(Failure) {
    var words = words
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw Failure(
          .usage,
          "unknown option \"\(name)\"" + Suggestion.hint(for: name, among: options.map(\.name)))
      }
      guard values[name] == nil || option.isRepeatable else {
        throw Failure(.usage, "the option \(name) is given twice; keep one of the two")
      }
      values[name, default: []].append(
        try Arguments.value(of: option, inline: parts.dropFirst().first, &words))
    }
  }

  private static func value(
    of option: Option, inline: Substring?, _ words: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let placeholder = option.value else {
      guard inline == nil else { throw Failure(.usage, "the option \(option.name) takes no value") }
      return ""
    }
    guard let value = inline.map(String.init) ?? words.popFirst(), !value.isEmpty else {
      throw Failure(
        .usage, "the option \(option.name) needs a value: \(option.name) \(placeholder)")
    }
    return value
  }

  /// A line for each of `options`.
  static func help(_ options: [Option]) -> String {
    let names = options.map { [$0.name, $0.value ?? ""].joined(separator: " ") }
    let width = (names.map(\.count).max() ?? 0) + 2
    return zip(names, options).map { "  " + $0.padded(to: width) + $1.help }
      .joined(separator: "\n")
  }

  /// Whether the option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The option's value, if it was given.
  subscript(_ name: String) -> String? { values[name]?.last }

  /// All values of an option that may be given more than once.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The option's value, one of the words of an enumeration; the first of them when not given.
  func choice<Words: Choice>(_ name: String, of words: Words.Type) throws(Failure) -> Words {
    let list = try list(name, of: words, or: Array(words.allCases.prefix(1)))
    guard list.count == 1 else {
      throw Failure(.usage, "\(name) is one of \(words.words.joined(separator: ", "))")
    }
    return list[0]
  }

  /// The option's value as a list separated by commas, each a word of an enumeration; `fallback` when not given.
  func list<Words: Choice>(
    _ name: String, of words: Words.Type, or fallback: [Words]
  ) throws(Failure) -> [Words] {
    guard let value = self[name] else { return fallback }
    var list: [Words] = []
    for item in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let choice = Words(rawValue: item) else {
        throw Failure(
          .usage, "\(name) cannot be \"\(item)\"" + Suggestion.hint(for: item, among: words.words))
      }
      if !list.contains(choice) { list.append(choice) }
    }
    return list
  }
}

/// What an option may say: the words of an enumeration, the usual one first.
protocol Choice: RawRepresentable<String>, CaseIterable, Equatable {}

extension Choice {
  /// All words.
  static var words: [String] { allCases.map(\.rawValue) }

  /// All words as the help shows them.
  static var value: String { words.joined(separator: ",") }
}
