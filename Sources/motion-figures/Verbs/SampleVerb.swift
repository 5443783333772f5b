import FigureScene
import FigureReviews
import FigureTemplates
import Figures

/// `sample`: the numbers behind curves.
enum SampleVerb: Verb {
  static let name = "sample"
  static let summary = "prints the values of a template's curves, as CSV or JSON"
  static let operands = "TEMPLATE"
  static let example = "motion-figures sample spring-presets --curve bouncy.value --every 1/60"

  static let explanation = """
    Prints the curves that the figure draws, or the one that is named, over the axis that they are drawn on:
    at places with one distance, or at the fewest between which straight lines are near enough. A curve that
    jumps has two values at the jump with --tolerance, and that from there on with --every.
    """

  private enum Format: String, Choice {
    case csv, json
  }

  static let options =
    [
      Arguments.Option(
        name: "--curve", value: "NAME", help: "the curve, as bouncy.value; all when left out"),
      Arguments.Option(
        name: "--every", value: "STEP",
        help: "from one place to the next, as 0.01 or 1/60; a hundredth of the axis when left out"),
      Arguments.Option(
        name: "--tolerance", value: "ERROR",
        help: "instead: how far straight lines may be from the curve, in its own units"),
      Arguments.Option(name: "--format", value: Format.value, help: "csv when left out"),
    ] + Input.options

  /// More than anybody needs; a step of one in a million is a slip.
  private static let mostSamples = 1_000_000.0

  /// A column of numbers with its name.
  private typealias Column = (name: String, values: [Double])

  static func run(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count == 1 else {
      throw Failure(.usage, "it takes one template: motion-figures sample spring-presets")
    }
    guard !(arguments.has("--every") && arguments.has("--tolerance")) else {
      throw Failure(.usage, "give --every or --tolerance, not both")
    }
    let format = try arguments.choice("--format", of: Format.self)
    let input = try Input.one(
      named: arguments.operands[0], Input.Reading(arguments))
    let curves = try curves(in: input.content(), named: arguments["--curve"], input.path)
    let columns: [Column]
    if let tolerance = arguments["--tolerance"] {
      columns = try stops(of: curves, tolerance: number(tolerance, "--tolerance"))
    } else {
      let step = try arguments["--every"].map { text throws(Failure) in
        try number(text, "--every")
      }
      columns = try samples(of: curves, step: step)
    }
    switch format {
    case .csv: try Files.say(csv(columns), to: 1)
    case .json: try Files.say(json(columns), to: 1)
    }
  }

  private typealias Drawn = (curve: Curve, domain: ClosedRange<Double>)

  private static func curves(
    in content: FigureContent, named name: String?, _ path: String
  ) throws(Failure) -> [Drawn] {
    let drawn = content.figure.drawnCurves
    guard let name else {
      guard !drawn.isEmpty else {
        throw Failure(.figure, "\(path): the figure draws no curve; name one with --curve")
      }
      return drawn
    }
    if let found = drawn.first(where: { $0.curve.fullName == name }) { return [found] }
    let all = content.motions.flatMap(\.curves)
    guard let found = all.first(where: { $0.name == name }) else {
      throw Failure(
        .usage,
        "\(path) has no curve \"\(name)\"" + Suggestion.hint(for: name, among: all.map(\.name)))
    }
    return [(found, content.figure.panels[0].xDomain)]
  }

  /// A number, or the quotient of two.
  private static func number(_ text: String, _ option: String) throws(Failure) -> Double {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let value = parts.count == 2 ? (parts[0] ?? .nan) / (parts[1] ?? .nan) : parts[0] ?? .nan
    guard parts.count <= 2, value > 0, value.isFinite else {
      throw Failure(.usage, "\(option) must be a number greater than 0, as 0.01 or 1/60")
    }
    return value
  }

  private static func samples(of curves: [Drawn], step: Double?) throws(Failure) -> [Column] {
    let start = curves.map(\.domain.lowerBound).min()!
    let end = curves.map(\.domain.upperBound).max()!
    let step = step ?? (end - start) / 100
    let count = ((end - start) / step * (1 + 1e-12)).rounded(.down)
    guard count <= mostSamples else {
      throw Failure(.usage, "that would be \(JSONText.number(count)) samples; take a larger step")
    }
    let places = (0...whole(count)).map { min(start + Double($0) * step, end) }
    return [("x", places)]
      + curves.map { curve, domain in
        (
          curve.fullName,
          places.map { domain.contains($0) ? curve.function.value($0) : .nan }
        )
      }
  }

  private static func stops(of curves: [Drawn], tolerance: Double) throws(Failure) -> [Column] {
    guard curves.count == 1, let (curve, domain) = curves.first else {
      let names = curves.map { "\"\($0.curve.fullName)\"" }.joined(separator: ", ")
      throw Failure(
        .usage, "with --tolerance each curve has its own places; give --curve one of \(names)")
    }
    let stops = Stops(curve.function, over: domain, tolerance: tolerance)
    guard stops.error <= tolerance else {
      throw Failure(
        .figure,
        "\(curve.fullName) cannot be followed so closely by straight lines; take a larger "
          + "--tolerance, or --every")
    }
    return [("x", stops.stops.map(\.x)), (curve.fullName, stops.stops.map(\.y))]
  }

  private static func csv(_ columns: [Column]) -> String {
    var lines = [columns.map(\.name).joined(separator: ",")]
    for row in columns[0].values.indices {
      let cells = columns.map { column -> String in
        let value = column.values[row]
        return value.isFinite ? JSONText.number(value) : ""
      }
      lines.append(cells.joined(separator: ","))
    }
    return lines.joined(separator: "\n")
  }

  private static func json(_ columns: [Column]) -> String {
    JSONText.object(
      columns.map { name, values in
        (name, "[" + values.map { JSONText.number($0) }.joined(separator: ", ") + "]")
      })
  }
}
