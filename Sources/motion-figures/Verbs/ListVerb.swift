import FigureScene
import FigureTemplates
import Figures
import MotionCurves

/// `list`: the words of the template language, the figures, or where the numbers come from.
enum ListVerb: Verb {
  static let name = "list"
  static let summary = "says which curves, marks, presets, landmarks and figures there are"
  static let operands = "[curves, marks, presets, landmarks or figures]"
  static let example = "motion-figures list presets"

  static let explanation = """
    Says what a template can name: the curves with their keys and landmarks, the marks with their keys, Apple's
    presets with their numbers, the landmarks alone, or the figures of Templates with their titles; all of the
    language when none is asked for.
    """

  private enum Topic: String, Choice {
    case curves, marks, presets, landmarks, figures
  }

  static var operandWords: [String] { Topic.words }

  static let options = [
    Arguments.Option(
      name: "--sources", value: nil, help: "says where each constant comes from, and how surely"),
    Arguments.Option(
      name: "--markdown", value: nil, help: "says the words as the tables of Templates/README.md"),
  ]

  static func run(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count <= 1 else {
      throw Failure(.usage, "it takes one of \(operandWords.joined(separator: ", "))")
    }
    if arguments.has("--sources") { return try Files.say(sources, to: 1) }
    if arguments.has("--markdown") { return try Files.say(Vocabulary.markdown, to: 1) }
    guard let word = arguments.operands.first else { return try Files.say(Vocabulary.text, to: 1) }
    guard let topic = Topic(rawValue: word) else {
      throw Failure(
        .usage, "there is no list of \"\(word)\"" + Suggestion.hint(for: word, among: operandWords))
    }
    try Files.say(text(of: topic), to: 1)
  }

  private static func text(of topic: Topic) throws(Failure) -> String {
    switch topic {
    case .curves: Vocabulary.curves
    case .marks: Vocabulary.marks
    case .presets: presets
    case .landmarks: Vocabulary.landmarks
    case .figures: try figures()
    }
  }

  private static var presets: String {
    Motion.presets.map { motion in
      motion.name.padded(to: 26) + motion.type.padded(to: 13) + (motion.law.map(numbers) ?? "")
    }.joined(separator: "\n")
  }

  private static func numbers(_ law: MotionLaw) -> String {
    switch law {
    case .spring(let motion):
      let (response, ratio) = (motion.spring.response, motion.spring.dampingRatio)
      return "response \(Decimal.trimmed(response, decimals: 4)) s, damping ratio "
        + Decimal.trimmed(ratio, decimals: 4)
    case .timing(let motion):
      let curve = motion.curve
      return [curve.x1, curve.y1, curve.x2, curve.y2].map { Decimal.trimmed($0, decimals: 4) }
        .joined(separator: ", ")
    }
  }

  private static func figures() throws(Failure) -> String {
    let (inputs, failures) = try Input.all(named: [])
    if let failure = failures.first { throw failure }
    return try inputs.map { input throws(Failure) in
      input.name.padded(to: 28) + Printable.line(try input.content().figure.title)
    }.joined(separator: "\n")
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
