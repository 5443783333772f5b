import FigureScene

/// A dashed line through the origin, such as 1:1, with a label along it.
public struct DiagonalMark: Mark {
  private let slope: Double
  private let label: String?

  /// Draws a diagonal.
  ///
  /// - Parameters:
  ///   - slope: how much y grows for each x.
  ///   - label: what it is called, along the line.
  public init(slope: Double = 1, label: String? = nil) {
    (self.slope, self.label) = (slope, label)
  }

  /// Whether it is straight in numbers, and so would not be on a logarithmic axis.
  public var needsLinearAxes: Bool { true }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let ends = [plot.x.domain.lowerBound, plot.x.domain.upperBound].map { x in
      plot.unboundedPoint(x, slope * x)
    }
    guard let (start, end) = plot.clipped(ends[0], ends[1]) else { return }
    let stroke = Stroke(.secondary, width: metrics.diagonalWidth, dash: metrics.diagonalDash)
    drawing.addGuide(from: start, to: end, stroke, on: .guides)
    guard let label else { return }
    let line = LabelLine(label, font: metrics.textFont, paint: .secondary)
    drawing.add(LabelRequest([line], .along(start, end), in: plot))
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkNumbers([(name: "slope", value: slope)])
  }
}
