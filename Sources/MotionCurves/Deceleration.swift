import Libm

/// The momentum of a scroll view: every millisecond the velocity is multiplied by `rate`.
///
/// With k = 1000 · ln(rate), negative, in 1/s, the velocity t seconds after letting go is
/// v₀ · rate^(1000 t) = v₀ · e^(k t). The distance has two forms that differ by 0.1 % at the normal
/// rate; see ``DistanceForm``.
///
/// Sources: the two rates are `UIScrollView.DecelerationRate`, documented by Apple; the projection is
/// that of WWDC 2018, session 803, “Designing Fluid Interfaces”.
public struct Deceleration: Equatable, Sendable {
  /// How the distance of a throw adds up.
  public enum DistanceForm: Equatable, Sendable {
    /// The sum of the millisecond steps, d + d² + d³ + …: the form of Apple's projection.
    ///
    /// The first millisecond already moves at the reduced speed, so the series begins at d, not at 1:
    /// a throw coasts rate / (1000 (1 − rate)) seconds' worth of its velocity, 0.499 s when normal.
    case millisecondSum

    /// The integral of the velocity: −1/k seconds' worth of it, 0.4995 s when normal.
    case integral
  }

  /// `UIScrollView.DecelerationRate.normal`: 0.998 per millisecond.
  public static let normal = Deceleration(trusted: 0.998)

  /// `UIScrollView.DecelerationRate.fast`: 0.99 per millisecond.
  public static let fast = Deceleration(trusted: 0.99)

  /// 10 pt/s, the speed at which UIKit ends a throw: it announces the integral of the velocity until then, and
  /// comes to rest at the sum.
  public static let stopSpeed = 10.0

  /// What is left of the velocity after each millisecond, a pure number between 0 and 1.
  public let rate: Double

  /// Makes a deceleration that keeps `rate` of the velocity each millisecond.
  ///
  /// - Parameter rate: a pure number, 0 < rate < 1. At 1 nothing ever stops, at 0 nothing moves.
  /// - Throws: ``MotionError`` when the rate lies outside of that, or is NaN.
  public init(rate: Double) throws(MotionError) {
    try require(
      rate > 0 && rate < 1, "rate", rate, "must lie between 0 and 1, as 0.998 does: both excluded"
    )
    self.init(trusted: rate)
  }

  /// Makes the deceleration with which a throw of `velocity` covers exactly `distance`.
  ///
  /// - Parameters:
  ///   - velocity: the velocity at release, in points per second; not 0.
  ///   - distance: the distance to cover, in points, in the direction of the velocity.
  ///   - form: how the distance adds up.
  /// - Throws: ``MotionError`` when the two do not point the same way, or no rate leads there.
  public init(
    velocity: Double, distance: Double, form: DistanceForm = .millisecondSum
  ) throws(MotionError) {
    let share = 1000 * distance / velocity
    try require(
      share > 0 && share < .infinity, "distance", distance,
      "must be a finite distance in the direction of the velocity")
    switch form {
    case .millisecondSum: try self.init(rate: share / (1 + share))
    case .integral: try self.init(rate: exp(-1 / share))
    }
  }

  private init(trusted rate: Double) {
    self.rate = rate
  }

  /// The rate k at which the velocity decays, in 1/s; negative. −2.002 when normal.
  public var decayConstant: Double { 1000 * log(rate) }

  /// The time, in seconds, in which the velocity halves. 0.3462 s when normal, 0.0690 s when fast.
  public var halfLife: Double { -log(0.5) / -decayConstant }

  /// The share of the velocity that is left after one second. 13.5 % when normal.
  public var shareLeftAfterOneSecond: Double { pow(rate, 1000) }

  /// How far a throw coasts, in seconds' worth of its velocity (points per point per second).
  public func coast(_ form: DistanceForm = .millisecondSum) -> Double {
    switch form {
    case .millisecondSum: rate / (1000 * (1 - rate))
    case .integral: -1 / decayConstant
    }
  }

  /// The distance, in points, that a throw still covers when let go at `velocity` points per second.
  ///
  /// - Parameters:
  ///   - velocity: the velocity at release, in points per second; its sign is kept.
  ///   - stopSpeed: the speed, in points per second, at which the throw ends; 0 lets it run out.
  ///     UIKit uses ``stopSpeed``. Slower throws cover nothing.
  ///   - form: the sum of the millisecond steps, as Apple's `project`, or the integral.
  public func projection(
    velocity: Double, stopSpeed: Double = 0, form: DistanceForm = .millisecondSum
  ) -> Double {
    let speed = abs(velocity) - stopSpeed
    if speed <= 0 { return 0 }
    return (velocity < 0 ? -speed : speed) * coast(form)
  }

  /// The distance, in points, that a throw in the plane still covers: each axis decays by itself, so the
  /// way is straight.
  public func projection(
    velocity: SIMD2<Double>, form: DistanceForm = .millisecondSum
  ) -> SIMD2<Double> {
    velocity * coast(form)
  }

  /// The velocity, in points per second, at which a throw covers exactly `distance` points.
  public func velocity(
    toTravel distance: Double, form: DistanceForm = .millisecondSum
  ) -> Double {
    switch form {
    case .millisecondSum: distance * (1000 * (1 - rate)) / rate
    case .integral: -distance * decayConstant
    }
  }

  /// The motion of something let go at `position` points with `velocity` points per second.
  public func motion(from position: Double = 0, velocity: Double) -> Motion {
    Motion(deceleration: self, start: position, initialVelocity: velocity)
  }

