import Libm

/// What UIKit is reported to do when a throw meets the edge: both the overshoot and the velocity are
/// multiplied by 0.99 each millisecond, the velocity by the deceleration rate as well.
///
/// Before time 0 it rests at its start. In the limit of small steps this is a linear system with two rates: a spring with ω₀ = 11.006 /s and
/// ζ = 1.0041, and so a peak overshoot of about v / (11 e).
///
/// Source: reported, from a public note on UIKitCore of iOS 26.2; an independent fit to simulator traces of
/// iOS 26.1 found “critically damped, ω 11.0”.
public struct EdgeBounce: Equatable, Sendable {
  /// 0.99, what is left of the overshoot after each millisecond; reported.
  public static let edgeRate = 0.99

  /// How the throw decays.
  public let deceleration: Deceleration

  /// The distance beyond the edge at time 0, in points.
  public let start: Double

  /// The velocity outwards at time 0, in points per second.
  public let initialVelocity: Double

  /// Describes a bounce that meets the edge with `velocity` points per second, `start` points beyond it.
  public init(_ deceleration: Deceleration = .normal, from start: Double = 0, velocity: Double) {
    (self.deceleration, self.start, initialVelocity) = (deceleration, start, velocity)
  }

  /// The slower of the two rates, in 1/s: that of the edge alone, 10.05.
  public var slowRate: Double { -1000 * log(EdgeBounce.edgeRate) }

  /// The faster of the two rates, in 1/s: edge and deceleration together, 12.05 when normal.
  public var fastRate: Double { slowRate - deceleration.decayConstant }

  /// The distance beyond the edge, in points, `time` seconds after meeting it.
  public func offset(at time: Double) -> Double {
    guard !(time < 0) else { return start }
    // e^(−slow·t) − e^(−fast·t), over their difference, without subtracting near numbers.
    let spread = fastRate - slowRate
    let rise = -expm1(-spread * time) / spread
    return exp(-slowRate * time) * (start + initialVelocity * gain * rise)
  }

  /// The velocity that UIKit keeps for it, in points per second: not the slope of ``offset(at:)``, to
  /// which the pull of the edge adds.
  public func storedVelocity(at time: Double) -> Double {
    time < 0 ? 0 : initialVelocity * exp(-fastRate * time)
  }

  /// How fast the offset changes, in points per second.
  public func slope(at time: Double) -> Double {
    time < 0 ? 0 : gain * storedVelocity(at: time) - slowRate * offset(at: time)
  }

  /// When a bounce that starts at the edge is furthest from it, in seconds: ln(fast/slow)/(fast − slow).
  public var peakTime: Double { log(fastRate / slowRate) / (fastRate - slowRate) }

  /// What the sum of millisecond steps makes of each point of velocity: r·|ln r| / (1 − r).
  private var gain: Double { -deceleration.decayConstant * deceleration.coast(.millisecondSum) }
}

extension EdgeBounce {
  /// Where the constants of the bounce at an edge come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "EdgeBounce.edgeRate", EdgeBounce.edgeRate, "per ms", .reported,
        "a note on UIKitCore of iOS 26.2; a fit to simulator traces agrees")
    ]
  }
}
