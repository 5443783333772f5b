import FigureScene

/// `drop`: a dot on a curve with dashed lines to the axes.
struct DropMark: TemplateMark {
  static let type = "drop"
  static let summary =
    "A dot on a curve with dashed lines to the axes; its label may use {x}, {y} and {slope}."
  static let fields = [
    Field.curve, Field("at", .number, required: true, "the position of the dot on the axis"),
    Field("to", .word(["x", "y", "both"]), "the axes that the lines lead to; \"x\" when left out"),
    .label, .detail, .series,
  ]

  let spot: Spot
  let target: String

  init(_ reader: ObjectReader) throws(Problem) {
    spot = try Spot(reader)
    target = try reader.word("to", among: ["x", "y", "both"]) ?? "x"
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let center = plot.point(spot.x, spot.y) else { return }
    let metrics = plot.metrics
    let stroke = Stroke(.secondary, width: metrics.guideWidth, dash: metrics.guideDash)
    // The lines begin at the axes, so that the dashes of several drops fall in step.
    if target != "y" {
      let foot = Point(center.x, plot.rect.maxY)
      drawing.addGuide(from: foot, to: center, stroke, on: .guides)
    }
    if target != "x" {
      let foot = Point(plot.rect.minX, center.y)
      drawing.addGuide(from: foot, to: center, stroke, on: .guides)
    }
    spot.draw(in: plot, on: &drawing)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { spot.heights(over: domain) }
}
