import FigureScene
import Figures
import MotionCurves

/// `curve-power.figure.json` in Swift.
public func curvePower() throws -> Figure {
  let (power, band) = (PowerOverscroll(), try RubberBand(dimension: 844))
  return Figure(
    "curve-power", title: "Upright at the edge",
    summary: """
      The first points of a drag past the edge. A power of the drag with the exponent \
      \(power.exponent, format: .plain) starts upright, and at first follows the finger more \
      than Apple’s rubber band for a view of \(band.dimension, format: .points()); after a drag \
      of one view it is at \(power.offset(drag: band.dimension), format: .points()), the rubber \
      band at \(band.offset(drag: band.dimension), format: .points()).
      """,
    size: Size(560, 320),
    x: Axis(
      0...20, title: "drag", ticks: [0, 5, 10, 15, 20],
      format: .points()),
    y: Axis(
      0...12, title: "offset", ticks: [0, 5, 10], format: .points())
  ) {
    CurveMark(band, label: "rubber band", position: .end, style: .muted)
    CurveMark(
      power, label: "power", detail: "exponent \(power.exponent, format: .plain)",
      position: .end)
  }
}
