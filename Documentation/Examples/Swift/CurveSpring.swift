import FigureScene
import Figures
import MotionCurves

/// `curve-spring.figure.json` in Swift.
public func curveSpring() throws -> Figure {
  let spring = try Spring(response: 0.4, dampingRatio: 0.5).motion()
  let settling = spring.settlingTime(within: 0.001)
  let overshoot = "\(spring.overshootShare, format: .percent())"
  return Figure(
    "curve-spring", title: "A spring that overshoots",
    summary: """
      A spring with a response of \(spring.spring.response, format: .seconds()) and a damping \
      ratio of \(spring.spring.dampingRatio, format: .plain), from 0 to 1. It overshoots by \
      \(overshoot) after \(spring.peakTime, format: .milliseconds()), and has settled within a \
      thousandth of the way after \(settling, format: .seconds()).
      """,
    size: Size(560, 320),
    x: Axis(
      0...1.1, ticks: [0, 0.5, Axis.Tick(settling, label: "settled")],
      format: .seconds()),
    y: Axis(0...1.3, ticks: [0, 1])
  ) {
    RuleMark(y: spring.target, label: "target")
    CurveMark(spring)
    PointMark(spring, at: spring.peakTime, label: "overshoots by \(overshoot)")
    DropMark(spring, at: settling)
  }
}
