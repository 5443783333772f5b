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
    let samples = samples
    /// The last sample but one, or the one before, that is not later than `time`.
    @Sendable func index(_ time: Double) -> Int {
      var (lower, upper) = (0, samples.count - 1)
      while upper - lower > 1 {
        let middle = (lower + upper) / 2
        if samples[middle].milliseconds <= time { lower = middle } else { upper = middle }
      }
      return lower
    }
    @Sendable func slope(_ time: Double) -> Double {
      let index = index(time)
      let (one, two) = (samples[index], samples[min(index + 1, samples.count - 1)])
      let duration = two.milliseconds - one.milliseconds
      return duration > 0 ? (two.position - one.position) / duration : 0
    }
    return [
      (
        "position",
        Function(
          { time in
            guard time >= samples[0].milliseconds, time <= samples[samples.count - 1].milliseconds
            else { return .nan }
            let index = index(time)
            return samples[index].position + slope(time) * (time - samples[index].milliseconds)
          }, slope: slope, breaks: samples.map(\.milliseconds), samples: samples.map(\.milliseconds)
        )
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
