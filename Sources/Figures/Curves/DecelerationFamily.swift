import MotionCurves

/// `deceleration`: a throw whose velocity falls by a fixed share each millisecond.
struct DecelerationFamily: CurveFamily {
  static let type = "deceleration"

  static let summary = "Momentum after letting go; time in seconds, from the release."

  static let fields = [
    Field(
      "rate", .numberOrWord(["normal", "fast"]), required: true,
      "the share of the velocity that is left after each millisecond: \"normal\" (0.998), "
        + "\"fast\" (0.99) or a number between 0 and 1"),
    Field(
      "velocity", .number,
      "the velocity at release in points per second; 1, and so all in shares of it, when left out"),
    Field("position", .number, "the position at release in points; 0 when left out"),
  ]

  static let examples = [
    DecelerationFamily(motion: Deceleration.normal.motion(velocity: 1))
  ]

  private let motion: Deceleration.Motion

  private init(motion: Deceleration.Motion) {
    self.motion = motion
  }

  init(_ reader: ObjectReader) throws(Problem) {
    motion = try DecelerationFamily.deceleration(reader).motion(
      from: try reader.number("position") ?? 0, velocity: try reader.number("velocity") ?? 1)
  }

  /// The deceleration behind `rate`, a number or a word; the normal one when it is left out.
  static func deceleration(_ reader: ObjectReader) throws(Problem) -> Deceleration {
    let words = [("normal", Deceleration.normal.rate), ("fast", Deceleration.fast.rate)]
    guard let rate = try reader.number("rate", words: words) else { return .normal }
    return try reader.motion { () throws(MotionError) in try Deceleration(rate: rate) }
  }

  var curves: [(name: String, function: Function)] {
    let motion = motion
    return [
      ("velocity", Function({ motion.velocity(at: $0) }, slope: { motion.acceleration(at: $0) })),
      (
        "position",
        Function({ motion.position(at: $0) }, slope: { motion.positionSlope(at: $0) })
      ),
      (
        "positionIntegral",
        Function(
          { motion.position(at: $0, form: .integral) },
          slope: { motion.positionSlope(at: $0, form: .integral) })
      ),
    ]
  }

  static var sources: [SourcedConstant] { Deceleration.sources }

  var landmarks: [Landmark] {
    motion.landmarks + Landmark.times(toShare: motion.time(toShare:))
  }
}
