import FigureScene
import Figures
import MotionCurves

/// `curve-targets.figure.json` in Swift.
public func curveTargets() throws -> Figure {
  let rows: [(velocity: Double, offset: Double, target: Double)] = [
    (307.76, 1755.67, 1904.3333), (480.834, 400.0, 635.3333), (1381.048, 2912.67, 3597.6667),
    (2530.246, 4029.0, 5288.0),
  ]
  let targets = try RecordedTargets(
    rows.map {
      RecordedTargets.Throw(.normal, offset: $0.offset, velocity: $0.velocity, target: $0.target)
    })
  func greatest(_ reading: RecordedTargets.Reading) -> Double {
    targets.residuals(reading).map(abs).max() ?? 0
  }
  return Figure(
    "curve-targets", title: "Two readings of where a throw lands",
    summary: """
      Recorded targets of \(rows.count) throws at the normal rate. The integral with a stop at ten \
      points per second is at most \(greatest(.integralWithStop), format: .points(2)) away, the \
      published sum \(greatest(.sum), format: .points(1)).
      """,
    size: Size(560, 320),
    x: Axis(0...3000, title: "velocity at the release, pt/s", ticks: [0, 1000, 2000, 3000]),
    y: Axis(-7...3, title: "announced − reading", ticks: [-5, 0], format: .points())
  ) {
    SamplesMark(of: targets.curve("integralWithStop"), series: 1)
    SamplesMark(of: targets.curve("sum"), series: 2)
    LabelMark("integral with a stop", x: 1500, y: 1, series: 1)
    LabelMark("sum to the end", x: 1500, y: -6, series: 2)
  }
}
