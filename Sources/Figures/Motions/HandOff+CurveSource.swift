import MotionCurves

extension HandOff: CurveSource {
  /// `position` and `velocity`.
  public var functions: [NamedFunction] {
    [NamedFunction("position", positionFunction), NamedFunction("velocity", velocityFunction)]
  }

  /// The position, in points, against the time in seconds.
  public var positionCurve: Curve { Curve(positionFunction) }

  /// The velocity, in points per second, against the time in seconds.
  public var velocityCurve: Curve { Curve(velocityFunction) }

  private var positionFunction: Function {
    Function(
      { position(at: $0) }, slope: { velocity(at: $0) }, breaks: [0, release],
      turns: [release + motion.peakTime], extent: extent)
  }

  private var velocityFunction: Function {
    Function(
      { velocity(at: $0) }, slope: { acceleration(at: $0) }, breaks: [0, release], extent: extent)
  }

  /// Up to when the spring has settled within a point.
  private var extent: ClosedRange<Double>? {
    let end = release + motion.settlingTime(within: 1)
    return end > 0 && end <= largestNumber ? 0...end : nil
  }
}
