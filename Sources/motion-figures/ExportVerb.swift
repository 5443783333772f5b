import FigureScene
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

  static let options = [
    Arguments.Option(
      name: "--as", value: "css,swiftui,uikit,json", help: "one of them; css when left out"),
    Arguments.Option(name: "--curve", value: "NAME", help: "the motion; all when left out"),
    Arguments.Option(
      name: "--tolerance", value: "ERROR",
      help: "how far linear() may be from the spring, as a share of its way; 0.001 when left out"),
    Input.setOption,
  ]

  static func run(_ arguments: Arguments) throws(Failure) {
    let form = try arguments.choice("--as", of: ["css", "swiftui", "uikit", "json"])
    guard arguments.operands.count == 1 else {
      throw Failure(
        .usage, "it takes one template or preset: motion-figures export bouncy --as css")
    }
    let tolerance = Double(arguments["--tolerance"] ?? "0.001") ?? .nan
    guard tolerance >= 1e-4, tolerance < 1 else {
      throw Failure(.usage, "--tolerance must be a number from 0.0001 to 1")
    }
    let motions = try motions(arguments)
    if form == "json" {
      let tokens = motions.map { ($0.name, token($0, tolerance)) }
      return try Files.say(
        "{\n" + tokens.map { "  \(JSONText.quoted($0)): \($1)" }.joined(separator: ",\n") + "\n}",
        to: 1)
    }
    let texts = try motions.map { motion throws(Failure) in
      switch form {
      case "css": try css(motion, tolerance)
      case "swiftui": "// \(motion.name)\n\(swiftUI(motion.law!))"
      default: "// \(motion.name)\n\(uiKit(motion.law!))"
      }
    }
    try Files.say(texts.joined(separator: "\n\n"), to: 1)
  }

  /// The motions with a law, of a preset's name or of a template.
  private static func motions(_ arguments: Arguments) throws(Failure) -> [Motion] {
    let operand = arguments.operands[0]
    if let preset = Motion.presets.first(where: { $0.name == operand }),
      Files.kind(of: operand) == nil
    {
      return [preset]
    }
    let input: Input
    do {
      input = try Input.one(named: operand, settings: Input.settings(from: arguments))
    } catch {
      guard error.status == .missingInput else { throw error }
      throw Failure(
        .missingInput,
        "there is no template and no preset \"\(operand)\""
          + Suggestion.wayOut(for: operand, among: Motion.presets.map(\.name)))
    }
    let all = try input.content().motions.filter { $0.law != nil }
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
          + Suggestion.wayOut(for: name, among: all.map(\.name)))
    }
    return [found]
  }

  // MARK: - CSS

  private static func css(_ motion: Motion, _ tolerance: Double) throws(Failure) -> String {
    let name = "--" + motion.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    switch motion.law! {
    case .timing(let curve, let duration):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(short).joined(separator: ", ")
      return "\(name): cubic-bezier(\(points));\n\(name)-duration: \(milliseconds(duration));"
    case .spring(let spring):
      guard let (stops, duration, error) = linear(spring, tolerance) else {
        throw Failure(
          .figure, "\(motion.name) never settles, or has no way to go; CSS cannot show it")
      }
      return """
        /* \(motion.name): \(stops.count) stops, off by at most \(Decimal.trimmed(error, decimals: 5)) of the way */
        \(name): linear(\(stops.map(stop).joined(separator: ", ")));
        \(name)-duration: \(milliseconds(duration));
        """
    }
  }

  private typealias Stop = (share: Double, value: Double)

  /// The stops of a spring as shares of its settling time and of its way, rounded as they are printed.
  private static func linear(
    _ spring: Spring.Motion, _ tolerance: Double
  ) -> (stops: [Stop], duration: Double, error: Double)? {
    let way = spring.target - spring.start
    let duration = spring.settlingTime(within: abs(way) * tolerance / 2)
    guard way != 0, duration > 0, duration < 600 else { return nil }
    let function = Function(
      { (spring.value(at: $0 * duration) - spring.start) / way },
      slope: { spring.velocity(at: $0 * duration) * duration / way })
    // A stop that is moved on a steep part is off by more than it is moved.
    let places = tolerance < 0.001 ? 1e6 : 1e4
    // What rounding adds, and ending at the target, is taken off before.
    for share in [0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4] {
      let stops = Stops(function, over: 0...1, tolerance: tolerance * share).stops
      var rounded = stops.map {
        Stop(($0.x * places).rounded() / places, ($0.y * 1e5).rounded() / 1e5)
      }
      rounded[rounded.count - 1].value = 1
      let error = error(of: rounded, function)
      if error <= tolerance { return (rounded, duration, error) }
    }
    return nil
  }

  /// How far the lines between stops are from the function at most.
  private static func error(of stops: [Stop], _ function: Function) -> Double {
    var (worst, index) = (0.0, 0)
    for sample in 0...10_000 {
      let x = Double(sample) / 10_000
      while index + 2 < stops.count, stops[index + 1].share <= x { index += 1 }
      let (start, end) = (stops[index], stops[index + 1])
      let way = (x - start.share) / (end.share - start.share)
      worst = max(worst, abs(start.value + (end.value - start.value) * way - function.value(x)))
    }
    return worst
  }

  private static func stop(_ stop: Stop) -> String {
    let isEnd = stop.share == 0 || stop.share == 1
    return short(stop.value) + (isEnd ? "" : " \(short(stop.share * 100))%")
  }

  /// A number with the digits it needs, five decimals at most, and a sign that programs read.
  private static func short(_ value: Double) -> String {
    Decimal.trimmed(value, decimals: 5).replacing("−", with: "-")
  }

  private static func milliseconds(_ time: Double) -> String {
    "\(short((time * 1000).rounded()))ms"
  }

  // MARK: - Swift

  private static func swiftUI(_ law: Motion.Law) -> String {
    switch law {
    case .timing(let curve, let duration):
      return
        ".timingCurve(\(arguments([curve.x1, curve.y1, curve.x2, curve.y2])), duration: \(short(duration)))"
    case .spring(let motion):
      let spring = motion.spring
      if motion.initialVelocity == 0, spring.response.isFinite, spring.mass == 1,
        spring.dampingRatio <= 1
      {
        return ".spring(duration: \(short(spring.response)), bounce: \(short(spring.bounce)))"
      }
      return
        ".interpolatingSpring(mass: \(short(spring.mass)), stiffness: \(short(spring.stiffness)), "
        + "damping: \(short(spring.effectiveDamping)), initialVelocity: \(short(normalizedVelocity(motion))))"
    }
  }

  private static func uiKit(_ law: Motion.Law) -> String {
    switch law {
    case .timing(let curve, let duration):
      return """
        UIViewPropertyAnimator(
          duration: \(short(duration)),
          timingParameters: UICubicTimingParameters(
            controlPoint1: CGPoint(x: \(short(curve.x1)), y: \(short(curve.y1))),
            controlPoint2: CGPoint(x: \(short(curve.x2)), y: \(short(curve.y2)))))
        """
    case .spring(let motion):
      let (spring, velocity) = (motion.spring, short(normalizedVelocity(motion)))
      // The duration of a spring by its physics is its own; the one that is given is not used.
      return """
        UIViewPropertyAnimator(
          duration: 0,
          timingParameters: UISpringTimingParameters(
            mass: \(short(spring.mass)), stiffness: \(short(spring.stiffness)), \
        damping: \(short(spring.effectiveDamping)),
            initialVelocity: CGVector(dx: \(velocity), dy: \(velocity))))
        """
    }
  }

  private static func normalizedVelocity(_ motion: Spring.Motion) -> Double {
    Spring.normalizedVelocity(motion.initialVelocity, from: motion.start, to: motion.target)
  }

  private static func arguments(_ numbers: [Double]) -> String {
    numbers.map(short).joined(separator: ", ")
  }

  // MARK: - Design tokens

  private static func token(_ motion: Motion, _ tolerance: Double) -> String {
    func time(_ value: Double) -> String {
      JSONText.object([
        ("value", JSONText.number((value * 1000).rounded())), ("unit", JSONText.quoted("ms")),
      ])
    }
    switch motion.law! {
    case .timing(let curve, let duration):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { JSONText.number($0) }
      return JSONText.object([
        ("$type", JSONText.quoted("transition")),
        (
          "$value",
          JSONText.object([
            ("duration", time(duration)), ("delay", time(0)),
            ("timingFunction", "[\(points.joined(separator: ", "))]"),
          ])
        ),
      ])
    case .spring(let spring):
      let numbers: [(String, Double)] = [
        ("mass", spring.spring.mass), ("stiffness", spring.spring.stiffness),
        ("damping", spring.spring.damping), ("response", spring.spring.response),
        ("dampingRatio", spring.spring.dampingRatio), ("bounce", spring.spring.bounce),
        ("initialVelocity", normalizedVelocity(spring)),
      ]
      let stops = linear(spring, tolerance).map { linear in
        [
          ("settling", time(linear.duration)),
          (
            "linear",
            "["
              + linear.stops.map { "[\(short($0.share)), \(short($0.value))]" }.joined(
                separator: ", ")
              + "]"
          ),
        ]
      }
      return JSONText.object([
        ("$type", JSONText.quoted("spring")),
        ("$value", JSONText.object(numbers.map { ($0, JSONText.number($1)) } + (stops ?? []))),
      ])
    }
  }
}
