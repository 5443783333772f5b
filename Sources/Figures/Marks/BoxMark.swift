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
    let whole = Rect(around: [plot.unboundedPoint(x.0, y.0), plot.unboundedPoint(x.1, y.1)])
    guard let rect = plot.reach.overlap(with: whole) else { return }
    let unit = abs(plot.x.pointsPerUnit(at: x.0))
    let radius = min(radius * unit, whole.width / 2, whole.height / 2)
    let (wash, stroke) = paints(plot.metrics)
    if plot.shows(whole) {
      let path = Path(whole, radius: radius)
      drawing.add(path, fill: wash, stroke: stroke, on: .areas)
      drawing.keepClear(path.flattened(step: 6))
    } else {
      drawCut(whole, radius: radius, wash, stroke, in: plot, on: &drawing)
    }
    guard let label else { return }
    let line = LabelLine(
      label, font: plot.metrics.textFont, paint: series.map { Paint.series($0) } ?? .secondary)
    drawing.add(LabelRequest([line], .inside(rect), in: plot))
  }

  /// Draws what the plot shows of a box that leaves it: the area up to the plot's edges, and of the outline only
  /// what lies within.
  private func drawCut(
    _ whole: Rect, radius: Double, _ wash: Paint?, _ stroke: Stroke, in plot: Plot,
    on drawing: inout Drawing
  ) {
    let reach = plot.reach
    // However far it goes on, only its corners' size beyond the edge can be seen.
    let beyond = radius + 1
    let near = Rect(
      minX: max(whole.minX, reach.minX - beyond), minY: max(whole.minY, reach.minY - beyond),
      maxX: min(whole.maxX, reach.maxX + beyond), maxY: min(whole.maxY, reach.maxY + beyond))
    let lines = Path(near, radius: radius).flattened(step: 1)
    if let wash {
      var area = Path(joining: lines.map { reach.clamped($0.0) })
      area.close()
      drawing.add(area, fill: wash, on: .areas)
    }
    let visible = lines.compactMap { reach.clipped($0.0, $0.1) }
    drawing.add(Path(pieces: visible), stroke: stroke, on: .areas)
    drawing.keepClear(visible)
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
