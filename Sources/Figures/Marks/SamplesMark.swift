import FigureScene

/// A dot for each sample of a finger.
public struct SamplesMark: Mark {
  private let curve: Curve
  private let series: Int

  /// Draws the samples of a recording, such as `TouchRecording`.
  ///
  /// - Parameters:
  ///   - curve: the recording.
  ///   - series: the number of its colour, counted from 1; that of its curve when left out.
  public init(of curve: some CurveConvertible, series: Int? = nil) {
    self.curve = curve.curve
    self.series = series ?? self.curve.series
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    for x in curve.function.samples {
      guard let center = plot.point(x, curve.function.value(x)) else { continue }
      drawing.addDot(at: center, .series(series), metrics: plot.metrics)
    }
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { ClosedRange(around: curve.function.samples) }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    ClosedRange(around: curve.function.samples.map { curve.function.value($0) })
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try checkSeries(series) }
}
