import FigureScene
import Figures
import MotionCurves

/// `list`: the words of the template language, the figures, or where the numbers come from.
enum ListVerb: Verb {
  static let name = "list"
  static let summary = "says which curves, marks, presets, readings and figures there are"
  static let operands = "[curves, marks, presets, landmarks or figures]"
  static let example = "motion-figures list presets"

  static let explanation = """
    Says what a template can name: the curves with their keys and readings, the marks with their keys, Apple's
    presets with their numbers, the readings alone, or the figures of Templates with their titles; all of the
    language when none is asked for.
    """

  static let topics = ["curves", "marks", "presets", "landmarks", "figures"]

  static let options = [
    Arguments.Option(
      name: "--sources", value: nil, help: "says where each constant comes from, and how surely"),
    Arguments.Option(
      name: "--markdown", value: nil, help: "says the words as the tables of Templates/README.md"),
  ]

  static func run(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count <= 1 else {
      throw Failure(.usage, "it takes one of \(topics.joined(separator: ", "))")
    }
    if arguments.has("--sources") { return try Files.say(sources, to: 1) }
    if arguments.has("--markdown") { return try Files.say(Vocabulary.markdown, to: 1) }
    switch arguments.operands.first {
    case nil: try Files.say(Vocabulary.text, to: 1)
    case "curves": try Files.say(Vocabulary.curves, to: 1)
    case "marks": try Files.say(Vocabulary.marks, to: 1)
    case "presets": try Files.say(presets, to: 1)
    case "landmarks": try Files.say(Vocabulary.landmarks, to: 1)
    case "figures": try Files.say(figures(), to: 1)
    case let topic?:
      throw Failure(
        .usage, "there is no list of \"\(topic)\"" + Suggestion.wayOut(for: topic, among: topics))
    }
  }

  private static var presets: String {
    Motion.presets.map { motion in
      let numbers =
        switch motion.law! {
        case .spring(let spring):
          "response \(Decimal.trimmed(spring.spring.response, decimals: 4)) s, damping ratio "
            + Decimal.trimmed(spring.spring.dampingRatio, decimals: 4)
        case .timing(let curve, _):
          [curve.x1, curve.y1, curve.x2, curve.y2].map { Decimal.trimmed($0, decimals: 4) }
            .joined(separator: ", ")
        }
      return motion.name.padded(to: 26) + motion.type.padded(to: 13) + numbers
    }.joined(separator: "\n")
  }

  private static func figures() throws(Failure) -> String {
    let (inputs, failures) = try Input.all(named: [])
    if let failure = failures.first { throw failure }
    return try inputs.map { input throws(Failure) in
      input.name.padded(to: 28) + (try input.content().figure.title)
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
