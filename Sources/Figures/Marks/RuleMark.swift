import FigureScene

/// `rule`: a dashed line right across the plot.
struct RuleMark: TemplateMark {
  static let type = "rule"
  static let summary = "A dashed line across the plot, level or upright: an asymptote, a target."
  static let fields = [
    Field("y", .number, "the height of a level line"),
    Field("x", .number, "the position of an upright line; either this or \"y\""),
    Field.label, .detail,
  ]

  let x: Double?
  let y: Double?
  let text: LabelText?

  init(_ reader: ObjectReader) throws(Problem) {
    x = try reader.number("x")
    y = try reader.number("y")
    guard (x == nil) != (y == nil) else {
      throw Problem(reader.node.offset, "mark \"rule\" needs one of \"x\" and \"y\", not both")
    }
    text = try LabelText(reader, locals: x.map { [("x", $0)] } ?? [("y", y!)])
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let (start, end): (Point, Point)
    if let y, let foot = plot.point(plot.x.domain.lowerBound, y) {
      (start, end) = (foot, Point(plot.rect.maxX, foot.y))
    } else if let x, let foot = plot.point(x, plot.y.domain.lowerBound) {
      (start, end) = (Point(foot.x, plot.rect.maxY), Point(foot.x, plot.rect.minY))
    } else {
      return
    }
    let stroke = Stroke(.secondary, width: metrics.guideWidth, dash: metrics.guideDash)
    drawing.addGuide(from: start, to: end, stroke, on: .guides)
    guard let text else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.textFont, .secondary, metrics: metrics),
        .atRule(start, end), leader: .secondary, in: plot))
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { y.map { [$0] } ?? [] }
}
