extension TimingCurve {
  /// A value on its way along a timing curve.
  public struct Motion: Equatable, Sendable {
    /// The progress against the share of the duration.
    public let curve: TimingCurve
    /// How long it takes, in seconds.
    public let duration: Double
    /// The value at time 0.
    public let start: Double
    /// The value from `duration` on.
    public let end: Double

    /// Describes a timed motion.
    ///
    /// - Throws: ``MotionError`` when the duration is not greater than 0.
    fileprivate init(
      _ curve: TimingCurve, duration: Double, from start: Double, to end: Double
    ) throws(MotionError) {
      try require(duration > 0, "duration", duration, "must be greater than 0 seconds")
      (self.curve, self.duration, self.start, self.end) = (curve, duration, start, end)
    }

    /// The value, `time` seconds after the start.
    public func value(at time: Double) -> Double {
      start + (end - start) * curve.value(at: time / duration)
    }

    /// The velocity, in units of the value per second.
    public func velocity(at time: Double) -> Double {
      (end - start) / duration * curve.slope(at: time / duration)
    }

    /// The acceleration, in units of the value per second squared: there is no closed form in time, and a
    /// difference over 2·10⁻⁵ of the duration serves to draw it.
    public func acceleration(at time: Double) -> Double {
      let step = 1e-5
      let (before, after) = (time / duration - step, time / duration + step)
      return (end - start) / duration * (curve.slope(at: after) - curve.slope(at: before))
        / (2 * step * duration)
    }

    /// What a template may ask of it.
    public var landmarks: [Landmark] {
      [
        Landmark("duration", .time, duration),
        Landmark("initialVelocity", .ratio, (end - start) / duration * curve.startSlope),
        Landmark("peakVelocity", .ratio, (end - start) / duration * curve.peakSlope),
      ] + controlPoints + Landmark.times(toShare: time(toShare:))
    }

    /// Where the ends of the handles lie: the control points as times and values.
    private var controlPoints: [Landmark] {
      [
        Landmark("controlTime1", .time, duration * curve.x1),
        Landmark("controlValue1", .ratio, start + (end - start) * curve.y1),
        Landmark("controlTime2", .time, duration * curve.x2),
        Landmark("controlValue2", .ratio, start + (end - start) * curve.y2),
      ]
    }
  }

  /// The motion of a value from `start` to `end` along the curve.
  ///
  /// - Parameters:
  ///   - duration: in seconds, greater than 0; SwiftUI's 0.35 s when left out.
  ///   - start: the value at time 0, in any unit.
  ///   - end: the value at the end, in the same unit.
  /// - Throws: ``MotionError`` when the duration is not greater than 0.
  public func motion(
    duration: Double = swiftUIDuration, from start: Double = 0, to end: Double = 1
  ) throws(MotionError) -> Motion {
    try Motion(self, duration: duration, from: start, to: end)
  }
}
