import FigureScene

/// Reads templates: JSON that names curves and says what a figure shows of them.
public enum Template {
  static let fields = [
    Field("$schema", .text, "the address of the schema, for editors"),
    Field("title", .text, required: true, "what the figure is, in a few words"),
    Field(
      "summary", .text, required: true, "what the figure shows, for a reader who cannot see it"),
    Field("size", .pair, "the width and height of the page in points; [720, 400] when left out"),
    Field("curves", .object, required: true, "the motions that are shown, by name"),
    Field("x", .object, required: true, "the horizontal axis"),
    Field("y", .object, "the vertical axis"),
    Field("marks", .list, required: true, "what is drawn, from back to front"),
  ]

  static let axisFields = [
    Field("domain", .pair, "the first and the last number on the axis"),
    Field("title", .text, "what the axis measures, at its end"),
    Field("ticks", .ticks, "the values that are named; round numbers when left out"),
    Field("format", .text, "how numbers are written: decimals as 0.0, a unit, or both"),
  ]

  static let tickFields = [
    Field("at", .number, required: true, "the value"),
    Field("label", .text, "what stands beside it, where {x} is the value; the value when left out"),
  ]

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: the file's name, for errors.
  ///   - name: the name that the figure is to have.
  /// - Throws: the first mistake, with its place.
  public static func figure(
    from bytes: [UInt8], file: String, name: String
  ) throws(TemplateError) -> Figure {
    do {
      return try figure(from: JSONParser.parse(bytes), of: bytes, name: name)
    } catch {
      throw error.located(in: bytes, file: file)
    }
  }

  /// Reads a template and lays out its figure.
  ///
  /// - Parameter ruler: measures the text, as for ``Figure/scene(ruler:)``.
  /// - Throws: the first mistake, with its place; a page too small for its labels is one at `size`.
  public static func scene(
    from bytes: [UInt8], file: String, name: String, ruler: Ruler = .inter
  ) throws(TemplateError) -> Scene {
    do {
      let root = try JSONParser.parse(bytes)
      return try scene(of: figure(from: root, of: bytes, name: name), from: root, ruler)
    } catch {
      throw error.located(in: bytes, file: file)
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

  private static func figure(
    from root: JSONNode, of bytes: [UInt8], name: String
  ) throws(Problem) -> Figure {
    // The curves come first: every other object may speak of them, wherever it stands in the file.
    let empty = Scope(bytes: bytes)
    let outline = try ObjectReader(root, fields, what: "the template", scope: empty)
    let scope = try scope(from: outline.node("curves")!, empty)
    let reader = try ObjectReader(root, fields, what: "the template", scope: scope)
    let x = try axis(reader.node("x")!, "x", scope)
    guard x.domain != nil else {
      throw Problem(reader.offset("x"), "\"x\" lacks the key \"domain\": its first and last number")
    }
    let y = try reader.node("y").map { node throws(Problem) in try axis(node, "y", scope) }
    return Figure(
      name: name,
      title: try nonEmpty("title", reader),
      summary: try nonEmpty("summary", reader),
      size: try size(reader),
      x: x,
      y: y ?? Axis(format: .plain),
      marks: try marks(reader.list("marks")!, scope))
  }

  private static func nonEmpty(_ key: String, _ reader: ObjectReader) throws(Problem) -> String {
    let text = try reader.text(key)!
    guard !text.isEmpty else {
      throw Problem(reader.offset(key), "\"\(key)\" is empty; it is read to those who cannot see")
    }
    return text
  }

  private static func size(_ reader: ObjectReader) throws(Problem) -> Size {
    guard let (width, height) = try reader.pair("size") else { return Size(720, 400) }
    guard [width, height].allSatisfy({ (16...4096).contains($0) && $0.rounded() == $0 }) else {
      throw Problem(
        reader.offset("size"), "\"size\" must be two whole numbers of points from 16 to 4096")
    }
    return Size(width, height)
  }

  private static func scope(from node: JSONNode, _ empty: Scope) throws(Problem) -> Scope {
    var scope = empty
    for member in try ObjectReader.members(of: node, what: "\"curves\"") {
      guard !member.key.isEmpty, member.key.utf8.allSatisfy(isNameByte),
        !("0"..."9").contains(member.key.prefix(1))
      else {
        throw Problem(
          member.keyOffset,
          "\"\(shortened(member.key))\" cannot be a curve's name; "
            + "use letters, digits and _, and a letter first")
      }
      let types = curveFamilies.map { $0.type }
      let (index, name) = try ObjectReader.type(of: member.value, what: "curve", among: types)
      let family = curveFamilies[index]
      let reader = try ObjectReader(
        member.value, [.type(types)] + family.fields, what: "curve \"\(name)\"", scope: scope)
      scope.entries.append(Scope.Entry(name: member.key, family: try family.init(reader)))
    }
    return scope
  }

  private static func marks(_ nodes: [JSONNode], _ scope: Scope) throws(Problem) -> [any Mark] {
    var marks: [any Mark] = []
    let types = templateMarks.map { $0.type }
    for node in nodes {
      let (index, name) = try ObjectReader.type(of: node, what: "mark", among: types)
      let mark = templateMarks[index]
      let reader = try ObjectReader(
        node, [.type(types)] + mark.fields, what: "mark \"\(name)\"", scope: scope)
      marks.append(try mark.init(reader))
    }
    return marks
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
    axis.title = try reader.text("title")
    axis.ticks = try reader.list("ticks")?.map { node throws(Problem) in
      let tick = try tick(node, name, reader, axis.format)
      if let domain = axis.domain, !domain.contains(tick.value) {
        throw Problem(
          node.offset,
          "the tick at \(worded(tick.value)) lies outside of the domain, "
            + "\(worded(domain.lowerBound)) to \(worded(domain.upperBound))")
      }
      return tick
    }
    return axis
  }

  private static func tick(
    _ node: JSONNode, _ axis: String, _ reader: ObjectReader, _ format: NumberFormat
  ) throws(Problem) -> Axis.Tick {
    guard case .object = node.kind else {
      let value = try reader.number(node, what: "a tick")
      return Axis.Tick(
        value: value, label: format.text(of: value), series: reader.scope.landmark(node))
    }
    let reader = try ObjectReader(node, tickFields, what: "the tick", scope: reader.scope)
    let value = try reader.requiredNumber("at")
    let label = try reader.text("label", locals: [(axis, value)])
    return Axis.Tick(
      value: value, label: label ?? format.text(of: value),
      series: label == nil ? reader.scope.landmark(reader.node("at")!) : nil)
  }
}

extension Field {
  /// The key that says which kind of thing an object is.
  static func type(_ types: [String]) -> Field {
    Field("type", .word(types), required: true, "what it is")
  }
}

extension Scope {
  /// The colour's number of the entry whose reading `node` names, if it is one reading and no more.
  fileprivate func landmark(_ node: JSONNode) -> Int? {
    guard case .string(let text) = node.kind else { return nil }
    let path = text.split(separator: ".", omittingEmptySubsequences: false)
    guard path.count == 2, let index = entries.firstIndex(where: { $0.name == path[0] }),
      entries[index].family.landmarks.contains(where: { $0.name == path[1] })
    else { return nil }
    return index + 1
  }
}
