import MotionCurves

/// `pictureInPicture`: a window thrown on a screen, and the corner it goes to.
struct PictureInPictureFamily: CurveFamily {
  static let type = "pictureInPicture"

  static let summary =
    "A window thrown on a screen, and the corner it goes to; its centre, in points."

  static let fields = [
    Field("screen", .pair, required: true, "the width and height of the screen"),
    Field("release", .pair, required: true, "where the window's centre is let go"),
    Field("velocity", .pair, required: true, "the velocity then, in points per second"),
    Field(
      "safeArea", .pair, "what is not the app's at the top and at the bottom; 0, 0 when left out"),
    Field(
      "rate", .numberOrWord(["normal", "fast"]), "the deceleration rate; \"normal\" when left out"),
  ]

  static let examples = [
    PictureInPictureFamily(
      .normal, PictureInPicture(screen: [390, 844]), release: [324, 720], velocity: [0, -1500])
  ]

  private let window: PictureInPicture
  private let release, velocity, landing: SIMD2<Double>
  private let target, naive: SIMD2<Double>

  private init(
    _ rate: Deceleration, _ window: PictureInPicture, release: SIMD2<Double>,
    velocity: SIMD2<Double>
  ) {
    let snapping = Snapping(rate)
    let corners = window.corners
    (self.window, self.release, self.velocity) = (window, release, velocity)
    landing = snapping.landing(from: release, velocity: velocity)
    target =
      corners[
        (try? snapping.target(from: release, velocity: velocity, among: corners)) ?? 0]
    naive = corners[(try? Snapping.nearest(to: release, among: corners)) ?? 0]
  }

  init(_ reader: ObjectReader) throws(Problem) {
    func vector(_ key: String) throws(Problem) -> SIMD2<Double>? {
      guard let (x, y) = try reader.pair(key) else { return nil }
      return [x, y]
    }
    let (top, bottom) = try reader.pair("safeArea") ?? (0, 0)
    let window = PictureInPicture(
      screen: try vector("screen")!, safeAreaTop: top, safeAreaBottom: bottom)
    let corners = window.corners
    guard corners[3].x > corners[0].x, corners[3].y > corners[0].y else {
      throw Problem(
        reader.offset("screen"), "\"screen\" is too small for a window in each of its corners")
    }
    self.init(
      try DecelerationFamily.deceleration(reader),
      window, release: try vector("release")!, velocity: try vector("velocity")!)
  }

  var curves: [(name: String, function: Function)] { [] }

  static var sources: [SourcedConstant] { Deceleration.sources }

  var landmarks: [Landmark] {
    func both(_ name: String, _ place: SIMD2<Double>) -> [Landmark] {
      [Landmark(name + "X", .length, place.x), Landmark(name + "Y", .length, place.y)]
    }
    let normalized = Spring.normalizedVelocity(velocity, from: release, to: target)
    return both("release", release) + both("landing", landing) + both("target", target)
      + both("naive", naive) + both("velocity", velocity)
      + [
        Landmark("dx", .ratio, normalized.x), Landmark("dy", .ratio, normalized.y),
        Landmark("windowWidth", .length, window.window.x),
        Landmark("windowHeight", .length, window.window.y),
      ]
      + zip(["topLeft", "topRight", "bottomLeft", "bottomRight"], window.corners).flatMap(both)
  }
}
