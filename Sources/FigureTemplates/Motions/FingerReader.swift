import Figures
import MotionCurves

extension MotionKind {
  /// Recorded positions of a finger, and how fast each strategy says it was.
  static let finger = MotionKind(
    "finger",
    "Recorded positions of a finger, and how fast each strategy says it was, in points per second or 0 "
      + "where it gives none; all times, also the landmarks, in milliseconds.",
    [
      Field("times", .numbers, "the times of the samples in milliseconds"),
      Field("places", .numbers, "the positions at these times in points"),
      Field(
        "file", .text,
        "instead of both: a file of comma-separated values, from the template's folder"),
      Field(
        "x", .text,
        "of a file: the name of the column of times, whose ending tells the unit: _ms, also without an ending, _s, _us or _ns"
      ),
      Field("y", .text, "of a file: the name of the column of positions"),
      .unit, .filter,
      Field(
        "lift", .number,
        "when the finger lifts, in milliseconds; at the last sample when left out"),
    ],
    examples: [0.0, 8, 16].map { TouchSample(milliseconds: $0, position: $0) }.exampleRecording
  ) { reader throws(Problem) in
    let (times, positions) = try reader.finger()
    guard times.count == positions.count, times.count >= 2 else {
      throw Problem(
        reader.offset(reader.node("file") == nil ? "places" : "file"),
        "there are \(times.count) times and \(positions.count) places; "
          + "they must be as many, at least 2")
    }
    let samples = zip(times, positions).map { TouchSample(milliseconds: $0, position: $1) }
    let lift = try reader.number("lift")
    let keys = [
      (parameter: "liftedAt", key: "lift"), (parameter: "milliseconds", key: "times"),
      (parameter: "samples", key: "times"),
      (parameter: "position", key: reader.node("file") == nil ? "places" : "file"),
    ]
    return AnyMotion(
      try reader.motion(keys: keys) { () throws(MotionError) in
        try TouchRecording(samples, lift: lift)
      })
  }
}

extension ObjectReader {
  /// The times of a finger in milliseconds, and where it was.
  fileprivate func finger() throws(Problem) -> (times: [Double], positions: [Double]) {
    guard let file = try string("file") else {
      return (times: try requiredNumbers("times"), positions: try requiredNumbers("places"))
    }
    for key in ["times", "places"] where node(key) != nil {
      throw Problem.structure(offset(key), "a finger has \"\(key)\" or a \"file\", not both")
    }
    let (times, positions) = try columns(of: file)
    let milliseconds = 1000 / (try timeUnit() ?? .ms).perSecond
    let samples = times.indices.filter { !positions[$0].isNaN }
    let origin = hasEpoch ? times[0] : 0
    return (
      times: samples.map { (times[$0] - origin) * milliseconds },
      positions: samples.map { positions[$0] }
    )
  }
}

extension [TouchSample] {
  /// The recording that these samples make, as an example.
  fileprivate var exampleRecording: [AnyMotion] {
    (try? TouchRecording(self)).map { [AnyMotion($0)] } ?? []
  }
}
