import FigureScene
import Figures

extension MarkKind {
  /// A dot on a curve, or at a pair of numbers.
  static let point = MarkKind(
    "point", "A dot on a curve, or at a pair of numbers; its label may use {x}, {y} and {slope}.",
    [
      Field("curve", .curve, "the curve that it lies on"),
      Field("at", .number, "the position of the dot on the axis"),
      Field("x", .number, "without a curve: its position"),
      Field("y", .number, "without a curve: its height"),
      .label, .detail, .series,
      Field(
        "style", .word(of: PointMark.Style.self),
        "dot (also when left out), or the ring of an open end"),
    ]
  ) { reader throws(Problem) in
    let style = try reader.word("style", of: PointMark.Style.self) ?? .dot
    guard reader.node("curve") != nil else {
      guard let x = try reader.number("x"), let y = try reader.number("y") else {
        throw Problem.structure(
          reader.node.offset, "mark \"point\" needs \"curve\" and \"at\", or \"x\" and \"y\"")
      }
      let (label, detail) = try reader.label(
        locals: [(name: "x", value: x), (name: "y", value: y)])
      return PointMark(
        x: x, y: y, label: label, detail: detail, series: try reader.series() ?? 1, style: style)
    }
    let curve = try reader.curve()
    guard let position = try reader.number("at") else {
      throw Problem.structure(
        reader.node.offset, "a dot on a curve lacks the key \"at\": its position")
    }
    let (label, detail) = try reader.label(locals: try reader.locals(of: curve, at: position))
    return PointMark(
      curve, at: position, label: label, detail: detail, series: try reader.series(), style: style)
  }
}

extension ObjectReader {
  /// The numbers that a mark at a position of a curve gives to its label, where the curve has a value.
  func locals(
    of curve: Curve, at position: Double
  ) throws(Problem) -> [(name: String, value: Double)] {
    let value = curve.function.value(position)
    guard value.isFinite else {
      throw Problem(
        offset("at"), "\"\(curve.name)\" has no value at \(Decimal.shortest(position))")
    }
    return [
      (name: "x", value: position), (name: "y", value: value),
      (name: "slope", value: curve.function.slope(position)),
    ]
  }
}
