import FigureScene
import Figures
import MotionCurves

/// `mark-tangent.figure.json` in Swift.
public func markTangent() throws -> Figure {
  let band = try RubberBand(dimension: 844)
  let half = band.dimension / 2
  let slope = "\(band.slope(drag: half), format: .decimals(2))"
  return Figure(
    "mark-tangent", title: "How much of a further point is left",
    summary: """
      How far content follows a finger past the edge, with its tangents. At the edge each point \
      of the drag moves the content by \(band.initialSlope, format: .plain); after half a \
      screen by \(slope).
      """,
    size: Size(560, 320),
    x: Axis(
      0...(1.2 * band.dimension), title: "drag",
      ticks: [0, 250, 500, 750, 1000], format: .points()),
    y: Axis(
      0...400, title: "offset", ticks: [0, 100, 200, 300],
      format: .points())
  ) {
    TangentMark(
      band, at: 0, to: 500, label: "slope \(band.initialSlope, format: .plain) at the edge",
      series: 2)
    TangentMark(
      band, at: half, from: band.dimension / 4, to: band.dimension, label: "slope \(slope)",
      series: 3)
    PointMark(band, at: half, series: 3)
    CurveMark(band)
  }
}
