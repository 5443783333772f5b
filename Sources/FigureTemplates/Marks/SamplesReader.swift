import Figures

extension MarkKind {
  /// The dots of a curve that was recorded, or of frames.
  static let samples = MarkKind(
    "samples", "A dot for each sample of a recording, or for each frame of a scroll view.",
    [
      Field("of", .curve, required: true, "the curve, such as finger.position or throw.offset"),
      .series,
    ]
  ) { reader throws(Problem) in
    SamplesMark(of: try reader.curve("of"), series: try reader.series())
  }
}
