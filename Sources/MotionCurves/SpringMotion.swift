import Libm

extension Spring {
  /// A value on its way to a target, pulled by a spring.
  ///
  /// Before time 0 it rests at its start: its velocity is 0 there, and the initial velocity from 0 on. What
  /// is computed from no number (NaN) is no number.
  ///
  /// Accuracy, from 10⁻¹² of critical damping to 10⁸ times of it and as near to it as can be written: in the
  /// first swing value and velocity are within 2 · 10⁻¹⁵ of the distance and of the greatest velocity, later
  /// ones lose what the sine of a large angle does. The first turn and the first crossing are within 10⁻¹⁵ of
  /// themselves, the time to settle within 10⁻¹⁴, the overshoot within 10⁻¹³, where they do not hang on the last
  /// digits of what is given, as the crossing of a throw does that only just passes the target. A damping that
  /// differs from the critical one by a few roundings counts as critical.
  public struct Motion: Equatable, Sendable {
    /// What pulls.
    public let spring: Spring

    /// The value at time 0.
    public let start: Double

    /// The value towards which the spring pulls.
    public let target: Double

    /// The velocity at time 0, in units of the value per second.
    public let initialVelocity: Double

    /// The value, `time` seconds after the start.
    public func value(at time: Double) -> Double {
      target + displacement(at: time).position
    }

    /// The velocity, in units of the value per second, `time` seconds after the start.
    public func velocity(at time: Double) -> Double {
      displacement(at: time).velocity
    }

    /// The acceleration, in units of the value per second squared, `time` seconds after the start: what
    /// the spring and its damping make of the place and the velocity.
    public func acceleration(at time: Double) -> Double {
      guard !(time < 0) else { return 0 }
      let (position, velocity) = displacement(at: time)
      return -(spring.stiffness * position + spring.effectiveDamping * velocity) / spring.mass
    }

    /// The displacement from the target and its velocity, accurate from no damping to 10⁸ times
    /// critical damping and on both sides of it.
    ///
    /// The textbook's three solutions lose their accuracy where they meet and where damping is strong; so
    /// near critical damping the shared power series is used, and beyond it the slow rate is computed as
    /// −ω₀²/(β + s), without a difference of near numbers, with `expm1` for the other.
    func displacement(at time: Double) -> (position: Double, velocity: Double) {
      let x0 = start - target
      let v0 = initialVelocity
      guard !time.isNaN else { return (time, time) }
      guard time > 0 else { return (x0, time < 0 ? 0 : v0) }
      let frequency = spring.angularFrequency
      guard frequency > 0 else { return coasting(x0, v0, time) }
      let decay = spring.effectiveDamping / (2 * spring.mass)
      let difference = spring.squaredSwing(spring.effectiveDamping)
      let phase = difference * time * time
      if abs(phase) < 1e-3 || difference == 0 {
        return nearlyCritical(x0, v0, time, decay: decay, difference: difference, phase: phase)
      }
      if difference > 0 {
        return swinging(x0, v0, time, decay: decay, frequency: difference.squareRoot())
      }
      return overdamped(x0, v0, time, decay: decay, spread: (-difference).squareRoot())
    }

    /// Without stiffness the value only coasts: x₀ + v₀·(m/c)·(1 − e^(−c·t/m)).
    private func coasting(_ x0: Double, _ v0: Double, _ time: Double) -> (Double, Double) {
      let rate = spring.effectiveDamping / spring.mass
      guard rate > 0, v0 != 0 else { return (v0 == 0 ? x0 : x0 + v0 * time, v0) }
      return (x0 - v0 / rate * expm1(-rate * time), v0 * exp(-rate * time))
    }

    // The velocity is e^(−β·t)·(v₀·C − (β·v₀ + ω₀²·x₀)·S): the pull at the start is taken as it is, not as
    // β·(v₀ + β·x₀) + (ω₀² − β²)·x₀, whose β²·x₀ are lost in one another.

    private func nearlyCritical(
      _ x0: Double, _ v0: Double, _ time: Double, decay: Double, difference: Double, phase y: Double
    ) -> (Double, Double) {
      // cos √y and sin √y / √y, which are smooth functions of y on both sides of 0.
      let cosine = 1 - y / 2 + y * y / 24 - y * y * y / 720
      let sine = 1 - y / 6 + y * y / 120 - y * y * y / 5040
      let envelope = exp(-decay * time)
      // In the end it is at its target, however late; without damping it has no end.
      guard envelope > 0 else { return (envelope * x0, envelope * v0) }
      let push = v0 + decay * x0
      let position = envelope * (x0 * cosine + push * time * sine)
      let pull = decay * v0 + spring.stiffness / spring.mass * x0
      let velocity = envelope * (v0 * cosine - pull * time * sine)
      return (position, velocity)
    }

    private func swinging(
      _ x0: Double, _ v0: Double, _ time: Double, decay: Double, frequency: Double
    ) -> (Double, Double) {
      let (cosine, sine) = (cos(frequency * time), sin(frequency * time))
      let envelope = exp(-decay * time)
      // In the end it is at its target, however late; without damping it has no end.
      guard envelope > 0 else { return (envelope * x0, envelope * v0) }
      let push = (v0 + decay * x0) / frequency
      let position = envelope * (x0 * cosine + push * sine)
      let pull = (decay * v0 + spring.stiffness / spring.mass * x0) / frequency
      let velocity = envelope * (v0 * cosine - pull * sine)
      return (position, velocity)
    }

