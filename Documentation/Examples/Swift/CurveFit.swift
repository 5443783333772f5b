import FigureScene
import Figures
import MotionCurves

/// `curve-fit.figure.json` in Swift.
public func curveFit() throws -> Figure {
  let band = try RubberBand(dimension: 844)
  let screen = band.dimension
  let logarithm = try LogarithmicFit(
    to: { band.offset(drag: $0) }, upTo: 2 * screen, step: 1)
  return Figure(
    "curve-fit", title: "A logarithm is near, for a while",
    summary: """
      The rubber band of a view of \(screen, format: .points()), and the logarithm nearest to \
      it up to \(2 * screen, format: .points()), from which it is \
      \(logarithm.residual, format: .points(1)) away in the mean. Beyond, the logarithm leaves \
      it and has no ceiling.
      """,
    size: Size(560, 320),
    x: Axis(
      0...(8 * screen), title: "drag",
      ticks: [
        0, Axis.Tick(2 * screen, label: "fitted to here"),
        Axis.Tick(8 * screen, label: "8 screens"),
      ]),
    y: Axis(
      0...1000, title: "offset", ticks: [0, Axis.Tick(band.limit, series: 1)],
      format: .points())
  ) {
    RuleMark(x: 2 * screen)
    CurveMark(logarithm, label: "logarithm", series: 2, style: .dashed)
    CurveMark(band, label: "rubber band")
  }
}
