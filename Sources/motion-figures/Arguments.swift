import Figures

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
          "unknown option \"\(name)\"" + Suggestion.wayOut(for: name, among: options.map(\.name)))
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

  /// The option's value, one of `choices`; the first of them when not given.
  func choice(_ name: String, of choices: [String]) throws(Failure) -> String {
    let list = try list(name, of: choices, or: [choices[0]])
    guard list.count == 1 else {
      throw Failure(.usage, "\(name) is one of \(choices.joined(separator: ", "))")
    }
    return list[0]
  }

  /// The option's value as a list separated by commas, each of `choices`; `fallback` when not given.
  func list(_ name: String, of choices: [String], or fallback: [String]) throws(Failure) -> [String]
  {
    guard let value = self[name] else { return fallback }
    var list: [String] = []
    for item in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard choices.contains(item) else {
        throw Failure(
          .usage, "\(name) cannot be \"\(item)\"" + Suggestion.wayOut(for: item, among: choices))
      }
      if !list.contains(item) { list.append(item) }
    }
    return list
  }
}
