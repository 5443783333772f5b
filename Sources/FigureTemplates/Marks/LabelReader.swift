import Figures

extension MarkKind {
  /// Text beside a point of the plot.
  static let label = MarkKind(
    "label", "Text beside a point of the plot; it may use {x} and {y}.",
    [
      Field("x", .number, required: true, "the position"),
      Field("y", .number, required: true, "the height"),
      Field("label", .text, required: true, "the text"), .detail, .series,
    ]
  ) { reader throws(Problem) in
    let (x, y) = (try reader.requiredNumber("x"), try reader.requiredNumber("y"))
    let (label, detail) = try reader.label(
      locals: [(name: "x", value: x), (name: "y", value: y)])
    return LabelMark(
      try reader.required("label", label), x: x, y: y, detail: detail,
      series: try reader.series())
  }
}
