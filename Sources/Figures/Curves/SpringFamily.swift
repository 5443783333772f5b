import MotionCurves

/// `spring`: a value on its way to a target.
struct SpringFamily: CurveFamily {
  static let type = "spring"

  static let summary =
    "A spring from \"from\" to \"to\", in any unit; by preset, response, duration or physics."

  static let fields = [
    Field("preset", .word(presets.map(\.name)), "one of Apple's springs"),
    Field("response", .number, "the undamped period in seconds, with \"dampingRatio\""),
    Field("dampingRatio", .number, "the share of critical damping; 1 when left out"),
    Field("duration", .number, "the perceptual duration in seconds, with \"bounce\""),
    Field("bounce", .number, "from -1 to 1; 0 when left out"),
    Field("mass", .number, "the mass; 1 when left out"),
    Field("stiffness", .number, "the stiffness in 1/s² for a mass of 1, with \"damping\""),
    Field("damping", .number, "the damping in 1/s for a mass of 1"),
    Field(
      "overdamping", .word(["allowed", "clamped"]),
      "whether a damping beyond critical moves truly, or as critical; as the preset has it, or allowed"
    ),
    Field("from", .number, "the value at the start; 0 when left out"),
    Field("to", .number, "the target; 1 when left out"),
    Field("velocity", .number, "the velocity at the start, per second; 0 when left out"),
    Field("threshold", .number, "the distance that counts as settled; 0.001 when left out"),
  ]

  static let presets: [(name: String, spring: Spring)] = [
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("interactiveSpring", .interactiveSpring), ("spring", .swiftUISpring),
    ("interpolatingSpring", .interpolatingSpring),
    ("uiSpringTimingParameters", .uiSpringTimingParameters),
    ("caSpringAnimation", .caSpringAnimation), ("pictureInPicture", .pictureInPicture),
  ]

  static let examples = [
    SpringFamily(Spring.bouncy.motion(), threshold: 0.001)
  ]

  private let motion: Spring.Motion
  private let threshold: Double

  init(_ motion: Spring.Motion, threshold: Double) {
    (self.motion, self.threshold) = (motion, threshold)
  }

  init(_ reader: ObjectReader) throws(Problem) {
    var spring = try SpringFamily.spring(reader)
    if let overdamping = try reader.word("overdamping", among: ["allowed", "clamped"]) {
      spring.overdamping = overdamping == "allowed" ? .allowed : .clampedToCritical
    }
    motion = spring.motion(
      from: try reader.number("from") ?? 0, to: try reader.number("to") ?? 1,
      velocity: try reader.number("velocity") ?? 0)
    threshold = try reader.number("threshold") ?? Spring.coreAnimationThreshold
    guard threshold > 0 else {
      throw Problem(reader.offset("threshold"), "\"threshold\" must be greater than 0")
    }
  }

  private static func spring(_ reader: ObjectReader) throws(Problem) -> Spring {
    let ways = ["preset", "response", "duration", "stiffness"].filter { reader.node($0) != nil }
    guard ways.count == 1 else {
      throw Problem(
        reader.node.offset,
        "a spring needs one of \"preset\", \"response\", \"duration\" and \"stiffness\"")
    }
    let companions = [
      "preset": [], "response": ["dampingRatio", "mass"], "duration": ["bounce"],
      "stiffness": ["damping", "mass"],
    ]
    for key in ["dampingRatio", "bounce", "mass", "damping"]
    where reader.node(key) != nil && !companions[ways[0]]!.contains(key) {
      throw Problem(reader.offset(key), "\"\(key)\" says nothing of a spring by \"\(ways[0])\"")
    }
    switch ways[0] {
    case "preset":
      let name = try reader.word("preset", among: presets.map(\.name))!
      return presets.first { $0.name == name }!.spring
    case "response":
      let (response, ratio) = (
        try reader.requiredNumber("response"), try reader.number("dampingRatio") ?? 1
      )
      let mass = try reader.number("mass") ?? 1
      return try reader.motion { () throws(MotionError) in
        try Spring(response: response, dampingRatio: ratio, mass: mass)
      }
    case "duration":
      let (duration, bounce) = (
        try reader.requiredNumber("duration"), try reader.number("bounce") ?? 0
      )
      return try reader.motion { () throws(MotionError) in
        try Spring(duration: duration, bounce: bounce)
      }
    default:
      let mass = try reader.number("mass") ?? 1
      let (stiffness, damping) = (
        try reader.requiredNumber("stiffness"), try reader.number("damping") ?? 0
      )
      return try reader.motion { () throws(MotionError) in
        try Spring(mass: mass, stiffness: stiffness, damping: damping)
      }
    }
  }

  var curves: [(name: String, function: Function)] {
    let motion = motion
    return [
      ("value", Function({ motion.value(at: $0) }, slope: { motion.velocity(at: $0) })),
      ("velocity", Function({ motion.velocity(at: $0) }, slope: { motion.acceleration(at: $0) })),
    ]
  }

  static var sources: [SourcedConstant] { Spring.sources }

  var law: Motion.Law? { .spring(motion) }

  var landmarks: [Landmark] {
    let distance = abs(motion.target - motion.start)
    let turn = motion.firstTurn
    return motion.spring.landmarks + [
      Landmark("from", .ratio, motion.start), Landmark("to", .ratio, motion.target),
      Landmark("initialVelocity", .ratio, motion.initialVelocity),
      Landmark(
        "normalizedVelocity", .ratio,
        Spring.normalizedVelocity(
          motion.initialVelocity, from: motion.start, to: motion.target)),
      Landmark(
        "overshootShare", .ratio, distance > 0 ? motion.overshoot / distance : motion.overshoot),
      Landmark("peakTime", .time, turn?.time ?? 0),
      Landmark("peak", .ratio, turn?.value ?? motion.target),
      Landmark("crossing", .time, motion.firstCrossing ?? 0),
      Landmark("settling", .time, motion.settlingTime(within: threshold)),
      Landmark("settlingCoreAnimation", .time, motion.coreAnimationSettlingDuration),
      Landmark("settlingSwiftUI", .time, motion.swiftUISettlingDuration(within: threshold)),
    ] + Landmark.times(toShare: motion.time(toShare:))
  }
}
