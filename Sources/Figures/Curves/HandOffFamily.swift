import MotionCurves

/// `handOff`: a drag that speeds up, a release, and the spring that takes over.
struct HandOffFamily: CurveFamily {
  static let type = "handOff"

  static let summary =
    "A drag, its release and the spring to the nearest snap point; seconds and points."

  static let fields = [
    Field("from", .number, required: true, "where the drag begins"),
    Field("release", .number, required: true, "how long the drag lasts, in seconds"),
    Field("velocity", .number, required: true, "the velocity at release, in points per second"),
    Field("snaps", .numbers, required: true, "the snap points"),
    Field("response", .number, "the spring's response in seconds; 0.4 when left out"),
    Field("dampingRatio", .number, "the spring's damping ratio; 1 when left out"),
  ]

  static let examples = [
    HandOffFamily(
      from: 900, release: 0.15, velocity: -1500, snaps: [62, 400, 956], .pictureInPicture)
  ]

  private let start, release, velocity, place, landing, target: Double
  private let motion: Spring.Motion

  private init(
    from start: Double, release: Double, velocity: Double, snaps: [Double], _ spring: Spring
  ) {
    (self.start, self.release, self.velocity) = (start, release, velocity)
    // A finger that speeds up evenly from rest: v·t/2 until it lets go.
    place = start + velocity * release / 2
    landing = Snapping().landing(from: place, velocity: velocity)
    target = snaps[(try? Snapping.nearest(to: landing, among: snaps)) ?? 0]
    motion = spring.motion(from: place, to: target, velocity: velocity)
  }

  init(_ reader: ObjectReader) throws(Problem) {
    let snaps = try reader.numbers("snaps")!
    guard !snaps.isEmpty else {
      throw Problem(reader.offset("snaps"), "\"snaps\" is empty; it needs at least one snap point")
    }
    let release = try reader.requiredNumber("release")
    guard release > 0 else {
      throw Problem(reader.offset("release"), "\"release\" must be greater than 0 seconds")
    }
    let (response, ratio) = (
      try reader.number("response") ?? 0.4, try reader.number("dampingRatio") ?? 1
    )
    let spring = try reader.motion { () throws(MotionError) in
      try Spring(response: response, dampingRatio: ratio)
    }
    self.init(
      from: try reader.requiredNumber("from"), release: release,
      velocity: try reader.requiredNumber("velocity"), snaps: snaps, spring)
  }

  var curves: [(name: String, function: Function)] {
    let (start, release, velocity, motion) = (start, release, velocity, motion)
    let rate = velocity / release
    return [
      (
        "position",
        Function(
          { $0 < release ? start + rate * $0 * $0 / 2 : motion.value(at: $0 - release) },
          slope: { $0 < release ? rate * $0 : motion.velocity(at: $0 - release) },
          breaks: [release])
      ),
      (
        "velocity",
        Function(
          { $0 < release ? rate * $0 : motion.velocity(at: $0 - release) },
          slope: { $0 < release ? rate : motion.acceleration(at: $0 - release) },
          breaks: [release])
      ),
    ]
  }

  static var sources: [SourcedConstant] { Deceleration.sources + Spring.sources }

  var landmarks: [Landmark] {
    [
      Landmark("release", .time, release), Landmark("velocity", .speed, velocity),
      Landmark("place", .length, place), Landmark("landing", .length, landing),
      Landmark("target", .length, target),
      Landmark(
        "normalizedVelocity", .ratio,
        Spring.normalizedVelocity(velocity, from: place, to: target)),
    ]
  }
}
