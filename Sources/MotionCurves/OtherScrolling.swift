import Libm

/// How throws decay in other frameworks, to compare with ``Deceleration``.
public enum OtherScrolling {
  /// The distance, in points, that Framer Motion's inertia covers: 0.8 of the velocity, as `power` has it.
  /// Read from its source.
  public static func framerMotionDistance(velocity: Double) -> Double { 0.8 * velocity }

  /// The distance, in points, that react-spring's decay covers: its sum begins at 1, not at d, and so is
  /// one millisecond longer than Apple's. Read from its source.
  public static func reactSpringDistance(velocity: Double, rate: Double = 0.998) -> Double {
    velocity / 1000 / (1 - rate)
  }
}

/// Flutter's `FrictionSimulation` as its iOS scrolling uses it: what is left of the velocity is given for
/// each second, 0.135, which is 0.998^1000 rounded.
///
/// Source: read from `friction_simulation.dart` and `scroll_simulation.dart`; newer versions add a constant
/// deceleration.
public struct FlutterFriction: Equatable, Sendable {
  /// The velocity at release, in points per second.
  public let initialVelocity: Double

  /// What is left of the velocity after a second.
  public let drag: Double

  /// 0.135, what Flutter's iOS scrolling leaves of the velocity after a second.
  public static let iOSDrag = 0.135

  /// Makes a throw.
  ///
  /// - Throws: ``MotionError`` for a velocity that is not finite, or a drag that is not between 0 and 1,
  ///   both excluded.
  public init(velocity: Double, drag: Double = iOSDrag) throws(MotionError) {
    try require(velocity.isFinite, "velocity", velocity, "must be finite, in points per second")
    try require(drag > 0 && drag < 1, "drag", drag, "must lie between 0 and 1, both excluded")
    (initialVelocity, self.drag) = (velocity, drag)
  }

  /// The distance covered, in points, `time` seconds after release.
  public func position(at time: Double) -> Double {
    time < 0 ? 0 : initialVelocity * expm1(log(drag) * time) / log(drag)
  }

  /// The velocity, in points per second, `time` seconds after release.
  public func velocity(at time: Double) -> Double {
    time < 0 ? 0 : initialVelocity * pow(drag, time)
  }

  /// The distance that is covered in the end, in points.
  public var landing: Double { -initialVelocity / log(drag) }
}

/// Android's fling: a spline whose duration and distance are powers of the velocity.
///
/// Source: read from AOSP's `OverScroller.java` and Compose's `FlingCalculator.kt`.
public struct AndroidFling: Equatable, Sendable {
  /// The velocity at release, in pixels per second.
  public let initialVelocity: Double

  /// Pixels per density-independent pixel.
  public let density: Double

  /// Makes a fling.
  ///
  /// - Throws: ``MotionError`` for a velocity that is not finite, or a density that is not greater than 0.
  public init(velocity: Double, density: Double = 1) throws(MotionError) {
    try require(velocity.isFinite, "velocity", velocity, "must be finite, in pixels per second")
    try require(
      density > 0 && density < .infinity, "density", density, "must be finite and greater than 0")
    (initialVelocity, self.density) = (velocity, density)
  }

  /// ln 0.78 / ln 0.9, the exponent of the distance.
  public static let exponent = log(0.78) / log(0.9)

  private static let friction = 0.015
  private static let inflexion = 0.35

  /// Friction, gravity and the inches of a metre, in pixels per second squared.
  private var physicalCoefficient: Double { 9.80665 * 39.37 * 160 * density * 0.84 }

  private var logarithm: Double {
    let unit = AndroidFling.friction * physicalCoefficient
    return log(AndroidFling.inflexion * abs(initialVelocity) / unit)
  }

  /// How long the fling lasts, in seconds.
  public var duration: Double { exp(logarithm / (AndroidFling.exponent - 1)) }

  /// How far it goes, in pixels, with the sign of the velocity.
  public var distance: Double {
    let power = AndroidFling.exponent / (AndroidFling.exponent - 1)
    let length = AndroidFling.friction * physicalCoefficient * exp(power * logarithm)
    return initialVelocity < 0 ? -length : length
  }

  /// The distance, in pixels, that Android has covered after `time` seconds.
  public func position(at time: Double) -> Double {
    guard duration > 0, !time.isNaN else { return time.isNaN ? time : 0 }
    return distance * AndroidFling.position(at: time / duration)
  }

  /// How long Flutter's `ClampingScrollSimulation` takes for the same distance, in seconds.
  public var flutterDuration: Double {
    AndroidFling.exponent * AndroidFling.inflexion * duration
  }

  /// The distance, in pixels, that Flutter's simulation has covered after `time` seconds.
  public func flutterPosition(at time: Double) -> Double {
    guard !time.isNaN else { return time }
    let share = min(1, max(0, time / flutterDuration))
    return distance * (1 - pow(1 - share, AndroidFling.exponent))
  }

