import FigureScene
import Figures
import MotionCurves

/// `list`: the words of the template language, or where the numbers come from.
enum ListVerb {
  static let summary = "says which curves, readings, marks and units a template can name"

  private static let options = [
    Arguments.Option(
      name: "--sources", value: nil, help: "says where each constant comes from, and how surely"),
    Arguments.Option(
      name: "--markdown", value: nil, help: "says the words as the tables of Templates/README.md"),
    Arguments.Option(name: "--help", value: nil, help: "says this"),
  ]

  static func run(_ words: ArraySlice<String>) throws(Failure) {
    let arguments = try Arguments(words, options: options)
    guard arguments.operands.isEmpty else {
      throw Failure(.usage, "it takes no \"\(arguments.operands[0])\"")
    }
    if arguments.has("--help") {
      let lines = Arguments.help(options)
      return try Files.say(
        "Usage: motion-figures list [--sources]\n\nThis verb \(summary).\n\n\(lines)", to: 1)
    }
    let words = arguments.has("--markdown") ? Vocabulary.markdown : Vocabulary.text
    try Files.say(arguments.has("--sources") ? sources : words, to: 1)
  }

  /// A line for each constant: name, value with unit, how it became known and from whom.
  private static var sources: String {
    SourcedConstant.all.map { constant in
      let value = Decimal.trimmed(constant.value, decimals: 4)
      let number = constant.unit.isEmpty ? value : "\(value) \(constant.unit)"
      return constant.name.padded(to: 49) + number.padded(to: 18)
        + constant.provenance.certainty.rawValue.padded(to: 12) + constant.provenance.source
    }.joined(separator: "\n")
  }
}
