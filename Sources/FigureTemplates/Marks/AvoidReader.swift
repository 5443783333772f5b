import Figures

extension MarkKind {
  /// An area that labels keep clear of.
  static let avoid = MarkKind(
    "avoid", "An area that labels keep clear of; nothing is drawn.",
    [
      Field("x", .pair, "where it begins and ends; all of the axis when left out"),
      Field("y", .pair, "its lower and its upper edge; all of the axis when left out"),
    ]
  ) { reader throws(Problem) in
    AvoidMark(x: try reader.interval("x"), y: try reader.interval("y"))
  }
}
