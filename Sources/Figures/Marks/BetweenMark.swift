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
      // Lines come with a sample beyond each end; the area ends where the interval does.
      let ends = [visible.lowerBound, visible.upperBound].map { place in
        Point(plot.x.position(of: place), plot.y.position(of: trace.value(at: place)))
      }
      let bounds = min(ends[0].x, ends[1].x)...max(ends[0].x, ends[1].x)
      let inside = trace.lines(in: plot, over: visible).flatMap { $0 }
        .filter { bounds.contains($0.x) && $0 != ends[0] && $0 != ends[1] }
      let points = [ends[0]] + inside + [ends[1]]
      return zip(points, points.dropFirst()).map { Cubic($0, $0, $1, $1).clamped(to: plot.rect) }
    }
    return CurveFitter(x: plot.x, y: plot.y, tolerance: plot.metrics.curveTolerance)
      .fit(function.bounded(to: domain, over: visible), over: visible)
      .map { $0.clamped(to: plot.rect) }
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] {
    curve.function.heights(over: interval, in: domain)
      + other.function.heights(over: interval, in: domain)
  }
}

extension Function {
  /// The function, kept within `domain` where it would leave it.
  func bounded(to domain: ClosedRange<Double>, kinks: [Double] = []) -> Function {
    Function(
      { min(max(value($0), domain.lowerBound), domain.upperBound) },
      slope: { domain.contains(value($0)) ? slope($0) : 0 }, breaks: (breaks + kinks).sorted())
  }

  /// The function, kept within `domain`, and drawn in parts from where it leaves it in `interval`: then it may
  /// be however steep.
  func bounded(
    to domain: ClosedRange<Double>, over interval: ClosedRange<Double>
  ) -> Function {
    let edges = [domain.lowerBound, domain.upperBound]
    return bounded(to: domain, kinks: edges.flatMap { crossings(of: $0, in: interval) })
  }

  /// Where the function passes `level`, found between evenly spread places and halved down.
  private func crossings(of level: Double, in interval: ClosedRange<Double>) -> [Double] {
    let count = 512
    let places = (0...count).map {
      interval.lowerBound + (interval.upperBound - interval.lowerBound) * Double($0) / Double(count)
    }
    return zip(places, places.dropFirst()).compactMap { start, end in
      var (low, high) = (start, end)
      let isBelow = value(low) < level
      guard value(high).isFinite, (value(high) < level) != isBelow else { return nil }
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return high }
        if (value(middle) < level) == isBelow { low = middle } else { high = middle }
      }
    }
  }

  /// The parts of `interval` in which the function has values: all of it, but for the gaps of a recording.
  fileprivate func runs(in interval: ClosedRange<Double>) -> [ClosedRange<Double>] {
    guard let trace else { return [interval] }
    return zip(trace.x, trace.y).split { !$0.1.isFinite }.compactMap { run in
      guard let first = run.first?.0, let last = run.last?.0, first < last,
        interval.overlaps(first...last)
      else { return nil }
      return (first...last).clamped(to: interval)
    }
  }
}

extension Cubic {
  /// The cubic with no point outside of `rect`.
  func clamped(to rect: Rect) -> Cubic {
    func clamped(_ point: Point) -> Point {
      Point(
        min(max(point.x, rect.minX), rect.maxX), min(max(point.y, rect.minY), rect.maxY))
    }
    return Cubic(clamped(start), clamped(control1), clamped(control2), clamped(end))
  }
}
