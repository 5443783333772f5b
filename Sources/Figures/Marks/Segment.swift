import FigureScene

/// Two points with a label: what a line, an arrow and a dimension line have in common.
struct Segment: Sendable {
  let start: (x: Double, y: Double)
  let end: (x: Double, y: Double)
  let label, detail: String?
  let series: Int?

  var paint: Paint { series.map { Paint.series($0) } ?? .ink }

  var xExtent: ClosedRange<Double>? { ClosedRange(around: [start.x, end.x]) }

  var yExtent: ClosedRange<Double>? { ClosedRange(around: [start.y, end.y]) }

  /// Its ends on the page, as far as they are shown.
  func ends(in plot: Plot) -> (Point, Point)? {
    plot.clipped(plot.unboundedPoint(start.x, start.y), plot.unboundedPoint(end.x, end.y))
  }

  /// Whether its own start and its own end are shown, and not only where it is cut.
  func showsEnds(in plot: Plot) -> (start: Bool, end: Bool) {
    func isShown(_ end: (x: Double, y: Double)) -> Bool {
      plot.shows(Rect(around: [plot.unboundedPoint(end.x, end.y)]))
    }
    return (isShown(start), isShown(end))
  }

  /// The label: beside the line, near its middle, on the side where there is room.
  func addLabel(from start: Point, to end: Point, in plot: Plot, on drawing: inout Drawing) {
    guard let text = LabelText(label: label, detail: detail) else { return }
    let metrics = plot.metrics
    let font = series == nil ? metrics.textFont : metrics.landmarkFont
    drawing.add(
      LabelRequest(
        text.lines(font, series == nil ? .secondary : paint, metrics: metrics),
        .beside([(start, end)], curve: nil), leader: paint, in: plot))
  }

  /// Refuses numbers and texts for `mark`.
  func check(for mark: some Mark) throws(FigureError) {
    try mark.checkNumbers([
      (name: "start", value: start.x), (name: "start", value: start.y),
      (name: "end", value: end.x), (name: "end", value: end.y),
    ])
    try mark.checkSeries(series)
    try LabelText.check(label: label, detail: detail)
  }
}
