import FigureScene

/// `dimension`: a line between two short strokes, with the distance.
struct DimensionMark: TemplateMark {
  static let type = "dimension"
  static let summary = "A dimension line between two places; its label may use {length}."
  static let fields = Segment.fields

  let segment: Segment

  init(_ reader: ObjectReader) throws(Problem) {
    segment = try Segment(reader)
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let (start, end) = segment.ends(in: plot) else { return }
    let metrics = plot.metrics
    let paint = segment.series.map(Paint.series) ?? .secondary
    let stroke = Stroke(paint, width: metrics.guideWidth)
    drawing.addGuide(from: start, to: end, stroke, on: .lines)
    let way = (end - start).normalized
    let half = Vector(-way.dy, way.dx) * (metrics.dimensionEnd / 2)
    for place in [start, end] {
      let line = (place + half, place + half * -1)
      drawing.add(Path(from: line.0, to: line.1), stroke: stroke, on: .lines)
      drawing.keepClear([line])
    }
    segment.addLabel(from: start, to: end, in: plot, on: &drawing)
  }

  func heights(over domain: ClosedRange<Double>) -> [Double] { segment.heights }
}
