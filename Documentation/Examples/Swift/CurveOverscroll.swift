import FigureScene
import Figures
import MotionCurves

/// `curve-overscroll.figure.json` in Swift.
public func curveOverscroll() throws -> Figure {
  let dimension = 844.0
  let elastic = OtherOverscroll.elastic(factor: OtherOverscroll.elasticFactor)
  let android = OtherOverscroll.androidStretch(dimension: dimension)
  return Figure(
    "curve-overscroll", title: "Past the edge elsewhere",
    summary: """
      A drag past the edge of a view of \(dimension, format: .points()). Framer Motion’s elastic \
      drag follows by \(OtherOverscroll.elasticFactor, format: .plain) of it for ever; Android \
      stretches the content by \(android.offset(drag: 400), format: .points(0)) for a drag of 400 pt.
      """,
    size: Size(560, 320),
    x: Axis(0...800, title: "drag", ticks: [0, 400, 800], format: .points()),
    y: Axis(0...300, title: "offset", ticks: [0, 100, 200, 300], format: .points())
  ) {
    CurveMark(elastic.curve.named("elastic"), label: "elastic")
    CurveMark(android.curve.named("android").series(2), label: "Android’s stretch")
  }
}
