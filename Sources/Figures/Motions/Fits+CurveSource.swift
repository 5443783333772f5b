import MotionCurves

extension LinearFit: CurveSource {
  /// `value`.
  public var functions: [NamedFunction] {
    let slope = slope
    return [NamedFunction("value", Function({ slope * $0 }, slope: { _ in slope }))]
  }
}

extension LogarithmicFit: CurveSource {
  /// `value`.
  public var functions: [NamedFunction] {
    [NamedFunction("value", Function({ value(at: $0) }, slope: { slope(at: $0) }))]
  }
}
