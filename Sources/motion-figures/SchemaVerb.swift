import Figures

/// `schema`: what editors complete and check templates by.
enum SchemaVerb {
  static let summary = "prints the JSON schema of templates, for editors"

  private static let options = [Arguments.Option(name: "--help", value: nil, help: "says this")]

  static func run(_ words: ArraySlice<String>) throws(Failure) {
    let arguments = try Arguments(words, options: options)
    guard arguments.operands.isEmpty else {
      throw Failure(.usage, "it takes no \"\(arguments.operands[0])\"")
    }
    let help = "Usage: motion-figures schema\n\nThis verb \(summary)."
    try Files.say(arguments.has("--help") ? help : Schema.text, to: 1)
  }
}
