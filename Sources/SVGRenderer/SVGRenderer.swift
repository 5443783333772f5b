import FigureScene

/// Turns a scene into the text of an SVG.
///
/// The same scene and palette give the same bytes. The text stands alone: no script, no reference to
/// anything outside, and inlined in a page it changes nothing around it.
public struct SVGRenderer: Sendable {
  /// Which colours an SVG carries.
  public enum Colors: Equatable, Sendable {
    /// Those of one palette.
    case palette(Palette)
    /// Those of one palette, and those of another for readers who prefer dark (`prefers-color-scheme`).
    case automatic(light: Palette = .light, dark: Palette = .dark)

    /// The palette whose colours are stated in attributes, for readers that know no styles.
    var stated: Palette {
      switch self {
      case .palette(let palette): palette
      case .automatic(let light, _): light
      }
    }
  }

  /// Which colours are written.
  public var colors: Colors

  /// Whether the page itself is painted.
  public var paintsBackground: Bool

  /// What every id begins with, before the figure's name: two figures of one name in a page need another each. Letters,
  /// digits, `-` and `_`, a letter first; or nothing.
  public var idPrefix: String

  /// Gives a label's letter forms, for an SVG that draws them instead of naming a font; `nil` for one that
  /// leaves them to its reader.
  public var outlines: (@Sendable (Label) -> [Glyph])?

  /// How much slower than in reality dots run along the curves over time, at least 0.01: 1 for as fast as it is; `nil` for
  /// a picture in which nothing moves.
  ///
  /// They are moved by style rules alone, for readers who have not asked for less motion, and on screens. In print, and for
  /// readers that know no such rules, they stand where it tells most.
  public var slowness: Double?

  /// Makes a renderer.
  public init(
    colors: Colors, paintsBackground: Bool = true, idPrefix: String = "",
    slowness: Double? = nil, outlines: (@Sendable (Label) -> [Glyph])? = nil
  ) {
    self.slowness = slowness
    self.colors = colors
    (self.paintsBackground, self.idPrefix) = (paintsBackground, idPrefix)
    self.outlines = outlines
  }

  /// Makes a renderer that writes the colours of one palette.
  public init(
    palette: Palette, paintsBackground: Bool = true, idPrefix: String = "",
    outlines: (@Sendable (Label) -> [Glyph])? = nil
  ) {
    self.init(
      colors: .palette(palette), paintsBackground: paintsBackground, idPrefix: idPrefix,
      outlines: outlines)
  }

  /// The fonts asked for, in order: the one that was measured first.
  static let fontFamily =
    "Inter, 'SF Pro Text', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  /// The UTF-8 text of the SVG that shows `scene`.
  ///
  /// - Throws: `SceneError` for a scene or a palette of which no picture can be made.
  public func render(_ scene: Scene) throws(SceneError) -> [UInt8] {
    try scene.check()
    let id = try id(of: scene)
    var page = SVGPage(name: id, colors: colors)
    page.begin(scene)
    if case .automatic(let light, let dark) = colors {
      try page.writeDarkStyle(for: scene, light: light, dark: dark)
    }
    if paintsBackground { page.writeBackground(of: scene) }
    if let outlines { page.writeGlyphs(of: scene.items, outlines) }
    page.write(scene.items)
    if let slowness { page.write(scene.travels, duration: scene.duration, slowness) }
    page.xml.end()
    return page.xml.bytes
  }

  /// What every id in the SVG begins with. Two pictures of one figure may stand in one page: each palette has ids
  /// of its own.
  private func id(of scene: Scene) throws(SceneError) -> String {
    guard idPrefix.isEmpty || Scene.isName(idPrefix) else {
      throw SceneError(
        description:
          "the ids cannot begin with \"\(idPrefix)\"; use letters, digits, - and _, a letter first")
    }
    let name = idPrefix + scene.name
    switch colors {
    case .palette(let palette):
      try palette.check()
      return palette.name == Palette.light.name ? name : "\(name)-\(palette.name)"
    case .automatic(let light, let dark):
      try light.check()
      try dark.check()
      return "\(name)-auto"
    }
  }
}

/// An SVG while it is being written.
struct SVGPage {
  let name: String
  let colors: SVGRenderer.Colors
  var xml = XMLWriter()
  /// The ids of the letter forms that the SVG holds, and what gives a label's.
  private var glyphIDs: [String: String] = [:]
  private var outlines: ((Label) -> [Glyph])?

  init(name: String, colors: SVGRenderer.Colors) {
    self.name = name
    self.colors = colors
  }

  /// The size of most text, said once.
  static let usualFontSize = 13.0

