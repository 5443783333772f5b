import Figures
import MotionCurves

extension MotionKind {
  /// Recorded positions of a finger, and how fast each strategy says it was.
  static let finger = MotionKind(
    "finger",
    "Recorded positions of a finger, and how fast each strategy says it was, in points per second or 0 "
      + "where it gives none; all times, also the landmarks, in milliseconds.",
    [
      Field("times", .numbers, required: true, "the times of the samples in milliseconds"),
      Field("places", .numbers, required: true, "the positions at these times in points"),
      Field(
        "lift", .number,
        "when the finger lifts, in milliseconds; at the last sample when left out"),
    ],
    examples: [0.0, 8, 16].map { TouchSample(milliseconds: $0, position: $0) }.exampleRecording
  ) { reader throws(Problem) in
    let (times, positions) = (
      try reader.requiredNumbers("times"), try reader.requiredNumbers("places")
    )
    guard times.count == positions.count, times.count >= 2 else {
      throw Problem(
        reader.offset("places"),
        "there are \(times.count) times and \(positions.count) places; "
          + "they must be as many, at least 2")
    }
    let samples = zip(times, positions).map { TouchSample(milliseconds: $0, position: $1) }
    let lift = try reader.number("lift")
    let keys = [
      (parameter: "liftedAt", key: "lift"), (parameter: "milliseconds", key: "times"),
      (parameter: "samples", key: "times"), (parameter: "position", key: "places"),
    ]
    return AnyMotion(
      try reader.motion(keys: keys) { () throws(MotionError) in
        try TouchRecording(samples, lift: lift)
      })
  }
}

extension [TouchSample] {
  /// The recording that these samples make, as an example.
  fileprivate var exampleRecording: [AnyMotion] {
    (try? TouchRecording(self)).map { [AnyMotion($0)] } ?? []
  }
}