  /// What a template may ask of it: `rate`, `halfLife`, `coast`, `coastIntegral`, `left`.
  public var landmarks: [Landmark] {
    [
      Landmark("rate", .ratio, rate),
      Landmark("halfLife", .time, halfLife),
      Landmark("coast", .time, coast(.millisecondSum)),
      Landmark("coastIntegral", .time, coast(.integral)),
      Landmark("left", .ratio, shareLeftAfterOneSecond),
    ]
  }
}

extension Deceleration {
  /// One throw: a deceleration with the place and the velocity at which the finger let go.
  ///
  /// Before time 0 it rests at its start: its velocity is 0 there, and the initial velocity from 0 on.
  public struct Motion: Equatable, Sendable {
    /// How the velocity decays.
    public let deceleration: Deceleration

    /// The position at release, in points.
    public let start: Double

    /// The velocity at release, in points per second.
    public let initialVelocity: Double

    /// The velocity, in points per second, `time` seconds after letting go.
    public func velocity(at time: Double) -> Double {
      time < 0 ? 0 : initialVelocity * pow(deceleration.rate, 1000 * time)
    }

    /// How fast the velocity falls, in points per second squared, `time` seconds after letting go.
    public func acceleration(at time: Double) -> Double {
      deceleration.decayConstant * velocity(at: time)
    }

    /// The position, in points, `time` seconds after letting go.
    ///
    /// Uses `expm1`, so that no accuracy is lost just after release or when the rate is near 1.
    public func position(at time: Double, form: DistanceForm = .millisecondSum) -> Double {
      time < 0 ? start : start + landingDistance(form) * -expm1(deceleration.decayConstant * time)
    }

    /// How fast the position of `form` changes, in points per second, `time` seconds after letting go.
    ///
    /// The sum, drawn as a smooth curve, is 0.1 % slower than ``velocity(at:)`` when normal.
    public func positionSlope(at time: Double, form: DistanceForm = .millisecondSum) -> Double {
      -deceleration.decayConstant * deceleration.coast(form) * velocity(at: time)
    }

    /// The position, in points, at which the throw comes to rest.
    public func landing(_ form: DistanceForm = .millisecondSum) -> Double {
      start + landingDistance(form)
    }

    private func landingDistance(_ form: DistanceForm) -> Double {
      deceleration.projection(velocity: initialVelocity, form: form)
    }

    /// The time, in seconds after release, at which the speed has fallen to `speed` points per second;
    /// 0 when it was never faster, infinite for a speed of 0 or less.
    public func time(toSpeed speed: Double) -> Double {
      guard !speed.isNaN else { return speed }
      let initialSpeed = abs(initialVelocity)
      guard initialSpeed > speed else { return 0 }
      guard speed > 0 else { return .infinity }
      // The ratio of two near numbers is rounded where their difference is exact.
      let logarithm =
        speed < initialSpeed / 2
        ? log(speed / initialSpeed) : log1p((speed - initialSpeed) / initialSpeed)
      return logarithm / deceleration.decayConstant
    }

    /// The time, in seconds after release, at which `distance` points remain to the landing; 0 when less
    /// than that was ever to go, infinite for a distance of 0 or less.
    ///
    /// - Parameters:
    ///   - distance: the distance that is left, in points.
    ///   - form: how the distance of the throw adds up; other frameworks take the integral.
    public func time(
      toRemainingDistance distance: Double, form: DistanceForm = .millisecondSum
    ) -> Double {
      guard !distance.isNaN else { return distance }
      guard initialVelocity != 0 else { return 0 }
      guard distance > 0 else { return .infinity }
      let share = distance / abs(landingDistance(form))
      return share < 1 ? log(share) / deceleration.decayConstant : 0
    }

    /// The time, in seconds after release, at which the throw passes `position` points; `nil` when it never
    /// does.
    ///
    /// - Parameters:
    ///   - position: the position, in points.
    ///   - form: how the distance of the throw adds up.
    public func time(at position: Double, form: DistanceForm = .millisecondSum) -> Double? {
      let distance = position - start
      guard distance != 0 else { return 0 }
      let share = distance / landingDistance(form)
      guard share > 0, share < 1 else { return nil }
      return log1p(-share) / deceleration.decayConstant
    }

    /// The landmarks of the deceleration, and of this throw: `releaseVelocity`, `landing`,
    /// `landingIntegral`, and the times to shares of it.
    public var landmarks: [Landmark] {
      deceleration.landmarks + [
        Landmark("releaseVelocity", .speed, initialVelocity),
        Landmark("landing", .length, landing(.millisecondSum)),
        Landmark("landingIntegral", .length, landing(.integral)),
      ] + Landmark.times(toShare: time(toShare:))
    }
  }
}

extension Deceleration {
  /// Where the constants of momentum come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "Deceleration.normal.rate", Deceleration.normal.rate, "per ms", .documented,
        "Apple, UIScrollView.DecelerationRate.normal; the value as UIKit prints it"),
      SourcedConstant(
        "Deceleration.fast.rate", Deceleration.fast.rate, "per ms", .documented,
        "Apple, UIScrollView.DecelerationRate.fast; the value as UIKit prints it"),
      SourcedConstant(
        "Deceleration.normal.coast()", Deceleration.normal.coast(), "s", .computed,
        "the projection of WWDC 2018, session 803"),
      SourcedConstant(
        "Deceleration.fast.coast()", Deceleration.fast.coast(), "s", .computed,
        "the projection of WWDC 2018, session 803"),
      SourcedConstant(
        "Deceleration.stopSpeed", Deceleration.stopSpeed, "pt/s", .measured,
        "public recordings of announced targets and resting places, iOS 6 to 26.5"),
    ]
  }
}
