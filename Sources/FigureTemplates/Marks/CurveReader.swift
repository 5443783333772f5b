import Figures

extension MarkKind {
  /// The curve itself, with its name.
  static let curve = MarkKind(
    "curve",
    "A curve, with its name and what it says in numbers; a jump is a gap between a ring and a dot.",
    [
      .curve, .label, .detail, .series, .from, .to,
      Field(
        "place", .word(of: CurveMark.LabelPosition.self),
        "where the label stands: beside the curve (also when left out), at its right end, or in the key"
      ),
      Field(
        "style", .word(of: CurveMark.Style.self),
        "solid (also when left out), dashed, or muted to compare with"),
    ]
  ) { reader throws(Problem) in
    let curve = try reader.curve()
    let (label, detail) = try reader.label()
    return CurveMark(
      curve, label: label, detail: detail,
      position: try reader.word("place", of: CurveMark.LabelPosition.self) ?? .beside,
      from: try reader.number("from"), to: try reader.number("to"), series: try reader.series(),
      style: try reader.word("style", of: CurveMark.Style.self) ?? .solid)
  }
}
