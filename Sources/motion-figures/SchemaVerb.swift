import Figures

/// `schema`: what editors complete and check templates by.
enum SchemaVerb {
  static let summary = "prints the JSON schema of templates, for editors"

  static func run(_ words: ArraySlice<String>) throws(Failure) {
    try WordlessVerb.run(words, name: "schema", summary: summary, text: Schema.text)
  }
}

/// A verb that takes nothing and prints a text.
enum WordlessVerb {
  static func run(
    _ words: ArraySlice<String>, name: String, summary: String, text: @autoclosure () -> String
  ) throws(Failure) {
    let options = [Arguments.Option(name: "--help", value: nil, help: "says this")]
    let arguments = try Arguments(words, options: options)
    guard arguments.operands.isEmpty else {
      throw Failure(.usage, "it takes no \"\(arguments.operands[0])\"")
    }
    if arguments.has("--help") {
      return Files.say("Usage: motion-figures \(name)\n\nThis verb \(summary).", to: 1)
    }
    Files.say(text(), to: 1)
  }
}
