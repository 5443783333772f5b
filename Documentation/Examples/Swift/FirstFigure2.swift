import FigureScene
import Figures
import MotionCurves

/// `first-figure-2.figure.json` in Swift.
public func firstFigure2() -> Figure {
  let bouncy = Spring.bouncy.motion()
  return Figure(
    "first-figure-2", title: "A spring that overshoots",
    summary: "SwiftUI’s bouncy spring on its way from 0 to 1.",
    size: Size(560, 320),
    x: Axis(0...0.8, format: .seconds()),
    y: Axis(0...1.15, ticks: [0, 1])
  ) {
    CurveMark(bouncy, label: "bouncy")
  }
}
