import FigureScene

/// Text beside a point of the plot.
public struct LabelMark: Mark {
  private let x, y: Double
  private let text: LabelText
  private let series: Int?

  /// Puts a text beside a point.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - x: the position.
  ///   - y: the height.
  ///   - detail: what it says in numbers, under the text.
  ///   - series: the number of its colour, counted from 1; that of axes when left out.
  public init(_ text: String, x: Double, y: Double, detail: String? = nil, series: Int? = nil) {
    (self.x, self.y, self.series) = (x, y, series)
    self.text = LabelText(text, detail: detail)
  }

  /// It stands where its own numbers say.
  public var hasPlace: Bool { true }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let point = plot.point(x, y) else { return }
    let lines = text.lines(
      plot.metrics.textFont, series.map { Paint.series($0) } ?? .ink, metrics: plot.metrics)
    drawing.add(LabelRequest(lines, .around(point, radius: 0), in: plot))
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { ClosedRange(around: [x]) }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    domain.contains(x) ? ClosedRange(around: [y]) : nil
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkNumbers([(name: "x", value: x), (name: "y", value: y)])
    try checkSeries(series)
  }
}
