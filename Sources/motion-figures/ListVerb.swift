import Figures

/// `list`: the words of the template language.
enum ListVerb {
  static let summary = "says which curves, readings, marks and units a template can name"

  static func run(_ words: ArraySlice<String>) throws(Failure) {
    try WordlessVerb.run(words, name: "list", summary: summary, text: Vocabulary.text)
  }
}
