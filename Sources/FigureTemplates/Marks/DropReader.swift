import Figures

extension MarkKind {
  /// A dot on a curve with dashed lines to the axes.
  static let drop = MarkKind(
    "drop",
    "A dot on a curve with dashed lines to the axes; its label may use {x}, {y} and {slope}.",
    [
      .curve, Field("at", .number, required: true, "the position of the dot on the axis"),
      Field(
        "to", .word(of: DropMark.Target.self),
        "the axes that the lines lead to; \"x\" when left out"),
      .label, .detail, .series,
    ]
  ) { reader throws(Problem) in
    let (curve, position) = (try reader.curve(), try reader.requiredNumber("at"))
    let target = try reader.word("to", of: DropMark.Target.self) ?? .x
    let (label, detail) = try reader.label(locals: try reader.locals(of: curve, at: position))
    return DropMark(
      curve, at: position, to: target, label: label, detail: detail, series: try reader.series())
  }
}
