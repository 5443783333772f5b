/// A drag that speeds up evenly from rest, its release, and the spring that takes the content on to the snap
/// point nearest to where the throw would land, with the velocity that the finger had.
///
/// The hand-off has no seam: position and velocity are the same on both sides of the release. Before time 0
/// the content rests at its start.
///
/// Source: WWDC 2018, session 803, “Designing Fluid Interfaces”.
public struct HandOff: Equatable, Sendable {
  /// Where the drag begins, in points.
  public let start: Double
  /// How long the drag lasts, in seconds.
  public let release: Double
  /// The velocity at the release, in points per second.
  public let velocity: Double
  /// Where the finger lets go, in points: a finger that speeds up evenly covers v·t/2.
  public let releasePosition: Double
  /// Where a throw from the release would land, in points, by the normal deceleration.
  public let landing: Double
  /// The snap point nearest to that, in points.
  public let target: Double
  /// The motion after the release, whose time begins there.
  public let motion: Spring.Motion

  /// Describes a hand-off.
  ///
  /// - Parameters:
  ///   - start: where the drag begins, in points.
  ///   - release: how long the drag lasts in seconds, greater than 0.
  ///   - velocity: the velocity at the release, in points per second.
  ///   - snaps: the snap points, in points; at least one.
  ///   - spring: what takes over; ``Spring/pictureInPicture`` when left out.
  /// - Throws: ``MotionError`` for a number outside of that.
  public init(
    from start: Double, release: Double, velocity: Double, snaps: [Double],
    spring: Spring = .pictureInPicture
  ) throws(MotionError) {
    try require(release > 0, "release", release, "must be greater than 0 seconds")
    try require(!snaps.isEmpty, "snaps", 0, "must hold at least one snap point")
    (self.start, self.release, self.velocity) = (start, release, velocity)
    releasePosition = start + velocity * release / 2
    landing = Snapping().landing(from: releasePosition, velocity: velocity)
    target = snaps[try Snapping.nearest(to: landing, among: snaps)]
    motion = spring.motion(from: releasePosition, to: target, velocity: velocity)
  }

  /// How much faster the finger gets each second, in points per second squared.
  private var acceleration: Double { velocity / release }

  /// The position, in points, `time` seconds after the drag began.
  public func position(at time: Double) -> Double {
    if time < 0 { return start }
    return time < release
      ? start + acceleration * time * time / 2 : motion.value(at: time - release)
  }

  /// The velocity, in points per second, `time` seconds after the drag began.
  public func velocity(at time: Double) -> Double {
    if time < 0 { return 0 }
    return time < release ? acceleration * time : motion.velocity(at: time - release)
  }

  /// The acceleration, in points per second squared, `time` seconds after the drag began.
  public func acceleration(at time: Double) -> Double {
    if time < 0 { return 0 }
    return time < release ? acceleration : motion.acceleration(at: time - release)
  }

  /// What a template may ask of it.
  public var landmarks: [Landmark] {
    [
      Landmark("release", .time, release), Landmark("velocity", .speed, velocity),
      Landmark("place", .length, releasePosition), Landmark("landing", .length, landing),
      Landmark("target", .length, target),
      Landmark(
        "normalizedVelocity", .ratio,
        Spring.normalizedVelocity(velocity, from: releasePosition, to: target)),
    ]
  }

  /// Where its constants come from: those of the throw and of the spring.
  public static var sources: [SourcedConstant] { Deceleration.sources + Spring.sources }
}
