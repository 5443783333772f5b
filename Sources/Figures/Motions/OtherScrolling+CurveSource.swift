import MotionCurves

// What other frameworks do, and what UIKit is reported to do at an edge, to be drawn beside the rest.

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

  /// `peakTime` of a bounce from the edge.
  public var landmarks: [Landmark] { [Landmark("peakTime", .time, peakTime)] }

  /// Up to when less than a tenth of a per cent is left of it.
  private var extent: ClosedRange<Double>? { 0...(10 / slowRate) }
}

extension FlutterFriction: CurveSource {
  /// `position` and `velocity`.
  public var functions: [NamedFunction] {
    [
      NamedFunction(
        "position",
        Function({ position(at: $0) }, slope: { velocity(at: $0) }, breaks: [0], extent: 0...2.5)),
      NamedFunction("velocity", Function({ velocity(at: $0) }, breaks: [0], extent: 0...2.5)),
    ]
  }

  /// `landing`.
  public var landmarks: [Landmark] { [Landmark("landing", .length, landing)] }

  /// The constants of other scrolling.
  public static var sources: [SourcedConstant] { OtherScrolling.sources }
}

extension AndroidFling: CurveSource {
  /// `flutterPosition`: how Flutter moves the distance that Android's fling covers.
  public var functions: [NamedFunction] {
    [
      NamedFunction(
        "flutterPosition",
        Function(
          { flutterPosition(at: $0) }, breaks: [0, flutterDuration], extent: 0...flutterDuration))
    ]
  }

  /// `distance`, `duration` and `flutterDuration`; lengths in pixels.
  public var landmarks: [Landmark] {
    [
      Landmark("distance", .length, distance), Landmark("duration", .time, duration),
      Landmark("flutterDuration", .time, flutterDuration),
    ]
  }

  /// The constants of other scrolling.
  public static var sources: [SourcedConstant] { OtherScrolling.sources }
}

extension CircularCurve: CurveSource {
  /// `value`: the progress against the share of the duration.
  public var functions: [NamedFunction] {
    [
      NamedFunction(
        "value",
        Function(
          { value(at: $0) }, slope: { slope(at: $0) }, breaks: [0, 0.5, 1], extent: 0...1))
    ]
  }

  /// None.
  public var landmarks: [Landmark] { [] }
}
