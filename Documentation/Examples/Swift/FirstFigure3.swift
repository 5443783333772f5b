import FigureScene
import Figures
import MotionCurves

/// `first-figure-3.figure.json` in Swift.
public func firstFigure3() -> Figure {
  let bouncy = Spring.bouncy.motion()
  let overshoot = "\(bouncy.overshootShare, format: .percent())"
  return Figure(
    "first-figure-3", title: "A spring that overshoots",
    summary: """
      SwiftUI’s bouncy spring from 0 to 1 overshoots by \(overshoot) after \
      \(bouncy.peakTime, format: .milliseconds()).
      """,
    size: Size(560, 320),
    x: Axis(0...0.8, format: .seconds()),
    y: Axis(0...1.15, ticks: [0, 1])
  ) {
    CurveMark(bouncy, label: "bouncy")
    PointMark(bouncy, at: bouncy.peakTime, label: "overshoots by \(overshoot)")
  }
}
