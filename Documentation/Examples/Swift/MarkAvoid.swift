import FigureScene
import Figures
import MotionCurves

/// `mark-avoid.figure.json` in Swift.
public func markAvoid() -> Figure {
  let position = Deceleration.normal.motion(velocity: 2000).positionCurve()
  return Figure(
    "mark-avoid", title: "Labels on their side of a moment",
    summary: """
      A throw with 2,000 points per second at the normal rate. Labels keep out of the first half second, \
      and the one of the dot stands above it, as was asked for.
      """,
    size: Size(560, 320),
    x: Axis(0...2, ticks: [0, 0.5, 1, 2], format: .seconds()),
    y: Axis(0...1200, ticks: [0, 500, 1000], format: .points())
  ) {
    AvoidMark(x: 0...0.5)
    CurveMark(position, label: "position").labelPlaced(.below)
    PointMark(
      position, at: 1,
      label: "\(position.function.value(1), format: .points()) after \(1, format: .seconds())"
    ).labelPlaced(.above)
  }
}
