import FigureScene

/// A rectangle with round corners: a screen, a card, a window; its label in the middle.
public struct BoxMark: Mark {
  /// How a box is filled and outlined.
  public enum Fill: String, CaseIterable, Sendable {
    /// In the colour of surfaces.
    case surface
    /// In a wash of its series' colour.
    case series
    /// Not at all, with an unbroken outline.
    case outline
    /// Not at all, with a dashed outline.
    case dashed
  }

  private let x, y: (Double, Double)
  private let radius: Double
  private let fill: Fill
  private let label: String?
  private let series: Int?

  /// Draws a box.
  ///
  /// - Parameters:
  ///   - x: its left and right edge.
  ///   - y: its upper and lower edge, or the other way round.
  ///   - radius: the radius of its corners in the units of the scene, at least 0.
  ///   - fill: how it is filled.
  ///   - label: what stands in its middle.
  ///   - series: the number of its colour, counted from 1.
  public init(
    x: (Double, Double), y: (Double, Double), radius: Double = 0, fill: Fill = .surface,
    label: String? = nil, series: Int? = nil
  ) {
    (self.x, self.y, self.radius) = (x, y, radius)
    (self.fill, self.label, self.series) = (fill, label, series)
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    let rect = Rect(around: [plot.unboundedPoint(x.0, y.0), plot.unboundedPoint(x.1, y.1)])
    let unit = abs(plot.x.pointsPerUnit(at: x.0))
    let path = Path(rect, radius: min(radius * unit, rect.width / 2, rect.height / 2))
    let (wash, stroke) = paints(plot.metrics)
    drawing.add(path, fill: wash, stroke: stroke, on: .areas)
    drawing.keepClear(path.flattened(step: 6))
    guard let label else { return }
    let line = LabelLine(
      label, font: plot.metrics.textFont, paint: series.map { Paint.series($0) } ?? .secondary)
    drawing.add(line, level: rect.center, anchor: .middle, ruler: plot.ruler)
  }

  private func paints(_ metrics: Metrics) -> (fill: Paint?, stroke: Stroke) {
    let paint = series.map { Paint.series($0) } ?? .secondary
    switch fill {
    case .surface: return (.surface, Stroke(.grid, width: metrics.axisWidth))
    case .series:
      let paint = Paint.series(series ?? 1)
      return (Paint(paint.role, .wash), Stroke(paint, width: metrics.boxWidth))
    case .outline: return (nil, Stroke(paint, width: metrics.boxWidth))
    case .dashed:
      return (nil, Stroke(paint, width: metrics.boxWidth, dash: metrics.guideDash))
    }
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { ClosedRange(around: [x.0, x.1]) }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    ClosedRange(around: [y.0, y.1])
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkNumbers([
      (name: "x", value: x.0), (name: "x", value: x.1), (name: "y", value: y.0),
      (name: "y", value: y.1), (name: "radius", value: radius),
    ])
    guard radius >= 0 else {
      throw FigureError("\"radius\" must be at least 0", parameter: "radius")
    }
    try checkSeries(series)
  }
}
