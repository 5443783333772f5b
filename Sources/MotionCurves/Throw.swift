extension Snapping {
  /// A throw along a line, and the snap point it goes to.
  public struct Throw: Equatable, Sendable {
    /// Where it is let go, in points.
    public let release: Double
    /// The velocity then, in points per second.
    public let velocity: Double
    /// Where it would land, in points.
    public let landing: Double
    /// The snap point nearest to that: where it goes.
    public let target: Double
    /// The snap point nearest to the release: where it would go if the throw were ignored.
    public let naive: Double

    /// What a template may ask of it.
    public var landmarks: [Landmark] {
      [
        Landmark("release", .length, release), Landmark("velocity", .speed, velocity),
        Landmark("landing", .length, landing), Landmark("target", .length, target),
        Landmark("naive", .length, naive),
      ]
    }

    /// Where its constants come from.
    public static var sources: [SourcedConstant] { Deceleration.sources }
  }

  /// A throw from `release` points at `velocity` points per second.
  ///
  /// - Throws: ``MotionError`` when there is no snap point.
  public func motion(
    from release: Double, velocity: Double, snaps: [Double]
  ) throws(MotionError) -> Throw {
    try require(!snaps.isEmpty, "snaps", 0, "must hold at least one snap point")
    return Throw(
      release: release, velocity: velocity, landing: landing(from: release, velocity: velocity),
      target: snaps[try target(from: release, velocity: velocity, among: snaps)],
      naive: snaps[try Snapping.nearest(to: release, among: snaps)])
  }
}

extension PictureInPicture {
  /// A window thrown on the screen, and the corner it goes to.
  public struct Throw: Equatable, Sendable {
    /// The screen and its window.
    public let screen: PictureInPicture
    /// Where the window's centre is let go, in points.
    public let release: SIMD2<Double>
    /// The velocity then, in points per second.
    public let velocity: SIMD2<Double>
    /// Where the centre would land, in points: each axis decays by itself.
    public let landing: SIMD2<Double>
    /// The corner nearest to that: where it goes.
    public let target: SIMD2<Double>
    /// The corner nearest to the release: where it would go if the throw were ignored.
    public let naive: SIMD2<Double>

    /// UIKit's normalised initial velocity of the move to the corner, in 1/s.
    public var normalizedVelocity: SIMD2<Double> {
      Spring.normalizedVelocity(velocity, from: release, to: target)
    }

    /// What a template may ask of it.
    public var landmarks: [Landmark] {
      func both(_ name: String, _ position: SIMD2<Double>) -> [Landmark] {
        [Landmark(name + "X", .length, position.x), Landmark(name + "Y", .length, position.y)]
      }
      let normalized = normalizedVelocity
      let names = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
      return both("release", release) + both("landing", landing) + both("target", target)
        + both("naive", naive) + both("velocity", velocity)
        + [
          Landmark("dx", .ratio, normalized.x), Landmark("dy", .ratio, normalized.y),
          Landmark("windowWidth", .length, screen.window.x),
          Landmark("windowHeight", .length, screen.window.y),
        ]
        + zip(names, screen.corners).flatMap { both($0, $1) }
    }

    /// Where its constants come from.
    public static var sources: [SourcedConstant] { Deceleration.sources }
  }

  /// The throw of the window from `release` points at `velocity` points per second.
  ///
  /// - Throws: ``MotionError`` when the screen is too small for a window in each of its corners.
  public func motion(
    from release: SIMD2<Double>, velocity: SIMD2<Double>, _ deceleration: Deceleration = .normal
  ) throws(MotionError) -> Throw {
    let (corners, snapping) = (corners, Snapping(deceleration))
    try require(
      corners[3].x > corners[0].x && corners[3].y > corners[0].y, "screen",
      min(screen.x, screen.y), "is too small for a window in each of its corners")
    return Throw(
      screen: self, release: release, velocity: velocity,
      landing: snapping.landing(from: release, velocity: velocity),
      target: corners[try snapping.target(from: release, velocity: velocity, among: corners)],
      naive: corners[try Snapping.nearest(to: release, among: corners)])
  }
}