  static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    Decimal.append(number, decimals: XMLWriter.decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Begins the SVG: its size, what it is and what it shows.
  mutating func begin(_ scene: Scene) {
    let (width, height) = (scene.size.width, scene.size.height)
    xml.begin(
      "svg",
      [
        .init("xmlns", "http://www.w3.org/2000/svg"), .init("id", name),
        .init("width", width), .init("height", height),
        .init("viewBox", "0 0 \(SVGPage.text(width)) \(SVGPage.text(height))"),
        .init("role", "img"),
        .init("aria-labelledby", "\(name)-title \(name)-desc"),
        .init("font-family", SVGRenderer.fontFamily), .init("font-size", SVGPage.usualFontSize),
        .init("fill", "none"), .init("stroke-linecap", "round"), .init("stroke-linejoin", "round"),
      ])
    xml.element("title", [.init("id", "\(name)-title")], text: scene.title)
    xml.element("desc", [.init("id", "\(name)-desc")], text: scene.summary)
  }

  /// Paints the page.
  mutating func writeBackground(of scene: Scene) {
    let (width, height) = (scene.size.width, scene.size.height)
    xml.element(
      "rect",
      [.init("width", width), .init("height", height)] + paint(.fill, .background))
  }

  mutating func write(_ items: [Scene.Item]) {
    for item in items {
      switch item {
      case .shape(let path, let fill, let stroke): write(path, fill: fill, stroke: stroke)
      case .text(let label): write(label)
      case .group(let group, let clip, let items):
        let id = "\(name)-\(group)"
        if let clip { writeClip(clip, id: "\(id)-clip") }
        let reference = clip.map { _ in [XMLWriter.Attribute("clip-path", "url(#\(id)-clip)")] }
        xml.begin("g", [.init("id", id)] + (reference ?? []))
        write(items)
        xml.end()
      }
    }
  }

  private mutating func writeClip(_ clip: Rect, id: String) {
    xml.begin("clipPath", [.init("id", id)])
    xml.element(
      "rect",
      [
        .init("x", clip.minX), .init("y", clip.minY),
        .init("width", clip.width), .init("height", clip.height),
      ])
    xml.end()
  }

  private mutating func write(_ path: Path, fill: Paint?, stroke: Stroke?) {
    var attributes = [
      XMLWriter.Attribute("d", PathWriter(path, decimals: XMLWriter.decimals).bytes)
    ]
    if let fill { attributes += paint(.fill, fill) }
    if let stroke {
      attributes += paint(.stroke, stroke.paint)
      if stroke.width != 1 { attributes.append(.init("stroke-width", stroke.width)) }
      if !stroke.dash.isEmpty {
        let dash = stroke.dash.map { SVGPage.text($0) }.joined(separator: " ")
        attributes.append(.init("stroke-dasharray", dash))
      }
    }
    xml.element("path", attributes)
  }

  /// Writes each letter form that occurs, once.
  mutating func writeGlyphs(of items: [Scene.Item], _ outlines: @escaping (Label) -> [Glyph]) {
    self.outlines = outlines
    var glyphs: [Glyph] = []
    func collect(_ items: [Scene.Item]) {
      for item in items {
        switch item {
        case .shape: break
        case .text(let label):
          for glyph in outlines(label)
          where !glyph.outline.elements.isEmpty && glyphIDs[glyph.key] == nil {
            glyphs.append(glyph)
            glyphIDs[glyph.key] = "\(name)-g\(glyphs.count)"
          }
        case .group(_, _, let items): collect(items)
        }
      }
    }
    collect(items)
    xml.begin("defs")
    for glyph in glyphs {
      let path = PathWriter(glyph.outline, decimals: XMLWriter.decimals)
      xml.element("path", [.init("id", glyphIDs[glyph.key]!), .init("d", path.bytes)])
    }
    xml.end()
  }

  /// Writes a label as the letter forms that it is made of.
  private mutating func writeOutlined(_ label: Label, _ glyphs: [Glyph]) {
    let place =
      label.direction == Label.level
      ? "translate(\(Self.text(label.position.x)) \(Self.text(label.position.y)))"
      : matrix(of: label)
    xml.begin(
      "g",
      [.init("aria-label", label.text), .init("transform", place)] + paint(.fill, label.paint))
    for glyph in glyphs {
      guard let id = glyphIDs[glyph.key] else { continue }
      var attributes = [XMLWriter.Attribute("href", "#\(id)"), .init("x", glyph.offset.dx)]
      if glyph.offset.dy != 0 { attributes.append(.init("y", glyph.offset.dy)) }
      xml.element("use", attributes)
    }
    xml.end()
  }

  private mutating func write(_ label: Label) {
    if let outlines { return writeOutlined(label, outlines(label)) }
    var attributes: [XMLWriter.Attribute] = []
    if label.direction == Label.level {
      attributes += [.init("x", label.position.x), .init("y", label.position.y)]
    } else {
      attributes.append(.init("transform", matrix(of: label)))
    }
    if label.font.size != SVGPage.usualFontSize {
      attributes.append(.init("font-size", label.font.size))
    }
    if label.font.weight != .regular {
      attributes.append(.init("font-weight", Double(label.font.weight.rawValue)))
    }
    switch label.anchor {
    case .start: break
    case .middle: attributes.append(.init("text-anchor", "middle"))
    case .end: attributes.append(.init("text-anchor", "end"))
    }
    xml.element("text", attributes + paint(.fill, label.paint), text: label.text)
  }

  private func matrix(of label: Label) -> String {
    var bytes = Array("matrix(".utf8)
    let (dx, dy) = (label.direction.dx, label.direction.dy)
    // Six decimals: at two, a long label would end a tenth of a point off.
    for value in [dx, dy, -dy, dx] {
      Decimal.append(value, decimals: 6, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    Decimal.append(label.position.x, decimals: XMLWriter.decimals, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    Decimal.append(label.position.y, decimals: XMLWriter.decimals, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Colours

/// What of an element is painted.
enum PaintProperty {
  case fill, stroke

  var attribute: StaticString {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    }
  }

  var opacityAttribute: StaticString {
    switch self {
    case .fill: "fill-opacity"
    case .stroke: "stroke-opacity"
    }
  }
}

extension SVGPage {
  /// The attributes that paint `property`, which is `fill` or `stroke`.
  ///
  /// In an automatic SVG they are the light palette's, so that a reader which knows no styles still
  /// shows the light figure.
  func paint(_ property: PaintProperty, _ paint: Paint) -> [XMLWriter.Attribute] {
    let color = colors.stated.color(of: paint)
    var attributes = [XMLWriter.Attribute(property.attribute, color.hex)]
    if color.opacity < 1 {
      attributes.append(.init(property.opacityAttribute, Self.text(color.opacity)))
    }
    return attributes
  }

  /// Restates every colour that occurs for readers who prefer dark, bound to this figure's id.
  ///
  /// The rules find what they repaint by the light colour it was given: no class is needed, which could
  /// meet one of the page around it.
  ///
  /// - Throws: `SceneError` where one light colour would have to become two dark ones.
  mutating func writeDarkStyle(
    for scene: Scene, light lightPalette: Palette, dark darkPalette: Palette
  ) throws(SceneError) {
    var rules: [String] = []
    for property in [PaintProperty.fill, .stroke] {
      var seen: [(light: Color, dark: Color)] = []
      for paint in Self.paints(of: property, in: scene) {
        let light = lightPalette.color(of: paint)
        let dark = darkPalette.color(of: paint)
        if let other = seen.first(where: { $0.light == light }) {
          guard other.dark == dark else {
            throw SceneError(
              description: "two roles have the colour \(light.hex) in \(lightPalette.name) and "
                + "different ones in \(darkPalette.name); an SVG for both needs them to differ")
          }
          continue
        }
        seen.append((light: light, dark: dark))
        var selector = "#\(name) [\(property.attribute)=\"\(light.hex)\"]"
        var style = "\(property.attribute):\(dark.hex)"
        if light.opacity < 1 {
          selector += "[\(property.opacityAttribute)=\"\(Self.text(light.opacity))\"]"
          style += ";\(property.opacityAttribute):\(Self.text(dark.opacity))"
        }
        rules.append("\(selector){\(style)}")
      }
    }
    xml.style("@media (prefers-color-scheme:dark){\(rules.joined())}")
  }

  /// The paints that occur as `property`, in the order in which they occur; the page's comes first.
  private static func paints(of property: PaintProperty, in scene: Scene) -> [Paint] {
    var found: [Paint] = []
    func note(_ paint: Paint?) {
      if let paint, !found.contains(paint) { found.append(paint) }
    }
    func walk(_ items: [Scene.Item]) {
      for item in items {
        switch item {
        case .shape(_, let fill, let stroke):
          switch property {
          case .fill: note(fill)
          case .stroke: note(stroke?.paint)
          }
        case .text(let label):
          switch property {
          case .fill: note(label.paint)
          case .stroke: break
          }
        case .group(_, _, let items): walk(items)
        }
      }
    }
    switch property {
    case .fill: note(.background)
    case .stroke: break
    }
    walk(scene.items)
    return found
  }
}

extension Color {
  /// The colour without its opacity, as `#RRGGBB`.
  fileprivate var hex: String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = [red, green, blue].flatMap {
      [digits[Int(clamping: $0 >> 4)], digits[Int(clamping: $0 & 15)]]
    }
    return "#" + String(decoding: bytes, as: UTF8.self)
  }
}
