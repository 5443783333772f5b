import FigureScene

/// Something that no label may touch.
struct Obstacle {
  /// Its outline, as straight pieces.
  var lines: [(Point, Point)]
  /// The curve it belongs to, or `nil`.
  var curve: String?
}

/// What is on a page before labels look for a place.
struct Ground {
  /// What no label may touch.
  var obstacles: [Obstacle] = []
  /// The outlines of shaded areas: a label may stand there but would rather not.
  var areas: [[Point]] = []
}
