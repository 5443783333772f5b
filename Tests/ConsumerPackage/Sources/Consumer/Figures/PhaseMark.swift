import FigureScene
import Figures

/// A mark of this package’s own: a phase of a motion as a strip across the plot, with its name in the middle and
/// its length behind the plot.
public struct PhaseMark: Mark {
  private let name: String
  private let phase: ClosedRange<Double>
  private let level: ClosedRange<Double>

  /// Describes a phase between two times, drawn between two heights.
  public init(_ name: String, _ phase: ClosedRange<Double>, level: ClosedRange<Double>) {
    (self.name, self.phase, self.level) = (name, phase, level)
  }

  private var length: String {
    "\(phase.upperBound - phase.lowerBound, format: .milliseconds())"
  }

  /// Draws the strip, and asks for a place for its name.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let shown = plot.visible(phase) else { return }
    let corners = [
      plot.unboundedPoint(shown.lowerBound, level.lowerBound),
      plot.unboundedPoint(shown.upperBound, level.upperBound),
    ]
    let strip = Path(Rect(around: corners), radius: plot.metrics.dotRadius)
    drawing.add(strip, fill: Paint(.series(3), .wash), on: .areas)
    drawing.keepClear(strip.flattened(step: 6))
    let middle = corners[0].mixed(with: corners[1], 0.5)
    let line = LabelLine(name, font: plot.metrics.landmarkFont, paint: .series(3))
    drawing.add(LabelRequest([line], .around(middle, radius: 0), in: plot))
    drawing.addGutterLabel(gutterLines(metrics: plot.metrics), at: corners[1], leader: nil)
  }

  /// The phase: a horizontal axis makes room for it.
  public var xExtent: ClosedRange<Double>? { phase }

  /// The heights: a vertical axis makes room for them.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? { level }

  /// The length, behind the plot.
  public func gutterLines(metrics: Metrics) -> [LabelLine] {
    [LabelLine(length, font: metrics.textFont, paint: .secondary)]
  }
}
