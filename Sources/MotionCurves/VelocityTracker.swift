/// Where a finger was, and when.
public struct TouchSample: Equatable, Sendable {
  /// The time, in milliseconds from any origin; trackers compare times to whole milliseconds, which
  /// seconds would round.
  public var milliseconds: Double

  /// The position along one axis, in points.
  public var position: Double

  /// Makes a sample from a time in milliseconds and a position in points.
  public init(milliseconds: Double, position: Double) {
    (self.milliseconds, self.position) = (milliseconds, position)
  }
}

/// A velocity, and how many samples it was made of.
public struct VelocityEstimate: Equatable, Sendable {
  /// The velocity, in points per second; `nil` when the strategy gives none.
  public let velocity: Double?

  /// How many samples the strategy considered.
  public let samplesUsed: Int
}

/// Ways to tell how fast a finger moved when it lifted, along one axis.
///
/// All of them answer for every input: no sample, one or two, equal times, a finger that stands still. Times
/// that decrease, and numbers that are not finite, are refused.
///
/// | | no sample | one | two | equal times | after a pause of more than 40 ms |
/// |---|---|---|---|---|---|
/// | ``androidLeastSquares`` | none | none | their slope | the later replaces the earlier | none |
/// | ``androidImpulse`` | none | 0 | their slope | the later replaces the earlier | none |
/// | ``flutterLeastSquares`` | none | 0 | 0 | both count | as if there had been none |
/// | the others | 0 | 0 | see each | a difference without time counts as 0 | as if there had been none |
public enum VelocityStrategy: String, Equatable, Sendable, CaseIterable {
  /// Android's `VelocityTracker` for touch: a parabola through the last 100 ms by least squares, its slope
  /// at the newest sample.
  ///
  /// A step of more than 40 ms forgets what was before; lifting more than 40 ms after the last sample
  /// forgets everything. Being a parabola it can overshoot, and change the sign, when a finger turns round.
  /// Source: read from AOSP's `VelocityTracker.cpp` (strategy LSQ2, the default for x and y).
  case androidLeastSquares

  /// Android's impulse strategy: the speed that the work done on the finger would give it.
  ///
  /// Source: read from AOSP's `VelocityTracker.cpp`, where it is the default for scroll axes only.
  case androidImpulse

  /// Flutter's `VelocityTracker`: the same parabola over the last 100 ms and at most 20 samples, up to a
  /// gap of more than 40 ms; fewer than three samples give 0. Read from `velocity_tracker.dart`.
  case flutterLeastSquares

  /// Flutter's imitation of an iOS fling: 0.6, 0.35 and 0.05 of the last three steps, the oldest first; a
  /// missing step counts as 0. Read from `velocity_tracker.dart`.
  case flutterIOSFling

  /// Flutter's imitation of a macOS fling: 0.15, 0.65 and 0.2 of the last three steps. Read from
  /// `velocity_tracker.dart`.
  case flutterMacOSFling

  /// `UIPanGestureRecognizer.velocity(in:)`: at each step 0.8 of the velocity before and 0.2 of the step's; the first
  /// step counts whole, and a finger that rests keeps its velocity.
  ///
  /// Source: measured; exact to 3 · 10⁻¹¹ points per second over 33 recorded moves.
  case panGestureRecognizer

  /// `UIScrollView` at release: 0.75 of the pan recogniser's velocity one sample before and 0.25 of its
  /// newest; the newest alone where the one before is 0.
  ///
  /// Source: measured; exact in four public recordings.
  case scrollViewRelease

  /// SwiftUI's gesture velocity: 0.75 of the step before and 0.25 of the newest; a single step whole.
  /// Reported, from public reimplementations.
  case swiftUISampler

  /// The last two samples: what one jittery reading can do. A strawman.
  case lastTwo

  /// From the first sample to the last: what a turn in between is lost in. A strawman.
  case wholeGesture

  /// 100 ms: Android and Flutter look no further back. Read from their sources.
  public static let horizonMilliseconds = 100.0

  /// 40 ms: a finger that has not moved for longer has stopped. Read from the sources of Android and
  /// Flutter.
  public static let stoppedMilliseconds = 40.0

  /// 20: the most samples that Android and Flutter keep. Read from their sources.
  public static let mostSamples = 20

