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

extension ModelFit: CurveSource {
  /// `value`, the model; `upper` and `lower`, the band in which it lies with a probability of 95 %; `data`, the samples;
  /// `residual`, how far each lies above the model.
  public var functions: [NamedFunction] {
    let places = samples.map { $0.x }
    let extent = ClosedRange(around: places)
    func points(_ values: [Double]) -> Function {
      let trace = Trace(trusted: places, values)
      return Function(
        { trace.value(at: $0) }, slope: { trace.slope(at: $0) }, breaks: places,
        extent: trace.extent, samples: places)
    }
    return [
      NamedFunction("value", Function({ value(at: $0) }, extent: extent)),
      NamedFunction("upper", Function({ value(at: $0) + bandWidth(at: $0) }, extent: extent)),
      NamedFunction("lower", Function({ value(at: $0) - bandWidth(at: $0) }, extent: extent)),
      NamedFunction("data", points(samples.map { $0.y })),
      NamedFunction("residual", points(residuals)),
    ]
  }
}
