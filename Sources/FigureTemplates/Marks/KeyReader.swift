import Figures

extension MarkKind {
  /// A note under the key.
  static let key = MarkKind(
    "key", "A line of text under the key, which the curves with \"place\": \"key\" make up.",
    [Field("note", .text, required: true, "the text")]
  ) { reader throws(Problem) in
    KeyMark(try reader.requiredText("note"))
  }
}
