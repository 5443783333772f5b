/// An animation from one value to another, 0 to 1 when left out, that is sent elsewhere before it has arrived: what becomes of its speed.
///
/// Five ways to go on, as Apple's frameworks have them. Two of them begin again from rest, so that the
/// velocity jumps to 0; the others carry it on.
public struct Interruption: Equatable, Sendable {
  /// How the animation goes on.
  public enum Continuation: Equatable, Sendable {
    /// The timing curve starts again from where the value is: the velocity jumps to 0.
    case easeRestarted
    /// SwiftUI's blend: the old timing curve runs on, mixed with the new target by the new curve.
    ///
    /// Reported, from public reimplementations of SwiftUI.
    case easeBlended
    /// Core Animation's `isAdditive`, and UIView's animations since iOS 8: the new curve is added to the
    /// old one, which runs on.
    case easeAdditive
    /// The spring goes on with the velocity it has.
    case springRetargeted
    /// The spring starts again from rest: the velocity jumps to 0.
    case springRestarted
  }

  /// How the animation may go on, by the word that a template uses.
  public static let continuations: [(name: String, continuation: Continuation)] = [
    (name: "easeRestarted", continuation: .easeRestarted),
    (name: "easeBlended", continuation: .easeBlended),
    (name: "easeAdditive", continuation: .easeAdditive),
    (name: "springRetargeted", continuation: .springRetargeted),
    (name: "springRestarted", continuation: .springRestarted),
  ]

  /// Which of the two values at a jump is meant.
  public enum Side: Equatable, Sendable {
    /// The one just before.
    case before
    /// The one just after.
    case after
  }

  /// How the animation goes on.
  public let continuation: Continuation

  /// The time of the interruption, in seconds.
  public let time: Double

  /// Where it begins, and its first target.
  public let start, firstTarget: Double

  /// The target after the interruption.
  public let target: Double

  /// The timing curve of the eased continuations.
  public let curve: TimingCurve

  /// The duration of the timing curve, in seconds.
  public let duration: Double

  /// The spring of the sprung continuations.
  public let spring: Spring

  /// Describes an interruption.
  ///
  /// - Parameters:
  ///   - continuation: how the animation goes on.
  ///   - time: when it is interrupted, in seconds; at least 0.
  ///   - target: where it is sent; back to the start when left out.
  ///   - start: where it begins; 0 when left out.
  ///   - firstTarget: where it was to go; 1 when left out, and not the start.
  ///   - curve: the timing curve before and after; SwiftUI's `easeInOut` when left out.
  ///   - duration: the timing curve's duration in seconds, greater than 0; 0.35 when left out.
  ///   - spring: the spring before and after; `smooth` when left out.
  /// - Throws: ``MotionError`` for a number outside of that, or one that is not finite.
  public init(
    _ continuation: Continuation, at time: Double, to target: Double? = nil,
    from start: Double = 0, towards firstTarget: Double = 1,
    curve: TimingCurve = .easeInOut, duration: Double = TimingCurve.swiftUIDuration,
    spring: Spring = .smooth
  ) throws(MotionError) {
    try require(
      time >= 0 && time < .infinity, "time", time, "must be a finite time of at least 0 seconds")
    let target = target ?? start
    try require(target.isFinite, "target", target, "must be a finite number")
    try require(start.isFinite, "start", start, "must be a finite number")
    try require(
      firstTarget.isFinite && firstTarget != start, "firstTarget", firstTarget,
      "must be a finite number, and not where it begins")
    try require(
      duration > 0 && duration < .infinity, "duration", duration,
      "must be a finite time in seconds, greater than 0")
    (self.continuation, self.time, self.target) = (continuation, time, target)
    (self.start, self.firstTarget) = (start, firstTarget)
    (self.curve, self.duration, self.spring) = (curve, duration, spring)
  }

  /// The value, in the unit of the start and the targets, `time` seconds after the start.
  ///
  /// It never jumps; `side` says from which side of the interruption it is computed.
  public func value(at time: Double, _ side: Side = .after) -> Double {
    start + travel * (isBefore(time, side) ? firstLeg(at: time).value : secondLeg(at: time).value)
  }

  /// The velocity, in that unit per second, `time` seconds after the start.
  public func velocity(at time: Double, _ side: Side = .after) -> Double {
    travel * (isBefore(time, side) ? firstLeg(at: time).velocity : secondLeg(at: time).velocity)
  }

