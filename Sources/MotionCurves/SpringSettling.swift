import Libm

extension Spring {
  /// 0.001 of the distance: what Core Animation counts as settled.
  public static let coreAnimationThreshold = 0.001
}

/// Three answers to the question when a spring has come to rest. They differ by up to a third, so a
/// figure says which one it gives.
extension Spring.Motion {
  /// The last time, in seconds, at which the value is `threshold` away from the target: exact, by a
  /// bracketed solve, within 10⁻¹⁴ of itself. Infinite when the spring never settles; 0 when it is nearer
  /// from the start on; no number when it is asked about no number.
  ///
  /// - Parameter threshold: a distance, in units of the value, greater than 0.
  public func settlingTime(within threshold: Double) -> Double {
    if start == target, initialVelocity == 0 { return 0 }
    let frequency = spring.angularFrequency
    let decay = spring.effectiveDamping / (2 * spring.mass)
    guard !(start - target + initialVelocity + threshold).isNaN else { return .nan }
    guard threshold > 0 else { return .infinity }
    guard frequency > 0 else { return coastingTime(within: threshold) }
    guard decay > 0 else {
      let (x0, v0) = (start - target, initialVelocity / frequency)
      return (x0 * x0 + v0 * v0).squareRoot() < threshold ? 0 : .infinity
    }
    func distance(_ time: Double) -> Double { abs(displacement(at: time).position) }

    let firstTurn = self.firstTurn?.time
    guard let turn = firstTurn, distance(turn) >= threshold else {
      // Before its first turn, or without one, the distance only falls, or grows up to the turn.
      guard distance(0) >= threshold else { return 0 }
      let end = firstTurn ?? restingTime(threshold, frequency)
      return lastPlace(from: 0, to: end) { distance($0) >= threshold }
    }
    // What a rounding leaves of critical damping does not swing.
    let squaredSwing = spring.squaredSwing(spring.effectiveDamping)
    guard squaredSwing > 1e-13 * frequency * frequency else {
      return lastPlace(from: turn, to: restingTime(threshold, frequency)) {
        distance($0) >= threshold
      }
    }
    // Between two turns the distance has no peak: the last turn that reaches the threshold is followed by
    // the crossing that is looked for, and that by a turn that does not. Each turn's distance is a share of
    // that before it; the time to a late one is too long to ask where the value is then.
    let half = Double.pi / squaredSwing.squareRoot()
    let firstPeak = distance(turn)
    func peak(_ swings: Double) -> Double { firstPeak * exp(-decay * half * swings) }
    var swings = ((log(firstPeak) - log(threshold)) / (decay * half)).rounded(.down)
    // The rounding of their number leaves one too many or too few at most.
    if swings > 0, peak(swings) < threshold { swings -= 1 }
    if peak(swings + 1) >= threshold { swings += 1 }
    let fall = spring.motion(from: peak(swings), to: 0)
    return turn + swings * half
      + lastPlace(from: 0, to: half) { fall.displacement(at: $0).position >= threshold }
  }

  /// When a value without stiffness has come within `threshold` of the target for good: it runs to
  /// x₀ + v₀·m/c, away from it or towards it.
  private func coastingTime(within threshold: Double) -> Double {
    let (x0, rate) = (start - target, spring.damping / spring.mass)
    let travel = initialVelocity == 0 ? 0 : initialVelocity / rate
    let rest = x0 + travel
    guard abs(rest) < threshold else { return .infinity }
    guard abs(x0) >= threshold else { return 0 }
    return log(travel / (rest - (x0 < 0 ? -threshold : threshold))) / rate
  }

  /// A time from which on the value stays within `threshold`: energy only falls, and
  /// k·x² + m·v² bounds k·x² ever after.
  private func restingTime(_ threshold: Double, _ frequency: Double) -> Double {
    var time = 1 / frequency
    // Doubled so often, every time is beyond all numbers.
    for _ in 0..<2100 {
      let (position, velocity) = displacement(at: time)
      let bound = (position * position + velocity * velocity / (frequency * frequency)).squareRoot()
      if bound < threshold || !bound.isFinite { return time }
      time *= 2
    }
    return time
  }

  /// The duration, in seconds, that Core Animation gives the spring as `settlingDuration`, and UIKit uses
  /// for its timing parameters too.
  ///
  /// A unit step with a normalised velocity, to 0.001: below critical damping the time at which a bound of
  /// the envelope reaches that, beyond it (clamped to critical) the first of the times 0, 0.1, 0.2 … at
  /// which the value does. Without damping it is infinite, where Core Animation says 3.4 · 10³⁸, and so it
  /// is for a critical spring that takes longer than three hours.
  ///
  /// Source: reproduces 17 durations printed by QuartzCore and recorded in public test suites, to the last
  /// bit or the one before it. What it makes of `allowsOverdamping` is open.
  public var coreAnimationSettlingDuration: Double {
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    guard ratio > 0, frequency > 0 else { return .infinity }
    let velocity = Spring.normalizedVelocity(initialVelocity, from: start, to: target)
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let swing = (velocity - ratio * frequency) / damped
      return log((1 + abs(swing)) / Spring.coreAnimationThreshold) / (ratio * frequency)
    }
    // Added up step by step, as the rounding of its results shows.
    var time = 0.0
    for _ in 0..<108_000 {
      if abs((-1 + (velocity - frequency) * time) * exp(-frequency * time)) < 0.001 { return time }
      time += 0.1
    }
    return .infinity
  }

  /// The duration, in seconds, that SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)`
  /// gives; infinite without damping.
  ///
  /// Below critical damping it bounds the swing without dividing by the damped frequency, and so differs
  /// from Core Animation's. From critical damping on it is the first of the times 0, 0.1, 0.2 … after
  /// which the value stays within `threshold` for more than a second, or 0 when 1024 steps find none.
  ///
  /// Source: reported, from public reimplementations of SwiftUI.
  ///
  /// - Parameter threshold: the distance that counts as rest, in units of the value.
  public func swiftUISettlingDuration(within threshold: Double = 0.001) -> Double {
    let decay = spring.decayRate
    guard decay > 0, spring.stiffness > 0 else { return .infinity }
    let distance = target - start
    if spring.dampingRatio < 1 {
      let bound = abs(distance) + abs(decay * distance - initialVelocity)
      return max(0, log(bound / threshold) / decay)
    }
    var (time, restsSince) = (0.0, -1.0)
    for _ in 0..<1024 {
      let isNear = abs(displacement(at: time).position) < threshold
      if !isNear {
        restsSince = -1
      } else if restsSince < 0 {
        restsSince = time
      } else if time - restsSince > 1 {
        return restsSince
      }
      time += 0.1
    }
    return 0
  }
}
