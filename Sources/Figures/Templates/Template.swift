import FigureScene

/// Reads templates: JSON that names curves and says what a figure shows of them.
public enum Template {
  static let fields = [
    Field("$schema", .text, "the address of the schema, for editors"),
    Field("title", .text, required: true, "what the figure is, in a few words"),
    Field(
      "summary", .text, required: true, "what the figure shows, for a reader who cannot see it"),
    Field("size", .pair, "the width and height of the page in points; [720, 400] when left out"),
    Field("curves", .object, "the motions that are shown, by name"),
    Field("x", .object, "the horizontal axis, or that of all panels"),
    Field("y", .object, "the vertical axis, or that of all panels"),
    Field("marks", .list, "what is drawn, from back to front; or \"panels\" or a \"table\""),
    Field("panels", .list, "parts of the figure, row by row, each with marks of its own"),
    Field("columns", .number, "how many panels stand beside one another; 1 when left out"),
    Field("scene", .bool, "true for things in points, to scale, y downwards, without axes"),
    Field("table", .object, "rows and columns of text instead of marks"),
  ]

  static let panelFields = [
    Field("title", .text, "what stands above the panel"),
    Field("x", .object, "its horizontal axis; the figure's when left out"),
    Field("y", .object, "its vertical axis; the figure's when left out"),
    Field("marks", .list, "what is drawn, from back to front"),
    Field("scene", .bool, "true for things in points, to scale, y downwards, without axes"),
    Field("table", .object, "rows and columns of text instead of marks"),
    Field("height", .number, "its part of the height that rows share; 1 when left out"),
    Field("width", .number, "its part of the width that columns share; 1 when left out"),
  ]

  static let tableFields = [
    Field(
      "each", .object, required: true, "a name and its value in each row: { \"x\": [10, 50, 100] }"),
    Field("columns", .list, required: true, "the columns, from left to right"),
  ]

  static let columnFields = [
    Field("title", .text, required: true, "what stands above the column"),
    Field(
      "cell", .text, required: true, "the text of a cell, in which the row's value has its name"),
    Field("emphasis", .bool, "true for the column that the reader looks for"),
  ]

  static let axisFields = [
    Field("domain", .pair, "the first and the last number on the axis"),
    Field("title", .text, "what the axis measures, at its end"),
    Field("ticks", .ticks, "the values that are named; round numbers when left out"),
    Field("format", .text, "how numbers are written: decimals as 0.0, a unit, or both"),
    Field("scale", .word(["linear", "log"]), "linear when left out"),
    Field("reversed", .bool, "true for an axis that runs to the left, or down the page"),
    Field("grid", .bool, "true for thin lines across the plot at the ticks"),
  ]

  static let tickFields = [
    Field("at", .number, required: true, "the value"),
    Field("label", .text, "what stands beside it, where {x} is the value; the value when left out"),
  ]

  /// Gives the content of a file, or says in a line why it cannot.
  public typealias Loader = (String) -> Result<[UInt8], FigureError>

  /// Gives no file: for templates that stand alone.
  public static let noFiles: @Sendable (String) -> Result<[UInt8], FigureError> = { file in
    .failure(FigureError(description: "\(file) cannot be read here; templates stand alone"))
  }

  /// What a template holds: its figure, and its motions with all that they know of themselves.
  public struct Content: Sendable {
    /// The figure.
    public let figure: Figure
    /// The motions, in the template's order.
    public let motions: [Motion]
  }

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: the file's name, for errors.
  ///   - name: the name that the figure is to have.
  ///   - settings: what is put into the template before it is read.
  ///   - load: gives the content of a file that the template names, or says why not.
  /// - Throws: the first mistake, with its place.
  public static func content(
    from bytes: [UInt8], file: String, name: String, settings: [Setting] = [],
    load: @escaping Loader = noFiles
  ) throws(TemplateError) -> Content {
    let text = SettableText(bytes, file: file, settings: settings)
    do {
      return try content(from: text.root(), of: text.bytes, name: name, load)
    } catch {
      throw text.located(error)
    }
  }

  /// Reads a template and lays out its figure.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: the file's name, for errors.
  ///   - name: the name that the figure is to have.
  ///   - settings: what is put into the template before it is read.
  ///   - ruler: measures the text, as for ``Figure/scene(ruler:)``.
  ///   - load: gives the content of a file that the template names, or says why not.
  /// - Throws: the first mistake, with its place; a page too small for its labels is one at `size`.
  public static func scene(
    from bytes: [UInt8], file: String, name: String, settings: [Setting] = [],
    ruler: Ruler = .inter, load: @escaping Loader = noFiles
  ) throws(TemplateError) -> Scene {
    let text = SettableText(bytes, file: file, settings: settings)
    do {
      let root = try text.root()
      let figure = try content(from: root, of: text.bytes, name: name, load).figure
      return try scene(of: figure, from: root, ruler)
    } catch {
      throw text.located(error)
    }
  }

