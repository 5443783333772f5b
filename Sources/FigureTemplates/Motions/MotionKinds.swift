extension MotionKind {
  /// Every kind of motion that a template can name.
  static let all: [MotionKind] = [
    bounce, deceleration, finger, fit, fling, handOff, interruption, overscroll, paging, peek,
    pictureInPicture, power, rubberBand, scroll, snap, spring, targets, timingCurve,
    trace,
  ]
}
