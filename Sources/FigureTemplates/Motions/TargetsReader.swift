import Figures
import MotionCurves

extension MotionKind {
  /// Recorded targets of throws, and how far each reading of the law is from them.
  static let targets = MotionKind(
    "targets",
    "Targets that a scroll view announced for recorded throws: how far each reading of the law is from them, in points, "
      + "against the velocity in points per second.",
    [
      Field(
        "file", .text, required: true,
        "the recording, from the template's folder, with the columns velocity, rate, offset and target, by ascending velocity"
      )
    ],
    examples: exampleTargets
  ) { reader throws(Problem) in
    let file = try reader.requiredString("file")
    let (velocities, rates) = try reader.columns("velocity", "rate", of: file)
    let offsets = try reader.columns("velocity", "offset", of: file).y
    let targets = try reader.columns("velocity", "target", of: file).y
    let keys =
      [(parameter: "rate", key: "file"), (parameter: "offset", key: "file")]
      + ["velocity", "target", "throwings"].map { (parameter: $0, key: "file") }
    return AnyMotion(
      try reader.motion(keys: keys) { () throws(MotionError) in
        var throwings: [RecordedTargets.Throw] = []
        for index in velocities.indices {
          throwings.append(
            RecordedTargets.Throw(
              try Deceleration(rate: rates[index]), offset: offsets[index],
              velocity: velocities[index], target: targets[index]))
        }
        return try RecordedTargets(throwings)
      })
  }

  private static var exampleTargets: [AnyMotion] {
    let throwings = [0.0, 1000].map {
      RecordedTargets.Throw(.normal, offset: 0, velocity: $0, target: $0 / 2)
    }
    return (try? RecordedTargets(throwings)).map { [AnyMotion($0)] } ?? []
  }
}