  private static func scene(
    of figure: Figure, from root: JSONNode, _ ruler: Ruler
  ) throws(Problem) -> Scene {
    do {
      return try figure.scene(ruler: ruler)
    } catch {
      let members = try ObjectReader.members(of: root, what: "the template")
      let size = members.first { $0.key == "size" }?.value
      throw Problem((size ?? root).offset, error.description)
    }
  }

  private static func content(
    from root: JSONNode, of bytes: [UInt8], name: String, _ load: @escaping Loader
  ) throws(Problem) -> Content {
    // The curves come first: every other object may speak of them, wherever it stands in the file.
    let empty = Scope(bytes: bytes, load: load)
    let outline = try ObjectReader(root, fields, what: "the template", scope: empty)
    let scope =
      try outline.node("curves").map { node throws(Problem) in
        try Template.scope(from: node, empty)
      } ?? empty
    let reader = try ObjectReader(root, fields, what: "the template", scope: scope)
    let columns = try reader.number("columns") ?? 1
    guard columns.rounded() == columns, (1...12).contains(columns) else {
      throw Problem(reader.offset("columns"), "\"columns\" must be a whole number from 1 to 12")
    }
    let figure = Figure(
      name: name,
      title: try nonEmpty("title", reader),
      summary: try nonEmpty("summary", reader),
      size: try size(reader),
      panels: try Template.panels(reader, scope),
      columns: Int(columns))
    return Content(figure: figure, motions: scope.motions)
  }

  /// The panels of a template, or the template as the one panel that it is.
  private static func panels(_ reader: ObjectReader, _ scope: Scope) throws(Problem) -> [Panel] {
    guard let nodes = try reader.list("panels") else {
      if reader.node("columns") != nil {
        throw Problem(reader.offset("columns"), "\"columns\" arranges \"panels\"; there are none")
      }
      return [try panel(reader, figure: nil, scope)]
    }
    guard !nodes.isEmpty else {
      throw Problem(reader.offset("panels"), "\"panels\" is empty; it needs at least one panel")
    }
    for key in ["marks", "table", "scene"] where reader.node(key) != nil {
      throw Problem(
        reader.offset(key),
        "a template with \"panels\" has no \"\(key)\" of its own; "
          + "move it into a panel")
    }
    return try nodes.map { node throws(Problem) in
      let panel = try ObjectReader(node, panelFields, what: "the panel", scope: scope)
      return try Template.panel(panel, figure: reader, scope)
    }
  }

  /// One panel; where it is the whole figure, `figure` is nil and its title is not drawn.
  private static func panel(
    _ reader: ObjectReader, figure: ObjectReader?, _ scope: Scope
  ) throws(Problem) -> Panel {
    func axis(_ key: String) throws(Problem) -> (axis: Axis, isShared: Bool) {
      if let node = reader.node(key) { return (try Template.axis(node, key, scope), false) }
      if let node = figure?.node(key) { return (try Template.axis(node, key, scope), true) }
      return (Axis(format: .plain), false)
    }
    let (x, sharesX) = try axis("x")
    let (y, sharesY) = try axis("y")
    let height = figure == nil ? 1 : try reader.number("height") ?? 1
    let width = figure == nil ? 1 : try reader.number("width") ?? 1
    for (key, weight) in [("height", height), ("width", width)]
    where !(0.01...100).contains(weight) {
      throw Problem(
        reader.offset(key), "\"\(key)\" is a part beside those of other panels; from 0.01 to 100")
    }
    var panel = Panel(
      content: .plot, title: figure == nil ? nil : try reader.text("title"), x: x, y: y,
      sharesX: sharesX, sharesY: sharesY, weight: (height, width), marks: [])
    if let node = reader.node("table") {
      for key in ["marks", "scene"] where reader.node(key) != nil {
        throw Problem(
          reader.offset(key), "a table has no \"\(key)\"; put the one or the other into a panel")
      }
      panel.content = .table(try table(node, scope))
      return panel
    }
    guard let marks = try reader.list("marks") else {
      throw Problem(reader.node.offset, "the key \"marks\" is missing: what is drawn")
    }
    let isScene = try reader.bool("scene")
    for node in [reader.node("x"), reader.node("y")] where isScene {
      let members = try node.map { node throws(Problem) in
        try ObjectReader.members(of: node, what: "the axis")
      }
      for member in members ?? [] where member.key != "domain" {
        throw Problem(
          member.keyOffset,
          "a scene shows no axes; \"\(member.key)\" would not be seen, only \"domain\" counts")
      }
    }
    guard x.domain != nil, y.domain != nil || !isScene else {
      let key = x.domain == nil ? "x" : "y"
      throw Problem(
        reader.offset(key), "\"\(key)\" lacks the key \"domain\": its first and last number")
    }
    if isScene { panel.content = .scene }
    panel.marks = try Template.marks(marks, scope)
    if x.kind == .log || y.kind == .log, panel.marks.contains(where: \.needsLinearAxes) {
      throw Problem(
        reader.offset("marks"),
        "a diagonal, or a tangent with \"from\" or \"to\", would not be straight on a logarithmic axis"
      )
    }
    return panel
  }

