import FigureReviews
import FigureScene
import FigureTemplates
import Figures
import MotionCurves

/// `export`: a motion as other programs make it.
enum ExportVerb: Verb {
  static let name = "export"
  static let summary = "prints a spring or timing curve as CSS, SwiftUI, UIKit or a design token"
  static let operands = "TEMPLATE or PRESET"
  static let example = "motion-figures export bouncy --as css --tolerance 0.002"

  static let explanation = """
    Prints the springs and timing curves of a template, or one of Apple's presets, as the call or the text
    that makes the same motion. A spring in CSS is linear() with the fewest stops that are near enough, and
    the time in which it settles; how far the stops are from it at most stands beside them.
    """

  /// What a motion is printed as.
  private enum Form: String, Choice {
    case css, swiftui, uikit, json
  }

  static let options =
    [
      Arguments.Option(
        name: "--as", value: Form.value, help: "one of them; css when left out"),
      Arguments.Option(name: "--curve", value: "NAME", help: "the motion; all when left out"),
      Arguments.Option(
        name: "--tolerance", value: "ERROR",
        help:
          "how far linear() may be from the spring, as a share of its distance; 0.001 when left out"
      ),
    ] + Input.options

  static func run(_ arguments: Arguments) throws(Failure) {
    let form = try arguments.choice("--as", of: Form.self)
    guard arguments.operands.count == 1 else {
      throw Failure(
        .usage, "it takes one template or preset: motion-figures export bouncy --as css")
    }
    let tolerance = Double(arguments["--tolerance"] ?? "0.001") ?? .nan
    guard tolerance >= 1e-4, tolerance < 1 else {
      throw Failure(.usage, "--tolerance must be a number from 0.0001 to 1")
    }
    let motions = try motions(arguments)
    switch form {
    case .css: try say(motions) { motion throws(Failure) in try css(motion, tolerance) }
    case .swiftui: try say(motions) { "// \($0.name)\n\(swiftUI($0.law))" }
    case .uikit: try say(motions) { "// \($0.name)\n\(uiKit($0.law))" }
    case .json:
      let tokens = motions.map { "  \(JSONText.quoted($0.name)): \(token($0, tolerance))" }
      try Files.say("{\n" + tokens.joined(separator: ",\n") + "\n}", to: 1)
    }
  }

  /// A motion that others can take over.
  private struct Exported {
    let name: String
    let law: MotionLaw

    init?(_ motion: Motion) {
      guard let law = motion.law else { return nil }
      (name, self.law) = (motion.name, law)
    }
  }

  /// Prints each motion as `text` has it; those of which there is none are said, and fail at the end.
  private static func say(
    _ motions: [Exported], _ text: (Exported) throws(Failure) -> String
  ) throws(Failure) {
    var (texts, status): ([String], Failure.Status?) = ([], nil)
    for motion in motions {
      do throws(Failure) {
        texts.append(try text(motion))
      } catch {
        Files.warn(error.message)
        status = error.status
      }
    }
    if !texts.isEmpty { try Files.say(texts.joined(separator: "\n\n"), to: 1) }
    if let status { throw Failure(status, "") }
  }

  /// The motions with a law, of a preset's name or of a template.
  private static func motions(_ arguments: Arguments) throws(Failure) -> [Exported] {
    let operand = arguments.operands[0]
    if let preset = Motion.presets.first(where: { $0.name == operand }).flatMap(Exported.init),
      Files.kind(of: operand) == nil
    {
      return [preset]
    }
    let input: Input
    do {
      input = try Input.one(named: operand, Input.Reading(arguments))
    } catch {
      guard error.status == .missingInput else { throw error }
      throw Failure(
        .missingInput,
        "there is no template and no preset \"\(operand)\""
          + Suggestion.hint(for: operand, among: Motion.presets.map(\.name)))
    }
    let all = try input.content().motions.compactMap(Exported.init)
    guard let name = arguments["--curve"] else {
      guard !all.isEmpty else {
        throw Failure(.figure, "\(input.path): it has no spring and no timing curve to export")
      }
      return all
    }
    guard let found = all.first(where: { $0.name == name }) else {
      throw Failure(
        .usage,
        "\(input.path) has no spring or timing curve \"\(name)\""
          + Suggestion.hint(for: name, among: all.map(\.name)))
    }
    return [found]
  }

