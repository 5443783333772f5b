import FigureScene
import Figures

/// A kind of mark that a template can name: its keys, and how it is read.
///
/// A new one is a file with a `static let` of this type and a word in `MarkKind.all`.
struct MarkKind: Sendable {
  /// The word behind `type`.
  let type: String
  /// Its keys besides `type`.
  let fields: [Field]
  /// Reads one, and refuses it as the mark itself does.
  let read: @Sendable (ObjectReader) throws(Problem) -> AnyMark
  private let meaning: @Sendable () -> String

  /// What it draws, in one line.
  var summary: String { meaning() }

  /// Describes a kind of mark.
  init<Kind: Mark>(
    _ type: String, _ summary: @autoclosure @escaping @Sendable () -> String, _ fields: [Field],
    _ read: @escaping @Sendable (ObjectReader) throws(Problem) -> Kind
  ) {
    self.type = type
    let hasLabel = fields.contains { $0.key == "label" }
    let hasPlace = fields.contains { $0.key == Field.place.key }
    self.fields = fields + (hasLabel && !hasPlace ? [.place] : [])
    self.read = { reader throws(Problem) in
      let mark = try read(reader)
      try reader.figure { () throws(FigureError) in try mark.check() }
      guard hasLabel else { return AnyMark(mark) }
      let side =
        hasPlace ? try reader.side() : try reader.word(Field.place.key, of: LabelSide.self)
      guard let side else { return AnyMark(mark) }
      return mark.labelPlaced(side)
    }
    #if LEAVES_WORDS_OUT
      meaning = { "" }
    #else
      meaning = summary
    #endif
  }
}

extension Field {
  static let curve = Field("curve", .curve, required: true, "the curve it belongs to")
  static let label = Field("label", .text, "what it is called, beside it")
  static let detail = Field("detail", .text, "what it says in numbers, under the label")
  static let place = Field(
    "place", .word(of: LabelSide.self),
    "where the label would best stand; followed where there is room")
  static let series = Field(
    "series", .number, "the number of its colour, counted from 1; that of its curve when left out")
  static let from = Field(
    "from", .number, "where it begins; at the start of the axis when left out")
  static let to = Field("to", .number, "where it ends; at the end of the axis when left out")
}

extension ObjectReader {
  /// The side behind `place`, if it is one.
  func side() throws(Problem) -> LabelSide? {
    try string("place").flatMap { LabelSide(rawValue: $0) }
  }

  /// The colour's number behind `series`.
  func series() throws(Problem) -> Int? {
    guard let number = try number("series") else { return nil }
    guard number.rounded() == number, (1...99).contains(number) else {
      throw Problem(
        offset("series"),
        "\"series\" counts the colours: 1, 2, 3 …, and is not " + Decimal.shortest(number))
    }
    return whole(number)
  }

  /// The texts behind `label` and `detail`; a mark may add numbers of its own to both.
  func label(
    locals: [(name: String, value: Double)] = []
  ) throws(Problem) -> (label: String?, detail: String?) {
    let detail = try text("detail", locals: locals)
    return (label: try text("label", locals: locals), detail: detail)
  }
}

/// Two points with a label, as a line, an arrow and a dimension line have them.
struct SegmentFields {
  static let fields = [
    Field("start", .pair, required: true, "where it begins: x and y"),
    Field("end", .pair, required: true, "where it ends: x and y"),
    Field("label", .text, "its label, where {length} is the distance between the two points"),
    Field.detail, Field.series,
  ]

  let start, end: (x: Double, y: Double)
  let label, detail: String?
  let series: Int?

  init(_ reader: ObjectReader) throws(Problem) {
    let (x0, y0) = try reader.requiredPair("start")
    let (x1, y1) = try reader.requiredPair("end")
    (start, end) = ((x: x0, y: y0), (x: x1, y: y1))
    let length = ((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)).squareRoot()
    (label, detail) = try reader.label(locals: [(name: "length", value: length)])
    series = try reader.series()
  }
}
