import FigureScene

/// `key`: a note under the key that curves with `"place": "key"` make up.
struct KeyMark: TemplateMark {
  static let type = "key"
  static let summary =
    "A line of text under the key, which the curves with \"place\": \"key\" make up."
  static let fields = [Field("note", .text, required: true, "the text")]

  let note: String

  init(_ reader: ObjectReader) throws(Problem) {
    note = try reader.text("note")!
  }

  func draw(in plot: Plot, on drawing: inout Drawing) {
    drawing.addKeyNote(note)
  }
}
