import FigureScene

/// `arrow`: a straight line with a head at its end.
struct ArrowMark: TemplateMark {
  static let type = "arrow"
  static let summary = "A straight line with a head at its end: a throw, a velocity."
  static let fields = Segment.fields

  let segment: Segment

  init(_ reader: ObjectReader) throws(Problem) {
    segment = try Segment(reader)
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let (start, end) = segment.ends(in: plot) else { return }
    let metrics = plot.metrics
    let stroke = Stroke(segment.paint, width: metrics.mutedCurveWidth)
    drawing.addGuide(from: start, to: end, stroke, on: .lines)
    drawing.add(Path(arrowHeadAt: end, from: start, metrics), stroke: stroke, on: .lines)
    segment.addLabel(from: start, to: end, in: plot, on: &drawing)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { segment.heights }
}

extension Path {
  /// The two strokes of an arrow's head at `tip`.
  fileprivate init(arrowHeadAt tip: Point, from start: Point, _ metrics: Metrics) {
    let back = (start - tip).normalized
    let side = Vector(-back.dy, back.dx)
    let (length, spread) = metrics.arrowHead
    self.init(joining: [
      tip + back * length + side * spread, tip, tip + back * length + side * -spread,
    ])
  }
}
