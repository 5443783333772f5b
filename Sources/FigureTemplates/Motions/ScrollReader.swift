import Figures
import MotionCurves

extension MotionKind {
  /// A scroll view after the finger is lifted, as UIKit computes it.
  static let scroll = MotionKind(
    "scroll",
    "A scroll view let go, frame by frame as UIKit moves it, with its edges; time in seconds, from the release.",
    [
      Field(
        "rate", .numberOrWord(["normal", "fast"]),
        "the share of the velocity that is left after each millisecond: \"normal\" (0.998), \"fast\" (0.99) or a "
          + "number between 0 and 1; normal when left out"),
      Field("velocity", .number, "the velocity at release in points per second; 0 when left out"),
      Field(
        "position", .number,
        "the offset at release in points, beyond an edge or between them; 0 when left out"),
      Field(
        "edges", .pair, "the least and the greatest offset at rest in points; none when left out"),
      Field(
        "drag", .number,
        "how long the finger dragged before time 0, in seconds, ever faster up to the release; 0 when left out"
      ),
      Field(
        "framesPerSecond", .number, "how many frames a second has, 10 to 1000; 60 when left out"),
    ],
    examples: example
  ) { reader throws(Problem) in
    let deceleration = try reader.deceleration()
    let (position, velocity) = (
      try reader.number("position") ?? 0, try reader.number("velocity") ?? 0
    )
    let frames = try reader.number("framesPerSecond") ?? 60
    let drag = try reader.number("drag") ?? 0
    let edges = try reader.pair("edges")
    if let edges, !(edges.0 <= edges.1) {
      throw Problem(reader.offset("edges"), "\"edges\" must begin with the lesser one")
    }
    return try reader.motion { () throws(MotionError) in
      AnyMotion(
        try ScrollViewMotion(
          deceleration, from: position, velocity: velocity, edges: edges.map { $0.0...$0.1 },
          framesPerSecond: frames, drag: drag))
    }
  }

  private static var example: [AnyMotion] {
    let motion = try? ScrollViewMotion(from: 200, velocity: 2000, edges: 0...600, drag: 0.1)
    return motion.map { [AnyMotion($0)] } ?? []
  }
}
