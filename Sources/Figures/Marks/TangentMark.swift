import FigureScene

/// `tangent`: a thin straight line that touches a curve.
struct TangentMark: TemplateMark {
  static let type = "tangent"
  static let summary =
    "A thin straight line that leaves a curve in its direction; its label may use {x}, {y}, {slope}."
  static let fields = [
    Field("curve", .curve, "the curve that it touches"),
    Field("at", .number, "the position where it touches the curve"),
    Field("x", .number, "without a curve: the position of a place on it"),
    Field("y", .number, "without a curve: the height of that place"),
    Field("slope", .number, "without a curve: how much y grows for each x"),
    Field("from", .number, "the position where it begins; where it touches when left out"),
    Field("to", .number, "the position where it ends; a fixed length on the page when left out"),
    .label, .detail, .series,
  ]

  let x: Double
  let y: Double
  let slope: Double
  let start: Double?
  let end: Double?
  let text: LabelText?
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    if reader.node("curve") != nil {
      let curve = try reader.curve()
      guard let x = try reader.number("at") else {
        throw Problem(reader.node.offset, "mark \"tangent\" with a curve lacks the key \"at\"")
      }
      (self.x, y, slope) = (x, curve.function.value(x), curve.function.slope(x))
      guard y.isFinite, slope.isFinite else {
        throw Problem(
          reader.offset("at"), "\"\(curve.name)\" has no slope at \(Decimal.shortest(x))")
      }
      series = try reader.series() ?? curve.series
    } else {
      guard let x = try reader.number("x"), let y = try reader.number("y"),
        let slope = try reader.number("slope")
      else {
        throw Problem(
          reader.node.offset,
          "mark \"tangent\" needs \"curve\" and \"at\", or \"x\", \"y\" and \"slope\"")
      }
      (self.x, self.y, self.slope) = (x, y, slope)
      series = try reader.series() ?? 1
    }
    start = try reader.number("from")
    end = try reader.number("to")
    text = try LabelText(reader, locals: [("x", x), ("y", y), ("slope", slope)])
  }

  var needsLinearAxes: Bool { start != nil || end != nil }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    func place(_ position: Double) -> Point {
      Point(plot.x.position(of: position), plot.y.position(of: y + slope * (position - x)))
    }
    let start = place(start ?? x)
    let direction = Vector(
      plot.x.pointsPerUnit(at: x), slope * plot.y.pointsPerUnit(at: y)
    ).normalized
    let tip = end.map(place) ?? start + direction * metrics.tangentLength
    guard let (visibleStart, visibleTip) = plot.clipped(start, tip) else { return }
    let paint = Paint.series(series)
    drawing.addGuide(
      from: visibleStart, to: visibleTip, Stroke(paint, width: metrics.tangentWidth), on: .lines)
    guard let text else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.landmarkFont, paint, metrics: metrics),
        .around(visibleTip, radius: 0), leader: paint, in: plot))
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    [start, end].compactMap(\.self).filter(domain.contains).map { y + slope * ($0 - x) }
  }
}
