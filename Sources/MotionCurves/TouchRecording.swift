/// Where a finger was over time, when it lifted, and how fast it was by each strategy.
public struct TouchRecording: Equatable, Sendable {
  /// Where it was, in order of time.
  public let samples: [TouchSample]
  /// When it lifted, in milliseconds.
  public let lift: Double
  /// The velocity by each strategy, in points per second; 0 where it gives none.
  public let velocities: [Landmark]
  /// What ``VelocityStrategy/androidLeastSquares`` fits to the last samples; `nil` where it gives no velocity.
  public let fit: TouchFit?

  /// Describes a recording.
  ///
  /// - Parameters:
  ///   - samples: where the finger was, at least twice, in order of time.
  ///   - lift: when it was lifted, in milliseconds; at the last sample when left out.
  /// - Throws: ``MotionError`` when there are too few samples, times decrease or a number is not finite.
  public init(_ samples: [TouchSample], lift: Double? = nil) throws(MotionError) {
    try require(
      samples.count >= 2, "samples", Double(samples.count), "must hold at least two samples")
    var velocities: [Landmark] = []
    for strategy in VelocityStrategy.allCases {
      let estimate = try strategy.estimate(samples, liftedAt: lift)
      velocities.append(Landmark(strategy.rawValue, .speed, estimate.velocity ?? 0))
    }
    (self.samples, self.velocities) = (samples, velocities)
    fit = VelocityStrategy.androidFit(samples, liftedAt: lift)
    self.lift = lift ?? samples[samples.count - 1].milliseconds
  }

  /// What a template may ask of it; its times in milliseconds.
  public var landmarks: [Landmark] {
    let (first, last) = (samples[0], samples[samples.count - 1])
    return velocities + [
      Landmark("lift", .ratio, lift),
      Landmark("fitStart", .ratio, fit?.times.lowerBound ?? last.milliseconds),
      Landmark("firstTime", .ratio, first.milliseconds),
      Landmark("firstPlace", .length, first.position),
      Landmark("lastTime", .ratio, last.milliseconds),
      Landmark("lastPlace", .length, last.position),
    ]
  }
}
