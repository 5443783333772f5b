import FigureScene
import Figures

/// Reads one panel.
struct PanelReader {
  private let reader: ObjectReader
  /// The template around the panel; `nil` where the panel is the whole figure, and its title is not drawn.
  private let figure: ObjectReader?

  init(_ reader: ObjectReader, figure: ObjectReader?) {
    (self.reader, self.figure) = (reader, figure)
  }

  func panel() throws(Problem) -> Panel {
    let (x, y) = (try axis("x"), try axis("y"))
    var panel = Panel(
      content: try content(), title: figure == nil ? nil : try reader.text("title"), x: x.axis,
      y: y.axis, sharesX: x.isShared, sharesY: y.isShared, weight: try weight(),
      magnifies: try magnified(), marks: [])
    switch panel.content {
    case .scene: try checkSceneAxes(panel)
    case .plot, .table: break
    }
    if let nodes = try reader.list("marks") {
      panel.marks = try MarksReader.marks(nodes, reader.scope)
    }
    let made = panel
    try reader.figure { () throws(FigureError) in try made.check() }
    return panel
  }

  /// The panel's axis, or the figure's.
  private func axis(_ key: String) throws(Problem) -> (axis: Axis, isShared: Bool) {
    if let node = reader.node(key) {
      return (axis: try AxisReader(node, key, reader.scope).axis(), isShared: false)
    }
    if let node = figure?.node(key) {
      return (axis: try AxisReader(node, key, reader.scope).axis(), isShared: true)
    }
    return (axis: Axis(), isShared: false)
  }

  /// The part of the page that it has; a panel that is the whole figure has all of it.
  private func weight() throws(Problem) -> (height: Double, width: Double) {
    guard figure != nil else { return (height: 1, width: 1) }
    return (
      height: try reader.number("height") ?? 1, width: try reader.number("width") ?? 1
    )
  }

  /// The number of the panel of which this one magnifies a part.
  private func magnified() throws(Problem) -> Int? {
    guard figure != nil, let number = try reader.number("magnifies") else { return nil }
    guard number.rounded() == number, number >= 1 else {
      throw Problem(
        reader.offset("magnifies"),
        "\"magnifies\" counts the panels: 1, 2, 3 …, and is not " + Decimal.shortest(number))
    }
    return whole(number)
  }

  private func content() throws(Problem) -> Panel.Content {
    if let node = reader.node("table") {
      for key in ["marks", "scene"] where reader.node(key) != nil {
        throw Problem.structure(
          reader.offset(key),
          "a table has no \"\(key)\"; put the one or the other into a panel")
      }
      return .table(try TableReader(node, reader.scope).table())
    }
    guard reader.node("marks") != nil else {
      throw Problem.structure(
        reader.node.offset, "the key \"marks\" is missing: what is drawn")
    }
    return try reader.bool("scene") ? .scene : .plot
  }

  /// A scene shows no axes: of what is said of them only the domain counts, and has to be there.
  private func checkSceneAxes(_ panel: Panel) throws(Problem) {
    for node in [reader.node("x"), reader.node("y")] {
      let members = try node.map { node throws(Problem) in
        try ObjectReader.members(of: node, what: "the axis")
      }
      for member in members ?? [] where member.key != "domain" {
        throw Problem.structure(
          member.keyOffset,
          "a scene shows no axes; \"\(member.key)\" would not be seen, only \"domain\" counts")
      }
    }
    for axis in [(key: "x", axis: panel.x), (key: "y", axis: panel.y)]
    where axis.axis.domain == nil {
      throw Problem.structure(
        reader.offset(axis.key), Panel.lacksDomain(axis.key).description)
    }
  }
}
