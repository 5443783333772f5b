import MotionCurves

extension TouchRecording: CurveSource {
  /// `position`, straight between the samples, and `fit`, the parabola of Android's least squares, where it gives a
  /// velocity; against the time in milliseconds.
  public var functions: [NamedFunction] {
    let times = samples.map { $0.milliseconds }
    let trace = Trace(trusted: times, samples.map { $0.position })
    return [
      NamedFunction(
        "position",
        Function(
          { trace.value(at: $0) }, slope: { trace.slope(at: $0) }, breaks: times,
          extent: trace.extent, samples: times))
    ] + fitted
  }

  private var fitted: [NamedFunction] {
    guard let fit else { return [] }
    return [
      NamedFunction(
        "fit",
        Function(
          { fit.position(at: $0) }, slope: { fit.slope(at: $0) }, extent: fit.times))
    ]
  }

  /// The constants of the strategies.
  public static var sources: [SourcedConstant] { VelocityStrategy.sources }
}

extension Trace: CurveSource {
  /// `value`.
  public var functions: [NamedFunction] { [NamedFunction("value", Function(self))] }

  /// `count`, `first`, `last`, `least` and `greatest`.
  public var landmarks: [Landmark] {
    let (first, last) = (x[0], x[x.count - 1])
    let range = range(in: first...last)
    return [
      Landmark("count", .ratio, Double(x.count)), Landmark("first", .ratio, first),
      Landmark("last", .ratio, last), Landmark("least", .ratio, range?.lowerBound ?? 0),
      Landmark("greatest", .ratio, range?.upperBound ?? 0),
    ]
  }
}

extension RecordedTargets: CurveSource {
  /// How far each announced target lies beyond a reading, against the velocity: `integralWithStop`, `sumWithStop`,
  /// `integral` and `sum`.
  public var functions: [NamedFunction] {
    let velocities = throwings.map { $0.velocity }
    return Reading.allCases.map { reading in
      let trace = Trace(trusted: velocities, residuals(reading))
      return NamedFunction(
        reading.rawValue,
        Function(
          { trace.value(at: $0) }, slope: { trace.slope(at: $0) }, breaks: velocities,
          extent: trace.extent, samples: velocities))
    }
  }

  /// The constants of decelerations.
  public static var sources: [SourcedConstant] { Deceleration.sources }
}
