import MotionCurves

extension Interruption: CurveSource {
  /// `value` and `velocity`.
  public var functions: [NamedFunction] {
    [NamedFunction("value", valueFunction), NamedFunction("velocity", velocityFunction)]
  }

  /// The value, as a share of the first travel, against the time in seconds.
  public var valueCurve: Curve { Curve(valueFunction) }

  /// The velocity, in first travels per second, against the time in seconds.
  public var velocityCurve: Curve { Curve(velocityFunction) }

  /// The constants of springs and timing curves.
  public static var sources: [SourcedConstant] { Spring.sources + TimingCurve.sources }

  private var valueFunction: Function {
    Function(
      { value(at: $0) }, slope: { velocity(at: $0) }, breaks: jumps,
      turns: peak.map { [$0.time] } ?? [], extent: extent)
  }

  private var velocityFunction: Function {
    Function({ velocity(at: $0) }, slope: { acceleration(at: $0) }, breaks: jumps, extent: extent)
  }

  private var jumps: [Double] { [0, time, duration, end ?? 0].sorted() }

  /// Up to where it has arrived; of a spring, to four of its swings after the interruption.
  private var extent: ClosedRange<Double>? {
    let last = end ?? time + 2 * spring.response
    return last > 0 && last <= largestNumber ? 0...last : nil
  }
}