  /// 250 pt/s: a slower release inside of its edges lets UIKit's scroll view rest where it is; in the plane it is the
  /// length of the velocity that counts. Source: measured.
  public static let scrollViewLeastSpeed = 250.0

  /// The velocity of a finger, in points per second.
  ///
  /// - Parameters:
  ///   - samples: where it was, in order of time.
  ///   - lift: when it was lifted, in milliseconds from the same origin; the time of the last sample when
  ///     left out.
  /// - Throws: ``MotionError`` when times decrease or a number is not finite.
  public func estimate(
    _ samples: [TouchSample], liftedAt lift: Double? = nil
  ) throws(MotionError) -> VelocityEstimate {
    try VelocityStrategy.check(samples, lift)
    switch self {
    case .androidLeastSquares:
      let kept = VelocityStrategy.android(samples, lift)
      return VelocityEstimate(velocity: kept.fit?.velocity, samplesUsed: kept.count)
    case .androidImpulse:
      let kept = VelocityStrategy.android(samples, lift)
      return VelocityEstimate(velocity: kept.impulse, samplesUsed: kept.count)
    case .flutterLeastSquares:
      let kept = VelocityStrategy.flutter(samples)
      let velocity = kept.count < 3 ? 0 : kept.fit?.velocity ?? 0
      return VelocityEstimate(
        velocity: kept.isEmpty ? nil : velocity, samplesUsed: kept.count)
    case .flutterIOSFling: return blend(samples, VelocityStrategy.flutterIOSWeights)
    case .flutterMacOSFling: return blend(samples, VelocityStrategy.flutterMacOSWeights)
    case .panGestureRecognizer:
      return VelocityEstimate(
        velocity: VelocityStrategy.pan(samples).last ?? 0, samplesUsed: samples.count)
    case .scrollViewRelease:
      let velocities = VelocityStrategy.pan(samples)
      let newest = velocities.last ?? 0
      let before = velocities.dropLast().last ?? 0
      let (old, new) = VelocityStrategy.scrollViewWeights
      return VelocityEstimate(
        velocity: before == 0 ? newest : old * before + new * newest, samplesUsed: samples.count)
    case .swiftUISampler:
      let (old, new) = VelocityStrategy.swiftUIWeights
      return samples.count == 2 ? blend(samples, [1]) : blend(samples, [new, old])
    case .lastTwo: return blend(samples, [1])
    case .wholeGesture:
      guard let first = samples.first, let last = samples.last else {
        return VelocityEstimate(velocity: 0, samplesUsed: 0)
      }
      return VelocityEstimate(velocity: first.velocity(to: last), samplesUsed: samples.count)
    }
  }

  private static func check(
    _ samples: [TouchSample], _ lift: Double?
  ) throws(MotionError) {
    var last = -Double.infinity
    for sample in samples {
      try require(
        sample.position.isFinite, "position", sample.position, "must be a finite number of points")
      try require(
        sample.milliseconds.isFinite && sample.milliseconds >= last, "milliseconds",
        sample.milliseconds, "must be finite and not before the time of the sample before")
      last = sample.milliseconds
    }
    if let lift {
      try require(
        lift.isFinite && lift >= last, "liftedAt", lift,
        "must be finite and not before the last sample")
    }
  }

  /// The velocity that a pan recogniser reports after each step, in points per second.
  private static func pan(_ samples: [TouchSample]) -> [Double] {
    var velocities: [Double] = []
    for (earlier, later) in zip(samples, samples.dropFirst())
    where later.milliseconds > earlier.milliseconds {
      let step = earlier.velocity(to: later)
      let velocity = velocities.last.map { panWeights.old * $0 + panWeights.new * step } ?? step
      velocities.append(velocity)
    }
    return velocities
  }

  /// What a pan recogniser keeps of its velocity at each step, and what it takes of the step's.
  public static let panWeights = (old: 0.8, new: 0.2)

  /// What SwiftUI takes of the step before the last, and of the last.
  public static let swiftUIWeights = (old: 0.75, new: 0.25)

  /// What a scroll view takes of the pan's velocity one step before the release, and of its last.
  public static let scrollViewWeights = (old: 0.75, new: 0.25)

