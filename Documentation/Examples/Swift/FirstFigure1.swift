import FigureScene
import Figures
import MotionCurves

/// `first-figure-1.figure.json` in Swift.
public func firstFigure1() -> Figure {
  let bouncy = Spring.bouncy.motion()
  return Figure(
    "first-figure-1", title: "A spring that overshoots",
    summary: "SwiftUI’s bouncy spring on its way from 0 to 1.",
    size: Size(560, 320)
  ) {
    CurveMark(bouncy, label: "bouncy")
  }
}
