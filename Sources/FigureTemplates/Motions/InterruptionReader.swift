import Figures
import MotionCurves

extension MotionKind {
  /// An animation from 0 to 1 that is sent elsewhere on its way.
  static let interruption = MotionKind(
    "interruption",
    "An animation that is sent elsewhere on its way, from 0 to 1 and back when nothing else is said; time in seconds.",
    [
      Field(
        "continuation", .word(Interruption.continuations.map { $0.name }), required: true,
        "how it goes on"),
      Field("at", .number, required: true, "when it is interrupted, in seconds"),
      Field("to", .number, "where it is sent; back to \"from\" when left out"),
      Field("from", .number, "where it begins; 0 when left out"),
      Field("towards", .number, "where it was to go at first; 1 when left out"),
      Field(
        "preset", .word(Spring.presets.map { $0.name }), "the spring; smooth when left out"),
      Field("response", .number, "instead of a preset: the spring's undamped period in seconds"),
      Field("dampingRatio", .number, "the spring's, with \"response\"; 1 when left out"),
      Field(
        "name", .word(TimingCurve.presets.map { $0.name }),
        "the timing curve; easeInOut when left out"),
      Field("points", .numbers, "instead of a name: x1, y1, x2, y2"),
      Field("duration", .number, "the timing curve's duration in seconds; 0.35 when left out"),
    ],
    examples: exampleInterruptions
  ) { reader throws(Problem) in
    let names = Interruption.continuations.map { $0.name }
    let name = try reader.required("continuation", reader.word("continuation", among: names))
    let found = Interruption.continuations.first { $0.name == name }
    let continuation = try reader.required("continuation", found).continuation
    let (time, target) = (try reader.requiredNumber("at"), try reader.number("to"))
    let (start, first) = (try reader.number("from") ?? 0, try reader.number("towards") ?? 1)
    let (curve, spring) = (try reader.timingCurve(), try reader.interruptedSpring())
    let duration = try reader.number("duration") ?? TimingCurve.swiftUIDuration
    let keys = [
      (parameter: "time", key: "at"), (parameter: "target", key: "to"),
      (parameter: "start", key: "from"),
      (parameter: "firstTarget", key: "towards"),
    ]
    return AnyMotion(
      try reader.motion(keys: keys) { () throws(MotionError) in
        try Interruption(
          continuation, at: time, to: target, from: start, towards: first, curve: curve,
          duration: duration, spring: spring)
      })
  }

  private static var exampleInterruptions: [AnyMotion] {
    let continuations: [Interruption.Continuation] = [.springRetargeted, .easeAdditive]
    return continuations.compactMap { continuation in
      (try? Interruption(continuation, at: 0.175)).map { AnyMotion($0) }
    }
  }
}

extension ObjectReader {
  /// The spring of an animation that may be one: a preset, or one by its response.
  fileprivate func interruptedSpring() throws(Problem) -> Spring {
    guard let response = try number("response") else {
      if node("dampingRatio") != nil {
        throw Problem.structure(
          offset("dampingRatio"), "\"dampingRatio\" goes with \"response\", which is missing")
      }
      let name = try word("preset", among: Spring.presets.map { $0.name })
      return Spring.presets.first { $0.name == name }?.spring ?? .smooth
    }
    guard node("preset") == nil else {
      throw Problem.structure(
        offset("preset"), "the spring has a \"preset\" or a \"response\", not both")
    }
    let ratio = try number("dampingRatio") ?? 1
    return try motion { () throws(MotionError) in
      try Spring(response: response, dampingRatio: ratio)
    }
  }
}
