import FigureScene
import Figures
import MotionCurves

/// `mark-point.figure.json` in Swift.
public func markPoint() -> Figure {
  let bouncy = Spring.bouncy.motion()
  let crossing = bouncy.firstCrossing ?? 0
  let overshoot = "\(bouncy.overshootShare, format: .percent())"
  return Figure(
    "mark-point", title: "Where a spring passes its target, and where it turns",
    summary: """
      SwiftUI’s bouncy spring passes its target for the first time after \
      \(crossing, format: .milliseconds()) and turns after \
      \(bouncy.peakTime, format: .milliseconds()), \(overshoot) beyond it.
      """,
    size: Size(560, 320),
    x: Axis(0...0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8], format: .seconds()),
    y: Axis(0...1.15, ticks: [0, 1])
  ) {
    RuleMark(y: bouncy.target)
    CurveMark(bouncy)
    PointMark(
      bouncy, at: crossing,
      label: "passes the target after \(crossing, format: .milliseconds())", style: .ring)
    PointMark(bouncy, at: bouncy.peakTime, label: "turns \(overshoot) beyond it")
  }
}
