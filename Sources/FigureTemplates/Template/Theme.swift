import FigureScene
import Figures

/// The colours of a brand for a light and a dark page: JSON that names roles.
///
/// ```js
/// {
///   "light": { "background": "#FFF8E7", "series": ["#6A1500", "#00565F"] },
///   "dark": { "series": ["#FFA68A", "#6FD7E2"], "wash": 0.1 }
/// }
/// ```
///
/// What is left out is as in `Palette.light` and `Palette.dark`. What is hard to see in it
/// is said by `ContrastCheck.faults(of:)`.
public struct Theme: Equatable, Sendable {
  /// The colours for a light page.
  public var light: Palette
  /// The colours for a dark page.
  public var dark: Palette

  /// The colours of figures that have no theme.
  public static let standard = Theme(light: .light, dark: .dark)

  /// Makes a theme of two palettes.
  public init(light: Palette, dark: Palette) {
    (self.light, self.dark) = (light, dark)
  }

  /// Reads a theme.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: the file's name, for errors.
  /// - Throws: the first mistake, with its place.
  public init(from bytes: [UInt8], file: String) throws(TemplateError) {
    do throws(Problem) {
      let root = try ObjectReader(
        JSONParser.parse(bytes), Theme.fields, what: "the theme",
        scope: Scope(bytes: bytes, load: Template.noFiles))
      (light, dark) = (try root.palette("light", .light), try root.palette("dark", .dark))
    } catch {
      throw error.located(in: bytes, file: file)
    }
  }

  private static let fields = [
    Field("light", .object, "the colours for a light page"),
    Field("dark", .object, "the colours for a dark page"),
  ]

  /// The keys of a palette: the roles.
  fileprivate static let roles = [
    Field("background", .text, "the page"), Field("ink", .text, "names and emphasised labels"),
    Field("axis", .text, "axes and their ticks"),
    Field("secondary", .text, "tick labels, details, dashed guides"),
    Field("grid", .text, "grid lines and the outlines of boxes"),
    Field("surface", .text, "screens, cards and boxes"),
    Field("series", .list, "the curves, in order"),
    Field("wash", .number, "how much of its colour a wash is, 0 to 1"),
  ]
}

extension ObjectReader {
  /// The palette behind `key`, of which what is left out is that of `usual`.
  fileprivate func palette(_ key: String, _ usual: Palette) throws(Problem) -> Palette {
    guard let node = node(key) else { return usual }
    let reader = try ObjectReader(node, Theme.roles, what: "\"\(key)\"", scope: scope)
    var palette = usual
    palette.background = try reader.color("background") ?? usual.background
    let (ink, axis) = (try reader.color("ink"), try reader.color("axis"))
    (palette.ink, palette.axis) = (ink ?? usual.ink, axis ?? ink ?? usual.axis)
    palette.secondary = try reader.color("secondary") ?? usual.secondary
    palette.grid = try reader.color("grid") ?? usual.grid
    palette.surface = try reader.color("surface") ?? usual.surface
    if let colors = try reader.list("series") {
      guard !colors.isEmpty else {
        throw Problem(reader.offset("series"), "\"series\" is empty; it needs at least one colour")
      }
      palette.series = try colors.map { node throws(Problem) in
        try ObjectReader.color(node, what: "a colour of \"series\"")
      }
    }
    if let wash = try reader.number("wash") {
      guard (0...1).contains(wash) else {
        throw Problem(
          reader.offset("wash"), "\"wash\" is \(Decimal.shortest(wash)); it must be from 0 to 1")
      }
      palette.washOpacity = wash
    }
    return palette
  }

  private func color(_ key: String) throws(Problem) -> Color? {
    try node(key).map { node throws(Problem) in
      try ObjectReader.color(node, what: "\"\(key)\"")
    }
  }

  /// The colour that a text such as `#0F3E8D` names.
  private static func color(_ node: JSONNode, what: String) throws(Problem) -> Color {
    guard case .string(let text) = node.kind else {
      throw Problem.structure(
        node.offset, "\(what) must be a text such as \"#0F3E8D\", not \(node.kindName)")
    }
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      let hex = UInt32(String(text.dropFirst()), radix: 16), digits.first != UInt8(ascii: "+")
    else {
      throw Problem(
        node.offset,
        "\(what) is \"\(shortened(text))\"; a colour is # and six hexadecimal digits, as in \"#0F3E8D\""
      )
    }
    return Color(hex)
  }
}
