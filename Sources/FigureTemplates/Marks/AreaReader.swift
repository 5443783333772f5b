import Figures

extension MarkKind {
  /// The area between a curve and zero.
  static let area = MarkKind(
    "area", "The area between a curve and zero, in a wash of the curve's colour.",
    [.curve, .series, .from, .to]
  ) { reader throws(Problem) in
    AreaMark(
      try reader.curve(), from: try reader.number("from"), to: try reader.number("to"),
      series: try reader.series())
  }
}
