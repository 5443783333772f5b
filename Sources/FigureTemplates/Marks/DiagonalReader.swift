import Figures

extension MarkKind {
  /// A dashed straight line of a given slope.
  static let diagonal = MarkKind(
    "diagonal", "A dashed line through the origin, such as 1:1, with a label along it.",
    [Field("slope", .number, "how much y grows for each x; 1 when left out"), .label]
  ) { reader throws(Problem) in
    let slope = try reader.number("slope") ?? 1
    let label = try reader.text("label", locals: [(name: "slope", value: slope)])
    return DiagonalMark(slope: slope, label: label)
  }
}
