import Figures

extension MarkKind {
  /// A straight line between two points.
  static let line = MarkKind(
    "line", "A straight line between two points, with a label beside its middle or its end.",
    SegmentFields.fields + [
      Field(
        "style", .word(of: LineMark.Style.self), "solid when left out; guides are thin dashes")
    ]
  ) { reader throws(Problem) in
    let segment = try SegmentFields(reader)
    return LineMark(
      from: segment.start, to: segment.end, label: segment.label, detail: segment.detail,
      series: segment.series,
      style: try reader.word("style", of: LineMark.Style.self) ?? .solid)
  }
}
