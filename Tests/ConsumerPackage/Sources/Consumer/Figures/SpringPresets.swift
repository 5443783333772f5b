import FigureScene
import Figures
import MotionCurves

/// `Templates/spring-presets.figure.json` in Swift.
public func springPresets() -> Figure {
  let smooth = Spring.smooth.motion()
  let (bouncy, snappy) = (Spring.bouncy.motion(), Spring.snappy.motion())
  func ratio(_ motion: Spring.Motion) -> String {
    "\(motion.spring.dampingRatio, format: .decimals(2))"
  }
  func overshoot(_ motion: Spring.Motion) -> String {
    "\(motion.spring.overshoot, format: .percent(1))"
  }
  let mass = "\(bouncy.spring.mass, format: .plain)"
  let stiffness = "\(bouncy.spring.stiffness, format: .decimals(2))"
  return Figure(
    "spring-presets", title: "SwiftUI's presets are one spring with different friction",
    summary: """
      Three springs from 0 to their target, 1, over one second. Mass and stiffness are the same, \(mass) and \
      \(stiffness); only the damping differs. Bouncy, with a damping ratio of \(ratio(bouncy)), overshoots by \
      \(overshoot(bouncy)) at \(bouncy.peakTime, format: .milliseconds()); snappy, \(ratio(snappy)), by \
      \(overshoot(snappy)); smooth, \(ratio(smooth)), not at all.
      """,
    size: Size(720, 420),
    x: Axis(0...1, ticks: [0.25, 0.5, 0.75, 1], format: .seconds()),
    y: Axis(0...1.12, ticks: [0, 1])
  ) {
    RuleMark(y: 1, label: "target")
    CurveMark(
      bouncy.valueCurve.named("bouncy").series(2), label: ".bouncy",
      detail: "ζ \(ratio(bouncy))", position: .key)
    CurveMark(
      snappy.valueCurve.named("snappy").series(3), label: ".snappy",
      detail: "ζ \(ratio(snappy)), overshoots by \(overshoot(snappy))", position: .key)
    CurveMark(
      smooth.valueCurve.named("smooth"), label: ".smooth", detail: "ζ \(ratio(smooth))",
      position: .key)
    KeyMark("one rhythm: mass \(mass), stiffness \(stiffness)")
    PointMark(
      bouncy, at: bouncy.peakTime,
      label: "\(overshoot(bouncy)) overshoot at \(bouncy.peakTime, format: .milliseconds())",
      series: 2)
  }
}
