import Figures
import MotionCurves

extension MotionKind {
  /// The way beyond an edge and back, by itself.
  static let bounce = MotionKind(
    "bounce",
    "The way of a scroll view beyond its edge and back, in closed form; points beyond the edge, time in seconds.",
    [
      Field(
        "overshoot", .number, "how far beyond the edge it is let go in points; 0 when left out"),
      Field(
        "velocity", .number,
        "the velocity outwards in points per second, as UIKit keeps it; 0, let go at rest, when left out"
      ),
      Field(
        "slope", .number,
        "instead of the velocity: how fast the content is seen to move at the start, outwards"),
      Field(
        "rate", .numberOrWord(["normal", "fast"]), "the deceleration rate; \"normal\" when left out"
      ),
      Field(
        "framesPerSecond", .number, "how many frames a second has, 10 to 1000; 60 when left out"),
    ],
    examples: [AnyMotion(EdgeBounce(from: 100, velocity: 500))]
  ) { reader throws(Problem) in
    if reader.node("velocity") != nil, reader.node("slope") != nil {
      throw Problem.structure(
        reader.offset("slope"), "a bounce has a \"velocity\" or a \"slope\", not both")
    }
    let (deceleration, start) = (try reader.deceleration(), try reader.number("overshoot") ?? 0)
    let frames = try reader.number("framesPerSecond") ?? 60
    guard (10...1000).contains(frames) else {
      throw Problem(
        reader.offset("framesPerSecond"), "\"framesPerSecond\" must lie between 10 and 1000")
    }
    if let slope = try reader.number("slope") {
      return AnyMotion(
        EdgeBounce(deceleration, from: start, slope: slope, framesPerSecond: frames))
    }
    return AnyMotion(
      EdgeBounce(
        deceleration, from: start, velocity: try reader.number("velocity") ?? 0,
        edgeDecayConstant: EdgeBounce.edgeDecayConstant(framesPerSecond: frames)))
  }
}
