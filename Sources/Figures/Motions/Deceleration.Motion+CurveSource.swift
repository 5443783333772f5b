import MotionCurves

extension Deceleration.Motion: CurveSource {
  /// `velocity`, `position` and `positionIntegral`.
  public var functions: [NamedFunction] {
    [
      NamedFunction("velocity", velocityFunction),
      NamedFunction("position", positionFunction(.millisecondSum)),
      NamedFunction("positionIntegral", positionFunction(.integral)),
    ]
  }

  /// The velocity, in points per second, against the time in seconds.
  public var velocityCurve: Curve { Curve(velocityFunction) }

  /// The position, in points, against the time in seconds.
  public func positionCurve(_ form: Deceleration.DistanceForm = .millisecondSum) -> Curve {
    Curve(positionFunction(form))
  }

  /// The constants of momentum.
  public static var sources: [SourcedConstant] { Deceleration.sources }

  private var velocityFunction: Function {
    Function({ velocity(at: $0) }, slope: { acceleration(at: $0) }, breaks: [0], extent: extent)
  }

  private func positionFunction(_ form: Deceleration.DistanceForm) -> Function {
    Function(
      { position(at: $0, form: form) }, slope: { positionSlope(at: $0, form: form) },
      breaks: [0], extent: extent)
  }

  /// Up to when 99 % of the throw are covered.
  private var extent: ClosedRange<Double>? { time(toShare: 0.99).map { 0...$0 } }
}
