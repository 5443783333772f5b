import Figures

extension MarkKind {
  /// A straight line with a head at its end.
  static let arrow = MarkKind(
    "arrow", "A straight line with a head at its end: a throw, a velocity.", SegmentFields.fields
  ) { reader throws(Problem) in
    let segment = try SegmentFields(reader)
    return ArrowMark(
      from: segment.start, to: segment.end, label: segment.label, detail: segment.detail,
      series: segment.series)
  }
}
