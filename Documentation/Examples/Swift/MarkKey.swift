import FigureScene
import Figures
import MotionCurves

/// `mark-key.figure.json` in Swift.
public func markKey() -> Figure {
  let bouncy = Spring.bouncy.motion()
  let (snappy, smooth) = (Spring.snappy.motion(), Spring.smooth.motion())
  func ratio(_ motion: Spring.Motion) -> String {
    "\(motion.spring.dampingRatio, format: .decimals(2))"
  }
  let stiffness = "\(smooth.spring.stiffness, format: .decimals(0))"
  return Figure(
    "mark-key", title: "Three springs in a key",
    summary: """
      SwiftUI’s bouncy, snappy and smooth springs, told apart in a key. They have the stiffness \
      \(stiffness) in common; their damping ratios are \(ratio(bouncy)), \(ratio(snappy)) and \
      \(ratio(smooth)).
      """,
    size: Size(560, 320),
    x: Axis(0...0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8], format: .seconds()),
    y: Axis(0...1.1, ticks: [0, 1])
  ) {
    CurveMark(bouncy, label: "bouncy", detail: "ζ \(ratio(bouncy))", position: .key)
    CurveMark(
      snappy, label: "snappy", detail: "ζ \(ratio(snappy))", position: .key, series: 2)
    CurveMark(
      smooth, label: "smooth", detail: "ζ \(ratio(smooth))", position: .key, series: 3)
    KeyMark("stiffness \(stiffness) for all three")
  }
}
