import FigureScene
import Figures
import MotionCurves

/// `curve-bounce.figure.json` in Swift.
public func curveBounce() -> Figure {
  let (thrown, rest) = (EdgeBounce(velocity: 3000), EdgeBounce(from: 120, velocity: 0))
  let (thrownCurve, restCurve) = (
    thrown.curve.named("thrown"), rest.curve.named("rest").series(2)
  )
  let furthest = thrown.offset(at: thrown.peakTime)
  return Figure(
    "curve-bounce", title: "Beyond the edge and back",
    summary: """
      A scroll view let go \(rest.start, format: .points(0)) beyond its edge at rest, and one \
      thrown into the edge at \(thrown.initialVelocity, format: .pointsPerSecond()), which is \
      furthest, \(furthest, format: .points(0)), after \
      \(thrown.peakTime, format: .milliseconds(0)).
      """,
    size: Size(560, 320),
    x: Axis(0...0.6, ticks: [0, 0.3, 0.6], format: .seconds()),
    y: Axis(
      0...130, title: "beyond the edge", ticks: [0, Axis.Tick(rest.start, series: 2)],
      format: .points())
  ) {
    CurveMark(restCurve, label: "let go at rest")
    CurveMark(thrownCurve, label: "thrown")
    DropMark(
      thrownCurve, at: thrown.peakTime,
      label: "\(furthest, format: .points(0)) after \(thrown.peakTime, format: .milliseconds(0))")
  }
}
