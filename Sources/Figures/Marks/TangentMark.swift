import FigureScene

/// `tangent`: a thin straight line that touches a curve.
struct TangentMark: TemplateMark {
  static let type = "tangent"
  static let summary =
    "A thin straight line that leaves a curve in its direction; its label may use {x}, {y}, {slope}."
  static let fields = [
    Field.curve, Field("at", .number, required: true, "the position where it touches the curve"),
    Field("to", .number, "the position where it ends; a fixed length on the page when left out"),
    .label, .series,
  ]

  let x: Double
  let y: Double
  let slope: Double
  let end: Double?
  let text: LabelText?
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    let curve = try reader.curve()
    x = try reader.requiredNumber("at")
    (y, slope) = (curve.function.value(x), curve.function.slope(x))
    guard y.isFinite, slope.isFinite else {
      throw Problem(
        reader.offset("at"),
        "\"\(curve.name)\" has no slope at \(worded(x))")
    }
    end = try reader.number("to")
    text = try LabelText(reader, locals: [("x", x), ("y", y), ("slope", slope)])
    series = try reader.series() ?? curve.series
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let start = Point(plot.x.position(of: x), plot.y.position(of: y))
    let direction = Vector(plot.x.pointsPerUnit, slope * plot.y.pointsPerUnit).normalized
    let tip =
      if let end {
        Point(plot.x.position(of: end), plot.y.position(of: y + slope * (end - x)))
      } else {
        start + direction * metrics.tangentLength
      }
    guard let (visibleStart, visibleTip) = plot.clipped(start, tip) else { return }
    let paint = Paint.series(series)
    drawing.addGuide(
      from: visibleStart, to: visibleTip, Stroke(paint, width: metrics.tangentWidth), on: .lines)
    guard let text else { return }
    drawing.add(
      LabelRequest(
        lines: text.lines(metrics.landmarkFont, paint, metrics: metrics),
        place: .around(visibleTip, radius: 0), leader: paint))
  }
}
