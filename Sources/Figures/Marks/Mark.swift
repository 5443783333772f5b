import FigureScene

/// Something that a figure shows of its curves.
public protocol Mark: Sendable {
  /// Draws it on `drawing`, in the places that `plot` gives.
  func draw(in plot: Plot, on drawing: inout Drawing)

  /// The heights it needs, for an axis that chooses its own domain.
  func heights(over domain: ClosedRange<Double>) -> [Double]

  /// Whether it is straight in numbers, and so would not be on a logarithmic axis.
  var needsLinearAxes: Bool { get }

  /// The lines of text that it puts to the right of the plot.
  func gutterLines(metrics: Metrics) -> [GutterLine]
}

/// A line of text to the right of a plot.
public struct GutterLine: Sendable {
  let text: String
  let font: Font
}

extension Mark {
  /// None: most marks stand on what others draw.
  public func heights(over domain: ClosedRange<Double>) -> [Double] { [] }

  /// It does not: most marks look right on any axis.
  public var needsLinearAxes: Bool { false }

  /// None: most labels find their place inside.
  public func gutterLines(metrics: Metrics) -> [GutterLine] { [] }
}

/// A mark that a template can name.
protocol TemplateMark: Mark {
  /// The word behind `type`.
  static var type: String { get }

  /// What it draws, in one line.
  static var summary: String { get }

  /// Its keys besides `type`.
  static var fields: [Field] { get }

  /// Reads one from a template.
  init(_ reader: ObjectReader) throws(Problem)
}

/// Every kind of mark that a template can name.
let templateMarks: [any TemplateMark.Type] = [
  AreaMark.self,
  ArrowMark.self,
  BarsMark.self,
  BetweenMark.self,
  BoxMark.self,
  CurveMark.self,
  DiagonalMark.self,
  DimensionMark.self,
  DropMark.self,
  KeyMark.self,
  LabelMark.self,
  LineMark.self,
  PointMark.self,
  RuleMark.self,
  SamplesMark.self,
  StopMark.self,
  TangentMark.self,
]

extension Field {
  static let curve = Field("curve", .curve, required: true, "the curve it belongs to")
  static let label = Field("label", .text, "what it is called, beside it")
  static let detail = Field("detail", .text, "what it says in numbers, under the label")
  static let series = Field(
    "series", .number, "the number of its colour, counted from 1; that of its curve when left out")
  static let from = Field(
    "from", .number, "where it begins; at the start of the axis when left out")
  static let to = Field("to", .number, "where it ends; at the end of the axis when left out")
}

/// A name and what it says in numbers.
struct LabelText: Equatable, Sendable {
  var name: String
  var detail: String?

  init(name: String, detail: String? = nil) {
    (self.name, self.detail) = (name, detail)
  }

  /// Reads `label` and `detail`; a mark may add numbers of its own to both.
  init?(_ reader: ObjectReader, locals: [(name: String, value: Double)] = []) throws(Problem) {
    let detail = try reader.text("detail", locals: locals)
    guard let name = try reader.text("label", locals: locals) else {
      guard detail == nil else {
        throw Problem(reader.offset("detail"), "\"detail\" stands under a label; add \"label\"")
      }
      return nil
    }
    (self.name, self.detail) = (name, detail)
  }

  /// The lines in the fonts that their roles have: the name in `font` and `paint`, the detail under it.
  func lines(_ font: Font, _ paint: Paint, metrics: Metrics) -> [LabelRequest.Line] {
    let name = LabelRequest.Line(text: name, font: font, paint: paint)
    guard let detail else { return [name] }
    return [name, LabelRequest.Line(text: detail, font: metrics.textFont, paint: .secondary)]
  }
}

extension ObjectReader {
  /// The colour's number behind `series`.
  func series() throws(Problem) -> Int? {
    guard let number = try number("series") else { return nil }
    guard number.rounded() == number, (1...99).contains(number) else {
      throw Problem(
        offset("series"),
        "\"series\" counts the colours: 1, 2, 3 …, and is not "
          + Decimal.shortest(number))
    }
    return Int(number)
  }

  /// The interval between `from` and `to`; open ends are infinite.
  func interval() throws(Problem) -> ClosedRange<Double>? {
    let from = try number("from")
    let to = try number("to")
    guard from != nil || to != nil else { return nil }
    let (lower, upper) = (from ?? -.infinity, to ?? .infinity)
    guard lower < upper else {
      throw Problem(offset(to == nil ? "from" : "to"), "\"to\" must be greater than \"from\"")
    }
    return lower...upper
  }
}
