import Figures
import MotionCurves

extension MotionKind {
  /// A throw along a line, and the snap point it goes to.
  static let snap = MotionKind(
    "snap", "A throw along a line, and the snap point it goes to; points and points per second.",
    [
      Field("release", .number, required: true, "where it is let go"),
      Field("velocity", .number, required: true, "the velocity then, in points per second"),
      Field("snaps", .numbers, required: true, "the snap points"),
      Field(
        "rate", .numberOrWord(["normal", "fast"]),
        "the deceleration rate; \"normal\" when left out"),
    ],
    examples: exampleThrows
  ) { reader throws(Problem) in
    let (snaps, rate) = (try reader.snaps(), try reader.deceleration())
    let (release, velocity) = (
      try reader.requiredNumber("release"), try reader.requiredNumber("velocity")
    )
    return AnyMotion(
      try reader.motion { () throws(MotionError) in
        try Snapping(rate).motion(from: release, velocity: velocity, snaps: snaps)
      })
  }

  private static var exampleThrows: [AnyMotion] {
    let example = try? Snapping().motion(from: 900, velocity: -1500, snaps: [62, 400, 956])
    return example.map { [AnyMotion($0)] } ?? []
  }
}
