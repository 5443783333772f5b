import Figures

extension MarkKind {
  /// Bars of one width under a curve.
  static let bars = MarkKind(
    "bars", "Bars of one width from zero to a curve, as high as it is at their right edges.",
    [
      .curve, Field("step", .number, required: true, "the width of a bar on the axis"), .series,
      .from, .to,
    ]
  ) { reader throws(Problem) in
    BarsMark(
      try reader.curve(), step: try reader.requiredNumber("step"), from: try reader.number("from"),
      to: try reader.number("to"), series: try reader.series())
  }
}
