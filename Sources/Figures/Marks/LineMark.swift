import FigureScene

/// `line`: a straight line between two places.
struct LineMark: TemplateMark {
  static let type = "line"
  static let summary =
    "A straight line between two places, with a label beside its middle or its end."
  static let fields =
    Segment.fields + [
      Field(
        "style", .word(["solid", "dashed", "guide"]), "solid when left out; guides are thin dashes")
    ]

  let segment: Segment
  let style: String

  init(_ reader: ObjectReader) throws(Problem) {
    segment = try Segment(reader)
    style = try reader.word("style", among: ["solid", "dashed", "guide"]) ?? "solid"
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    guard let (start, end) = segment.ends(in: plot) else { return }
    let stroke: Stroke
    switch style {
    case "guide": stroke = Stroke(.secondary, width: metrics.guideWidth, dash: metrics.guideDash)
    case "dashed":
      stroke = Stroke(segment.paint, width: metrics.tangentWidth, dash: metrics.diagonalDash)
    default: stroke = Stroke(segment.paint, width: metrics.tangentWidth)
    }
    drawing.addGuide(from: start, to: end, stroke, on: style == "guide" ? .guides : .lines)
    segment.addLabel(from: start, to: end, in: plot, on: &drawing)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { segment.heights }
}

/// Two places with a label: what a line, an arrow and a dimension line have in common.
struct Segment {
  static let fields = [
    Field("start", .pair, required: true, "where it begins: x and y"),
    Field("end", .pair, required: true, "where it ends: x and y"),
    Field("label", .text, "its label, where {length} is the distance between the two places"),
    Field.detail, Field.series,
  ]

  let start: (x: Double, y: Double)
  let end: (x: Double, y: Double)
  let text: LabelText?
  let series: Int?

  init(_ reader: ObjectReader) throws(Problem) {
    let (x0, y0) = try reader.pair("start")!
    let (x1, y1) = try reader.pair("end")!
    (start, end) = ((x0, y0), (x1, y1))
    let length = ((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)).squareRoot()
    text = try LabelText(reader, locals: [("length", length)])
    series = try reader.series()
  }

  var paint: Paint { series.map(Paint.series) ?? .ink }

  var heights: [Double] { [start.y, end.y] }

  func ends(in plot: Plot) -> (Point, Point)? {
    let (one, two) = (
      Point(plot.x.position(of: start.x), plot.y.position(of: start.y)),
      Point(plot.x.position(of: end.x), plot.y.position(of: end.y))
    )
    return plot.clipped(one, two)
  }

  /// The label: beside the line, near its middle, on the side where there is room.
  func addLabel(from start: Point, to end: Point, in plot: Plot, on drawing: inout Drawing) {
    guard let text else { return }
    let metrics = plot.metrics
    let font = series == nil ? metrics.textFont : metrics.landmarkFont
    drawing.add(
      LabelRequest(
        text.lines(font, series == nil ? .secondary : paint, metrics: metrics),
        .beside([(start, end)], curve: nil), leader: paint, in: plot))
  }
}
