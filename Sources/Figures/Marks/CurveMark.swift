import FigureScene

/// `curve`: the curve itself, with its name.
struct CurveMark: TemplateMark {
  static let type = "curve"
  static let summary =
    "A curve, with its name and what it says in numbers; a jump is a gap between a ring and a dot."
  static let fields = [
    Field.curve, .label, .detail, .series, .from, .to,
    Field(
      "place", .word(["beside", "end", "key"]),
      "where the label stands: beside the curve (also when left out), at its right end, or in the key"
    ),
    Field("style", .word(styles), "solid (also when left out), dashed, or muted to compare with"),
  ]

  private static let styles = ["solid", "dashed", "muted"]

  let curve: FigureCurve
  let text: LabelText?
  let interval: ClosedRange<Double>?
  let series: Int
  let place: String
  let style: String

  init(_ reader: ObjectReader) throws(Problem) {
    curve = try reader.curve()
    text = try LabelText(reader)
    interval = try reader.interval()
    series = try reader.series() ?? curve.series
    place = try reader.word("place", among: ["beside", "end", "key"]) ?? "beside"
    style = try reader.word("style", among: CurveMark.styles) ?? "solid"
  }

  init(
    _ curve: FigureCurve, text: LabelText?, series: Int, place: String = "beside",
    style: String = "solid"
  ) {
    (self.curve, self.text, self.series, self.place, self.style) =
      (curve, text, series, place, style)
    interval = nil
  }

  private var paint: Paint { style == "muted" ? .secondary : .series(series) }

  private func stroke(_ metrics: Metrics) -> Stroke {
    Stroke(
      paint, width: style == "muted" ? metrics.mutedCurveWidth : metrics.curveWidth,
      dash: style == "dashed" ? metrics.curveDash : [])
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let path = plot.path(of: curve, over: interval)
    guard !path.elements.isEmpty else { return }
    drawing.add(path, stroke: stroke(metrics), on: .curves)
    let lines = path.flattened(step: 6)
    drawing.keepClear(lines, curve: curve.name)
    drawJumps(in: plot, on: &drawing)
    guard let text else { return }
    switch place {
    case "end":
      drawing.addGutterLabel(endLines(text, metrics), at: lines[lines.count - 1].1, leader: paint)
    case "key":
      drawing.addKeyRow(
        KeyRow(name: text.name, detail: text.detail, stroke: stroke(metrics), lines: lines))
    default:
      drawing.add(
        LabelRequest(
          text.lines(metrics.nameFont, paint, metrics: metrics),
          .beside(lines, curve: curve.name), leader: paint, in: plot))
    }
  }

  /// The ends of a gap: a dot where the value belongs to, a ring where it is jumped from.
  private func drawJumps(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval) else { return }
    for position in curve.function.breaks where visible.contains(position) {
      let value = curve.function.value
      let (before, here) = (value(position - plot.x.nudge), value(position))
      let after = value(position + plot.x.nudge)
      let step = abs(plot.y.position(of: before) - plot.y.position(of: after))
      guard step > plot.metrics.curveTolerance else { continue }
      for (end, inner) in [(before, visible.lowerBound), (after, visible.upperBound)] {
        guard position != inner, let point = plot.point(position, end) else { continue }
        // Of two values on either side the nearer one is the value itself.
        let other = end == before ? after : before
        if abs(here - end) < abs(here - other) {
          drawing.addDot(at: point, paint, metrics: plot.metrics)
        } else {
          drawing.addRing(at: point, paint, metrics: plot.metrics)
        }
      }
    }
  }

  private func endLines(_ text: LabelText, _ metrics: Metrics) -> [LabelRequest.Line] {
    let font = style == "muted" ? metrics.textFont : metrics.landmarkFont
    return text.lines(font, paint, metrics: metrics)
  }

  func gutterLines(metrics: Metrics) -> [GutterLine] {
    guard place == "end", let text else { return [] }
    return endLines(text, metrics).map { GutterLine(text: $0.text, font: $0.font) }
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    curve.function.heights(over: interval, in: domain)
  }
}

extension Function {
  /// The values at evenly spread positions of `domain` that lie in `interval`.
  func heights(over interval: ClosedRange<Double>?, in domain: ClosedRange<Double>) -> [Double] {
    let visible = interval.map { $0.clamped(to: domain) } ?? domain
    if let trace { return trace.heights(in: visible) }
    let count = 256
    return (0...count).map { index in
      let fraction = Double(index) / Double(count)
      return value(visible.lowerBound + (visible.upperBound - visible.lowerBound) * fraction)
    }.filter { abs($0) < 1e300 }
  }
}
