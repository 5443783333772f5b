import FigureScene

/// `curve`: the curve itself, with its name beside it.
struct CurveMark: TemplateMark {
  static let type = "curve"
  static let summary = "A curve, with its name and what it says in numbers beside it."
  static let fields = [Field.curve, .label, .detail, .series, .from, .to]

  let curve: FigureCurve
  let text: LabelText?
  let interval: ClosedRange<Double>?
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    curve = try reader.curve()
    text = try LabelText(reader)
    interval = try reader.interval()
    series = try reader.series() ?? curve.series
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let path = Path(plot.cubics(of: curve, over: interval))
    guard !path.elements.isEmpty else { return }
    let paint = Paint.series(series)
    drawing.add(path, stroke: Stroke(paint, width: metrics.curveWidth), on: .curves)
    let lines = path.flattened(step: 6)
    drawing.keepClear(lines, curve: curve.name)
    guard let text else { return }
    drawing.add(
      LabelRequest(
        lines: text.lines(metrics.nameFont, paint, metrics: metrics),
        place: .beside(lines, curve: curve.name), leader: paint))
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    let visible = interval.map { $0.clamped(to: domain) } ?? domain
    let count = 256
    return (0...count).map { index in
      let fraction = Double(index) / Double(count)
      return curve.function.value(
        visible.lowerBound + (visible.upperBound - visible.lowerBound) * fraction)
    }.filter(\.isFinite)
  }
}
