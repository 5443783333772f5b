import FigureScene

/// A dashed line across the plot, level or upright: an asymptote, a target.
public struct RuleMark: Mark {
  private enum Level: Sendable {
    case x(Double)
    case y(Double)
  }

  private let level: Level
  private let label, detail: String?

  /// Draws a level line at the height `y`.
  public init(y: Double, label: String? = nil, detail: String? = nil) {
    (level, self.label, self.detail) = (.y(y), label, detail)
  }

  /// Draws an upright line at the position `x`.
  public init(x: Double, label: String? = nil, detail: String? = nil) {
    (level, self.label, self.detail) = (.x(x), label, detail)
  }

  /// The ends of the line; the one at the axis first.
  private func ends(in plot: Plot) -> (Point, Point)? {
    switch level {
    case .y(let y):
      plot.point(plot.x.domain.lowerBound, y).map { ($0, Point(plot.rect.maxX, $0.y)) }
    case .x(let x):
      plot.point(x, plot.y.domain.lowerBound).map {
        (Point($0.x, plot.rect.maxY), Point($0.x, plot.rect.minY))
      }
    }
  }

  /// It stands where its own numbers say.
  public var hasPlace: Bool { true }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let (start, end) = ends(in: plot) else { return }
    let metrics = plot.metrics
    let stroke = Stroke(.secondary, width: metrics.guideWidth, dash: metrics.guideDash)
    drawing.addGuide(from: start, to: end, stroke, on: .guides)
    guard let text = LabelText(label: label, detail: detail) else { return }
    drawing.add(
      LabelRequest(
        text.lines(metrics.textFont, .secondary, metrics: metrics), .atRule(start, end),
        leader: .secondary, in: plot))
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? {
    switch level {
    case .x(let x): ClosedRange(around: [x])
    case .y: nil
    }
  }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    switch level {
    case .x: nil
    case .y(let y): ClosedRange(around: [y])
    }
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    switch level {
    case .x(let x): try checkNumbers([(name: "x", value: x)])
    case .y(let y): try checkNumbers([(name: "y", value: y)])
    }
    try LabelText.check(label: label, detail: detail)
  }
}
