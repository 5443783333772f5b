import FigureScene

/// An area between two numbers of an axis, across the plot: a window of time, a range that is meant.
public struct BandMark: Mark {
  private enum Range: Sendable {
    case x(ClosedRange<Double>)
    case y(ClosedRange<Double>)
  }

  private let range: Range
  private let label: String?
  private let series: Int?

  /// Draws an upright band between two positions.
  ///
  /// - Parameters:
  ///   - x: where it begins and ends.
  ///   - label: what it is called, inside of it.
  ///   - series: the number of its colour, counted from 1; that of surfaces when left out.
  public init(x: ClosedRange<Double>, label: String? = nil, series: Int? = nil) {
    (range, self.label, self.series) = (.x(x), label, series)
  }

  /// Draws a level band between two heights.
  ///
  /// - Parameters:
  ///   - y: its lower and its upper edge.
  ///   - label: what it is called, inside of it.
  ///   - series: the number of its colour, counted from 1; that of surfaces when left out.
  public init(y: ClosedRange<Double>, label: String? = nil, series: Int? = nil) {
    (range, self.label, self.series) = (.y(y), label, series)
  }

  /// What the plot shows of it.
  private func rect(in plot: Plot) -> Rect? {
    switch range {
    case .x(let x):
      plot.visible(x).map {
        Rect(around: [
          Point(plot.x.position(of: $0.lowerBound), plot.rect.minY),
          Point(plot.x.position(of: $0.upperBound), plot.rect.maxY),
        ])
      }
    case .y(let y):
      Rect(around: [
        plot.unboundedPoint(plot.x.domain.lowerBound, y.lowerBound),
        plot.unboundedPoint(plot.x.domain.upperBound, y.upperBound),
      ]).overlap(with: plot.rect)
    }
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let rect = rect(in: plot) else { return }
    let fill = series.map { Paint(.series($0), .wash) } ?? .surface
    drawing.add(Path(rect), fill: fill, on: .areas)
    drawing.addArea([
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ])
    guard let label, let text = LabelText(label: label, detail: nil) else { return }
    let paint = series.map { Paint.series($0) } ?? .secondary
    drawing.add(
      LabelRequest(
        text.lines(plot.metrics.textFont, paint, metrics: plot.metrics), within: rect, in: plot))
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? {
    switch range {
    case .x(let x): x
    case .y: nil
    }
  }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    switch range {
    case .x: nil
    case .y(let y): y
    }
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    let (name, ends) =
      switch range {
      case .x(let x): ("x", x)
      case .y(let y): ("y", y)
      }
    try checkNumbers([(name: name, value: ends.lowerBound), (name: name, value: ends.upperBound)])
    try checkSeries(series)
    try LabelText.check(label: label, detail: nil)
  }
}
