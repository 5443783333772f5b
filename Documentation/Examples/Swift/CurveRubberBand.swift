import FigureScene
import Figures
import MotionCurves

/// `curve-rubberBand.figure.json` in Swift.
public func curveRubberBand() throws -> Figure {
  let bands = try [0.2, 0.55, 1].map { try RubberBand(coefficient: $0, dimension: 844) }
  return Figure(
    "curve-rubberBand", title: "The coefficient is a matter of feel",
    summary: """
      How far content follows a finger past the edge of one view, for three coefficients. The \
      smaller one is, the harder the band pulls.
      """,
    size: Size(560, 320),
    x: Axis(
      0...844, title: "drag", ticks: [0, 200, 400, 600, 800],
      format: .points()),
    y: Axis(
      0...450, title: "offset", ticks: [0, 200, 400], format: .points())
  ) {
    for band in bands {
      CurveMark(
        band.offsetCurve.named("band"), label: "c = \(band.coefficient, format: .plain)",
        position: .end)
    }
  }
}
