import Libm

/// A timed animation's progress against its time: a cubic Bézier from (0, 0) to (1, 1), as CSS's
/// `cubic-bezier()`, `CAMediaTimingFunction` and SwiftUI's `UnitCurve.bezier`.
public struct TimingCurve: Equatable, Sendable {
  /// The first control point's time, 0 … 1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's time, 0 … 1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Makes a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: the first one's time, 0 … 1: outside of that the curve would turn back in time.
  ///   - y1: the first one's progress; any finite number.
  ///   - x2: the second one's time, 0 … 1.
  ///   - y2: the second one's progress.
  /// - Throws: ``MotionError`` for a number outside of that, or one that is not finite.
  public init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(MotionError) {
    try require((0...1).contains(x1), "x1", x1, "must lie between 0 and 1")
    try require((0...1).contains(x2), "x2", x2, "must lie between 0 and 1")
    try require(y1.isFinite, "y1", y1, "must be a finite number")
    try require(y2.isFinite, "y2", y2, "must be a finite number")
    self.init(trusted: x1, y1, x2, y2)
  }

  private init(trusted x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// CSS `linear`, `CAMediaTimingFunctionName.linear`, SwiftUI `linear`.
  public static let linear = TimingCurve(trusted: 0, 0, 1, 1)
  /// CSS `ease`, `CAMediaTimingFunctionName.default`.
  public static let ease = TimingCurve(trusted: 0.25, 0.1, 0.25, 1)
  /// CSS `ease-in`, `CAMediaTimingFunctionName.easeIn`, SwiftUI `easeIn`.
  public static let easeIn = TimingCurve(trusted: 0.42, 0, 1, 1)
  /// CSS `ease-out`, `CAMediaTimingFunctionName.easeOut`, SwiftUI `easeOut`.
  public static let easeOut = TimingCurve(trusted: 0, 0, 0.58, 1)
  /// CSS `ease-in-out`, `CAMediaTimingFunctionName.easeInEaseOut`, SwiftUI `easeInOut`.
  public static let easeInOut = TimingCurve(trusted: 0.42, 0, 0.58, 1)

  /// The curves that have a name in CSS, Core Animation and SwiftUI, by the word that a template uses.
  public static let presets: [(name: String, curve: TimingCurve)] = [
    (name: "linear", curve: .linear), (name: "ease", curve: .ease),
    (name: "easeIn", curve: .easeIn), (name: "easeOut", curve: .easeOut),
    (name: "easeInOut", curve: .easeInOut),
  ]

  /// The duration of SwiftUI's timed animations when none is given: 0.35 s.
  public static let swiftUIDuration = 0.35

  /// The progress, 0 at the start and 1 at the end, at a share `time` of the duration.
  ///
  /// Exactly 0 up to the start and exactly 1 from the end on.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if isLinear || time.isNaN { return time }
    return Bezier(y1, y2).value(at: parameter(at: time))
  }

  /// How fast the progress grows with the share of the duration; infinite where the curve is upright.
  ///
  /// At the ends it is the slope inside of the curve; beyond them 0.
  public func slope(at time: Double) -> Double {
    if time < 0 || time > 1 { return 0 }
    if time.isNaN { return time }
    if isLinear { return 1 }
    if time == 0 { return startSlope }
    if time == 1 { return endSlope }
    let parameter = parameter(at: time)
    let (dx, dy) = (Bezier(x1, x2).slope(at: parameter), Bezier(y1, y2).slope(at: parameter))
    return dx > 0 ? dy / dx : dy == 0 ? 0 : dy < 0 ? -.infinity : .infinity
  }

  /// The slope at the start: towards the first control point that is not the start itself.
  public var startSlope: Double {
    if x1 != 0 || y1 != 0 { return TimingCurve.slope(x1, y1) }
    if x2 != 0 || y2 != 0 { return TimingCurve.slope(x2, y2) }
    return 1
  }

  /// The slope at the end: from the last control point that is not the end itself.
  public var endSlope: Double {
    if x2 != 1 || y2 != 1 { return TimingCurve.slope(1 - x2, 1 - y2) }
    if x1 != 1 || y1 != 1 { return TimingCurve.slope(1 - x1, 1 - y1) }
    return 1
  }

  private static func slope(_ dx: Double, _ dy: Double) -> Double {
    dx != 0 ? dy / dx : dy == 0 ? 0 : dy < 0 ? -.infinity : .infinity
  }

  /// Whether both control points lie on the diagonal in such a way that progress is time.
  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The parameter of the curve, 0 … 1, at which its time is `time`, inside 0 … 1.
  private func parameter(at time: Double) -> Double {
    let curve = Bezier(x1, x2)
    let found = narrowed(from: 0, to: 1, startingAt: time, mostProbes: 100) { parameter in
      let error = curve.value(at: parameter) - time
      if error == 0 { return .exact }
      let next = parameter - error / curve.slope(at: parameter)
      return error > 0 ? .after(next: next) : .before(next: next)
    }
    return found.low
  }

