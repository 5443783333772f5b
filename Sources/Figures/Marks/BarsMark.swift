import FigureScene

/// `bars`: bars of one width under a curve.
struct BarsMark: TemplateMark {
  static let type = "bars"
  static let summary =
    "Bars of one width from zero to a curve, as high as it is at their right edges."
  static let fields = [
    Field.curve, Field("step", .number, required: true, "the width of a bar on the axis"), .series,
    .from, .to,
  ]

  let curve: FigureCurve
  let step: Double
  let interval: ClosedRange<Double>?
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    curve = try reader.curve()
    step = try reader.requiredNumber("step")
    guard step > 0 else {
      throw Problem(reader.offset("step"), "\"step\" must be greater than 0: the width of a bar")
    }
    interval = try reader.interval()
    series = try reader.series() ?? curve.series
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval) else { return }
    let floor = plot.y.position(of: min(max(0, plot.y.domain.lowerBound), plot.y.domain.upperBound))
    let count = ((visible.upperBound - visible.lowerBound) / step + 1e-9).rounded(.down)
    // More bars than points across would be a wash.
    guard count <= plot.rect.width else { return }
    let gap = plot.metrics.barGap / 2
    for index in stride(from: 0, to: count, by: 1) {
      let (left, right) = (
        visible.lowerBound + index * step, visible.lowerBound + (index + 1) * step
      )
      let value = min(curve.function.value(right), plot.y.domain.upperBound)
      guard value.isFinite, value >= plot.y.domain.lowerBound else { continue }
      let rect = Rect(around: [
        Point(plot.x.position(of: left) + gap, floor),
        Point(plot.x.position(of: right) - gap, plot.y.position(of: value)),
      ])
      drawing.add(Path(rect), fill: Paint(.series(series), .wash), on: .areas)
      drawing.addArea([
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ])
    }
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    let (start, end) = (
      max(interval?.lowerBound ?? domain.lowerBound, domain.lowerBound),
      min(interval?.upperBound ?? domain.upperBound, domain.upperBound)
    )
    let count = min(((end - start) / step + 1e-9).rounded(.down), 1000)
    return [0]
      + stride(from: 1, through: count, by: 1).map { curve.function.value(start + $0 * step) }
      .filter(\.isFinite)
  }
}
