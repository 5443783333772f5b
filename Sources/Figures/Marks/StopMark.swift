import FigureScene

/// `stop`: a short line beside a scene with a name: a snap point, a page.
struct StopMark: TemplateMark {
  static let type = "stop"
  static let summary = "A short line with a name to the right of a scene: a snap point."
  static let fields = [
    Field("y", .number, required: true, "the height"),
    Field("label", .text, required: true, "its name"),
    Field("chosen", .number, "the height that is chosen: the stop there is emphasised"),
  ]

  let y: Double
  let text: String
  let isChosen: Bool

  init(_ reader: ObjectReader) throws(Problem) {
    y = try reader.requiredNumber("y")
    text = try reader.text("label", locals: [("y", y)])!
    isChosen = try reader.number("chosen") == y
  }

  private func line(_ metrics: Metrics) -> LabelRequest.Line {
    LabelRequest.Line(
      text: text, font: isChosen ? metrics.landmarkFont : metrics.textFont,
      paint: isChosen ? .ink : .secondary)
  }

  private func padded(_ metrics: Metrics) -> Double { metrics.keyLine.length + metrics.keyLine.gap }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let start = Point(plot.rect.maxX + metrics.labelGap, plot.y.position(of: y))
    let end = Point(start.x + metrics.keyLine.length, start.y)
    let width = isChosen ? metrics.curveWidth : metrics.axisWidth
    drawing.add(
      Path(from: start, to: end), stroke: Stroke(isChosen ? .ink : .secondary, width: width),
      on: .lines)
    let line = line(metrics)
    let baseline = start.y + plot.ruler.capHeight * line.font.size / 2
    drawing.add(
      Label(
        line.text, font: line.font, paint: line.paint,
        at: Point(end.x + metrics.keyLine.gap, baseline), ruler: plot.ruler),
      on: .labels, ruler: plot.ruler)
  }

  func gutterLines(metrics: Metrics) -> [GutterLine] {
    // The short line stands before the text; three capitals are as wide as it.
    [GutterLine(text: text + "MMM", font: line(metrics).font)]
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { [y] }
}
