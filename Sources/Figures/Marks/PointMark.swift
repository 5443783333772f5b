import FigureScene

/// `point`: a dot on a curve, with a label.
struct PointMark: TemplateMark {
  static let type = "point"
  static let summary = "A dot on a curve, or at a place; its label may use {x}, {y} and {slope}."
  static let fields = [
    Field("curve", .curve, "the curve that it lies on"),
    Field("at", .number, "the position of the dot on the axis"),
    Field("x", .number, "without a curve: its position"),
    Field("y", .number, "without a curve: its height"),
    .label, .detail, .series,
    Field("style", .word(["dot", "ring"]), "dot (also when left out), or the ring of an open end"),
  ]

  let spot: Spot

  init(_ reader: ObjectReader) throws(Problem) {
    spot = try Spot(reader)
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    spot.draw(in: plot, on: &drawing)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { spot.heights(over: domain) }
}

/// A place on a curve with its dot and its label: what a point and a drop line have in common.
struct Spot {
  let x: Double
  let y: Double
  let text: LabelText?
  let series: Int
  let isRing: Bool

  init(_ reader: ObjectReader) throws(Problem) {
    isRing = try reader.word("style", among: ["dot", "ring"]) == "ring"
    if reader.node("curve") == nil {
      guard let x = try reader.number("x"), let y = try reader.number("y") else {
        throw Problem(
          reader.node.offset, "mark \"point\" needs \"curve\" and \"at\", or \"x\" and \"y\"")
      }
      (self.x, self.y) = (x, y)
      text = try LabelText(reader, locals: [("x", x), ("y", y)])
      series = try reader.series() ?? 1
      return
    }
    let curve = try reader.curve()
    guard let x = try reader.number("at") else {
      throw Problem(reader.node.offset, "a dot on a curve lacks the key \"at\": its position")
    }
    self.x = x
    y = curve.function.value(x)
    guard y.isFinite else {
      throw Problem(
        reader.offset("at"),
        "\"\(curve.name)\" has no value at \(Decimal.shortest(x))")
    }
    text = try LabelText(
      reader, locals: [("x", x), ("y", y), ("slope", curve.function.slope(x))])
    series = try reader.series() ?? curve.series
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { domain.contains(x) ? [y] : [] }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let center = plot.point(x, y) else { return }
    let metrics = plot.metrics
    if isRing {
      drawing.addRing(at: center, .series(series), metrics: metrics)
    } else {
      drawing.addDot(at: center, .series(series), metrics: metrics)
    }
    guard let text else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.landmarkFont, .series(series), metrics: metrics),
        .around(center, radius: metrics.dotRadius), leader: .series(series), in: plot))
  }
}
