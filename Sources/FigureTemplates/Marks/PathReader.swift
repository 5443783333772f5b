import Figures

extension MarkKind {
  /// The way of something in the plane.
  static let path = MarkKind(
    "path",
    "The way of something in the plane whose two coordinates are curves over time, with a dot at equal times.",
    [
      Field("x", .curve, required: true, "the curve of its horizontal coordinate"),
      Field("y", .curve, required: true, "the curve of its vertical coordinate"),
      Field("from", .number, "when it begins; at 0 when left out"),
      Field("to", .number, required: true, "when it ends"),
      Field("every", .number, "the time from one dot to the next; no dots when left out"),
      .label, .detail, .series,
      Field(
        "style", .word(of: CurveMark.Style.self),
        "solid (also when left out), dashed, or muted to compare with"),
    ]
  ) { reader throws(Problem) in
    let (start, end) = (try reader.number("from") ?? 0, try reader.requiredNumber("to"))
    guard start < end else {
      throw Problem(reader.offset("to"), "\"to\" must be greater than \"from\"")
    }
    let (label, detail) = try reader.label()
    return PathMark(
      x: try reader.curve("x"), y: try reader.curve("y"), over: start...end,
      dotsEvery: try reader.number("every"), label: label, detail: detail,
      series: try reader.series(),
      style: try reader.word("style", of: CurveMark.Style.self) ?? .solid)
  }
}
