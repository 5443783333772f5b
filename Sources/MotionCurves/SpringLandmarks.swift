extension Spring.Motion {
  /// How far the value shoots beyond the target, as a share of the distance to it; in units of the value
  /// where start and target are one.
  public var overshootShare: Double {
    let distance = abs(target - start)
    return distance > 0 ? overshoot / distance : overshoot
  }

  /// When the value turns for the first time, in seconds: the peak of an overshoot. 0 when it never turns.
  public var peakTime: Double { firstTurn?.time ?? 0 }

  /// The value where it turns for the first time; the target when it never turns.
  public var peak: Double { firstTurn?.value ?? target }

  /// What a template may ask of it, the settling times for the threshold of Core Animation.
  public var landmarks: [Landmark] { landmarks(settledWithin: Spring.coreAnimationThreshold) }

  /// What a template may ask of it.
  ///
  /// - Parameter threshold: the distance that counts as settled, in units of the value.
  public func landmarks(settledWithin threshold: Double) -> [Landmark] {
    let turn = firstTurn
    return spring.landmarks + [
      Landmark("from", .ratio, start), Landmark("to", .ratio, target),
      Landmark("initialVelocity", .ratio, initialVelocity),
      Landmark(
        "normalizedVelocity", .ratio,
        Spring.normalizedVelocity(initialVelocity, from: start, to: target)),
      Landmark("overshootShare", .ratio, overshootShare),
      Landmark("peakTime", .time, turn?.time ?? 0),
      Landmark("peak", .ratio, turn?.value ?? target),
      Landmark("crossing", .time, firstCrossing ?? 0),
      Landmark("settling", .time, settlingTime(within: threshold)),
      Landmark("settlingCoreAnimation", .time, coreAnimationSettlingDuration),
      Landmark("settlingSwiftUI", .time, swiftUISettlingDuration(within: threshold)),
    ] + Landmark.times(toShare: time(toShare:))
  }
}
