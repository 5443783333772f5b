import FigureScene

/// A thin straight line that touches a curve and leaves it in its direction.
public struct TangentMark: Mark {
  private let x, y, slope: Double
  private let from, to: Double?
  private let label, detail: String?
  private let series: Int
  /// The curve that it touches, if any.
  private let curve: Curve?

  /// Draws the tangent of a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve, or a motion for its first one.
  ///   - position: where it touches the curve, which has to have a slope there.
  ///   - from: where it begins; where it touches when left out.
  ///   - to: where it ends; at a fixed length on the page when left out.
  ///   - label: its label.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1; that of its curve when left out.
  public init(
    _ curve: some CurveConvertible, at position: Double, from: Double? = nil, to: Double? = nil,
    label: String? = nil, detail: String? = nil, series: Int? = nil
  ) {
    let curve = curve.curve
    (x, y) = (position, curve.function.value(position))
    slope = curve.function.slope(position)
    (self.from, self.to, self.label, self.detail) = (from, to, label, detail)
    (self.series, self.curve) = (series ?? curve.series, curve)
  }

  /// Draws a line through a point with a slope.
  ///
  /// - Parameters:
  ///   - x: the position of a point on it.
  ///   - y: the height of that point.
  ///   - slope: how much y grows for each x.
  ///   - from: where it begins; at the point when left out.
  ///   - to: where it ends; at a fixed length on the page when left out.
  ///   - label: its label.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1.
  public init(
    x: Double, y: Double, slope: Double, from: Double? = nil, to: Double? = nil,
    label: String? = nil, detail: String? = nil, series: Int = 1
  ) {
    (self.x, self.y, self.slope) = (x, y, slope)
    (self.from, self.to, self.label, self.detail) = (from, to, label, detail)
    (self.series, curve) = (series, nil)
  }

  /// Whether it is straight in numbers, and so would not be on a logarithmic axis.
  public var needsLinearAxes: Bool { from != nil || to != nil }

  private func height(at position: Double) -> Double { y + slope * (position - x) }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    func point(_ position: Double) -> Point {
      plot.unboundedPoint(position, height(at: position))
    }
    let start = point(from ?? x)
    let direction = Vector(
      plot.x.pointsPerUnit(at: x), slope * plot.y.pointsPerUnit(at: y)
    ).normalized
    let tip = to.map(point) ?? start + direction * metrics.tangentLength
    guard let (visibleStart, visibleTip) = plot.clipped(start, tip) else { return }
    let paint = Paint.series(series)
    drawing.addGuide(
      from: visibleStart, to: visibleTip, Stroke(paint, width: metrics.tangentWidth), on: .lines)
    guard let text = LabelText(label: label, detail: detail) else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.landmarkFont, paint, metrics: metrics),
        .around(visibleTip, radius: 0), leader: paint, in: plot))
  }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    ClosedRange(
      around: [from, to].compactMap { $0 }.filter { domain.contains($0) }.map(height(at:)))
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkNumbers([(name: "from", value: from), (name: "to", value: to)])
    if let curve {
      try checkNumbers([(name: "at", value: x)])
      guard y.isFinite, slope.isFinite else {
        throw FigureError(
          "\"\(curve.name.isEmpty ? "the curve" : curve.name)\" has no slope at "
            + Decimal.shortest(x), parameter: "at")
      }
    } else {
      try checkNumbers([
        (name: "x", value: x), (name: "y", value: y), (name: "slope", value: slope),
      ])
    }
    try checkSeries(series)
    try LabelText.check(label: label, detail: detail)
  }
}
