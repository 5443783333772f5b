import FigureScene

/// `area`: the area between a curve and zero, in a wash of the curve's colour.
struct AreaMark: TemplateMark {
  static let type = "area"
  static let summary = "The area between a curve and zero, in a wash of the curve's colour."
  static let fields = [Field.curve, .series, .from, .to]

  let curve: FigureCurve
  let interval: ClosedRange<Double>?
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    curve = try reader.curve()
    interval = try reader.interval()
    series = try reader.series() ?? curve.series
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval) else { return }
    // Zero, or the edge of the plot that is nearest to it.
    let domain = plot.y.domain
    let baseline = plot.y.position(of: min(max(0, domain.lowerBound), domain.upperBound))
    if let trace = curve.function.trace {
      for line in trace.lines(in: plot, over: visible) {
        fill(Path(joining: line), from: line[0], to: line[line.count - 1], baseline, &drawing)
      }
      return
    }
    // Where the curve leaves the plot the area goes on along its edge.
    let fitter = CurveFitter(x: plot.x, y: plot.y, tolerance: plot.metrics.curveTolerance)
    for run in fitter.fit(curve.function.bounded(to: domain), over: visible)
      .map({ $0.clamped(to: plot.rect) }).joinedRuns
    {
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
    drawing.addArea(path.flattened(step: 6).map(\.0))
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    [0] + curve.function.heights(over: interval, in: domain)
  }
}

extension [Cubic] {
  /// The cubics in runs without a gap.
  var joinedRuns: [[Cubic]] {
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
