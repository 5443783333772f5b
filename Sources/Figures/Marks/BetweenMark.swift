import FigureScene

/// `between`: the area between two curves, in a wash of the first one's colour.
struct BetweenMark: TemplateMark {
  static let type = "between"
  static let summary = "The area between two curves, in a wash of the first one's colour."
  static let fields = [
    Field.curve, Field("and", .curve, required: true, "the other curve"), .series, .from, .to,
  ]

  let curve: FigureCurve
  let other: FigureCurve
  let interval: ClosedRange<Double>?
  let series: Int

  init(_ reader: ObjectReader) throws(Problem) {
    curve = try reader.curve()
    other = try reader.curve("and")
    interval = try reader.interval()
    series = try reader.series() ?? curve.series
  }

  init(_ curve: FigureCurve, and other: FigureCurve, series: Int) {
    (self.curve, self.other, self.series, interval) = (curve, other, series, nil)
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval) else { return }
    // The other curve leads back, so that what lies between the two is filled, on whichever side.
    var path = outline(curve, in: plot, over: visible)
    let back = outline(other, in: plot, over: visible)
    guard !path.isEmpty, !back.isEmpty else { return }
    path += back.reversed().map { Cubic($0.end, $0.control2, $0.control1, $0.start) }
    var outline = Path()
    outline.move(to: path[0].start)
    var place = path[0].start
    for cubic in path {
      if cubic.start != place { outline.line(to: cubic.start) }
      outline.cubic(cubic.control1, cubic.control2, cubic.end)
      place = cubic.end
    }
    outline.close()
    drawing.add(outline, fill: Paint(.series(series), .wash), on: .areas)
    drawing.addArea(outline.flattened(step: 6).map(\.0))
  }

  /// The curve as cubics from end to end; where it leaves the plot it goes on along the edge.
  private func outline(
    _ curve: FigureCurve, in plot: Plot, over visible: ClosedRange<Double>
  ) -> [Cubic] {
    let (function, domain) = (curve.function, plot.y.domain)
    if let trace = function.trace {
      return trace.lines(in: plot, over: visible).flatMap { line in
        zip(line, line.dropFirst()).map { Cubic($0, $0, $1, $1) }
      }
    }
    return CurveFitter(x: plot.x, y: plot.y, tolerance: plot.metrics.curveTolerance)
      .fit(function.bounded(to: domain), over: visible)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    curve.function.heights(over: interval, in: domain)
      + other.function.heights(over: interval, in: domain)
  }
}

extension Function {
  /// The function, kept within `domain` where it would leave it.
  func bounded(to domain: ClosedRange<Double>) -> Function {
    Function(
      { min(max(value($0), domain.lowerBound), domain.upperBound) },
      slope: { domain.contains(value($0)) ? slope($0) : 0 }, breaks: breaks)
  }
}
