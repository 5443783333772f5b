import Figures
import MotionCurves

extension MotionKind {
  /// A throw along a line, and the snap point it goes to.
  static let snap = MotionKind(
    "snap",
    "A throw along a line, and the spring to the snap point it goes to; in points, or in what is thrown, such as "
      + "a scale or an angle; time in seconds from the release.",
    [
      Field("release", .number, required: true, "where it is let go"),
      Field("velocity", .number, required: true, "the velocity then, per second"),
      Field("snaps", .numbers, required: true, "the snap points"),
      Field("response", .number, "the spring's response in seconds; 0.4 when left out"),
      Field("dampingRatio", .number, "the spring's damping ratio; 1 when left out"),
      Field(
        "rate", .numberOrWord(["normal", "fast"]),
        "the deceleration rate; \"normal\" when left out"),
    ],
    examples: exampleThrows
  ) { reader throws(Problem) in
    let (snaps, rate) = (try reader.snaps(), try reader.deceleration())
    let spring = try reader.snappingSpring()
    let (release, velocity) = (
      try reader.requiredNumber("release"), try reader.requiredNumber("velocity")
    )
    return AnyMotion(
      try reader.motion { () throws(MotionError) in
        try Snapping(rate).motion(
          from: release, velocity: velocity, snaps: snaps, spring: spring)
      })
  }

  private static var exampleThrows: [AnyMotion] {
    let example = try? Snapping().motion(from: 900, velocity: -1500, snaps: [62, 400, 956])
    return example.map { [AnyMotion($0)] } ?? []
  }
}

extension ObjectReader {
  /// The spring to a snap point behind `response` and `dampingRatio`; without either that of the
  /// picture-in-picture window.
  func snappingSpring() throws(Problem) -> Spring {
    let usual = Spring.pictureInPicture
    let response = try number("response") ?? usual.response
    let ratio = try number("dampingRatio") ?? usual.dampingRatio
    return try motion { () throws(MotionError) in
      try Spring(response: response, dampingRatio: ratio)
    }
  }
}
