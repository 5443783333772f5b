import Libm

/// A damped harmonic oscillator, m·x″ + c·x′ + k·x = 0: what UIKit, SwiftUI and Core Animation call a
/// spring.
///
/// It is kept as mass, stiffness and damping; the other three ways to describe one lead there and back.
/// A spring says how something moves; ``motion(from:to:velocity:)`` says from where to where.
public struct Spring: Equatable, Sendable {
  /// The mass m, greater than 0; its unit cancels out.
  public let mass: Double

  /// The stiffness k, in 1/s² for a mass of 1; at least 0.
  public let stiffness: Double

  /// The damping c, in 1/s for a mass of 1; at least 0.
  public let damping: Double

  /// What happens when the damping is beyond critical.
  public var overdamping: Overdamping

  /// What an engine makes of a damping beyond critical.
  public enum Overdamping: Equatable, Sendable {
    /// The spring moves as the equation says, the slower the more it is damped.
    case allowed

    /// The damping counts as critical, as Core Animation draws it (measured, unless a spring is made with
    /// `allowsOverdamping`) and so UIKit too.
    case clampedToCritical
  }

  /// Makes a spring from its physics, as `CASpringAnimation` and `UISpringTimingParameters` do.
  ///
  /// - Parameters:
  ///   - mass: greater than 0.
  ///   - stiffness: at least 0; without stiffness nothing pulls towards the target.
  ///   - damping: at least 0; without damping the spring never settles.
  ///   - overdamping: what a damping beyond critical does.
  /// - Throws: ``MotionError`` for a number outside of that, or one that is not finite.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, overdamping: Overdamping = .allowed
  ) throws(MotionError) {
    try require(
      mass > 0 && mass < .infinity, "mass", mass, "must be a finite number greater than 0")
    try require(
      stiffness >= 0 && stiffness < .infinity, "stiffness", stiffness,
      "must be a finite number of at least 0")
    try require(
      damping >= 0 && damping < .infinity, "damping", damping,
      "must be a finite number of at least 0")
    // What its motion is made of: k/m, c/m and k·m. Where one of them is lost, so is the motion.
    let (square, rate) = (stiffness / mass, damping / mass)
    try require(
      square.isFinite && (square > 0 || stiffness == 0), "stiffness", stiffness,
      "must leave k/m a finite number, greater than 0")
    try require(
      (rate * rate).isFinite && (damping * damping).isFinite, "damping", damping,
      "must leave c² and (c/m)² finite numbers")
    let product = stiffness * mass
    try require(
      product.isFinite && (product > 0 || stiffness == 0), "mass", mass,
      "must leave k·m a finite number, greater than 0")
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    self.overdamping = overdamping
  }

  /// Makes a spring from its rhythm and its damping, as SwiftUI's `spring(response:dampingFraction:)`.
  ///
  /// - Parameters:
  ///   - response: the period of the undamped spring, 2π·√(m/k), in seconds, greater than 0.
  ///   - dampingRatio: ζ, the share of critical damping, at least 0.
  ///   - mass: greater than 0; the motion does not depend on it.
  ///   - overdamping: what a damping beyond critical does.
  /// - Throws: ``MotionError`` for a number outside of that, or one that is not finite.
  public init(
    response: Double, dampingRatio: Double, mass: Double = 1, overdamping: Overdamping = .allowed
  ) throws(MotionError) {
    try require(
      response > 0 && response < .infinity, "response", response,
      "must be a finite time in seconds, greater than 0")
    try require(
      dampingRatio >= 0 && dampingRatio < .infinity, "dampingRatio", dampingRatio,
      "must be a finite number of at least 0: 1 is critical")
    let frequency = 2 * Double.pi / response
    let isRepresentable = (mass * frequency * frequency).isNormal || !(mass > 0)
    try require(
      isRepresentable, "response", response,
      "must leave the stiffness, m · (2π / response)², finite")
    try self.init(
      mass: mass, stiffness: mass * frequency * frequency,
      damping: 4 * Double.pi * dampingRatio * mass / response, overdamping: overdamping)
  }

  /// Makes a spring from its perceptual duration and its bounce, as SwiftUI's, UIKit's and Core
  /// Animation's initialisers since iOS 17; the mass is 1.
  ///
  /// - Parameters:
  ///   - duration: the response, in seconds, greater than 0. It is not the time to settle.
  ///   - bounce: 0 is critical; up to 1 the spring overshoots the more, ζ = 1 − bounce; below 0 it is
  ///     overdamped, ζ = 1 / (1 + bounce), towards −1, which is refused. Above 1 it counts as 1.
  ///   - overdamping: what a bounce below 0 does.
  /// - Throws: ``MotionError`` for a number outside of that, or one that is not finite.
  public init(
    duration: Double, bounce: Double, overdamping: Overdamping = .allowed
  ) throws(MotionError) {
    try require(
      duration > 0 && duration < .infinity, "duration", duration,
      "must be a finite time in seconds, greater than 0")
    try require(
      bounce > -1 && bounce < .infinity, "bounce", bounce,
      "must be greater than -1: 0 does not overshoot, 1 never ends")
    let dampingRatio = bounce < 0 ? 1 / (1 + bounce) : max(0, 1 - bounce)
    try self.init(response: duration, dampingRatio: dampingRatio, overdamping: overdamping)
  }

  /// ω₀ = √(k/m), in 1/s: how fast the undamped spring swings.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// 2π/ω₀, in seconds: the period of the undamped spring; infinite without stiffness.
  public var response: Double { 2 * Double.pi / angularFrequency }

  /// ζ = c / (2·√(k·m)), the share of critical damping, as given: see ``effectiveDamping``.
  public var dampingRatio: Double {
    let critical = 2 * (stiffness * mass).squareRoot()
    return damping == 0 ? 0 : damping / critical
  }

  /// The bounce that makes this spring: 1 − ζ up to critical damping, 1/ζ − 1 beyond it.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// β = c / (2m), in 1/s: how fast the swinging of the spring dies, as given.
  public var decayRate: Double { damping / (2 * mass) }

  /// ω_d = √|ω₀² − β²|, in 1/s: the frequency of a damped swing, or for an overdamped spring half of the
  /// difference of its two rates.
  public var dampedAngularFrequency: Double {
    abs(squaredSwing(damping)).squareRoot()
  }

  /// ω₀² − β² of a damping, in 1/s²: k·m − (c/2)² over m², both products with what their rounding has lost. The
  /// difference of the two roots would lose what is near critical damping.
  func squaredSwing(_ damping: Double) -> Double {
    let half = damping / 2
    let (pull, drag) = (stiffness * mass, half * half)
    let lost = (-pull).addingProduct(stiffness, mass) - (-drag).addingProduct(half, half)
    return (pull - drag + lost) / mass / mass
  }

  /// 2π/ω_d, in seconds: the time of a full damped swing; infinite when the spring does not swing.
  public var period: Double {
    decayRate < angularFrequency ? 2 * Double.pi / dampedAngularFrequency : .infinity
  }

  /// How far a step from rest shoots beyond its target, as a share of the step: e^(−π·ζ/√(1 − ζ²)).
  public var overshoot: Double {
    guard decayRate < angularFrequency else { return 0 }
    return exp(-Double.pi * decayRate / dampedAngularFrequency)
  }

  /// The damping that moves it: the damping as given, but not beyond critical where that is clamped.
  public var effectiveDamping: Double {
    switch overdamping {
    case .allowed: damping
    case .clampedToCritical: min(damping, 2 * (stiffness * mass).squareRoot())
    }
  }

  /// The damping ratio that moves it: as given, but not beyond 1 where overdamping is clamped.
  public var effectiveDampingRatio: Double {
    switch overdamping {
    case .allowed: dampingRatio
    case .clampedToCritical: min(dampingRatio, 1)
    }
  }

  /// The same spring with its overdamping clamped or allowed.
  public func overdamping(_ overdamping: Overdamping) -> Spring {
    var spring = self
    spring.overdamping = overdamping
    return spring
  }

  /// The motion of a value from `start` to `target`.
  ///
  /// - Parameters:
  ///   - start: the value at time 0, in any unit.
  ///   - target: the value towards which the spring pulls, in the same unit.
  ///   - velocity: the velocity at time 0, in that unit per second; positive towards larger values.
  public func motion(
    from start: Double = 0, to target: Double = 1, velocity: Double = 0
  ) -> Motion {
    Motion(spring: self, start: start, target: target, initialVelocity: velocity)
  }

  /// UIKit's normalised initial velocity of a move along one axis, in 1/s: the velocity as a share of the
  /// distance, positive towards the target; 0 when there is no distance.
  ///
  /// Source: the documentation of `UISpringTimingParameters.initialVelocity`.
  public static func normalizedVelocity(
    _ velocity: Double, from start: Double, to target: Double
  ) -> Double {
    let distance = target - start
    return distance == 0 ? 0 : velocity / distance
  }

  /// UIKit's normalised initial velocity of a move in the plane, each axis by itself: dx and dy, in 1/s.
  public static func normalizedVelocity(
    _ velocity: SIMD2<Double>, from start: SIMD2<Double>, to target: SIMD2<Double>
  ) -> SIMD2<Double> {
    SIMD2(
      normalizedVelocity(velocity.x, from: start.x, to: target.x),
      normalizedVelocity(velocity.y, from: start.y, to: target.y))
  }

  /// What a template may ask of it.
  public var landmarks: [Landmark] {
    [
      Landmark("mass", .ratio, mass), Landmark("stiffness", .ratio, stiffness),
      Landmark("damping", .ratio, damping), Landmark("response", .time, response),
      Landmark("dampingRatio", .ratio, dampingRatio),
      Landmark("effectiveDampingRatio", .ratio, effectiveDampingRatio),
      Landmark("bounce", .ratio, bounce),
      Landmark("period", .time, period), Landmark("overshoot", .ratio, overshoot),
    ]
  }
}