  /// The first travel, of which the legs are shares.
  private var travel: Double { firstTarget - start }

  /// The second target as a share of it.
  private var targetShare: Double { (target - start) / travel }

  /// How fast the velocity changes, in that unit per second squared: a difference over 2·10⁻⁶ seconds
  /// serves to draw it; it never reaches across the interruption.
  public func acceleration(at time: Double) -> Double {
    let step = 1e-6
    let low = time >= self.time ? max(time - step, self.time) : time - step
    let high = time < self.time ? min(time + step, self.time) : time + step
    let side: Side = time < self.time ? .before : .after
    // Of a time that is too late for the step nothing is left.
    guard high - low > 0 || time.isNaN else { return 0 }
    return (velocity(at: high, side) - velocity(at: low, side)) / (high - low)
  }

  /// By how much the velocity jumps at the interruption, in that unit per second.
  public var velocityJump: Double { velocity(at: time, .after) - velocity(at: time, .before) }

  /// The first time after the interruption, in seconds, at which the velocity is 0, and the value there;
  /// `nil` when the value turns at once or never.
  public var peak: (time: Double, value: Double)? {
    switch continuation {
    case .easeRestarted, .springRestarted: return nil
    case .springRetargeted:
      return secondSpring.firstTurn.map { (time + $0.time, start + travel * $0.value) }
    case .easeBlended, .easeAdditive:
      let end = max(time, duration)
      let start = velocity(at: time)
      guard start != 0, end > time, (velocity(at: end) < 0) != (start < 0) else { return nil }
      let turn = lastPlace(from: time, to: end) { (velocity(at: $0) < 0) == (start < 0) }
      return (turn, value(at: turn))
    }
  }

  /// When an eased animation has arrived, in seconds; `nil` for a spring, which has no end.
  public var end: Double? {
    switch continuation {
    case .easeRestarted, .easeBlended, .easeAdditive: time + duration
    case .springRetargeted, .springRestarted: nil
    }
  }

  /// What a template may ask of it.
  public var landmarks: [Landmark] {
    [
      Landmark("interruption", .time, time),
      Landmark("value", .ratio, value(at: time)),
      Landmark("velocityBefore", .ratio, velocity(at: time, .before)),
      Landmark("velocityAfter", .ratio, velocity(at: time, .after)),
    ]
      + (peak.map { [Landmark("peakTime", .time, $0.time), Landmark("peak", .ratio, $0.value)] }
        ?? [])
      + (end.map { [Landmark("end", .time, $0)] } ?? [])
  }

  private func isBefore(_ time: Double, _ side: Side) -> Bool {
    time < self.time || time == self.time && side == .before
  }

  private func eased(_ time: Double) -> (value: Double, velocity: Double) {
    let share = time / duration
    return (curve.value(at: share), curve.slope(at: share) / duration)
  }

  private func firstLeg(at time: Double) -> (value: Double, velocity: Double) {
    switch continuation {
    case .easeRestarted, .easeBlended, .easeAdditive: return eased(time)
    case .springRetargeted, .springRestarted:
      let motion = spring.motion()
      return (motion.value(at: time), motion.velocity(at: time))
    }
  }

  private func secondLeg(at time: Double) -> (value: Double, velocity: Double) {
    switch continuation {
    case .easeRestarted:
      let start = eased(self.time).value
      let (share, rate) = eased(time - self.time)
      return (start + (targetShare - start) * share, (targetShare - start) * rate)
    case .easeBlended:
      let (old, oldVelocity) = eased(time)
      let (share, rate) = eased(time - self.time)
      return (
        old + (targetShare - old) * share, oldVelocity * (1 - share) + (targetShare - old) * rate
      )
    case .easeAdditive:
      let (old, oldVelocity) = eased(time)
      let (share, rate) = eased(time - self.time)
      return (old + (targetShare - 1) * share, oldVelocity + (targetShare - 1) * rate)
    case .springRetargeted, .springRestarted:
      let motion = secondSpring
      let elapsed = time - self.time
      return (motion.value(at: elapsed), motion.velocity(at: elapsed))
    }
  }

  private var secondSpring: Spring.Motion {
    let (start, velocity) = firstLeg(at: time)
    return spring.motion(
      from: start, to: targetShare, velocity: continuation == .springRetargeted ? velocity : 0)
  }
}
