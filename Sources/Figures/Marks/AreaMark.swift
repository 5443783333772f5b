import FigureScene

/// The area between a curve and zero, in a wash of the curve's colour.
public struct AreaMark: Mark {
  private let curve: Curve
  private let interval: Interval
  private let series: Int

  /// Shades the area under a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve, or a motion for its first one.
  ///   - from: where it begins; at the start of the axis when left out.
  ///   - to: where it ends; at the end of the axis when left out.
  ///   - series: the number of its colour, counted from 1; that of its curve when left out.
  public init(
    _ curve: some CurveConvertible, from: Double? = nil, to: Double? = nil, series: Int? = nil
  ) {
    self.curve = curve.curve
    interval = Interval(from: from, to: to)
    self.series = series ?? self.curve.series
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval.range) else { return }
    // Zero, or the edge of the plot that is nearest to it.
    let domain = plot.y.domain
    let baseline = plot.y.position(of: min(max(0, domain.lowerBound), domain.upperBound))
    if let trace = curve.function.trace {
      for line in plot.lines(of: trace, over: visible) {
        fill(Path(joining: line), from: line[0], to: line[line.count - 1], baseline, &drawing)
      }
      return
    }
    // Where the curve leaves the plot the area goes on along its edge.
    let cubics = plot.fitter.fit(curve.function.bounded(to: domain), over: visible)
    for run in cubics.map({ $0.clamped(to: plot.rect) }).joinedRuns {
      fill(Path(run), from: run[0].start, to: run[run.count - 1].end, baseline, &drawing)
    }
  }

  /// Closes the outline along the baseline and lays the wash on it.
  private func fill(
    _ line: Path, from start: Point, to end: Point, _ baseline: Double, _ drawing: inout Drawing
  ) {
    var path = line
    path.line(to: Point(end.x, baseline))
    path.line(to: Point(start.x, baseline))
    path.close()
    drawing.add(path, fill: Paint(.series(series), .wash), on: .areas)
    drawing.addArea(path.flattened(step: 6).map { $0.0 })
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { curve.function.extent }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    ClosedRange(holding: [0...0, curve.function.range(over: interval.range, in: domain)])
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkInterval(interval.from, interval.to)
    try checkSeries(series)
  }
}

extension [Cubic] {
  /// The cubics in runs without a gap.
  package var joinedRuns: [[Cubic]] {
    var runs: [[Cubic]] = []
    for cubic in self {
      if let last = runs.last?.last, last.end == cubic.start {
        runs[runs.count - 1].append(cubic)
      } else {
        runs.append([cubic])
      }
    }
    return runs
  }
}
