import MotionCurves

// Throws are drawn by their landmarks: where they were let go, where they would land, where they go.

extension Snapping.Throw: CurveSource {
  /// None.
  public var functions: [NamedFunction] { [] }
}

extension PictureInPicture.Throw: CurveSource {
  /// None.
  public var functions: [NamedFunction] { [] }
}
