import FigureScene
import Figures
import MotionCurves

/// `mark-band.figure.json` in Swift.
public func markBand() -> Figure {
  let bouncy = Spring.bouncy.motion()
  let settling = bouncy.settlingTime(within: 0.001)
  return Figure(
    "mark-band", title: "The time in which nobody sees a spring move",
    summary: """
      SwiftUI’s bouncy spring from 0 to 1. From \(settling, format: .milliseconds()) on it is within a \
      thousandth of its target, in the upright band; the level one holds all that is within a twentieth \
      of it.
      """,
    size: Size(560, 320),
    x: Axis(
      0...1.2, ticks: [0, 0.4, Axis.Tick(settling, series: 1), 1.2], format: .seconds()),
    y: Axis(0...1.2, ticks: [0, 1])
  ) {
    BandMark(x: settling...1.2, label: "settled")
    BandMark(y: 0.95...1.05, series: 1)
    CurveMark(bouncy)
  }
}
