import FigureScene
import MotionCurves

/// `finger`: recorded places of a finger, and how fast each strategy says it was.
struct FingerFamily: CurveFamily {
  static let type = "finger"

  static let summary =
    "Recorded places of a finger, and how fast each strategy says it was, in points per second or 0 where "
    + "it gives none; all times, also the readings, in milliseconds."

  static let fields = [
    Field("times", .numbers, required: true, "the times of the samples in milliseconds"),
    Field("places", .numbers, required: true, "the places at these times in points"),
    Field(
      "lift", .number, "when the finger lifts, in milliseconds; at the last sample when left out"),
  ]

  static let examples = [
    FingerFamily(
      [0, 8, 16].map { TouchSample(milliseconds: $0, position: $0) }, lift: nil)!
  ]

  private let samples: [TouchSample]
  private let velocities: [Landmark]

  private init?(_ samples: [TouchSample], lift: Double?) {
    guard let velocities = try? FingerFamily.velocities(samples, lift) else { return nil }
    (self.samples, self.velocities) = (samples, velocities)
  }

  static var sources: [SourcedConstant] { VelocityStrategy.sources }

  init(_ reader: ObjectReader) throws(Problem) {
    let (times, places) = (try reader.numbers("times")!, try reader.numbers("places")!)
    guard times.count == places.count, times.count >= 2 else {
      throw Problem(
        reader.offset("places"),
        "there are \(times.count) times and \(places.count) places; they must be as many, at least 2"
      )
    }
    samples = zip(times, places).map { TouchSample(milliseconds: $0, position: $1) }
    let lift = try reader.number("lift")
    do {
      velocities = try FingerFamily.velocities(samples, lift)
    } catch {
      let key = error.parameter == "liftedAt" ? "lift" : "times"
      throw Problem(
        reader.offset(key),
        "\"\(key)\" holds \(Decimal.shortest(error.value)); it \(error.requirement)")
    }
  }

  /// The velocity by each strategy; 0 where it gives none.
  private static func velocities(
    _ samples: [TouchSample], _ lift: Double?
  ) throws(MotionError) -> [Landmark] {
    var landmarks: [Landmark] = []
    for strategy in VelocityStrategy.allCases {
      let estimate = try strategy.estimate(samples, liftedAt: lift)
      landmarks.append(Landmark(strategy.rawValue, .speed, estimate.velocity ?? 0))
    }
    landmarks.append(Landmark("lift", .ratio, lift ?? samples[samples.count - 1].milliseconds))
    return landmarks
  }

  var curves: [(name: String, function: Function)] {
    let times = samples.map(\.milliseconds)
    let trace = Trace(x: times, y: samples.map(\.position))
    return [
      (
        "position",
        Function(
          { trace.value(at: $0) }, slope: { trace.slope(at: $0) }, breaks: times, samples: times)
      )
    ]
  }

  var landmarks: [Landmark] {
    let last = samples[samples.count - 1]
    return velocities + [
      Landmark("firstTime", .ratio, samples[0].milliseconds),
      Landmark("firstPlace", .length, samples[0].position),
      Landmark("lastTime", .ratio, last.milliseconds),
      Landmark("lastPlace", .length, last.position),
    ]
  }
}
