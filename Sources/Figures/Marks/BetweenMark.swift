import FigureScene

/// The area between two curves, in a wash of the first one's colour.
public struct BetweenMark: Mark {
  private let curve: Curve
  private let other: Curve
  private let interval: Interval
  private let series: Int

  /// Shades what lies between two curves.
  ///
  /// - Parameters:
  ///   - curve: a curve, or a motion for its first one.
  ///   - other: the other curve.
  ///   - from: where the area begins; at the start of the axis when left out.
  ///   - to: where it ends; at the end of the axis when left out.
  ///   - series: the number of its colour, counted from 1; that of the first curve when left out.
  public init(
    _ curve: some CurveConvertible, and other: some CurveConvertible, from: Double? = nil,
    to: Double? = nil, series: Int? = nil
  ) {
    (self.curve, self.other) = (curve.curve, other.curve)
    interval = Interval(from: from, to: to)
    self.series = series ?? self.curve.series
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval.range) else { return }
    for part in curve.function.runs(in: visible).flatMap({ one in
      other.function.runs(in: visible).filter(one.overlaps).map(one.clamped)
    }) where part.lowerBound < part.upperBound {
      fill(part, in: plot, on: &drawing)
    }
  }

  /// Shades what lies between the curves where both are.
  private func fill(
    _ visible: ClosedRange<Double>, in plot: Plot, on drawing: inout Drawing
  ) {
    // The other curve leads back, so that what lies between the two is filled, on whichever side.
    var path = outline(curve, in: plot, over: visible)
    let back = outline(other, in: plot, over: visible)
    guard !path.isEmpty, !back.isEmpty else { return }
    path += back.reversed().map { Cubic($0.end, $0.control2, $0.control1, $0.start) }
    var outline = Path()
    outline.move(to: path[0].start)
    var last = path[0].start
    for cubic in path {
      // Where the curves meet, nothing leads from the one to the other.
      if !cubic.start.coincides(with: last) { outline.line(to: cubic.start) }
      outline.cubic(cubic.control1, cubic.control2, cubic.end)
      last = cubic.end
    }
    outline.close()
    drawing.add(outline, fill: Paint(.series(series), .wash), on: .areas)
    drawing.addArea(outline.flattened(step: 6).map { $0.0 })
  }

  /// The curve as cubics from end to end; where it leaves the plot it goes on along the edge.
  private func outline(
    _ curve: Curve, in plot: Plot, over visible: ClosedRange<Double>
  ) -> [Cubic] {
    let (function, domain) = (curve.function, plot.y.domain)
    if let trace = function.trace {
      // Lines come with a sample beyond each end; the area ends where the interval does.
      let ends = [visible.lowerBound, visible.upperBound].map { position in
        plot.unboundedPoint(position, trace.value(at: position))
      }
      let bounds = min(ends[0].x, ends[1].x)...max(ends[0].x, ends[1].x)
      let inside = plot.lines(of: trace, over: visible).flatMap { $0 }
        .filter { bounds.contains($0.x) && $0 != ends[0] && $0 != ends[1] }
      let points = [ends[0]] + inside + [ends[1]]
      return zip(points, points.dropFirst()).map { Cubic($0, $0, $1, $1).clamped(to: plot.rect) }
    }
    return plot.fitter.fit(function.bounded(to: domain, over: visible), over: visible).map {
      $0.clamped(to: plot.rect)
    }
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? {
    ClosedRange(holding: [curve.function.extent, other.function.extent])
  }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    ClosedRange(
      holding: [curve, other].map { $0.function.range(over: interval.range, in: domain) })
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkInterval(interval.from, interval.to)
    try checkSeries(series)
  }
}
