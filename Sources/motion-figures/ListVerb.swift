import Figures

/// `list`: the words of the template language.
enum ListVerb {
  static let summary = "says which curves, readings, marks and units a template can name"

  static func run(_ words: ArraySlice<String>) throws(Failure) {
    let options = [Arguments.Option(name: "--help", value: nil, help: "")]
    let arguments = try Arguments(words, options: options)
    guard arguments.operands.isEmpty else {
      throw Failure(.usage, "list takes no \"\(arguments.operands[0])\"")
    }
    if arguments.has("--help") {
      return Files.say("Usage: motion-figures list\n\nThis verb \(summary).", to: 1)
    }
    Files.say(Vocabulary.text, to: 1)
  }
}
