import FigureScene

/// A dot on a curve with dashed lines to the axes.
public struct DropMark: Mark {
  /// The axes that the lines lead to.
  public enum Target: String, CaseIterable, Sendable {
    /// The horizontal one.
    case x
    /// The vertical one.
    case y
    /// Both.
    case both
  }

  private let spot: Spot
  private let target: Target

  /// Draws a dot on a curve with lines to the axes.
  ///
  /// - Parameters:
  ///   - curve: the curve, or a motion for its first one.
  ///   - position: the position of the dot on the axis, where the curve has to have a value.
  ///   - target: the axes that the lines lead to.
  ///   - label: its label.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1; that of its curve when left out.
  public init(
    _ curve: some CurveConvertible, at position: Double, to target: Target = .x,
    label: String? = nil, detail: String? = nil, series: Int? = nil
  ) {
    let curve = curve.curve
    spot = Spot(
      x: position, y: curve.function.value(position), label: label, detail: detail,
      series: series ?? curve.series, isRing: false, curve: curve)
    self.target = target
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let center = plot.point(spot.x, spot.y) else { return }
    let metrics = plot.metrics
    let stroke = Stroke(.secondary, width: metrics.guideWidth, dash: metrics.guideDash)
    // The lines begin at the axes, so that the dashes of several drops fall in step.
    let feet: [Point] =
      switch target {
      case .x: [Point(center.x, plot.rect.maxY)]
      case .y: [Point(plot.rect.minX, center.y)]
      case .both: [Point(center.x, plot.rect.maxY), Point(plot.rect.minX, center.y)]
      }
    for foot in feet { drawing.addGuide(from: foot, to: center, stroke, on: .guides) }
    spot.draw(in: plot, on: &drawing)
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { ClosedRange(around: [spot.x]) }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    spot.yExtent(over: domain)
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try spot.check(for: self) }
}
