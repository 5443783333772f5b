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
    /// What takes it from the release to the target, with the velocity that it has; its time begins at the release.
    public let motion: Spring.Motion
    /// What it would do without snap points.
    public let coast: Deceleration.Motion

    /// What a template may ask of it.
    public var landmarks: [Landmark] {
      [
        Landmark("release", .length, release), Landmark("velocity", .speed, velocity),
        Landmark("landing", .length, landing), Landmark("target", .length, target),
        Landmark("naive", .length, naive),
        Landmark(
          "normalizedVelocity", .ratio,
          Spring.normalizedVelocity(velocity, from: release, to: target)),
      ]
    }

    /// Where its constants come from: those of the throw and of the spring.
    public static var sources: [SourcedConstant] { Deceleration.sources + Spring.sources }
  }

  /// A throw from `release` at `velocity` per second, in points or in whatever is thrown: projection works for a
  /// scale and an angle, too.
  ///
  /// - Parameters:
  ///   - release: where it is let go.
  ///   - velocity: how fast it is then, per second.
  ///   - snaps: where it can come to rest; at least one.
  ///   - spring: what takes it there; ``Spring/pictureInPicture`` when left out.
  /// - Throws: ``MotionError`` when there is no snap point.
  public func motion(
    from release: Double, velocity: Double, snaps: [Double], spring: Spring = .pictureInPicture
  ) throws(MotionError) -> Throw {
    try require(!snaps.isEmpty, "snaps", 0, "must hold at least one snap point")
    let target = snaps[try target(from: release, velocity: velocity, among: snaps)]
    return Throw(
      release: release, velocity: velocity, landing: landing(from: release, velocity: velocity),
      target: target, naive: snaps[try Snapping.nearest(to: release, among: snaps)],
      motion: spring.motion(from: release, to: target, velocity: velocity),
      coast: deceleration.motion(from: release, velocity: velocity))
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
    /// How it would decay without corners.
    public let deceleration: Deceleration

    /// The way of the centre to the corner along each axis, with the velocity that it has; its time begins at the
    /// release. Each axis has a spring of its own, so the way is bent.
    public var motions: (x: Spring.Motion, y: Spring.Motion) {
      let spring = Spring.pictureInPicture
      return (
        x: spring.motion(from: release.x, to: target.x, velocity: velocity.x),
        y: spring.motion(from: release.y, to: target.y, velocity: velocity.y)
      )
    }

    /// The way of the centre along each axis without corners: both decay alike, so it is straight.
    public var coasts: (x: Deceleration.Motion, y: Deceleration.Motion) {
      (
        x: deceleration.motion(from: release.x, velocity: velocity.x),
        y: deceleration.motion(from: release.y, velocity: velocity.y)
      )
    }

    /// How fast it is let go, in points per second.
    public var speed: Double {
      (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    }

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
          Landmark("speed", .speed, speed),
          Landmark("windowWidth", .length, screen.window.x),
          Landmark("windowHeight", .length, screen.window.y),
          Landmark("screenWidth", .length, screen.screen.x),
          Landmark("screenHeight", .length, screen.screen.y),
        ]
        + zip(names, screen.corners).flatMap { both($0, $1) }
    }

    /// Where its constants come from: those of the throw, of the spring and of the window.
    public static var sources: [SourcedConstant] {
      Deceleration.sources + Spring.sources + PictureInPicture.sources
    }
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
      naive: corners[try Snapping.nearest(to: release, among: corners)],
      deceleration: deceleration)
  }
}
