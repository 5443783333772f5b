import FigureScene
import MotionCurves

/// `timingCurve`: a timed animation.
struct TimingCurveFamily: CurveFamily {
  static let type = "timingCurve"

  static let summary = "A timed animation from \"from\" to \"to\"; time in seconds."

  static let fields = [
    Field("name", .word(names.map(\.name)), "a curve of CSS, Core Animation and SwiftUI"),
    Field("points", .numbers, "instead of a name: x1, y1, x2, y2"),
    Field("duration", .number, "in seconds; 0.35 when left out"),
    Field("from", .number, "the value at the start; 0 when left out"),
    Field("to", .number, "the value at the end; 1 when left out"),
  ]

  static let names: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut),
  ]

  static let examples = [
    TimingCurveFamily(.easeInOut, TimingCurve.swiftUIDuration, 0, 1)
  ]

  private let curve: TimingCurve
  private let duration, start, end: Double

  init(_ curve: TimingCurve, _ duration: Double, _ start: Double, _ end: Double) {
    (self.curve, self.duration, self.start, self.end) = (curve, duration, start, end)
  }

  init(_ reader: ObjectReader) throws(Problem) {
    curve = try TimingCurveFamily.curve(reader)
    duration = try reader.number("duration") ?? TimingCurve.swiftUIDuration
    guard duration > 0 else {
      throw Problem(reader.offset("duration"), "\"duration\" must be greater than 0 seconds")
    }
    start = try reader.number("from") ?? 0
    end = try reader.number("to") ?? 1
  }

  /// The curve that `name` or `points` give; SwiftUI's `easeInOut` when there is neither.
  static func curve(_ reader: ObjectReader) throws(Problem) -> TimingCurve {
    if reader.node("name") != nil, reader.node("points") != nil {
      throw Problem(
        reader.offset("points"), "a timing curve has a \"name\" or \"points\", not both")
    }
    guard let points = try reader.numbers("points") else {
      let name = try reader.word("name", among: names.map(\.name)) ?? "easeInOut"
      return names.first { $0.name == name }!.curve
    }
    guard points.count == 4 else {
      throw Problem(reader.offset("points"), "\"points\" must hold four numbers: x1, y1, x2, y2")
    }
    do {
      return try TimingCurve(points[0], points[1], points[2], points[3])
    } catch {
      throw Problem(
        reader.offset("points"),
        "\"\(error.parameter)\" is \(Decimal.shortest(error.value)); it "
          + error.requirement)
    }
  }

  var curves: [(name: String, function: Function)] {
    let (curve, duration, start, way) = (curve, duration, start, end - start)
    return [
      (
        "value",
        Function(
          { start + way * curve.value(at: $0 / duration) },
          slope: { way / duration * curve.slope(at: $0 / duration) }, breaks: [0, duration],
          cubics: [
            Cubic(
              Point(0, start), Point(duration * curve.x1, start + way * curve.y1),
              Point(duration * curve.x2, start + way * curve.y2), Point(duration, start + way))
          ])
      ),
      (
        "velocity",
        Function(
          { way / duration * curve.slope(at: $0 / duration) },
          slope: { time in
            // The slope's slope has no closed form in time; a difference serves to draw it.
            let step = 1e-5
            let shares = [time / duration - step, time / duration + step]
            return way / duration * (curve.slope(at: shares[1]) - curve.slope(at: shares[0]))
              / (2 * step * duration)
          }, breaks: [0, duration])
      ),
    ]
  }

  static var sources: [SourcedConstant] { TimingCurve.sources }

  var law: Motion.Law? { .timing(curve, duration: duration) }

  var landmarks: [Landmark] {
    [
      Landmark("duration", .time, duration),
      Landmark("initialVelocity", .ratio, (end - start) / duration * curve.startSlope),
      Landmark("peakVelocity", .ratio, (end - start) / duration * curve.peakSlope),
    ] + Landmark.times { share in curve.time(toShare: share).map { $0 * duration } }
  }
}
