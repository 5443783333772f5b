import FigureScene

/// `samples`: the dots of a curve that was recorded, such as a finger's places.
struct SamplesMark: TemplateMark {
  static let type = "samples"
  static let summary = "A dot for each sample of a finger."
  static let fields = [
    Field("of", .curve, required: true, "the finger's curve, such as finger.position"), .series,
  ]

  let curve: FigureCurve
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    curve = try reader.curve("of")
    series = try reader.series() ?? curve.series
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    for x in curve.function.samples {
      guard let center = plot.point(x, curve.function.value(x)) else { continue }
      drawing.addDot(at: center, .series(series), metrics: plot.metrics)
    }
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    curve.function.samples.map(curve.function.value)
  }
}
