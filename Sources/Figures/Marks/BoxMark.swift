import FigureScene

/// `box`: a screen, a card, a window.
struct BoxMark: TemplateMark {
  static let type = "box"
  static let summary =
    "A rectangle with round corners: a screen, a card, a window; its label in the middle."
  static let fields = [
    Field("x", .pair, required: true, "its left and right edge"),
    Field("y", .pair, required: true, "its upper and lower edge, or the other way round"),
    Field(
      "radius", .number, "the radius of its corners in the units of the scene; 0 when left out"),
    Field(
      "fill", .word(fills),
      "surface (also when left out), series for a wash of its colour, outline, or dashed"),
    Field("label", .text, "what stands in its middle"),
    Field.series,
  ]

  private static let fills = ["surface", "series", "outline", "dashed"]

  let x, y: (Double, Double)
  let radius: Double
  let fill: String
  let text: String?
  let series: Int?

  init(_ reader: ObjectReader) throws(Problem) {
    x = try reader.pair("x")!
    y = try reader.pair("y")!
    radius = try reader.number("radius") ?? 0
    guard radius >= 0 else {
      throw Problem(reader.offset("radius"), "\"radius\" must be at least 0")
    }
    fill = try reader.word("fill", among: BoxMark.fills) ?? "surface"
    text = try reader.text("label")
    series = try reader.series()
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let corners = [
      Point(plot.x.position(of: x.0), plot.y.position(of: y.0)),
      Point(plot.x.position(of: x.1), plot.y.position(of: y.1)),
    ]
    let rect = Rect(around: corners)
    let unit = abs(plot.x.pointsPerUnit(at: x.0))
    let path = Path(rect, radius: min(radius * unit, rect.width / 2, rect.height / 2))
    let metrics = plot.metrics
    let paint = Paint.series(series ?? 1)
    switch fill {
    case "series":
      let stroke = Stroke(paint, width: metrics.boxWidth)
      drawing.add(path, fill: Paint(paint.role, .wash), stroke: stroke, on: .areas)
    case "outline":
      drawing.add(
        path, stroke: Stroke(series == nil ? .secondary : paint, width: metrics.boxWidth),
        on: .areas)
    case "dashed":
      drawing.add(
        path,
        stroke: Stroke(
          series == nil ? .secondary : paint, width: metrics.boxWidth, dash: metrics.guideDash),
        on: .areas)
    default:
      drawing.add(path, fill: .surface, stroke: Stroke(.grid, width: metrics.axisWidth), on: .areas)
    }
    drawing.keepClear(path.flattened(step: 6))
    guard let text else { return }
    let font = metrics.textFont
    let center = rect.center
    let baseline = center.y + plot.ruler.capHeight * font.size / 2
    drawing.add(
      Label(
        text, font: font, paint: series == nil ? .secondary : paint,
        at: Point(center.x, baseline), anchor: .middle, ruler: plot.ruler),
      on: .labels, ruler: plot.ruler)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { [y.0, y.1] }
}
