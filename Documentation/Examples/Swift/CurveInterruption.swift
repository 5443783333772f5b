import FigureScene
import Figures
import MotionCurves

/// `curve-interruption.figure.json` in Swift.
public func curveInterruption() throws -> Figure {
  let spring = try Interruption(.springRetargeted, at: 0.175)
  let ease = try Interruption(.easeRestarted, at: 0.175)
  return Figure(
    "curve-interruption", title: "Sent back half-way",
    summary: """
      An animation from 0 to 1 is sent back to 0 after \
      \(spring.time, format: .milliseconds()). The spring carries its speed and turns at \
      \(spring.peak?.value ?? 0, format: .decimals(2)); the ease that begins again stops dead.
      """,
    size: Size(560, 320),
    x: Axis(
      0...0.8,
      ticks: [
        0, Axis.Tick(spring.time, label: "sent back"), 0.4,
        0.6, 0.8,
      ], format: .seconds()),
    y: Axis(0...1, ticks: [0, 1])
  ) {
    RuleMark(x: spring.time)
    CurveMark(ease, label: "ease, begins again", series: 2)
    CurveMark(spring, label: "spring, carries its speed")
  }
}
