import FigureScene

/// Bars of one width from zero to a curve, as high as it is at their right edges.
public struct BarsMark: Mark {
  private let curve: Curve
  private let step: Double
  private let interval: Interval
  private let series: Int

  /// Draws bars under a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve, or a motion for its first one.
  ///   - step: the width of a bar on the axis, greater than 0.
  ///   - from: where they begin; at the start of the axis when left out.
  ///   - to: where they end; at the end of the axis when left out.
  ///   - series: the number of their colour, counted from 1; that of their curve when left out.
  public init(
    _ curve: some CurveConvertible, step: Double, from: Double? = nil, to: Double? = nil,
    series: Int? = nil
  ) {
    self.curve = curve.curve
    self.step = step
    interval = Interval(from: from, to: to)
    self.series = series ?? self.curve.series
  }

  /// How many whole bars there are between two ends; a rounding short of one counts as one.
  private func count(in interval: ClosedRange<Double>) -> Double {
    ((interval.upperBound - interval.lowerBound) / step + 1e-9).rounded(.down)
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval.range) else { return }
    let domain = plot.y.domain
    let floor = plot.y.position(of: min(max(0, domain.lowerBound), domain.upperBound))
    let count = count(in: visible)
    // More bars than points across would be a wash.
    guard count <= plot.rect.width else { return }
    let gap = plot.metrics.barGap / 2
    for index in stride(from: 0, to: count, by: 1) {
      let left = visible.lowerBound + index * step
      let right = visible.lowerBound + (index + 1) * step
      let value = min(curve.function.value(right), domain.upperBound)
      guard value.isFinite, value >= domain.lowerBound else { continue }
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

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { curve.function.extent }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard interval.range?.overlaps(domain) ?? true else { return 0...0 }
    let visible = interval.range?.clamped(to: domain) ?? domain
    let count = min(count(in: visible), BarsMark.mostAsked)
    let tops = stride(from: 1, through: count, by: 1).map { index in
      curve.function.value(visible.lowerBound + index * step)
    }
    return ClosedRange(around: [0] + tops)
  }

  /// As many bars as an axis is made high enough for; more are a wash.
  private static let mostAsked = 1000.0

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    guard step > 0, step < .infinity else {
      throw FigureError(
        "\"step\" must be greater than 0: the width of a bar", parameter: "step")
    }
    try checkInterval(interval.from, interval.to)
    try checkSeries(series)
  }
}
