import Figures
import MotionCurves

extension MotionKind {
  /// A throw whose velocity falls by a fixed share each millisecond.
  static let deceleration = MotionKind(
    "deceleration", "Momentum after letting go; time in seconds, from the release.",
    [
      Field(
        "rate", .numberOrWord(["normal", "fast"]),
        "the share of the velocity that is left after each millisecond: \"normal\" (0.998), "
          + "\"fast\" (0.99) or a number between 0 and 1"),
      Field(
        "velocity", .number,
        "the velocity at release in points per second; 1, and so all in shares of it, when left out"
      ),
      Field("position", .number, "the position at release in points; 0 when left out"),
      Field(
        "landing", .number,
        "instead of the rate: where the throw is to land, as when a scroll view's target is changed at the release"
      ),
    ],
    examples: [AnyMotion(Deceleration.normal.motion(velocity: 1))]
  ) { reader throws(Problem) in
    guard (reader.node("rate") == nil) != (reader.node("landing") == nil) else {
      throw Problem.structure(
        reader.node.offset, "a deceleration needs a \"rate\" or a \"landing\", and not both")
    }
    let (position, velocity) = (
      try reader.number("position") ?? 0, try reader.number("velocity") ?? 1
    )
    var deceleration = try reader.deceleration()
    if let landing = try reader.number("landing") {
      deceleration = try reader.motion(keys: [(parameter: "distance", key: "landing")]) {
        () throws(MotionError) in
        try Deceleration(velocity: velocity, distance: landing - position)
      }
    }
    return AnyMotion(deceleration.motion(from: position, velocity: velocity))
  }
}
