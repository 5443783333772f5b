import FigureScene
import Figures
import MotionCurves

/// `mark-curve.figure.json` in Swift.
public func markCurve() throws -> Figure {
  let bouncy = Spring.bouncy.motion()
  let ease = try TimingCurve.easeInOut.motion()
  return Figure(
    "mark-curve", title: "Curves, with their names beside them",
    summary: """
      SwiftUI’s bouncy spring, unbroken, overshoots its target by \
      \(bouncy.overshootShare, format: .percent()). The ease of \
      \(ease.duration, format: .milliseconds()), dashed, does not, and is at rest long before the spring.
      """,
    size: Size(560, 320),
    x: Axis(0...0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8], format: .seconds()),
    y: Axis(0...1.1, ticks: [0, 1])
  ) {
    CurveMark(
      ease, label: "ease in, ease out",
      detail: "takes \(ease.duration, format: .milliseconds())", to: ease.duration, series: 2,
      style: .dashed)
    CurveMark(
      bouncy, label: "bouncy",
      detail: "overshoots by \(bouncy.overshootShare, format: .percent())")
  }
}
