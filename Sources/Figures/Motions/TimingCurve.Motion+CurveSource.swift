import FigureScene
import MotionCurves

extension TimingCurve.Motion: CurveSource {
  /// `value` and `velocity`.
  public var functions: [NamedFunction] {
    [NamedFunction("value", valueFunction), NamedFunction("velocity", velocityFunction)]
  }

  /// The value against the time in seconds.
  public var valueCurve: Curve { Curve(valueFunction) }

  /// The velocity, in units of the value per second, against the time in seconds.
  public var velocityCurve: Curve { Curve(velocityFunction) }

  /// The constants of timing curves.
  public static var sources: [SourcedConstant] { TimingCurve.sources }

  /// The timing curve itself.
  public var law: MotionLaw? { .timing(self) }

  private var valueFunction: Function {
    let distance = end - start
    return Function(
      { value(at: $0) }, slope: { velocity(at: $0) }, breaks: [0, duration],
      extent: 0...duration,
      cubics: [
        Cubic(
          Point(0, start), Point(duration * curve.x1, start + distance * curve.y1),
          Point(duration * curve.x2, start + distance * curve.y2),
          Point(duration, start + distance))
      ])
  }

  private var velocityFunction: Function {
    Function(
      { velocity(at: $0) }, slope: { acceleration(at: $0) }, breaks: [0, duration],
      extent: 0...duration)
  }
}
