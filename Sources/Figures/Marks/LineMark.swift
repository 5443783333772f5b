import FigureScene

/// A straight line between two points, with a label beside its middle or its end.
public struct LineMark: Mark {
  /// How a line is drawn.
  public enum Style: String, CaseIterable, Sendable {
    /// Unbroken.
    case solid
    /// In long dashes.
    case dashed
    /// In the thin dashes of guides.
    case guide
  }

  private let segment: Segment
  private let style: Style

  /// Draws a straight line.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - end: where it ends.
  ///   - label: its label.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1; that of axes when left out.
  ///   - style: how it is drawn.
  public init(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), label: String? = nil,
    detail: String? = nil, series: Int? = nil, style: Style = .solid
  ) {
    segment = Segment(start: start, end: end, label: label, detail: detail, series: series)
    self.style = style
  }

  /// It stands where its own numbers say.
  public var hasPlace: Bool { true }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let (start, end) = segment.ends(in: plot) else { return }
    drawing.addGuide(
      from: start, to: end, stroke(plot.metrics), on: style == .guide ? .guides : .lines)
    segment.addLabel(from: start, to: end, in: plot, on: &drawing)
  }

  private func stroke(_ metrics: Metrics) -> Stroke {
    switch style {
    case .solid: Stroke(segment.paint, width: metrics.tangentWidth)
    case .dashed:
      Stroke(segment.paint, width: metrics.tangentWidth, dash: metrics.diagonalDash)
    case .guide: Stroke(.secondary, width: metrics.guideWidth, dash: metrics.guideDash)
    }
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { segment.xExtent }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? { segment.yExtent }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try segment.check(for: self) }
}