  // MARK: - CSS

  private static func css(_ motion: Exported, _ tolerance: Double) throws(Failure) -> String {
    let words = motion.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = "--" + words.joined(separator: "-")
    switch motion.law {
    case .timing(let timed):
      let (curve, duration) = (timed.curve, timed.duration)
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(short).joined(separator: ", ")
      return "\(name): cubic-bezier(\(points));\n\(name)-duration: \(milliseconds(duration));"
    case .spring(let spring):
      let linear = try linear(spring, tolerance, of: motion.name)
      // "At most" is never rounded down.
      let error = short((linear.error * 1e5).rounded(.up) / 1e5)
      let stops = linear.stops.enumerated().map { index, stop in
        let isEnd = index == 0 || index == linear.stops.count - 1
        return short(stop.y) + (isEnd ? "" : " \(short(stop.x * 100))%")
      }
      return """
        /* \(motion.name): \(linear.stops.count) stops, off by at most \(error) of the distance */
        \(name): linear(\(stops.joined(separator: ", ")));
        \(name)-duration: \(milliseconds(linear.duration));
        """
    }
  }

  /// The stops of a spring as shares of its settling time and of its distance, both as they are printed.
  private static func linear(
    _ spring: Spring.Motion, _ tolerance: Double, of name: String
  ) throws(Failure) -> (stops: [(x: Double, y: Double)], duration: Double, error: Double) {
    let distance = spring.target - spring.start
    guard distance != 0 else {
      throw Failure(
        .figure, "\(name) has no distance to go: its start is its target; CSS cannot show it")
    }
    let settling = spring.settlingTime(within: abs(distance) * tolerance / 2)
    guard settling < 3600 else {
      throw Failure(
        .figure,
        "\(name) has not settled within an hour; CSS has no use for it"
          + " (a greater --tolerance settles sooner)")
    }
    // As it is printed, so that the stops belong to the time that CSS is given.
    let duration = max(1, (settling * 1000).rounded(.up)) / 1000
    let function = Function(
      { (spring.value(at: $0 * duration) - spring.start) / distance },
      slope: { spring.velocity(at: $0 * duration) * duration / distance })
    // What rounding adds, and ending at the target, is taken off before. A stop that is moved on a steep part
    // is off by more than it is moved, hence the finer ones.
    for (share, precision) in [
      (0.95, 1e4), (0.9, 1e4), (0.8, 1e4), (0.9, 1e6), (0.7, 1e6), (0.5, 1e6),
    ] {
      let stops = Stops(function, over: 0...1, tolerance: tolerance * share).stops
      var rounded = stops.map {
        (x: ($0.x * precision).rounded() / precision, y: ($0.y * 1e6).rounded() / 1e6)
      }
      rounded[rounded.count - 1].y = 1
      let error = Stops.error(of: rounded, from: function.value, samples: 200_000)
      if error <= tolerance { return (rounded, duration, error) }
    }
    throw Failure(
      .figure,
      "\(name) swings too fast for its settling time to be followed within \(short(tolerance)) of its distance;"
        + " take a greater --tolerance")
  }

  /// A number with the digits it needs, six decimals at most, and a sign that programs read.
  private static func short(_ value: Double) -> String {
    Decimal.trimmed(value, decimals: 6).replacing(scalars: ["−": "-"])
  }

