import FigureScene
import Figures
import MotionCurves

/// `curve-deceleration.figure.json` in Swift.
public func curveDeceleration() -> Figure {
  let normal = Deceleration.normal.motion(velocity: 1000)
  let fast = Deceleration.fast.motion(velocity: 1000)
  let nearly = normal.time(toShare: 0.9) ?? 0
  return Figure(
    "curve-deceleration", title: "One throw, two rates",
    summary: """
      Two throws of \(normal.initialVelocity, format: .pointsPerSecond()). At the normal rate, \
      \(normal.deceleration.rate, format: .plain), the content goes \
      \(normal.landing(), format: .points()) far; at the fast one, \
      \(fast.deceleration.rate, format: .plain), it stops after \
      \(fast.landing(), format: .points()).
      """,
    size: Size(560, 320),
    x: Axis(0...2, ticks: [0, 0.5, 1, 1.5, 2], format: .seconds()),
    y: Axis(
      0...550,
      ticks: [
        0, Axis.Tick(fast.landing(), series: 2),
        Axis.Tick(normal.landing(), series: 1),
      ], format: .points())
  ) {
    DropMark(
      normal.positionCurve(), at: nearly, label: "90 % after \(nearly, format: .seconds())")
    CurveMark(normal.positionCurve(), label: "normal")
    CurveMark(fast.positionCurve(), label: "fast", series: 2)
  }
}
