import MotionCurves

extension Snapping.Throw: CurveSource {
  /// `position` and `velocity` on the way to the target, and `coast`, where it would go without one; all against the
  /// time in seconds from the release.
  public var functions: [NamedFunction] {
    [
      NamedFunction("position", motion.valueCurve.function),
      NamedFunction("velocity", motion.velocityCurve.function),
      NamedFunction("coast", coast.positionCurve().function),
    ]
  }
}

extension PictureInPicture.Throw: CurveSource {
  /// `x` and `y` of the window's centre on the way to its corner, and `coastX` and `coastY`, where it would go without
  /// one; all in points against the time in seconds from the release.
  public var functions: [NamedFunction] {
    let (motions, coasts) = (motions, coasts)
    return [
      NamedFunction("x", motions.x.valueCurve.function),
      NamedFunction("y", motions.y.valueCurve.function),
      NamedFunction("coastX", coasts.x.positionCurve().function),
      NamedFunction("coastY", coasts.y.positionCurve().function),
    ]
  }
}
