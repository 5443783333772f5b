import Figures

extension MarkKind {
  /// A short line beside a scene with a name.
  static let stop = MarkKind(
    "stop", "A short line with a name to the right of a scene: a snap point.",
    [
      Field("y", .number, required: true, "the height"),
      Field("label", .text, required: true, "its name"),
      Field("chosen", .number, "the height that is chosen: the stop there is emphasised"),
    ]
  ) { reader throws(Problem) in
    let y = try reader.requiredNumber("y")
    let label = try reader.requiredText("label", locals: [(name: "y", value: y)])
    // Two numbers that are computed on different ways may differ in their last digits.
    let isChosen = try reader.number("chosen").map { abs($0 - y) <= 1e-9 * max(1, abs(y)) }
    return StopMark(y: y, label: label, isChosen: isChosen ?? false)
  }
}
