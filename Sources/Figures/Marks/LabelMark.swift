import FigureScene

/// `label`: text at a place of the plot.
struct LabelMark: TemplateMark {
  static let type = "label"
  static let summary = "Text beside a place of the plot; it may use {x} and {y}."
  static let fields = [
    Field("x", .number, required: true, "the position"),
    Field("y", .number, required: true, "the height"),
    Field("label", .text, required: true, "the text"), .detail, .series,
  ]

  let x: Double
  let y: Double
  let text: LabelText
  let series: Int?

  init(_ reader: ObjectReader) throws(Problem) {
    x = try reader.requiredNumber("x")
    y = try reader.requiredNumber("y")
    text = try LabelText(reader, locals: [("x", x), ("y", y)])!
    series = try reader.series()
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let place = plot.point(x, y) else { return }
    let lines = text.lines(
      plot.metrics.textFont, series.map(Paint.series) ?? .ink, metrics: plot.metrics)
    drawing.add(
      LabelRequest(
        lines,
        .around(place, radius: 0), in: plot))
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    domain.contains(x) ? [y] : []
  }
}
