import Figures

extension MarkKind {
  /// A dashed line right across the plot.
  static let rule = MarkKind(
    "rule", "A dashed line across the plot, level or upright: an asymptote, a target.",
    [
      Field("y", .number, "the height of a level line"),
      Field("x", .number, "the position of an upright line; either this or \"y\""),
      .label, .detail,
    ]
  ) { reader throws(Problem) in
    switch (try reader.number("x"), try reader.number("y")) {
    case (let x?, nil):
      let (label, detail) = try reader.label(locals: [(name: "x", value: x)])
      return RuleMark(x: x, label: label, detail: detail)
    case (nil, let y?):
      let (label, detail) = try reader.label(locals: [(name: "y", value: y)])
      return RuleMark(y: y, label: label, detail: detail)
    case (nil, nil), (_?, _?):
      throw Problem.structure(
        reader.node.offset, "mark \"rule\" needs one of \"x\" and \"y\", not both")
    }
  }
}
