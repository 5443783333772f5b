import MotionCurves

extension RubberBand: CurveSource {
  /// `offset` and `slope`.
  public var functions: [NamedFunction] {
    [NamedFunction("offset", offsetFunction), NamedFunction("slope", slopeFunction)]
  }

  /// How far the content moves, in points, against the drag past the edge in points.
  public var offsetCurve: Curve { Curve(offsetFunction) }

  /// How far it moves for each further point of the drag, against the drag in points.
  public var slopeCurve: Curve { Curve(slopeFunction) }

  private var offsetFunction: Function {
    Function({ offset(drag: $0) }, slope: { slope(drag: $0) }, extent: extent)
  }

  private var slopeFunction: Function {
    Function(
      { slope(drag: $0) }, slope: { curvature(drag: $0) }, breaks: [0], extent: extent)
  }

  /// A drag of two screens.
  private var extent: ClosedRange<Double>? {
    dimension > 0 && dimension <= largestNumber / 2 ? 0...(2 * dimension) : nil
  }
}

extension PowerOverscroll: CurveSource {
  /// `offset`.
  public var functions: [NamedFunction] {
    [
      NamedFunction(
        "offset", Function({ offset(drag: $0) }, slope: { slope(drag: $0) }, extent: 0...1000))
    ]
  }

  /// The constants of other overscrolls.
  public static var sources: [SourcedConstant] { Overscroll.sources }
}
