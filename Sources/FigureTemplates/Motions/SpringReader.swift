import Figures
import MotionCurves

extension MotionKind {
  /// A value on its way to a target.
  static let spring = MotionKind(
    "spring",
    "A spring from \"from\" to \"to\", in any unit; by preset, response, duration or physics.",
    [
      Field(
        "preset", .word(Spring.presets.map { $0.name }),
        "one of Apple's springs; \"duration\", \"extraBounce\" or \"dampingRatio\" change it"),
      Field("extraBounce", .number, "what is added to a preset's bounce"),
      Field(
        "animatorDuration", .number,
        "the duration of a UIKit animator in seconds, with \"dampingRatio\"; how UIKit solves for it is not verified"
      ),
      Field("response", .number, "the undamped period in seconds, with \"dampingRatio\""),
      Field("dampingRatio", .number, "the share of critical damping; 1 when left out"),
      Field("duration", .number, "the perceptual duration in seconds, with \"bounce\""),
      Field("bounce", .number, "from -1 to 1; 0 when left out"),
      Field("mass", .number, "the mass; 1 when left out"),
      Field("stiffness", .number, "the stiffness in 1/s² for a mass of 1, with \"damping\""),
      Field("damping", .number, "the damping in 1/s for a mass of 1"),
      Field(
        "overdamping", .word(of: Overdamping.self),
        "whether a damping beyond critical moves truly, or as critical; as the preset has it, or allowed"
      ),
      Field("from", .number, "the value at the start; 0 when left out"),
      Field("to", .number, "the target; 1 when left out"),
      Field("velocity", .number, "the velocity at the start, per second; 0 when left out"),
      Field("threshold", .number, "the distance that counts as settled; 0.001 when left out"),
    ],
    examples: [Spring.bouncy.motion().described(settledWithin: 0.001, blendDuration: 0)]
  ) { reader throws(Problem) in
    var spring = try SpringForm(of: reader).spring(reader)
    switch try reader.word("overdamping", of: Overdamping.self) {
    case .allowed: spring.overdamping = .allowed
    case .clamped: spring.overdamping = .clampedToCritical
    case nil: break
    }
    let motion = spring.motion(
      from: try reader.number("from") ?? 0, to: try reader.number("to") ?? 1,
      velocity: try reader.number("velocity") ?? 0)
    let threshold = try reader.number("threshold") ?? Spring.coreAnimationThreshold
    guard threshold > 0 else {
      throw Problem(reader.offset("threshold"), "\"threshold\" must be greater than 0")
    }
    let isInteractive = try reader.string("preset") == "interactiveSpring"
    return motion.described(
      settledWithin: threshold,
      blendDuration: isInteractive ? Spring.interactiveSpringBlendDuration : 0)
  }
}

extension Spring.Motion {
  /// The motion with its landmarks, and over how many seconds SwiftUI blends a change of its parameters.
  fileprivate func described(settledWithin threshold: Double, blendDuration: Double) -> AnyMotion {
    AnyMotion(
      self,
      landmarks: {
        landmarks(settledWithin: threshold) + [Landmark("blendDuration", .time, blendDuration)]
      })
  }
}

/// What becomes of a damping beyond critical.
private enum Overdamping: String, CaseIterable {
  case allowed, clamped
}

/// The ways to say what a spring is; the word is the key that all of them but one leave out.
private enum SpringForm: String, CaseIterable {
  case preset, animatorDuration, response, duration, stiffness

  /// The keys that go with it.
  private var companions: [String] {
    switch self {
    case .preset: ["duration", "extraBounce", "dampingRatio"]
    case .animatorDuration: ["dampingRatio"]
    case .response: ["dampingRatio", "mass"]
    case .duration: ["bounce"]
    case .stiffness: ["damping", "mass"]
    }
  }

  init(of reader: ObjectReader) throws(Problem) {
    let named = SpringForm.allCases.filter { reader.node($0.rawValue) != nil }
    // A preset may have a duration of its own.
    let given = named.first == .preset ? named.filter { $0 != .duration } : named
    guard given.count == 1 else {
      throw Problem.structure(
        reader.node.offset,
        "a spring needs one of \"preset\", \"animatorDuration\", \"response\", \"duration\" and \"stiffness\""
      )
    }
    self = given[0]
    for key in ["dampingRatio", "bounce", "extraBounce", "mass", "damping"]
    where reader.node(key) != nil && !companions.contains(key) {
      throw Problem.structure(
        reader.offset(key), "\"\(key)\" says nothing of a spring by \"\(rawValue)\"")
    }
  }

  func spring(_ reader: ObjectReader) throws(Problem) -> Spring {
    switch self {
    case .preset:
      let name = try reader.word("preset", among: Spring.presets.map { $0.name })
      let preset = try reader.required("preset", Spring.presets.first { $0.name == name }).spring
      let (duration, extra) = (try reader.number("duration"), try reader.number("extraBounce"))
      let ratio = try reader.number("dampingRatio")
      if extra != nil, ratio != nil {
        throw Problem.structure(
          reader.offset("extraBounce"),
          "a preset has an \"extraBounce\" or a \"dampingRatio\", not both")
      }
      return try reader.motion { () throws(MotionError) in
        try preset.changed(duration: duration, extraBounce: extra, dampingRatio: ratio)
      }
    case .animatorDuration:
      let (duration, ratio) = (
        try reader.requiredNumber("animatorDuration"), try reader.number("dampingRatio") ?? 1
      )
      return try reader.motion { () throws(MotionError) in
        try Spring(dampingRatio: ratio, animatorDuration: duration)
      }
    case .response:
      let response = try reader.requiredNumber("response")
      let (ratio, mass) = (
        try reader.number("dampingRatio") ?? 1, try reader.number("mass") ?? 1
      )
      return try reader.motion { () throws(MotionError) in
        try Spring(response: response, dampingRatio: ratio, mass: mass)
      }
    case .duration:
      let duration = try reader.requiredNumber("duration")
      let bounce = try reader.number("bounce") ?? 0
      return try reader.motion { () throws(MotionError) in
        try Spring(duration: duration, bounce: bounce)
      }
    case .stiffness:
      let (mass, damping) = (
        try reader.number("mass") ?? 1, try reader.number("damping") ?? 0
      )
      let stiffness = try reader.requiredNumber("stiffness")
      return try reader.motion { () throws(MotionError) in
        try Spring(mass: mass, stiffness: stiffness, damping: damping)
      }
    }
  }
}
