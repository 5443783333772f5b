import MotionCurves

// What other frameworks do, to be drawn beside the rest.

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
  /// `position`, and `flutterPosition`, how Flutter moves the same distance.
  public var functions: [NamedFunction] {
    [
      NamedFunction(
        "position",
        Function({ position(at: $0) }, breaks: [0, duration], extent: 0...duration)),
      NamedFunction(
        "flutterPosition",
        Function(
          { flutterPosition(at: $0) }, breaks: [0, flutterDuration], extent: 0...flutterDuration)),
    ]
  }

  /// `landing`, `duration` and `flutterDuration`; lengths in pixels.
  public var landmarks: [Landmark] {
    [
      Landmark("landing", .length, distance), Landmark("duration", .time, duration),
      Landmark("flutterDuration", .time, flutterDuration),
    ]
  }

  /// The constants of other scrolling.
  public static var sources: [SourcedConstant] { OtherScrolling.sources }
}

extension ChromiumFling: CurveSource {
  /// `position` and `velocity`; lengths in pixels.
  public var functions: [NamedFunction] {
    [
      NamedFunction(
        "position",
        Function(
          { position(at: $0) }, slope: { velocity(at: $0) }, breaks: [0, duration],
          extent: extent)),
      NamedFunction(
        "velocity", Function({ velocity(at: $0) }, breaks: [0, duration], extent: extent)),
    ]
  }

  private var extent: ClosedRange<Double>? { duration > 0 ? 0...duration : nil }

  /// `landing` and `duration`; lengths in pixels.
  public var landmarks: [Landmark] {
    [Landmark("landing", .length, distance), Landmark("duration", .time, duration)]
  }

  /// The constants of other scrolling.
  public static var sources: [SourcedConstant] { OtherScrolling.sources }
}

extension ExponentialFling: CurveSource {
  /// `position` and `velocity`.
  public var functions: [NamedFunction] {
    let extent = 0...5 * timeConstant
    return [
      NamedFunction(
        "position",
        Function({ position(at: $0) }, slope: { velocity(at: $0) }, breaks: [0], extent: extent)),
      NamedFunction("velocity", Function({ velocity(at: $0) }, breaks: [0], extent: extent)),
    ]
  }

  /// `landing` and `timeConstant`.
  public var landmarks: [Landmark] {
    [Landmark("landing", .length, landing), Landmark("timeConstant", .time, timeConstant)]
  }

  /// The constants of other scrolling.
  public static var sources: [SourcedConstant] { OtherScrolling.sources }
}

extension OtherOverscroll: CurveSource {
  /// `offset`, against the drag past the edge.
  public var functions: [NamedFunction] {
    [NamedFunction("offset", Function({ offset(drag: $0) }, extent: 0...1000))]
  }
}

extension PeekingPages: CurveSource {
  /// None: it has landmarks only.
  public var functions: [NamedFunction] { [] }

  /// The constants of paging.
  public static var sources: [SourcedConstant] { Paging.sources }
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

extension CircularCurve.Motion: CurveSource {
  /// `value` and `velocity`.
  public var functions: [NamedFunction] {
    let breaks = [0, duration / 2, duration]
    return [
      NamedFunction(
        "value",
        Function(
          { value(at: $0) }, slope: { velocity(at: $0) }, breaks: breaks, extent: 0...duration)),
      NamedFunction(
        "velocity", Function({ velocity(at: $0) }, breaks: breaks, extent: 0...duration)),
    ]
  }

  /// `duration`.
  public var landmarks: [Landmark] { [Landmark("duration", .time, duration)] }

  /// The constants of timing curves.
  public static var sources: [SourcedConstant] { TimingCurve.sources }
}
