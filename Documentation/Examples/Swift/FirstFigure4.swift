import FigureScene
import Figures
import MotionCurves

/// `first-figure-4.figure.json` in Swift.
public func firstFigure4() -> Figure {
  let bouncy = Spring.bouncy.motion()
  let smooth = Spring.smooth.motion()
  let overshoot = "\(bouncy.overshootShare, format: .percent())"
  return Figure(
    "first-figure-4", title: "A spring that overshoots, and one that does not",
    summary: """
      SwiftUI’s bouncy spring from 0 to 1 overshoots by \(overshoot) after \
      \(bouncy.peakTime, format: .milliseconds()); the smooth one only comes near to its target.
      """,
    size: Size(560, 320),
    x: Axis(0...0.8, format: .seconds()),
    y: Axis(0...1.15, ticks: [0, 1])
  ) {
    RuleMark(y: bouncy.target, label: "target")
    CurveMark(smooth, label: "smooth", series: 2)
    CurveMark(bouncy, label: "bouncy")
    PointMark(bouncy, at: bouncy.peakTime, label: "overshoots by \(overshoot)")
  }
}
