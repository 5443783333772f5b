import FigureScene

/// The way of something in the plane whose two coordinates are curves over time, with a dot at equal times.
public struct PathMark: Mark {
  private let x, y: Curve
  private let times: ClosedRange<Double>
  private let step: Double?
  private let label, detail: String?
  private let series: Int
  private let style: CurveMark.Style

  /// Draws a way.
  ///
  /// - Parameters:
  ///   - x: the horizontal coordinate against the time.
  ///   - y: the vertical coordinate against the time.
  ///   - times: when it begins and when it ends.
  ///   - step: from one dot to the next, in time; no dots when left out. Dots that stand close together are smaller.
  ///   - label: what it is called, beside it.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1; that of `x` when left out.
  ///   - style: how it is drawn.
  public init(
    x: some CurveConvertible, y: some CurveConvertible, over times: ClosedRange<Double>,
    dotsEvery step: Double? = nil, label: String? = nil, detail: String? = nil,
    series: Int? = nil, style: CurveMark.Style = .solid
  ) {
    (self.x, self.y, self.times, self.step) = (x.curve, y.curve, times, step)
    (self.label, self.detail, self.style) = (label, detail, style)
    self.series = series ?? self.x.series
  }

  private var paint: Paint { style.paint(series: series) }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let way = Way(x: x.function, y: y.function, plot: plot)
    let cubics = way.cubics(over: times)
    guard !cubics.isEmpty else { return }
    var path = Path(cubics)
    var lines = path.flattened(step: 6)
    if !cubics.allSatisfy({ plot.shows($0.bounds) }) {
      lines = path.flattened(step: 1).compactMap { plot.clipped($0.0, $0.1) }
      path = Path(pieces: lines)
    }
    guard !path.elements.isEmpty else { return }
    let identity = drawing.identity(of: x)
    drawing.add(path, stroke: style.stroke(series: series, metrics), on: .curves)
    drawing.keepClear(lines, curve: identity)
    let centers = dotTimes.compactMap { plot.point(x.function.value($0), y.function.value($0)) }
    let dots = SamplesMark.metrics(for: centers, metrics)
    for center in centers { drawing.addDot(at: center, paint, metrics: dots) }
    guard let text = LabelText(label: label, detail: detail) else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.landmarkFont, paint, metrics: metrics),
        .beside(lines, curve: identity), leader: paint, in: plot))
  }

  private var dotTimes: [Double] {
    guard let step else { return [] }
    let count = whole(((times.upperBound - times.lowerBound) / step + 1e-9).rounded(.down))
    return (0...count).map { times.lowerBound + Double($0) * step }
  }

  /// The most dots of a way.
  private static let mostDots = 5_000

  /// In how many places a way is asked for the room that it needs.
  private static let extentSamples = 256

  private func extent(_ curve: Curve) -> ClosedRange<Double>? {
    let step = (times.upperBound - times.lowerBound) / Double(PathMark.extentSamples)
    let values = (0...PathMark.extentSamples).map {
      curve.function.value(times.lowerBound + Double($0) * step)
    }
    return ClosedRange(around: values.filter { $0.isFinite })
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { extent(x) }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? { extent(y) }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkInterval(times.lowerBound, times.upperBound)
    try checkNumbers([(name: "every", value: step)])
    if let step {
      guard step > 0, (times.upperBound - times.lowerBound) / step <= Double(PathMark.mostDots)
      else {
        throw FigureError(
          "\"every\" must be greater than 0, and long enough for at most \(PathMark.mostDots) dots",
          parameter: "every")
      }
    }
    try checkSeries(series)
    try LabelText.check(label: label, detail: detail)
  }
}

/// A way in the plane, on the page.
private struct Way {
  let x, y: Function
  let plot: Plot

  /// How often a piece is halved before it is taken as it is.
  private let deepest = 12

  /// The places of a cubic at which it is checked.
  private let checks = [0.25, 0.5, 0.75]

  /// The cubics that draw it between two times, each within the tolerance of curves.
  func cubics(over times: ClosedRange<Double>) -> [Cubic] {
    let breaks = (x.breaks + y.breaks).filter { times.lowerBound < $0 && $0 < times.upperBound }
    let stops = [times.lowerBound] + breaks.sorted() + [times.upperBound]
    return zip(stops, stops.dropFirst()).flatMap { start, end in
      // Halves, so that what swings once and comes back is seen.
      let middle = (start + end) / 2
      return pieces(from: start, to: middle, depth: 1) + pieces(from: middle, to: end, depth: 1)
    }
  }

  private func pieces(from start: Double, to end: Double, depth: Int) -> [Cubic] {
    guard start < end else { return [] }
    let cubic = hermite(from: start, to: end)
    let isClose = checks.allSatisfy { share in
      let place = place(at: start + (end - start) * share)
      return (cubic.point(at: share) - place).length <= plot.metrics.curveTolerance
    }
    guard !isClose, depth < deepest else { return [cubic] }
    let middle = (start + end) / 2
    return pieces(from: start, to: middle, depth: depth + 1)
      + pieces(from: middle, to: end, depth: depth + 1)
  }

  private func place(at time: Double) -> Point {
    plot.unboundedPoint(x.value(time), y.value(time))
  }

  /// The cubic that has the way's places and directions at both ends.
  private func hermite(from start: Double, to end: Double) -> Cubic {
    let third = (end - start) / 3
    // Just inside, where a direction that jumps is that of this piece.
    let inside = (end - start) * 1e-9
    let (first, last) = (place(at: start), place(at: end))
    return Cubic(
      first, first + direction(at: start + inside) * third,
      last + direction(at: end - inside) * -third, last)
  }

  private func direction(at time: Double) -> Vector {
    Vector(
      x.slope(time) * plot.x.pointsPerUnit(at: x.value(time)),
      y.slope(time) * plot.y.pointsPerUnit(at: y.value(time)))
  }
}
