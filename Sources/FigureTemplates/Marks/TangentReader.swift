import FigureScene
import Figures

extension MarkKind {
  /// A thin straight line that touches a curve.
  static let tangent = MarkKind(
    "tangent",
    "A thin straight line that leaves a curve in its direction; its label may use {x}, {y}, {slope}.",
    [
      Field("curve", .curve, "the curve that it touches"),
      Field("at", .number, "the position where it touches the curve"),
      Field("x", .number, "without a curve: the position of a point on it"),
      Field("y", .number, "without a curve: the height of that point"),
      Field("slope", .number, "without a curve: how much y grows for each x"),
      Field("from", .number, "the position where it begins; where it touches when left out"),
      Field(
        "to", .number, "the position where it ends; a fixed length on the page when left out"),
      .label, .detail, .series,
    ]
  ) { reader throws(Problem) in
    let (from, to) = (try reader.number("from"), try reader.number("to"))
    guard reader.node("curve") != nil else {
      guard let x = try reader.number("x"), let y = try reader.number("y"),
        let slope = try reader.number("slope")
      else {
        throw Problem.structure(
          reader.node.offset,
          "mark \"tangent\" needs \"curve\" and \"at\", or \"x\", \"y\" and \"slope\"")
      }
      let (label, detail) = try reader.label(
        locals: [(name: "x", value: x), (name: "y", value: y), (name: "slope", value: slope)])
      return TangentMark(
        x: x, y: y, slope: slope, from: from, to: to, label: label, detail: detail,
        series: try reader.series() ?? 1)
    }
    let curve = try reader.curve()
    guard let position = try reader.number("at") else {
      throw Problem.structure(
        reader.node.offset, "mark \"tangent\" with a curve lacks the key \"at\"")
    }
    let slope = curve.function.slope(position)
    guard slope.isFinite, curve.function.value(position).isFinite else {
      throw Problem(
        reader.offset("at"), "\"\(curve.name)\" has no slope at \(Decimal.shortest(position))")
    }
    let (label, detail) = try reader.label(locals: try reader.locals(of: curve, at: position))
    return TangentMark(
      curve, at: position, from: from, to: to, label: label, detail: detail,
      series: try reader.series())
  }
}
