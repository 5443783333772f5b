import FigureScene
import Figures
import MotionCurves

/// `mark-diagonal.figure.json` in Swift.
public func markDiagonal() throws -> Figure {
  let band = try RubberBand(dimension: 844)
  return Figure(
    "mark-diagonal", title: "Less and less of the drag",
    summary: """
      How far content follows a finger past the edge of a view of \
      \(band.dimension, format: .points()), beside two dashed lines through the origin: 1:1, as \
      within the edge, and the slope at which the curve begins, \
      \(band.initialSlope, format: .plain).
      """,
    size: Size(560, 320),
    x: Axis(
      0...600, title: "drag", ticks: [0, 200, 400, 600],
      format: .points()),
    y: Axis(
      0...350, title: "offset", ticks: [0, 100, 200, 300],
      format: .points())
  ) {
    DiagonalMark(label: "1:1")
    DiagonalMark(slope: band.initialSlope, label: "slope \(band.initialSlope, format: .plain)")
    CurveMark(band, label: "rubber band")
  }
}
