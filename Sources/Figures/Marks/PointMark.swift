import FigureScene

/// `point`: a dot on a curve, with a label.
struct PointMark: TemplateMark {
  static let type = "point"
  static let summary = "A dot on a curve; its label may use {x}, {y} and {slope}."
  static let fields = [
    Field.curve, Field("at", .number, required: true, "the position of the dot on the axis"),
    .label, .detail, .series,
  ]

  let spot: Spot

  init(_ reader: ObjectReader) throws(Problem) {
    spot = try Spot(reader)
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    spot.draw(in: plot, on: &drawing)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { spot.heights }
}

/// A place on a curve with its dot and its label: what a point and a drop line have in common.
struct Spot {
  let x: Double
  let y: Double
  let text: LabelText?
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    let curve = try reader.curve()
    x = try reader.requiredNumber("at")
    y = curve.function.value(x)
    guard y.isFinite else {
      throw Problem(
        reader.offset("at"),
        "\"\(curve.name)\" has no value at \(worded(x))")
    }
    text = try LabelText(
      reader, locals: [("x", x), ("y", y), ("slope", curve.function.slope(x))])
    series = try reader.series() ?? curve.series
  }

  var heights: [Double] { [y] }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let center = plot.point(x, y) else { return }
    let metrics = plot.metrics
    drawing.addDot(at: center, .series(series), metrics: metrics)
    guard let text else { return }
    drawing.add(
      LabelRequest(
        lines: text.lines(metrics.textFont, .ink, metrics: metrics),
        place: .around(center, radius: metrics.dotRadius), leader: .series(series)))
  }
}
