import FigureScene
import Figures
import MotionCurves

extension MotionKind {
  /// A timed animation.
  static let timingCurve = MotionKind(
    "timingCurve", "A timed animation from \"from\" to \"to\"; time in seconds.",
    [
      Field(
        "name", .word(TimingCurve.presets.map { $0.name } + CircularCurve.presets.map { $0.name }),
        "a curve of CSS, Core Animation and SwiftUI"),
      Field("points", .numbers, "instead of a name: x1, y1, x2, y2"),
      Field("duration", .number, "in seconds; 0.35 when left out"),
      Field("from", .number, "the value at the start; 0 when left out"),
      Field("to", .number, "the value at the end; 1 when left out"),
    ],
    examples: (try? TimingCurve.easeInOut.motion()).map { [AnyMotion($0)] } ?? []
  ) { reader throws(Problem) in
    let duration = try reader.number("duration") ?? TimingCurve.swiftUIDuration
    let (start, end) = (try reader.number("from") ?? 0, try reader.number("to") ?? 1)
    if let circular = try reader.circularCurve() {
      return AnyMotion(
        try reader.motion { () throws(MotionError) in
          try CircularCurve.Motion(circular, duration: duration, from: start, to: end)
        })
    }
    let curve = try reader.timingCurve()
    return AnyMotion(
      try reader.motion { () throws(MotionError) in
        try curve.motion(duration: duration, from: start, to: end)
      })
  }
}

extension ObjectReader {
  /// The circular curve that `name` gives; `nil` for another name, or none.
  fileprivate func circularCurve() throws(Problem) -> CircularCurve? {
    guard case .string(let name)? = node("name")?.kind else { return nil }
    return CircularCurve.presets.first { $0.name == name }?.curve
  }

  /// The curve that `name` or `points` give; SwiftUI's `easeInOut` when there is neither.
  func timingCurve() throws(Problem) -> TimingCurve {
    if node("name") != nil, node("points") != nil {
      throw Problem.structure(
        offset("points"), "a timing curve has a \"name\" or \"points\", not both")
    }
    guard let points = try numbers("points") else {
      let names = TimingCurve.presets.map { $0.name } + CircularCurve.presets.map { $0.name }
      guard let name = try word("name", among: names) else { return .easeInOut }
      return try required("name", TimingCurve.presets.first { $0.name == name }).curve
    }
    guard points.count == 4 else {
      throw Problem(offset("points"), "\"points\" must hold four numbers: x1, y1, x2, y2")
    }
    do {
      return try TimingCurve(points[0], points[1], points[2], points[3])
    } catch {
      throw Problem(
        offset("points"),
        "\"\(error.parameter)\" is \(Decimal.shortest(error.value)); it \(error.requirement)")
    }
  }
}
