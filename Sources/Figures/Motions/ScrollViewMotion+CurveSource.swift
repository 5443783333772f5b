import MotionCurves

extension ScrollViewMotion: CurveSource {
  /// `offset`, with its frames as samples, and `velocity`.
  public var functions: [NamedFunction] {
    let breaks = turningTimes
    let turns = peak.map { [$0.time] } ?? []
    return [
      NamedFunction(
        "offset",
        Function(
          { offset(at: $0) }, slope: { slope(at: $0) }, breaks: breaks, turns: turns,
          extent: extent, samples: frames.map { $0.time })),
      NamedFunction("velocity", Function({ slope(at: $0) }, breaks: breaks, extent: extent)),
    ]
  }

  /// The offset, in points, against the time in seconds; its samples are the frames.
  public var offsetCurve: Curve { curve("offset") }

  private var extent: ClosedRange<Double>? { duration > 0 ? -drag...duration : nil }
}

extension EdgeBounce: CurveSource {
  /// `offset` and `velocity`.
  public var functions: [NamedFunction] {
    [
      NamedFunction(
        "offset",
        Function(
          { offset(at: $0) }, slope: { slope(at: $0) }, breaks: [0], turns: [peakTime],
          extent: extent)),
      NamedFunction("velocity", Function({ slope(at: $0) }, breaks: [0], extent: extent)),
    ]
  }

  /// Up to when less than a tenth of a per cent is left of it.
  private var extent: ClosedRange<Double>? { 0...(10 / edgeDecayConstant) }
}