  /// What Flutter's imitation of iOS takes of the last step, of the one before and of the one before that.
  public static let flutterIOSWeights = [0.05, 0.35, 0.6]

  /// What Flutter's imitation of macOS takes of the last step, of the one before and of the one before that.
  public static let flutterMacOSWeights = [0.2, 0.65, 0.15]

  /// The newest steps of a finger, each by its weight: the first weight is the newest step's.
  private func blend(
    _ samples: some RandomAccessCollection<TouchSample>, _ weights: [Double]
  ) -> VelocityEstimate {
    let samples = Array(samples.suffix(weights.count + 1))
    var velocity = 0.0
    for (age, weight) in weights.enumerated() where age + 1 < samples.count {
      let newer = samples[samples.count - 1 - age]
      velocity += weight * samples[samples.count - 2 - age].velocity(to: newer)
    }
    return VelocityEstimate(velocity: velocity, samplesUsed: samples.count)
  }

  /// The parabola, or the line, of ``androidLeastSquares``; `nil` where it gives no velocity.
  static func androidFit(_ samples: [TouchSample], liftedAt lift: Double?) -> TouchFit? {
    android(samples, lift).fit
  }

  /// The samples that Android's tracker holds when the finger lifts.
  private static func android(_ samples: [TouchSample], _ lift: Double?) -> [TouchSample] {
    var kept: [TouchSample] = []
    for sample in samples {
      if let last = kept.last {
        let step = sample.milliseconds - last.milliseconds
        if step > stoppedMilliseconds { kept.removeAll() }
        if step == 0 { kept.removeLast() }
      }
      kept.append(sample)
      kept = kept.suffix(mostSamples).filter {
        sample.milliseconds - $0.milliseconds <= horizonMilliseconds
      }
    }
    if let lift, let last = kept.last, lift - last.milliseconds > stoppedMilliseconds { return [] }
    return kept
  }

  /// The samples that Flutter's tracker looks at, from the newest back.
  private static func flutter(_ samples: [TouchSample]) -> [TouchSample] {
    guard let newest = samples.last else { return [] }
    var kept: [TouchSample] = []
    for sample in samples.reversed() {
      let gap = (kept.last ?? sample).milliseconds - sample.milliseconds
      let age = newest.milliseconds - sample.milliseconds
      if age > horizonMilliseconds || gap > stoppedMilliseconds || kept.count == mostSamples {
        break
      }
      kept.append(sample)
    }
    return kept.reversed()
  }
}

extension TouchSample {
  /// The mean velocity until `later`, in points per second; 0 when no time passes.
  fileprivate func velocity(to later: TouchSample) -> Double {
    let time = later.milliseconds - milliseconds
    return time > 0 ? (later.position - position) / time * 1000 : 0
  }
}

/// The parabola, or the line, nearest to some samples of a finger, in the sense of least squares.
public struct TouchFit: Equatable, Sendable {
  /// The times of the first and the last sample that it follows, in milliseconds.
  public let times: ClosedRange<Double>
  /// Its position at the last sample, in points.
  public let position: Double
  /// Its slope there, in points per second: the velocity.
  public let velocity: Double
  /// How much its slope grows each second, in points per second squared; 0 for a line.
  public let acceleration: Double

  /// The position, in points, at a time in milliseconds.
  public func position(at milliseconds: Double) -> Double {
    let time = (milliseconds - times.upperBound) / 1000
    return position + (velocity + acceleration / 2 * time) * time
  }

  /// The slope, in points per millisecond, at a time in milliseconds.
  public func slope(at milliseconds: Double) -> Double {
    (velocity + acceleration * (milliseconds - times.upperBound) / 1000) / 1000
  }
}