  private static func table(_ node: JSONNode, _ scope: Scope) throws(Problem) -> Table {
    let reader = try ObjectReader(node, tableFields, what: "the table", scope: scope)
    let rows = try each(reader)!
    let columns = try reader.list("columns")!.map { node throws(Problem) in
      let column = try ObjectReader(node, columnFields, what: "the column", scope: scope)
      return Table.Column(
        title: try column.text("title")!,
        cells: try rows.values.map { value throws(Problem) in
          try column.text("cell", locals: [(rows.name, value)])!
        },
        isEmphasized: try column.bool("emphasis"))
    }
    guard !columns.isEmpty, !rows.values.isEmpty else {
      throw Problem(node.offset, "a table needs at least one column and one row")
    }
    return Table(columns: columns)
  }

  private static func nonEmpty(_ key: String, _ reader: ObjectReader) throws(Problem) -> String {
    let text = try reader.text(key)!
    guard !text.isEmpty else {
      throw Problem(reader.offset(key), "\"\(key)\" is empty; it is read to those who cannot see")
    }
    return text
  }

  static let usualSize = Size(720, 400)

  private static func size(_ reader: ObjectReader) throws(Problem) -> Size {
    guard let (width, height) = try reader.pair("size") else { return usualSize }
    guard [width, height].allSatisfy({ (16...4096).contains($0) && $0.rounded() == $0 }) else {
      throw Problem(
        reader.offset("size"), "\"size\" must be two whole numbers of points from 16 to 4096")
    }
    return Size(width, height)
  }

  private static func scope(from node: JSONNode, _ empty: Scope) throws(Problem) -> Scope {
    var scope = empty
    let members = try ObjectReader.members(of: node, what: "\"curves\"")
    scope.names = members.map(\.key)
    for member in members {
      guard !member.key.isEmpty, member.key.utf8.allSatisfy(isNameByte),
        !("0"..."9").contains(member.key.prefix(1))
      else {
        throw Problem(
          member.keyOffset,
          "\"\(shortened(member.key))\" cannot be a curve's name; "
            + "use letters, digits and _, and a letter first")
      }
      scope.entries.append(try entry(member.key, member.value, scope))
    }
    return scope
  }

  private static func entry(
    _ name: String, _ node: JSONNode, _ scope: Scope
  ) throws(Problem) -> Scope.Entry {
    let types = curveFamilies.map { $0.type }
    let (index, type) = try ObjectReader.type(of: node, what: "curve", among: types)
    let family = curveFamilies[index]
    let fields = [.type(types), .each] + family.fields
    func reader(_ scope: Scope) throws(Problem) -> ObjectReader {
      try ObjectReader(node, fields, what: "curve \"\(type)\"", scope: scope)
    }
    guard let parameter = try each(reader(scope)) else {
      return Scope.Entry(name: name, members: [try family.init(reader(scope))], parameter: nil)
    }
    let members = try parameter.values.map { value throws(Problem) in
      try family.init(reader(scope.adding([(parameter.name, value)])))
    }
    return Scope.Entry(name: name, members: members, parameter: parameter)
  }

  /// The name and the values behind `each`: one name with a list of numbers.
  private static func each(
    _ reader: ObjectReader
  ) throws(Problem) -> (name: String, values: [Double])? {
    guard let node = reader.node("each") else { return nil }
    let members = try ObjectReader.members(of: node, what: "\"each\"")
    guard members.count == 1, case .array(let items) = members[0].value.kind, !items.isEmpty else {
      throw Problem(
        node.offset, "\"each\" must be one name with a list of numbers: { \"c\": [0.2, 0.5] }")
    }
    guard members[0].key.utf8.allSatisfy(isNameByte) else {
      throw Problem(members[0].keyOffset, "the name in \"each\" is made of letters, digits and _")
    }
    let values = try items.map { item throws(Problem) in
      try reader.number(item, what: "a value of \"each\"")
    }
    return (members[0].key, values)
  }

  /// More than anybody can read.
  private static let mostMarks = 1000

