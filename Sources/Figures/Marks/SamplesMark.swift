import FigureScene

/// A dot for each sample of a recording, or frame of a scroll view; smaller ones where they stand close together.
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
    let centers = positions.compactMap {
      plot.point($0, curve.function.value($0))
    }
    let metrics = SamplesMark.metrics(for: centers, plot.metrics)
    for center in centers { drawing.addDot(at: center, .series(series), metrics: metrics) }
  }

  /// Where the samples are; a trace has them all.
  private var positions: [Double] { curve.function.trace?.x ?? curve.function.samples }

  /// The most samples that are shown, each as a dot.
  private static let mostSamples = 5_000

  /// The smallest that a dot is drawn, as a share of its size.
  private static let smallest = 0.5

  /// The measures with dots so small that, usually, neighbours do not touch.
  static func metrics(for centers: [Point], _ usual: Metrics) -> Metrics {
    let steps = zip(centers, centers.dropFirst()).map { ($1 - $0).length }.sorted()
    guard !steps.isEmpty else { return usual }
    let room = steps[steps.count / 2] / (2 * (usual.dotRadius + usual.dotRing / 2))
    let share = min(1, max(smallest, room))
    var metrics = usual
    metrics.dotRadius *= share
    metrics.dotRing *= share
    return metrics
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { ClosedRange(around: positions) }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    ClosedRange(around: positions.map { curve.function.value($0) })
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkSeries(series)
    guard positions.count <= SamplesMark.mostSamples else {
      throw FigureError(
        "a dot for each of \(positions.count) samples is no picture, \(SamplesMark.mostSamples) are the most; "
          + "draw them as a \"curve\"", parameter: "of")
    }
  }
}
