import FigureScene

/// A point on a curve or by itself, with its dot and its label: what a point and a drop line have in common.
struct Spot: Sendable {
  let x, y: Double
  let label, detail: String?
  let series: Int
  /// Whether it is the ring of an open end instead of a dot.
  let isRing: Bool
  /// The curve that it lies on, if any.
  let curve: Curve?

  func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    domain.contains(x) ? ClosedRange(around: [y]) : nil
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let center = plot.point(x, y) else { return }
    let metrics = plot.metrics
    if isRing {
      drawing.addRing(at: center, .series(series), metrics: metrics)
    } else {
      drawing.addDot(at: center, .series(series), metrics: metrics)
    }
    guard let text = LabelText(label: label, detail: detail) else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.landmarkFont, .series(series), metrics: metrics),
        .around(center, radius: metrics.dotRadius), leader: .series(series), in: plot))
  }

  /// Refuses numbers and texts for `mark`.
  func check(for mark: some Mark) throws(FigureError) {
    if let curve {
      try mark.checkNumbers([(name: "at", value: x)])
      try mark.checkCurve(curve, at: x)
    } else {
      try mark.checkNumbers([(name: "x", value: x), (name: "y", value: y)])
    }
    try mark.checkSeries(series)
    try LabelText.check(label: label, detail: detail)
  }
}
