import Figures
import MotionCurves

extension MotionKind {
  /// A throw whose velocity falls by a fixed share each millisecond.
  static let deceleration = MotionKind(
    "deceleration", "Momentum after letting go; time in seconds, from the release.",
    [
      Field(
        "rate", .numberOrWord(["normal", "fast"]), required: true,
        "the share of the velocity that is left after each millisecond: \"normal\" (0.998), "
          + "\"fast\" (0.99) or a number between 0 and 1"),
      Field(
        "velocity", .number,
        "the velocity at release in points per second; 1, and so all in shares of it, when left out"
      ),
      Field("position", .number, "the position at release in points; 0 when left out"),
    ],
    examples: [AnyMotion(Deceleration.normal.motion(velocity: 1))]
  ) { reader throws(Problem) in
    let deceleration = try reader.deceleration()
    return AnyMotion(
      deceleration.motion(
        from: try reader.number("position") ?? 0, velocity: try reader.number("velocity") ?? 1))
  }
}
