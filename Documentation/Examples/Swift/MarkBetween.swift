import FigureScene
import Figures
import MotionCurves

/// `mark-between.figure.json` in Swift.
public func markBetween() -> Figure {
  let (bouncy, smooth) = (Spring.bouncy.motion(), Spring.smooth.motion())
  func nearly(_ spring: Spring.Motion) -> String {
    "\(spring.time(toShare: 0.9) ?? 0, format: .milliseconds())"
  }
  return Figure(
    "mark-between", title: "What lies between two springs",
    summary: """
      SwiftUI’s bouncy and smooth springs on the way to their target, 1. The area between them \
      is shaded. Bouncy first covers 90 % of the way after \(nearly(bouncy)), smooth after \
      \(nearly(smooth)).
      """,
    size: Size(560, 320),
    x: Axis(0...0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8], format: .seconds()),
    y: Axis(0...1.1, ticks: [0, 1])
  ) {
    BetweenMark(bouncy, and: smooth)
    CurveMark(bouncy, label: "bouncy", detail: "90 % after \(nearly(bouncy))")
    CurveMark(smooth, label: "smooth", detail: "90 % after \(nearly(smooth))", series: 2)
  }
}
