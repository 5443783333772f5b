import FigureScene
import Figures
import MotionCurves

/// `mark-dimension.figure.json` in Swift.
public func markDimension() throws -> Figure {
  let pages = try Paging(count: 2, stride: 320, viewLength: 375)
  let card = 280.0
  let gap = pages.stride - card
  return Figure(
    "mark-dimension", title: "Measures of pages",
    summary: """
      Two cards of 280 points beside one another. From the start of one to the start of the \
      next it is the stride, \(pages.stride, format: .points()), which leaves \
      \(gap, format: .points()) between them.
      """,
    size: Size(560, 320)
  ) {
    Panel(sceneX: -10...610, y: -60...270) {
      for page in 0..<pages.count {
        BoxMark(
          x: (pages.offset(ofPage: page), pages.offset(ofPage: page) + card), y: (0, 200),
          radius: 18, fill: .series, series: 1)
      }
      DimensionMark(
        from: (0, -25), to: (card, -25), label: "card \(card, format: .points())")
      DimensionMark(
        from: (card, -25), to: (pages.stride, -25), label: "gap \(gap, format: .points())")
      DimensionMark(
        from: (0, 230), to: (pages.stride, 230),
        label: "stride \(pages.stride, format: .points())", series: 1)
    }
  }
}
