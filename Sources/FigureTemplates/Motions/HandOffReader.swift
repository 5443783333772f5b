import Figures
import MotionCurves

extension MotionKind {
  /// A drag that speeds up, a release, and the spring that takes over.
  static let handOff = MotionKind(
    "handOff", "A drag, its release and the spring to the nearest snap point; seconds and points.",
    [
      Field("from", .number, required: true, "where the drag begins"),
      Field("release", .number, required: true, "how long the drag lasts, in seconds"),
      Field(
        "velocity", .number, required: true, "the velocity at release, in points per second"),
      Field("snaps", .numbers, required: true, "the snap points"),
      Field("response", .number, "the spring's response in seconds; 0.4 when left out"),
      Field("dampingRatio", .number, "the spring's damping ratio; 1 when left out"),
    ],
    examples: exampleHandOffs
  ) { reader throws(Problem) in
    let (snaps, release) = (try reader.snaps(), try reader.requiredNumber("release"))
    let spring = try reader.snappingSpring()
    let (start, velocity) = (
      try reader.requiredNumber("from"), try reader.requiredNumber("velocity")
    )
    return AnyMotion(
      try reader.motion { () throws(MotionError) in
        try HandOff(from: start, release: release, velocity: velocity, snaps: snaps, spring: spring)
      })
  }

  private static var exampleHandOffs: [AnyMotion] {
    let example = try? HandOff(from: 900, release: 0.15, velocity: -1500, snaps: [62, 400, 956])
    return example.map { [AnyMotion($0)] } ?? []
  }
}
