import Figures

extension MarkKind {
  /// A line between two short strokes, with the distance.
  static let dimension = MarkKind(
    "dimension", "A dimension line between two points; its label may use {length}.",
    SegmentFields.fields
  ) { reader throws(Problem) in
    let segment = try SegmentFields(reader)
    return DimensionMark(
      from: segment.start, to: segment.end, label: segment.label, detail: segment.detail,
      series: segment.series)
  }
}
