import FigureScene
import Figures

/// Reads an axis.
struct AxisReader {
  /// The axis's own name, `x` or `y`, which stands for the value in the labels of its ticks.
  private let name: String
  private let reader: ObjectReader

  init(_ node: JSONNode, _ name: String, _ scope: Scope) throws(Problem) {
    self.name = name
    reader = try ObjectReader(node, TemplateFields.axis, what: "axis \"\(name)\"", scope: scope)
  }

  func axis() throws(Problem) -> Axis {
    let format = try reader.string("format").map { text throws(Problem) in
      try NumberFormat(parsing: text, at: reader.offset("format"))
    }
    var axis = Axis(
      try reader.interval("domain"), format: format ?? .plain,
      kind: try reader.word("scale", of: Scale.Kind.self) ?? .linear,
      isReversed: try reader.bool("reversed"), showsGrid: try reader.bool("grid"))
    try reader.figure { () throws(FigureError) in try axis.check() }
    axis.title = try reader.text("title")
    axis.ticks = try reader.list("ticks")?.map { node throws(Problem) in
      let tick = try tick(node)
      if let domain = axis.domain, !domain.contains(tick.value) {
        throw Problem(node.offset, Axis.outside(tick.value, of: domain).description)
      }
      return tick
    }
    return axis
  }

  private func tick(_ node: JSONNode) throws(Problem) -> Axis.Tick {
    guard case .object = node.kind else {
      let value = try reader.number(node, what: "a tick")
      return Axis.Tick(value, series: reader.scope.landmarkSeries(node))
    }
    let tick = try ObjectReader(
      node, TemplateFields.tick, what: "the tick", scope: reader.scope)
    let value = try tick.requiredNumber("at")
    let label = try tick.text("label", locals: [(name: name, value: value)])
    let series =
      label == nil ? tick.node("at").flatMap { reader.scope.landmarkSeries($0) } : nil
    return Axis.Tick(value, label: label, series: series)
  }
}
