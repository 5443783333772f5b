import Figures

extension MarkKind {
  /// The dots of a curve that was recorded.
  static let samples = MarkKind(
    "samples", "A dot for each sample of a finger.",
    [
      Field("of", .curve, required: true, "the finger's curve, such as finger.position"), .series,
    ]
  ) { reader throws(Problem) in
    SamplesMark(of: try reader.curve("of"), series: try reader.series())
  }
}