  private static func marks(_ nodes: [JSONNode], _ scope: Scope) throws(Problem) -> [any Mark] {
    var marks: [any Mark] = []
    for node in nodes {
      marks += try Template.marks(node, scope)
      guard marks.count <= mostMarks else {
        throw Problem(
          node.offset,
          "a panel shows at most \(mostMarks) marks; with this it would be \(marks.count)")
      }
    }
    return marks
  }

  /// The marks that one object stands for: one, or one for each value of its `each` and for each member
  /// of a family of curves that it speaks of.
  private static func marks(_ node: JSONNode, _ scope: Scope) throws(Problem) -> [any Mark] {
    let types = templateMarks.map { $0.type }
    let (index, name) = try ObjectReader.type(of: node, what: "mark", among: types)
    let mark = templateMarks[index]
    func reader(_ scope: Scope) throws(Problem) -> ObjectReader {
      try ObjectReader(
        node, [.type(types), .each] + mark.fields, what: "mark \"\(name)\"", scope: scope)
    }
    var scopes = [scope]
    if let parameter = try each(reader(scope)) {
      scopes = parameter.values.map { scope.adding([(parameter.name, $0)]) }
    }
    for family in scope.familiesNamed(in: node.allText) {
      guard scopes.count * family.members.count <= mostMarks else {
        throw Problem(node.offset, "this mark stands for more than \(mostMarks) marks")
      }
      scopes = scopes.flatMap { scope in
        family.members.indices.map { scope.choosing($0, of: family.name) }
      }
    }
    return try scopes.map { scope throws(Problem) in try mark.init(reader(scope)) }
  }

  private static func axis(
    _ node: JSONNode, _ name: String, _ scope: Scope
  ) throws(Problem) -> Axis {
    let reader = try ObjectReader(node, axisFields, what: "axis \"\(name)\"", scope: scope)
    let format = try reader.string("format").map { text throws(Problem) in
      try NumberFormat.parse(text, at: reader.offset("format"))
    }
    var axis = Axis(format: format ?? .plain)
    axis.domain = try reader.interval("domain")
    axis.isReversed = try reader.bool("reversed")
    axis.showsGrid = try reader.bool("grid")
    if try reader.word("scale", among: ["linear", "log"]) == "log" {
      axis.kind = .log
      guard axis.domain.map({ $0.lowerBound > 0 }) ?? true else {
        throw Problem(
          reader.offset("domain"), "a logarithmic axis cannot show 0; begin \"domain\" above it")
      }
    }
    axis.title = try reader.text("title")
    axis.ticks = try reader.list("ticks")?.map { node throws(Problem) in
      let tick = try tick(node, name, reader, axis.format)
      if let domain = axis.domain, !domain.contains(tick.value) {
        throw Problem(
          node.offset,
          "the tick at \(Decimal.shortest(tick.value)) lies outside of the domain, "
            + "\(Decimal.shortest(domain.lowerBound)) to \(Decimal.shortest(domain.upperBound))")
      }
      return tick
    }
    axis.ticks?.sort { $0.value < $1.value }
    return axis
  }

  private static func tick(
    _ node: JSONNode, _ axis: String, _ reader: ObjectReader, _ format: NumberFormat
  ) throws(Problem) -> Axis.Tick {
    guard case .object = node.kind else {
      let value = try reader.number(node, what: "a tick")
      return Axis.Tick(
        value: value, label: format.tickText(of: value), series: reader.scope.landmark(node))
    }
    let reader = try ObjectReader(node, tickFields, what: "the tick", scope: reader.scope)
    let value = try reader.requiredNumber("at")
    let label = try reader.text("label", locals: [(axis, value)])
    return Axis.Tick(
      value: value, label: label ?? format.tickText(of: value),
      series: label == nil ? reader.scope.landmark(reader.node("at")!) : nil)
  }
}

extension Field {
  /// The key that says which kind of thing an object is.
  static func type(_ types: [String]) -> Field {
    Field("type", .word(types), required: true, "what it is")
  }

  /// The key that repeats an object for each of a list of numbers.
  static let each = Field(
    "each", .object, "a name and its values, for one of these with each: { \"c\": [0.2, 0.55] }")
}

extension Scope {
  /// The colour's number of the entry whose reading `node` names, if it is one reading and no more.
  fileprivate func landmark(_ node: JSONNode) -> Int? {
    guard case .string(let text) = node.kind else { return nil }
    let path = text.split(separator: ".", omittingEmptySubsequences: false)
    guard path.count == 2, let index = entries.firstIndex(where: { $0.name == path[0] }),
      entries[index].members[0].landmarks.contains(where: { $0.name == path[1] })
    else { return nil }
    return index + 1
  }
}
