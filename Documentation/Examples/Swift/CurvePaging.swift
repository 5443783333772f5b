import FigureScene
import Figures
import MotionCurves

/// `curve-paging.figure.json` in Swift.
public func curvePaging() throws -> Figure {
  let pages = try Paging(count: 4, stride: 300, viewLength: 375)
  let (stride, halfWay) = (pages.stride, pages.stride / 2)
  return Figure(
    "curve-paging", title: "Where a slow drag pages to",
    summary: """
      The page that the delegate’s method goes to, against the offset at which the deceleration \
      would end, for \(pages.count) pages \(stride, format: .points()) apart and a drag without \
      velocity: the nearest page. The next one begins at \(halfWay, format: .points()).
      """,
    size: Size(560, 320),
    x: Axis(
      -100...(3.3 * stride), title: "target offset",
      ticks: [
        0, Axis.Tick(halfWay), Axis.Tick(stride, series: 1), Axis.Tick(2 * stride),
        Axis.Tick(3 * stride),
      ], format: .points()),
    y: Axis(-0.3...3.3, title: "page", ticks: [0, 1, 2, 3])
  ) {
    RuleMark(x: halfWay, label: "half-way")
    CurveMark(Paging.Flick(pages).curve("delegate"))
  }
}
