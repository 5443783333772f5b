import FigureScene

/// A short line with a name to the right of a scene: a snap point.
public struct StopMark: Mark {
  private let y: Double
  private let label: String
  private let isChosen: Bool

  /// Draws a stop.
  ///
  /// - Parameters:
  ///   - y: its height.
  ///   - label: its name.
  ///   - isChosen: whether it is the one that is gone to, and so emphasised.
  public init(y: Double, label: String, isChosen: Bool = false) {
    (self.y, self.label, self.isChosen) = (y, label, isChosen)
  }

  private func line(_ metrics: Metrics) -> LabelLine {
    LabelLine(
      label, font: isChosen ? metrics.landmarkFont : metrics.textFont,
      paint: isChosen ? .ink : .secondary)
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let start = Point(plot.rect.maxX + metrics.labelGap, plot.y.position(of: y))
    let end = Point(start.x + metrics.keyLine.length, start.y)
    let width = isChosen ? metrics.curveWidth : metrics.axisWidth
    drawing.add(
      Path(from: start, to: end), stroke: Stroke(isChosen ? .ink : .secondary, width: width),
      on: .lines)
    let text = Point(end.x + metrics.keyLine.gap, start.y)
    drawing.add(line(metrics), level: text, ruler: plot.ruler)
  }

  /// The lines of text that it puts to the right of the plot.
  public func gutterLines(metrics: Metrics) -> [LabelLine] {
    // The short line stands before the text; three capitals are as wide as it.
    var line = line(metrics)
    line.text += "MMM"
    return [line]
  }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    ClosedRange(around: [y])
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try checkNumbers([(name: "y", value: y)]) }
}
