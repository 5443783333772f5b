import Figures

/// Where the label of a curve may stand.
private let places =
  CurveMark.LabelPosition.allCases.map { $0.rawValue } + LabelSide.allCases.map { $0.rawValue }

extension MarkKind {
  /// The curve itself, with its name.
  static let curve = MarkKind(
    "curve",
    "A curve, with its name and what it says in numbers; a jump is a gap between a ring and a dot.",
    [
      .curve, .label, .detail, .series, .from, .to,
      Field(
        Field.place.key, .word(places),
        "where the label stands: beside the curve (also when left out), on one side of it if there is room, at its right end, or in the key"
      ),
      Field(
        "style", .word(of: CurveMark.Style.self),
        "solid (also when left out), dashed, or muted to compare with"),
    ]
  ) { reader throws(Problem) in
    let curve = try reader.curve()
    let (label, detail) = try reader.label()
    let place = try reader.word(Field.place.key, among: places)
    return CurveMark(
      curve, label: label, detail: detail,
      position: place.flatMap { CurveMark.LabelPosition(rawValue: $0) } ?? .beside,
      from: try reader.number("from"), to: try reader.number("to"), series: try reader.series(),
      style: try reader.word("style", of: CurveMark.Style.self) ?? .solid)
  }
}
