import FigureScene

/// `diagonal`: a dashed straight line of a given slope, with a label along it.
struct DiagonalMark: TemplateMark {
  static let type = "diagonal"
  static let summary = "A dashed line through the origin, such as 1:1, with a label along it."
  static let fields = [
    Field("slope", .number, "how much y grows for each x; 1 when left out"),
    Field.label,
  ]

  let slope: Double
  let text: LabelText?

  init(_ reader: ObjectReader) throws(Problem) {
    slope = try reader.number("slope") ?? 1
    text = try LabelText(reader, locals: [("slope", slope)])
  }

  var needsLinearAxes: Bool { true }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let ends = [plot.x.domain.lowerBound, plot.x.domain.upperBound].map { x in
      Point(plot.x.position(of: x), plot.y.position(of: slope * x))
    }
    guard let (start, end) = plot.clipped(ends[0], ends[1]) else { return }
    let stroke = Stroke(.secondary, width: metrics.diagonalWidth, dash: metrics.diagonalDash)
    drawing.addGuide(from: start, to: end, stroke, on: .guides)
    guard let text else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.textFont, .secondary, metrics: metrics),
        .along(
          start, end,
          LabelRequest.Line(text: text.name, font: metrics.textFont, paint: .secondary)),
        in: plot))
  }
}