  /// A number of Swift's with eight significant digits at most.
  private static func precise(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return value.isFinite ? "0" : "\(value)" }
    var (unit, size) = (1.0, abs(value))
    while size >= 1e8 { (unit, size) = (unit * 10, size / 10) }
    while size < 1e7, unit > 1e-290 { (unit, size) = (unit / 10, size * 10) }
    // A quotient of whole numbers is the double nearest to the decimal.
    let digits = (value / unit).rounded()
    let text = unit < 1 ? "\(digits / (1 / unit).rounded())" : "\(digits * unit)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func milliseconds(_ time: Double) -> String {
    "\(short((time * 1000).rounded()))ms"
  }

  // MARK: - Swift

  private static func swiftUI(_ law: MotionLaw) -> String {
    switch law {
    case .timing(let motion):
      let (curve, duration) = (motion.curve, motion.duration)
      return
        ".timingCurve(\(arguments([curve.x1, curve.y1, curve.x2, curve.y2])), duration: \(precise(duration)))"
    case .spring(let motion):
      let spring = motion.spring
      if motion.initialVelocity == 0, spring.response.isFinite, spring.mass == 1,
        spring.dampingRatio <= 1
      {
        return ".spring(duration: \(precise(spring.response)), bounce: \(precise(spring.bounce)))"
      }
      return
        ".interpolatingSpring(mass: \(precise(spring.mass)), stiffness: \(precise(spring.stiffness)), "
        + "damping: \(precise(spring.effectiveDamping)), initialVelocity: \(precise(normalizedVelocity(motion))))"
    }
  }

  private static func uiKit(_ law: MotionLaw) -> String {
    switch law {
    case .timing(let motion):
      let (curve, duration) = (motion.curve, motion.duration)
      return """
        UIViewPropertyAnimator(
          duration: \(precise(duration)),
          timingParameters: UICubicTimingParameters(
            controlPoint1: CGPoint(x: \(precise(curve.x1)), y: \(precise(curve.y1))),
            controlPoint2: CGPoint(x: \(precise(curve.x2)), y: \(precise(curve.y2)))))
        """
    case .spring(let motion):
      let (spring, velocity) = (motion.spring, precise(normalizedVelocity(motion)))
      // The duration of a spring by its physics is its own; the one that is given is not used.
      return """
        UIViewPropertyAnimator(
          duration: 0,
          timingParameters: UISpringTimingParameters(
            mass: \(precise(spring.mass)), stiffness: \(precise(spring.stiffness)), \
        damping: \(precise(spring.effectiveDamping)),
            initialVelocity: CGVector(dx: \(velocity), dy: \(velocity))))
        """
    }
  }

  private static func normalizedVelocity(_ motion: Spring.Motion) -> Double {
    Spring.normalizedVelocity(motion.initialVelocity, from: motion.start, to: motion.target)
  }

  private static func arguments(_ numbers: [Double]) -> String {
    numbers.map(precise).joined(separator: ", ")
  }

  // MARK: - Design tokens

  private static func token(_ motion: Exported, _ tolerance: Double) -> String {
    switch motion.law {
    case .timing(let motion): token("transition", transition(motion))
    case .spring(let motion): token("spring", spring(motion, tolerance))
    }
  }

  private static func token(_ type: String, _ members: [(String, String)]) -> String {
    JSONText.object([
      ("$type", JSONText.quoted(type)), ("$value", JSONText.object(members)),
    ])
  }

  private static func time(_ value: Double) -> String {
    JSONText.object([
      ("value", JSONText.number((value * 1000).rounded())), ("unit", JSONText.quoted("ms")),
    ])
  }

  private static func transition(_ motion: TimingCurve.Motion) -> [(String, String)] {
    let curve = motion.curve
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { JSONText.number($0) }
    return [
      ("duration", time(motion.duration)), ("delay", time(0)),
      ("timingFunction", "[\(points.joined(separator: ", "))]"),
    ]
  }

  private static func spring(
    _ motion: Spring.Motion, _ tolerance: Double
  ) -> [(String, String)] {
    // One that is clamped to critical damping moves as if it had that.
    let spring = motion.spring
    let ratio = spring.effectiveDamping / (2 * (spring.stiffness * spring.mass).squareRoot())
    let numbers = [
      ("mass", spring.mass), ("stiffness", spring.stiffness),
      ("damping", spring.effectiveDamping), ("response", spring.response),
      ("dampingRatio", ratio), ("bounce", ratio <= 1 ? 1 - ratio : 1 / ratio - 1),
      ("initialVelocity", normalizedVelocity(motion)),
    ].map { ($0, JSONText.number($1)) }
    guard let linear = try? linear(motion, tolerance, of: "") else { return numbers }
    let stops = linear.stops.map { "[\(short($0.x)), \(short($0.y))]" }
    return numbers + [
      ("settling", time(linear.duration)),
      ("linear", "[" + stops.joined(separator: ", ") + "]"),
    ]
  }
}
