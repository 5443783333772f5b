import FigureScene
import MotionCurves

/// `interruption`: an animation from 0 to 1 that is sent elsewhere on its way.
struct InterruptionFamily: CurveFamily {
  static let type = "interruption"

  static let summary =
    "An animation from 0 to 1 that is sent elsewhere on its way; time in seconds."

  static let fields = [
    Field("continuation", .word(names.map(\.name)), required: true, "how it goes on"),
    Field("at", .number, required: true, "when it is interrupted, in seconds"),
    Field("to", .number, "where it is sent; 0, back, when left out"),
    Field("duration", .number, "the timing curve's duration in seconds; 0.35 when left out"),
  ]

  private static let names: [(name: String, continuation: Interruption.Continuation)] = [
    ("easeRestarted", .easeRestarted), ("easeBlended", .easeBlended),
    ("easeAdditive", .easeAdditive), ("springRetargeted", .springRetargeted),
    ("springRestarted", .springRestarted),
  ]

  static let examples = [
    InterruptionFamily(try! Interruption(.springRetargeted, at: 0.175)),
    InterruptionFamily(try! Interruption(.easeAdditive, at: 0.175)),
  ]

  private let interruption: Interruption

  private init(_ interruption: Interruption) {
    self.interruption = interruption
  }

  init(_ reader: ObjectReader) throws(Problem) {
    let name = try reader.word("continuation", among: InterruptionFamily.names.map(\.name))!
    let continuation = InterruptionFamily.names.first { $0.name == name }!.continuation
    let time = try reader.requiredNumber("at")
    let target = try reader.number("to") ?? 0
    let duration = try reader.number("duration") ?? TimingCurve.swiftUIDuration
    do {
      interruption = try Interruption(continuation, at: time, to: target, duration: duration)
    } catch {
      let key = error.parameter == "time" ? "at" : error.parameter == "target" ? "to" : "duration"
      throw Problem(
        reader.offset(key),
        "\"\(key)\" is \(Decimal.shortest(error.value)); it \(error.requirement)")
    }
  }

  var curves: [(name: String, function: Function)] {
    let interruption = interruption
    let breaks = [0, interruption.time, interruption.duration, interruption.end ?? 0].sorted()
    return [
      (
        "value",
        Function(
          { interruption.value(at: $0) }, slope: { interruption.velocity(at: $0) }, breaks: breaks)
      ),
      (
        "velocity",
        Function(
          { interruption.velocity(at: $0) },
          slope: { time in
            // A difference serves to draw it; it never reaches across the interruption.
            let step = 1e-6
            let low = time >= interruption.time ? max(time - step, interruption.time) : time - step
            let high = time < interruption.time ? min(time + step, interruption.time) : time + step
            let side: Interruption.Side = time < interruption.time ? .before : .after
            return (interruption.velocity(at: high, side) - interruption.velocity(at: low, side))
              / (high - low)
          }, breaks: breaks)
      ),
    ]
  }

  static var sources: [SourcedConstant] { Spring.sources + TimingCurve.sources }

  var landmarks: [Landmark] { interruption.landmarks }
}
