import Figures
import MotionCurves

extension MotionKind {
  /// An animation from 0 to 1 that is sent elsewhere on its way.
  static let interruption = MotionKind(
    "interruption", "An animation from 0 to 1 that is sent elsewhere on its way; time in seconds.",
    [
      Field(
        "continuation", .word(Interruption.continuations.map { $0.name }), required: true,
        "how it goes on"),
      Field("at", .number, required: true, "when it is interrupted, in seconds"),
      Field("to", .number, "where it is sent; 0, back, when left out"),
      Field("duration", .number, "the timing curve's duration in seconds; 0.35 when left out"),
    ],
    examples: exampleInterruptions
  ) { reader throws(Problem) in
    let names = Interruption.continuations.map { $0.name }
    let name = try reader.required("continuation", reader.word("continuation", among: names))
    let found = Interruption.continuations.first { $0.name == name }
    let continuation = try reader.required("continuation", found).continuation
    let (time, target) = (try reader.requiredNumber("at"), try reader.number("to") ?? 0)
    let duration = try reader.number("duration") ?? TimingCurve.swiftUIDuration
    let keys = [(parameter: "time", key: "at"), (parameter: "target", key: "to")]
    return AnyMotion(
      try reader.motion(keys: keys) { () throws(MotionError) in
        try Interruption(continuation, at: time, to: target, duration: duration)
      })
  }

  private static var exampleInterruptions: [AnyMotion] {
    let continuations: [Interruption.Continuation] = [.springRetargeted, .easeAdditive]
    return continuations.compactMap { continuation in
      (try? Interruption(continuation, at: 0.175)).map { AnyMotion($0) }
    }
  }
}
