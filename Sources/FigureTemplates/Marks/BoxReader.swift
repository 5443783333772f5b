import Figures

extension MarkKind {
  /// A screen, a card, a window.
  static let box = MarkKind(
    "box", "A rectangle with round corners: a screen, a card, a window; its label in the middle.",
    [
      Field("x", .pair, required: true, "its left and right edge"),
      Field("y", .pair, required: true, "its upper and lower edge, or the other way round"),
      Field(
        "radius", .number, "the radius of its corners in the units of the scene; 0 when left out"),
      Field(
        "fill", .word(of: BoxMark.Fill.self),
        "surface (also when left out), series for a wash of its colour, outline, or dashed"),
      Field("label", .text, "what stands in its middle"),
      .series,
    ]
  ) { reader throws(Problem) in
    BoxMark(
      x: try reader.requiredPair("x"), y: try reader.requiredPair("y"),
      radius: try reader.number("radius") ?? 0,
      fill: try reader.word("fill", of: BoxMark.Fill.self) ?? .surface,
      label: try reader.text("label"), series: try reader.series())
  }
}
