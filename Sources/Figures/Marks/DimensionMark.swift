import FigureScene

/// A line between two short strokes, with the distance.
public struct DimensionMark: Mark {
  private let segment: Segment

  /// Draws a dimension line.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - end: where it ends.
  ///   - label: its label, usually the distance.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1; that of details when left out.
  public init(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), label: String? = nil,
    detail: String? = nil, series: Int? = nil
  ) {
    segment = Segment(start: start, end: end, label: label, detail: detail, series: series)
  }

  /// It stands where its own numbers say.
  public var hasPlace: Bool { true }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let (start, end) = segment.ends(in: plot) else { return }
    let metrics = plot.metrics
    let paint = segment.series.map { Paint.series($0) } ?? .secondary
    let stroke = Stroke(paint, width: metrics.guideWidth)
    drawing.addGuide(from: start, to: end, stroke, on: .lines)
    let direction = (end - start).normalized
    let half = Vector(-direction.dy, direction.dx) * (metrics.dimensionEnd / 2)
    let shows = segment.showsEnds(in: plot)
    for (point, isShown) in [(start, shows.start), (end, shows.end)] where isShown {
      let line = (point + half, point + half * -1)
      drawing.add(Path(from: line.0, to: line.1), stroke: stroke, on: .lines)
      drawing.keepClear([line])
    }
    segment.addLabel(from: start, to: end, in: plot, on: &drawing)
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { segment.xExtent }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? { segment.yExtent }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try segment.check(for: self) }
}
