/// Where something let go comes to rest: the candidate nearest to the point where the throw would land.
///
/// Source: WWDC 2018, session 803, “Designing Fluid Interfaces”.
public struct Snapping: Equatable, Sendable {
  /// How the throw would decay.
  public let deceleration: Deceleration

  /// How the distance of the throw adds up.
  public let form: Deceleration.DistanceForm

  /// Makes the rule of snapping for a deceleration; the normal one when left out.
  public init(
    _ deceleration: Deceleration = .normal, form: Deceleration.DistanceForm = .millisecondSum
  ) {
    (self.deceleration, self.form) = (deceleration, form)
  }

  /// The position, in points, at which a throw from `release` points would land.
  public func landing(from release: Double, velocity: Double) -> Double {
    release + deceleration.projection(velocity: velocity, form: form)
  }

  /// The place, in points, at which a throw would land: each axis decays by itself.
  public func landing(from release: SIMD2<Double>, velocity: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      landing(from: release.x, velocity: velocity.x),
      landing(from: release.y, velocity: velocity.y))
  }

  /// The index of the candidate nearest to where the throw would land.
  ///
  /// - Throws: ``MotionError`` when there is no candidate, or no number (NaN) among the places.
  public func target(
    from release: Double, velocity: Double, among candidates: [Double]
  ) throws(MotionError) -> Int {
    try Snapping.nearest(to: landing(from: release, velocity: velocity), among: candidates)
  }

  /// The index of the candidate nearest to where the throw would land, in the plane.
  ///
  /// - Throws: ``MotionError`` when there is no candidate, or no number (NaN) among the places.
  public func target(
    from release: SIMD2<Double>, velocity: SIMD2<Double>, among candidates: [SIMD2<Double>]
  ) throws(MotionError) -> Int {
    try Snapping.nearest(to: landing(from: release, velocity: velocity), among: candidates)
  }

  /// The index of the candidate nearest to `position`; of two that are equally near the earlier one. From
  /// the release itself this is the naive snap, which ignores the throw.
  ///
  /// - Throws: ``MotionError`` when there is no candidate, or no number (NaN) among the places.
  public static func nearest(
    to position: Double, among candidates: [Double]
  ) throws(MotionError) -> Int {
    try nearest(among: candidates) { abs($0 - position) }
  }

  /// The index of the candidate nearest to `place` in the plane; of two that are equally near the earlier
  /// one.
  ///
  /// - Throws: ``MotionError`` when there is no candidate, or no number (NaN) among the places.
  public static func nearest(
    to place: SIMD2<Double>, among candidates: [SIMD2<Double>]
  ) throws(MotionError) -> Int {
    try nearest(among: candidates) { candidate in
      let distance = candidate - place
      return distance.x * distance.x + distance.y * distance.y
    }
  }

  private static func nearest<Place>(
    among candidates: [Place], _ distances: (Place) -> Double
  ) throws(MotionError) -> Int {
    try require(
      !candidates.isEmpty, "candidates", 0, "must hold at least one place to snap to")
    var (nearest, least) = (0, Double.infinity)
    for index in candidates.indices {
      let distance = distances(candidates[index])
      try require(!distance.isNaN, "position", distance, "must have a distance to every candidate")
      if distance < least { (nearest, least) = (index, distance) }
    }
    return nearest
  }
}

/// The corners of a screen in which a picture-in-picture window comes to rest.
///
/// From where it was let go ``Spring/pictureInPicture`` takes it there.
///
/// Source of the defaults: the public recreation of FaceTime's window from WWDC 2018, session 803, with a
/// window of 86 × 130 points.
public struct PictureInPicture: Equatable, Sendable {
  /// The size of the screen, in points.
  public let screen: SIMD2<Double>
  /// The size of the window, in points.
  public let window: SIMD2<Double>
  /// What the window keeps from the left and right, and from the top and bottom, in points.
  public let margins: SIMD2<Double>
  /// What is not the app's at the top of the screen, in points.
  public let safeAreaTop: Double
  /// What is not the app's at the bottom of the screen, in points.
  public let safeAreaBottom: Double

  /// 86 × 130 points: the window of the recreation.
  public static let usualWindow: SIMD2<Double> = [86, 130]

  /// 23 and 25 points: what the window of the recreation keeps from the sides, and from the top and bottom.
  public static let usualMargins: SIMD2<Double> = [23, 25]

  /// Describes a screen and its window.
  public init(
    screen: SIMD2<Double>, window: SIMD2<Double> = usualWindow,
    margins: SIMD2<Double> = usualMargins,
    safeAreaTop: Double = 0, safeAreaBottom: Double = 0
  ) {
    (self.screen, self.window, self.margins) = (screen, window, margins)
    (self.safeAreaTop, self.safeAreaBottom) = (safeAreaTop, safeAreaBottom)
  }

  /// The centres of the window in its four corners: top left, top right, bottom left, bottom right.
  public var corners: [SIMD2<Double>] {
    let (left, right) = (margins.x + window.x / 2, screen.x - margins.x - window.x / 2)
    let top = safeAreaTop + margins.y + window.y / 2
    let bottom = screen.y - safeAreaBottom - margins.y - window.y / 2
    return [[left, top], [right, top], [left, bottom], [right, bottom]]
  }
}

extension PictureInPicture {
  /// Where the measures of the window come from.
  public static var sources: [SourcedConstant] {
    let source = "fluid-interfaces, a recreation of WWDC 2018, session 803; not Apple's own"
    return [
      SourcedConstant("PictureInPicture.usualWindow.x", usualWindow.x, "pt", .read, source),
      SourcedConstant("PictureInPicture.usualWindow.y", usualWindow.y, "pt", .read, source),
      SourcedConstant("PictureInPicture.usualMargins.x", usualMargins.x, "pt", .read, source),
      SourcedConstant("PictureInPicture.usualMargins.y", usualMargins.y, "pt", .read, source),
    ]
  }
}