  /// The share of the distance that Android has covered after a share `time` of the duration: the spline
  /// itself, of which Android keeps a table of 101 entries that strays by up to 0.001.
  public static func position(at time: Double) -> Double {
    if time.isNaN { return time }
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    func spline(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
      3 * t * (1 - t) * ((1 - t) * p1 + t * p2) + t * t * t
    }
    let parameter = lastPlace(from: 0, to: 1) { spline($0, 0.175, 0.35) < time }
    return spline(parameter, 0.5, 1)
  }
}

/// Chromium's fling: one curve for all velocities, entered where its slope is the velocity.
///
/// Source: read from `ui/events/gestures/fling_curve.cc`.
public struct ChromiumFling: Equatable, Sendable {
  /// The velocity at release, in pixels per second.
  public let initialVelocity: Double

  /// Makes a fling.
  ///
  /// - Throws: ``MotionError`` for a velocity that is not finite.
  public init(velocity: Double) throws(MotionError) {
    try require(velocity.isFinite, "velocity", velocity, "must be finite, in pixels per second")
    initialVelocity = velocity
  }

  private static let alpha = -5707.62
  private static let beta = 172.0
  private static let gamma = 3.7

  /// The velocity with which the curve begins, in pixels per second: faster flings begin there too.
  public static let fastest = -alpha * gamma - beta

  private var speed: Double { min(abs(initialVelocity), ChromiumFling.fastest) }

  private static func position(_ time: Double) -> Double {
    alpha * exp(-gamma * time) - beta * time - alpha
  }

  /// The time on the curve, in seconds, at which it is left: where its slope is 0.
  private static let endTime = -log(beta / (-alpha * gamma)) / gamma

  /// The time on the curve, in seconds, at which it is entered.
  public var timeOffset: Double {
    -log((speed + ChromiumFling.beta) / (-ChromiumFling.alpha * ChromiumFling.gamma))
      / ChromiumFling.gamma
  }

  /// How long the fling lasts, in seconds.
  public var duration: Double { ChromiumFling.endTime - timeOffset }

  /// How far it goes, in pixels; a fling faster than the curve is stretched in proportion.
  public var distance: Double { position(at: duration) }

  /// The distance covered, in pixels, `time` seconds after release.
  public func position(at time: Double) -> Double {
    guard speed > 0, !time.isNaN else { return time.isNaN ? time : 0 }
    let time = min(max(0, time), duration)
    let length = ChromiumFling.position(timeOffset + time) - ChromiumFling.position(timeOffset)
    return length * initialVelocity / speed
  }

  /// The velocity, in pixels per second, `time` seconds after release.
  public func velocity(at time: Double) -> Double {
    guard speed > 0, !time.isNaN else { return time.isNaN ? time : 0 }
    guard time >= 0, time < duration else { return 0 }
    let slope =
      -ChromiumFling.alpha * ChromiumFling.gamma
      * exp(-ChromiumFling.gamma * (timeOffset + time)) - ChromiumFling.beta
    return slope * initialVelocity / speed
  }
}

/// A fling whose distance is left out by an exponential: x(t) = L (1 − e^(−t/τ)).
public struct ExponentialFling: Equatable, Sendable {
  /// The distance L that is covered in the end, in points.
  public let landing: Double
  /// The time constant τ, in seconds.
  public let timeConstant: Double

  /// Framer Motion's inertia: 0.8 of the velocity far, with a time constant of 325 ms. It sets out 2.46 times as fast as
  /// it was thrown.
  ///
  /// Source: read from `generators/inertia.ts`.
  public static func framerMotion(velocity: Double) -> ExponentialFling {
    ExponentialFling(
      landing: OtherScrolling.framerMotionDistance(velocity: velocity), timeConstant: 0.325)
  }

  /// react-spring's decay: e^(−(1 − r) t) with t in milliseconds.
  ///
  /// Source: read from `SpringValue.ts`.
  public static func reactSpring(velocity: Double, rate: Double = 0.998) -> ExponentialFling {
    ExponentialFling(
      landing: OtherScrolling.reactSpringDistance(velocity: velocity, rate: rate),
      timeConstant: 1 / (1000 * (1 - rate)))
  }

  /// The distance covered, in points, `time` seconds after release.
  public func position(at time: Double) -> Double {
    time < 0 ? 0 : landing * -expm1(-time / timeConstant)
  }

  /// The velocity, in points per second, `time` seconds after release.
  public func velocity(at time: Double) -> Double {
    time < 0 ? 0 : landing / timeConstant * exp(-time / timeConstant)
  }
}

extension OtherScrolling {
  /// Where the constants of other scrolling come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "FlutterFriction.drag", FlutterFriction.iOSDrag, "per s", .read,
        "Flutter, scroll_simulation.dart"),
      SourcedConstant(
        "AndroidFling.exponent", AndroidFling.exponent, "", .read, "AOSP, OverScroller.java"),
      SourcedConstant(
        "ChromiumFling.fastest", ChromiumFling.fastest, "px/s", .read,
        "Chromium, fling_curve.cc"),
    ]
  }
}
