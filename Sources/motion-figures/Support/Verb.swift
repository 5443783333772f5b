/// Something that the command can be asked to do.
protocol Verb {
  /// The word that asks for it.
  static var name: String { get }
  /// What it does, in one line.
  static var summary: String { get }
  /// What it works on: `[TEMPLATE or FOLDER …]`.
  static var operands: String { get }
  /// What it does, in a few lines of at most 110 characters.
  static var explanation: String { get }
  /// A call that shows it at work.
  static var example: String { get }
  /// The words that may stand instead of templates, where they are a few.
  static var operandWords: [String] { get }
  /// Its options, but for `--help`, which all have.
  static var options: [Arguments.Option] { get }
  /// Does it.
  static func run(_ arguments: Arguments) async throws(Failure)
}

extension Verb {
  /// None: some verbs have nothing to choose.
  static var options: [Arguments.Option] { [] }

  /// None: most verbs work on templates.
  static var operandWords: [String] { [] }

  /// What it does and how it is asked for.
  static var help: String {
    let options = options + [Arguments.Option.help]
    let usage = ["motion-figures", name, options.count > 1 ? "[OPTION …]" : "", operands]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return """
      Usage: \(usage)

      \(explanation)

      \(Arguments.help(options))

      Example: \(example)
      """
  }

  /// Reads the words after the verb and does it, or says how it is asked for.
  static func run(words: ArraySlice<String>) async throws(Failure) {
    let arguments = try Arguments(words, options: options + [Arguments.Option.help])
    if arguments.has(Arguments.Option.help.name) { return try Files.say(help, to: 1) }
    if operands.isEmpty, let operand = arguments.operands.first {
      throw Failure(.usage, "it takes no \"\(operand)\"")
    }
    try await run(arguments)
  }
}

extension Arguments.Option {
  static let help = Arguments.Option(name: "--help", value: nil, help: "says this")
}
