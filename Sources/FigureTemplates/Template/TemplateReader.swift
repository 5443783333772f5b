import FigureScene
import Figures

/// Reads a whole template. Its root is read once.
struct TemplateReader {
  private let root: ObjectReader
  private let scope: Scope

  init(_ text: SettableText, _ load: @escaping FileLoader) throws(Problem) {
    // The curves come first: every other object may speak of them, wherever it stands in the file.
    let empty = Scope(bytes: text.bytes, load: load)
    let outline = try ObjectReader(
      text.root(), TemplateFields.template, what: "the template", scope: empty)
    let curves = outline.node("curves")
    scope =
      try curves.map { node throws(Problem) in try CurvesReader.scope(from: node, empty) } ?? empty
    root = outline.inside(scope)
  }

  func content(name: String) throws(Problem) -> FigureContent {
    let columns = try columns()
    let figure = Figure(
      name: name, title: try nonEmpty("title"), summary: try nonEmpty("summary"), size: try size(),
      panels: try panels(), columns: columns)
    return FigureContent(figure: figure, motions: scope.motions)
  }

  /// Lays a figure out; what a page cannot hold is a mistake of its size.
  func scene(
    of figure: Figure, ruler: Ruler, layout: FigureLayout = FigureLayout()
  ) throws(Problem) -> Scene {
    do {
      return try figure.scene(ruler: ruler, layout: layout)
    } catch {
      throw Problem(
        root.offset(error.parameter ?? "size"), error.description, kind: .layout)
    }
  }

  /// The width of the narrow column that the template asks for, if any.
  func narrowWidth() throws(Problem) -> Double? {
    guard let width = try root.number("narrow") else { return nil }
    try root.figure { () throws(FigureError) in try FigureLayout(width: width).check() }
    return width
  }

  private func columns() throws(Problem) -> Int {
    let columns = try root.number("columns") ?? 1
    guard columns.rounded() == columns, (1...12).contains(columns) else {
      throw Problem(root.offset("columns"), "\"columns\" must be a whole number from 1 to 12")
    }
    return whole(columns)
  }

  private func nonEmpty(_ key: String) throws(Problem) -> String {
    let text = try root.requiredText(key)
    guard !text.isEmpty else {
      throw Problem(root.offset(key), "\"\(key)\" is empty; it is read to those who cannot see")
    }
    return text
  }

  private func size() throws(Problem) -> Size {
    guard let (width, height) = try root.pair("size") else { return Figure.usualSize }
    let size = Size(width, height)
    try root.figure { () throws(FigureError) in try Figure.check(size) }
    return size
  }

  /// The panels of a template, or the template as the one panel that it is.
  private func panels() throws(Problem) -> [Panel] {
    guard let nodes = try root.list("panels") else {
      if root.node("columns") != nil {
        throw Problem.structure(
          root.offset("columns"), "\"columns\" arranges \"panels\"; there are none")
      }
      return [try PanelReader(root, figure: nil).panel()]
    }
    guard !nodes.isEmpty else {
      throw Problem(root.offset("panels"), "\"panels\" is empty; it needs at least one panel")
    }
    for key in ["marks", "table", "scene"] where root.node(key) != nil {
      throw Problem.structure(
        root.offset(key),
        "a template with \"panels\" has no \"\(key)\" of its own; move it into a panel")
    }
    let readers = try nodes.map { node throws(Problem) in
      try ObjectReader(node, TemplateFields.panel, what: "the panel", scope: scope)
    }
    let panels = try readers.map { reader throws(Problem) in
      try PanelReader(reader, figure: root).panel()
    }
    for (index, reader) in readers.enumerated() {
      try reader.figure { () throws(FigureError) in try Figure.checkMagnifier(of: index, panels) }
    }
    return panels
  }
}