extension [TouchSample] {
  /// The parabola that is nearest to all samples; the line through them when there are two; `nil` when there is one, or
  /// there are no three times between which a parabola is the nearest one.
  fileprivate var fit: TouchFit? {
    guard count > 1 else { return nil }
    let (first, newest) = (self[0], self[count - 1])
    let span = first.milliseconds...newest.milliseconds
    if count == 2 {
      guard newest.milliseconds > first.milliseconds else { return nil }
      return TouchFit(
        times: span, position: newest.position, velocity: first.velocity(to: newest),
        acceleration: 0)
    }
    // Sums about the means, of times before the newest sample: no large numbers cancel.
    let times = map { $0.milliseconds - self[count - 1].milliseconds }
    let squares = times.map { $0 * $0 }
    let positions = map { $0.position - self[count - 1].position }
    func covariance(_ one: [Double], _ two: [Double]) -> Double {
      let (mean1, mean2) = (
        one.reduce(0, +) / Double(count), two.reduce(0, +) / Double(count)
      )
      return zip(one, two).reduce(0) { $0 + ($1.0 - mean1) * ($1.1 - mean2) }
    }
    let (tt, ts, ss) = (
      covariance(times, times), covariance(times, squares), covariance(squares, squares)
    )
    let (tp, sp) = (covariance(times, positions), covariance(squares, positions))
    let determinant = tt * ss - ts * ts
    // Of two distinct times only, what is left of the terms is their rounding.
    guard determinant > 1e-12 * tt * ss else { return nil }
    let slope = (tp * ss - sp * ts) / determinant
    let bend = (sp * tt - tp * ts) / determinant
    let mean = { (numbers: [Double]) in numbers.reduce(0, +) / Double(count) }
    return TouchFit(
      times: span,
      position: newest.position + mean(positions) - slope * mean(times) - bend * mean(squares),
      velocity: slope * 1000, acceleration: 2 * bend * 1e6)
  }

  /// The speed that the work done on the finger along its way gives a unit mass; `nil` without a sample.
  fileprivate var impulse: Double? {
    guard count > 1 else { return isEmpty ? nil : 0 }
    func speed(_ work: Double) -> Double {
      let speed = (2 * abs(work)).squareRoot()
      return work < 0 ? -speed : speed
    }
    var work = 0.0
    for index in indices.dropFirst() {
      let before = speed(work)
      let velocity = self[index - 1].velocity(to: self[index])
      work += (velocity - before) * abs(velocity)
      // The first step has only begun to move the finger.
      if index == 1 { work /= 2 }
    }
    return speed(work)
  }
}

extension VelocityStrategy {
  /// Where the constants of velocity estimates come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "VelocityStrategy.horizonMilliseconds", VelocityStrategy.horizonMilliseconds, "ms", .read,
        "AOSP, VelocityTracker.h; Flutter, velocity_tracker.dart"),
      SourcedConstant(
        "VelocityStrategy.stoppedMilliseconds", VelocityStrategy.stoppedMilliseconds, "ms", .read,
        "AOSP, VelocityTracker.cpp; Flutter, velocity_tracker.dart"),
      SourcedConstant(
        "VelocityStrategy.mostSamples", Double(VelocityStrategy.mostSamples), "", .read,
        "AOSP, VelocityTracker.h; Flutter, velocity_tracker.dart"),
      SourcedConstant(
        "VelocityStrategy.scrollViewLeastSpeed", VelocityStrategy.scrollViewLeastSpeed, "pt/s",
        .measured, "public recordings; beyond an edge a slower release is kept, too"),
      SourcedConstant(
        "VelocityStrategy.panWeights.new", panWeights.new, "", .measured,
        "33 recorded moves, exact to 3e-11 pt/s"),
      SourcedConstant(
        "VelocityStrategy.scrollViewWeights.new", scrollViewWeights.new, "", .measured,
        "four public recordings"),
      SourcedConstant(
        "VelocityStrategy.flutterIOSWeights.new", flutterIOSWeights[0], "", .read,
        "Flutter, velocity_tracker.dart; contested: a pan recogniser was measured to have another rule"
      ),
      SourcedConstant(
        "VelocityStrategy.flutterIOSWeights.before", flutterIOSWeights[1], "", .read,
        "Flutter, velocity_tracker.dart; contested: a pan recogniser was measured to have another rule"
      ),
      SourcedConstant(
        "VelocityStrategy.flutterIOSWeights.oldest", flutterIOSWeights[2], "", .read,
        "Flutter, velocity_tracker.dart; contested: a pan recogniser was measured to have another rule"
      ),
      SourcedConstant(
        "VelocityStrategy.swiftUIWeights.new", swiftUIWeights.new, "", .reported,
        "public reimplementations of SwiftUI"),
    ]
  }
}
