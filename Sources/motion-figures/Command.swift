import FigureTemplates

/// The command: a verb, its options and what it is to work on.
enum Command {
  static let version = "0.1.0"

  static let help = """
    motion-figures turns templates into figures of how iOS moves.

    Usage: motion-figures VERB [OPTION …] [TEMPLATE or FOLDER …]

    \(Verbs.all.map { "  \($0.name)".padded(to: 14) + $0.summary }.joined(separator: "\n"))

      --help     says this; after a verb, what the verb does
      --version  says the version

    Status: 0 done, 1 a figure failed, 64 usage, 65 a bad template, 66 a missing input,
    73 a file that cannot be written.
    """

  /// Runs the command and returns its status.
  static func run(_ words: ArraySlice<String>) async -> Int32 {
    do {
      try await dispatch(words)
      return 0
    } catch {
      if !error.message.isEmpty { Files.warn(error.message) }
      return error.status.rawValue
    }
  }

  private static func dispatch(_ words: ArraySlice<String>) async throws(Failure) {
    guard let word = words.first else {
      _ = Files.writeAll(Array((help + "\n").utf8), to: 2)
      throw Failure(.usage, "")
    }
    switch word {
    case "--help", "-h", "help": return try Files.say(help, to: 1)
    case "--version": return try Files.say("motion-figures \(version)", to: 1)
    default: break
    }
    guard let verb = Verbs.all.first(where: { $0.name == word }) else {
      let choices = Verbs.all.map { $0.name } + ["--help", "--version"]
      throw Failure(
        .usage,
        "motion-figures: unknown \(word.hasPrefix("-") ? "option" : "verb") \"\(word)\""
          + Suggestion.hint(for: word, among: choices))
    }
    do {
      try await verb.run(words: words.dropFirst())
    } catch {
      // One without words has been told of already.
      guard error.status == .usage, !error.message.isEmpty else { throw error }
      throw Failure(.usage, "motion-figures \(verb.name): \(error.message)")
    }
  }
}
