import MotionCurves

extension Spring.Motion: CurveSource {
  /// `value` and `velocity`.
  public var functions: [NamedFunction] {
    [NamedFunction("value", valueFunction), NamedFunction("velocity", velocityFunction)]
  }

  /// The value against the time in seconds.
  public var valueCurve: Curve { Curve(valueFunction) }

  /// The velocity, in units of the value per second, against the time in seconds.
  public var velocityCurve: Curve { Curve(velocityFunction) }

  /// The springs' constants.
  public static var sources: [SourcedConstant] { Spring.sources }

  /// The spring itself.
  public var law: MotionLaw? { .spring(self) }

  private var valueFunction: Function {
    Function(
      { value(at: $0) }, slope: { velocity(at: $0) }, breaks: [0], turns: [peakTime], extent: extent
    )
  }

  private var velocityFunction: Function {
    Function({ velocity(at: $0) }, slope: { acceleration(at: $0) }, breaks: [0], extent: extent)
  }

  /// Up to when it has settled, or four swings of one that never does.
  private var extent: ClosedRange<Double>? {
    let distance = abs(target - start)
    let settling = settlingTime(
      within: Spring.coreAnimationThreshold * (distance > 0 ? distance : 1))
    let end = settling > 0 && settling <= largestNumber ? settling : 4 * spring.response
    return end > 0 && end <= largestNumber ? 0...end : nil
  }
}
