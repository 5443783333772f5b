extension MotionKind {
  /// Every kind of motion that a template can name.
  static let all: [MotionKind] = [
    deceleration, finger, fit, handOff, interruption, paging, pictureInPicture, power, rubberBand,
    snap, spring, timingCurve, trace,
  ]
}
