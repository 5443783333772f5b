import Figures

extension MarkKind {
  /// The area between two curves.
  static let between = MarkKind(
    "between", "The area between two curves, in a wash of the first one's colour.",
    [.curve, Field("and", .curve, required: true, "the other curve"), .series, .from, .to]
  ) { reader throws(Problem) in
    BetweenMark(
      try reader.curve(), and: try reader.curve("and"), from: try reader.number("from"),
      to: try reader.number("to"), series: try reader.series())
  }
}
