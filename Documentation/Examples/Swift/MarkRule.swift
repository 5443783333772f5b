import FigureScene
import Figures
import MotionCurves

/// `mark-rule.figure.json` in Swift.
public func markRule() throws -> Figure {
  let band = try RubberBand(dimension: 844)
  return Figure(
    "mark-rule", title: "A ceiling that is never reached",
    summary: """
      How far content follows a finger past the edge. A level rule stands at the ceiling, \
      \(band.limit, format: .points()), an upright one at a drag of one screen, after which the \
      content has moved \(band.offset(drag: band.dimension), format: .points()).
      """,
    size: Size(560, 320),
    x: Axis(0...(5 * band.dimension), title: "drag", format: .points()),
    y: Axis(
      0...(1.15 * band.limit), title: "offset", ticks: [0, 400, 800],
      format: .points())
  ) {
    RuleMark(y: band.limit, label: "ceiling, \(band.limit, format: .points())")
    RuleMark(x: band.dimension, label: "one screen")
    CurveMark(band)
  }
}
