import FigureScene
import Figures
import MotionCurves

/// `curve-peek.figure.json` in Swift.
public func curvePeek() throws -> Figure {
  let pages = try PeekingPages(
    screenLength: 375, frameOrigin: 40, frameLength: 295, cardLength: 280)
  let (previous, next) = (pages.previousVisible, pages.nextVisible)
  return Figure(
    "curve-peek", title: "What shows beside a page",
    summary: """
      A screen \(pages.screenLength, format: .points()) wide with a scroll view of \
      \(pages.frameLength, format: .points()): \(previous, format: .points()) of the card before \
      and \(next, format: .points()) of the card after show beside it.
      """,
    size: Size(560, 240)
  ) {
    Panel(sceneX: -10...385, y: 0...150) {
      BoxMark(x: (0, pages.screenLength), y: (10, 110))
      BoxMark(
        x: (pages.frameOrigin, pages.frameOrigin + pages.cardLength), y: (30, 90), fill: .series,
        label: "page")
      DimensionMark(
        from: (0, 125), to: (previous, 125), label: "\(previous, format: .points())")
      DimensionMark(
        from: (pages.touchableRange.upperBound, 125), to: (pages.screenLength, 125),
        label: "\(next, format: .points())")
    }
  }
}