    private func overdamped(
      _ x0: Double, _ v0: Double, _ time: Double, decay: Double, spread: Double
    ) -> (Double, Double) {
      let square = spring.stiffness / spring.mass
      let slow = -square / (decay + spread)
      let push = v0 - slow * x0
      let fading = -expm1(-2 * spread * time) / (2 * spread)
      let envelope = exp(slow * time)
      let position = envelope * (x0 + push * fading)
      let kept = (slow + exp(-2 * spread * time) * (spread + decay)) / (2 * spread)
      let velocity = envelope * (v0 * kept - square * x0 * fading)
      return (position, velocity)
    }
  }
}

// MARK: - Landmarks

extension Spring.Motion {
  /// The first time after the start, in seconds, at which the velocity is 0, and the value there: the
  /// peak of an overshoot, or how far the value is carried before it turns back. `nil` when it never
  /// turns.
  public var firstTurn: (time: Double, value: Double)? {
    let time = firstZero(of: .velocity)
    return time.map { ($0, value(at: $0)) }
  }

  /// How far the value shoots beyond the target, in units of the value; 0 when it never does.
  ///
  /// It is furthest the first time that it is beyond. Where start and target are one, it is how far the
  /// velocity carries the value away.
  public var overshoot: Double {
    var beyond = self
    if start != target {
      guard let crossing = firstCrossing else { return 0 }
      let velocity = velocity(at: crossing)
      // Without stiffness it does not turn back, but comes to rest where its damping stops it.
      guard spring.stiffness > 0 else { return abs(velocity) / (spring.damping / spring.mass) }
      beyond = spring.motion(from: target, to: target, velocity: velocity)
    }
    // Not the value less the target: what is left of a small overshoot would be rounding.
    return beyond.firstZero(of: .velocity).map { abs(beyond.displacement(at: $0).position) } ?? 0
  }

  /// The first time after the start, in seconds, at which the value passes the target; `nil` when it
  /// never does. A critical or overdamped spring passes it once at most.
  public var firstCrossing: Double? { firstZero(of: .position) }

  /// When a value without stiffness coasts past the target: where 1 − e^(−c·t/m) is −x₀·c/(v₀·m).
  private var coastingCrossing: Double? {
    let (x0, v0, rate) = (start - target, initialVelocity, spring.damping / spring.mass)
    guard x0 != 0, v0 != 0 else { return nil }
    let time = rate > 0 ? -log1p(x0 * rate / v0) / rate : -x0 / v0
    return time > 0 && time < .infinity ? time : nil
  }

  private enum Quantity {
    case position, velocity
  }

  /// The first time after 0 at which the position or the velocity is 0.
  ///
  /// Position and velocity are both e^(−β·t) · (p·C(t) + q·S(t)), with C = cos ω_d·t and S = sin ω_d·t/ω_d
  /// or their hyperbolic counterparts.
  private func firstZero(of quantity: Quantity) -> Double? {
    let frequency = spring.angularFrequency
    guard frequency > 0 else { return quantity == .position ? coastingCrossing : nil }
    let decay = spring.effectiveDamping / (2 * spring.mass)
    let difference = spring.squaredSwing(spring.effectiveDamping)
    let (x0, v0) = (start - target, initialVelocity)
    let square = spring.stiffness / spring.mass
    let (p, q) =
      switch quantity {
      case .position: (x0, v0 + decay * x0)
      case .velocity: (v0, -(decay * v0 + square * x0))
      }
    guard p != 0 || q != 0, !(p + q).isNaN else { return nil }
    // At critical damping p + q·t = 0, and nearly so beside it: t is the arc tangent of √difference·ratio
    // over √difference, or the hyperbolic one, which have one series.
    let ratio = q != 0 ? -p / q : 0
    let phase = difference * ratio * ratio
    if ratio > 0, abs(phase) < 1e-3 {
      return ratio * (1 - phase * (1.0 / 3 - phase * (1.0 / 5 - phase * (1.0 / 7 - phase / 9))))
    }
    // What is left of the difference at critical damping is rounding.
    if abs(difference) <= 1e-13 * square { return ratio > 0 ? ratio : nil }
    let root = abs(difference).squareRoot()
    if difference > 0 {
      // p·cos φ + q/ω·sin φ = 0 at tan φ = −p·ω/q: of its angles, half a turn apart, the first above 0.
      // Without p the sine alone is 0: at π, whatever a library makes of the angle 0.
      let opposite = p * root
      let angle = opposite == 0 ? Double.pi : atan2(-opposite, q)
      return (angle > 0 ? angle : atan2(opposite, -q)) / root
    }
    // p·cosh φ + q/s·sinh φ = 0 at tanh φ = −p·s/q, which has to lie between 0 and 1. What is left to 1 is
    // (q + p·s)/q: of a velocity that is −ω₀²·x₀ less ω₀²/(β + s)·v₀, without near numbers.
    let tangent = ratio * root
    let left =
      switch quantity {
      case .position: (v0 + (decay + root) * x0) / q
      case .velocity: -(square / (decay + root) * v0 + square * x0) / q
      }
    guard tangent > 0, left > 0 else { return nil }
    return 0.5 * log1p(2 * tangent / left) / root
  }
}
