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
    "spring-presets", title: "SwiftUI’s presets are one spring with different friction",
    summary: """
      Three springs from 0 to their target, 1, over one second. Mass and stiffness are the same, \(mass) and \
      \(stiffness); only the damping differs. Bouncy, with a damping ratio of \(ratio(bouncy)), overshoots by \
      \(overshoot(bouncy)) at \(bouncy.peakTime, format: .milliseconds()); snappy, \(ratio(snappy)), by \
      \(overshoot(snappy)); smooth, \(ratio(smooth)), not at all.
      """,
    size: Size(920, 420), columns: 2
  ) {
    let bouncyCurve = bouncy.valueCurve.named("bouncy").series(2)
    let snappyCurve = snappy.valueCurve.named("snappy").series(3)
    let smoothCurve = smooth.valueCurve.named("smooth")
    Panel(
      x: Axis(0...1, ticks: [0.25, 0.5, 0.75, 1], format: .seconds()),
      y: Axis(0...1.12, ticks: [0, 1]), width: 1.5
    ) {
      RuleMark(y: 1, label: "target")
      CurveMark(
        bouncyCurve, label: ".bouncy", detail: "damping ratio \(ratio(bouncy))", position: .key)
      CurveMark(
        snappyCurve, label: ".snappy", detail: "damping ratio \(ratio(snappy))", position: .key)
      CurveMark(
        smoothCurve, label: ".smooth", detail: "damping ratio \(ratio(smooth))", position: .key)
      KeyMark("mass \(mass) and stiffness \(stiffness) in all three")
    }
    Panel(
      "magnified", x: Axis(0.2...0.8, ticks: [0.2, 0.4, 0.6, 0.8], format: .seconds()),
      y: Axis(0.97...1.06, ticks: [1]), magnifies: 1
    ) {
      RuleMark(y: 1)
      for curve in [bouncyCurve, snappyCurve, smoothCurve] { CurveMark(curve) }
      PointMark(
        bouncyCurve, at: bouncy.peakTime, label: "\(overshoot(bouncy)) overshoot",
        detail: "at \(bouncy.peakTime, format: .milliseconds())")
      PointMark(
        snappyCurve, at: snappy.peakTime, label: overshoot(snappy),
        detail: "at \(snappy.peakTime, format: .milliseconds())")
    }
  }
}