  /// One coordinate of the curve: a cubic from 0 to 1.
  private struct Bezier {
    private let a, b, c: Double

    init(_ p1: Double, _ p2: Double) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

    func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  }
}

/// SwiftUI's circular unit curves: progress along a quarter of a circle.
///
/// Source: documented by Apple as `UnitCurve.circularEaseIn`, `circularEaseOut`, `circularEaseInOut`.
public enum CircularCurve: Equatable, Sendable, CaseIterable {
  /// 1 − √(1 − x²): starts level, ends upright.
  case easeIn
  /// √(1 − (1 − x)²): starts upright, ends level.
  case easeOut
  /// The first for the first half of the duration, the second for the second.
  case easeInOut

  /// The progress at a share `time` of the duration; exactly 0 up to the start and 1 from the end on.
  public func value(at time: Double) -> Double {
    guard !time.isNaN else { return time }
    let x = min(1, max(0, time))
    switch self {
    // x²/(1 + √…) is 1 − √… without the difference of near numbers.
    case .easeIn: return x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
    case .easeOut: return (x * (2 - x)).squareRoot()
    case .easeInOut:
      return x < 0.5
        ? CircularCurve.easeIn.value(at: 2 * x) / 2
        : 0.5 + CircularCurve.easeOut.value(at: 2 * x - 1) / 2
    }
  }

  /// How fast the progress grows with the share of the duration; infinite where the curve is upright.
  public func slope(at time: Double) -> Double {
    guard !time.isNaN else { return time }
    guard (0...1).contains(time) else { return 0 }
    switch self {
    case .easeIn: return time / ((1 - time) * (1 + time)).squareRoot()
    case .easeOut: return (1 - time) / (time * (2 - time)).squareRoot()
    case .easeInOut:
      return time < 0.5
        ? CircularCurve.easeIn.slope(at: 2 * time) : CircularCurve.easeOut.slope(at: 2 * time - 1)
    }
  }
}

extension CircularCurve {
  /// The circular curves by the words that a template uses.
  public static let presets: [(name: String, curve: CircularCurve)] = [
    (name: "circularEaseIn", curve: .easeIn), (name: "circularEaseOut", curve: .easeOut),
    (name: "circularEaseInOut", curve: .easeInOut),
  ]

  /// A value on its way along a circular curve.
  public struct Motion: Equatable, Sendable {
    /// The progress against the share of the duration.
    public let curve: CircularCurve
    /// How long it takes, in seconds.
    public let duration: Double
    /// The values at time 0 and from `duration` on.
    public let start, end: Double

    /// Describes a timed motion.
    ///
    /// - Throws: ``MotionError`` when the duration is not greater than 0.
    public init(
      _ curve: CircularCurve, duration: Double = TimingCurve.swiftUIDuration,
      from start: Double = 0, to end: Double = 1
    ) throws(MotionError) {
      try require(duration > 0, "duration", duration, "must be greater than 0 seconds")
      (self.curve, self.duration, self.start, self.end) = (curve, duration, start, end)
    }

    /// The value, `time` seconds after the start.
    public func value(at time: Double) -> Double {
      start + (end - start) * curve.value(at: time / duration)
    }

    /// The velocity, in units of the value per second; infinite where the curve is upright.
    public func velocity(at time: Double) -> Double {
      (end - start) / duration * curve.slope(at: time / duration)
    }
  }
}

extension TimingCurve {
  /// Where the constants of timing curves come from.
  public static var sources: [SourcedConstant] {
    let curves: [(String, TimingCurve, String)] = [
      ("TimingCurve.ease", .ease, "CSS ease; CAMediaTimingFunctionName.default"),
      ("TimingCurve.easeIn", .easeIn, "CSS ease-in; CAMediaTimingFunctionName.easeIn"),
      ("TimingCurve.easeOut", .easeOut, "CSS ease-out; CAMediaTimingFunctionName.easeOut"),
      ("TimingCurve.easeInOut", .easeInOut, "CSS ease-in-out; easeInEaseOut"),
    ]
    return curves.flatMap { name, curve, source in
      [("x1", curve.x1), ("y1", curve.y1), ("x2", curve.x2), ("y2", curve.y2)].map {
        SourcedConstant("\(name).\($0.0)", $0.1, "", .documented, source)
      }
    } + [
      SourcedConstant(
        "TimingCurve.swiftUIDuration", TimingCurve.swiftUIDuration, "s", .measured,
        "SwiftUI's own values, printed on a Mac")
    ]
  }
}
