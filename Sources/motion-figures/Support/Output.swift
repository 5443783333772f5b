import FigureScene
import FigureTemplates
import SVGRenderer

#if Raster
  import CairoRenderer
#endif

/// One picture of each figure: a format in certain colours.
struct Output {
  /// How a picture is written.
  ///
  /// Another one is a target with its renderer, and a case here: the compiler asks for the rest.
  enum Format: String, Choice {
    case svg, png, pdf

    /// What a browser is told that it is.
    var mediaType: String {
      switch self {
      case .svg: "image/svg+xml"
      case .png: "image/png"
      case .pdf: "application/pdf"
      }
    }

    /// Whether a browser shows it in a page.
    var isShownInPages: Bool {
      switch self {
      case .svg, .png: true
      case .pdf: false
      }
    }

    /// Whether it takes Cairo to write it.
    var needsCairo: Bool {
      switch self {
      case .svg: false
      case .png, .pdf: true
      }
    }

    /// Whether one file can hold the colours for light and for dark.
    var holdsBothAppearances: Bool {
      switch self {
      case .svg: true
      case .png, .pdf: false
      }
    }
  }

  /// For which appearance of a page a picture is.
  enum Appearance: String, Choice {
    case light, dark, auto

    func palette(_ theme: Theme) -> Palette {
      switch self {
      case .light, .auto: theme.light
      case .dark: theme.dark
      }
    }

    func colors(_ theme: Theme) -> SVGRenderer.Colors {
      switch self {
      case .light, .dark: .palette(palette(theme))
      case .auto: .automatic(light: theme.light, dark: theme.dark)
      }
    }

    /// What follows the name of a figure on a site, or in the folders of formats.
    func suffix(for site: Site?) -> String {
      switch self {
      case .light: ""
      case .dark: site?.darkSuffix ?? "~dark"
      case .auto: "~auto"
      }
    }
  }

  /// Where figures are shown, which has names of its own for them.
  enum Site: String, Choice {
    case docc, github, mkdocs, html

    /// What follows a dark picture's name.
    var darkSuffix: String {
      switch self {
      case .docc: "~dark"
      case .github, .mkdocs, .html: "-dark"
      }
    }
  }

  private enum Scale: String, Choice {
    case one = "1"
    case two = "2"
    case three = "3"

    var pixels: Int {
      switch self {
      case .one: 1
      case .two: 2
      case .three: 3
      }
    }
  }

  private enum Colors: String, Choice {
    case exact, compact
  }

  private enum Text: String, Choice {
    case text, outlines
  }

  private enum Background: String, Choice {
    case page, none
  }

  let format: Format
  /// The folder below the output folder; empty for the output folder itself.
  let folder: String
  /// What follows the figure's name.
  let ending: String
  /// Where it is shown, if that is known.
  let site: Site?
  let bytes: @Sendable (Scene) throws(Failure) -> [UInt8]

  /// The options that choose pictures.
  static let options = [
    Arguments.Option(
      name: "--format", value: Format.value,
      help: "what is written; svg and png when left out, svg with --for"),
    Arguments.Option(
      name: "--palette", value: Appearance.value,
      help: "the colours; light and dark when left out. auto is one SVG for both"),
    Arguments.Option(
      name: "--for", value: Site.value,
      help: "the names that a site wants, all in DIR itself; one of them"),
    Arguments.Option(
      name: "--text", value: Text.value,
      help: "outlines draws an SVG's labels, so that no reader needs the font; text when left out"),
    Arguments.Option(
      name: "--animate", value: nil,
      help: "lets a dot run along each curve over time, in real time: SVG only, NAME~animated.svg"),
    Arguments.Option(
      name: "--slow", value: "TIMES",
      help: "animates so many times slower, and says so in the picture"),
    Arguments.Option(
      name: "--ids", value: "PREFIX",
      help: "what every id of an SVG begins with, for a page that holds two figures of one name"),
    Arguments.Option(
      name: "--scale", value: Scale.value,
      help: "the pixels a point takes in a PNG; 2 when left out"),
    Arguments.Option(
      name: "--png", value: Colors.value,
      help: "compact takes half the bytes, with 256 colours; exact when left out"),
    Arguments.Option(
      name: "--background", value: Background.value, help: "none leaves the page transparent"),
    themeOption,
  ]

  /// The option that names the colours of a brand.
  static let themeOption = Arguments.Option(
    name: "--theme", value: "FILE.json",
    help:
      "the colours of a brand, by role, for light and for dark; lint says what is hard to see in them"
  )

  /// The most bytes of a theme.
  private static let mostThemeBytes = 100_000

  /// The colours behind `--theme`; the usual ones without it.
  static func theme(from arguments: Arguments) throws(Failure) -> Theme {
    guard let file = arguments["--theme"] else { return .standard }
    let bytes = try Files.bytes(of: file, atMost: mostThemeBytes)
    return try Failure.reading { () throws(TemplateError) in try Theme(from: bytes, file: file) }
  }

  /// Whether it shows a picture: DocC has no way to choose one by the width of the page.
  func takes(_ picture: Input.Picture) -> Bool {
    switch site {
    case .docc: picture.narrowWidth == nil
    case .github, .mkdocs, .html, nil: true
    }
  }

  /// The path of a figure's picture.
  func path(of name: String, in folder: String) -> String {
    let inner = self.folder.isEmpty ? folder : "\(folder)/\(self.folder)"
    return "\(inner)/\(name)\(ending)"
  }

  /// The site behind `--for`, if any.
  static func site(from arguments: Arguments) throws(Failure) -> Site? {
    arguments.has("--for") ? try arguments.choice("--for", of: Site.self) : nil
  }

  /// Light and dark pictures in `formats`, all in the output folder itself.
  static func flat(_ formats: [Format]) throws(Failure) -> [Output] {
    let words = formats.map(\.rawValue).joined(separator: ",")
    return try all(from: Arguments(["--for", "html", "--format", words], options: options))
  }

  /// The pictures that the options ask for.
  static func all(from arguments: Arguments) throws(Failure) -> [Output] {
    let look = try Look(arguments)
    let formats = try arguments.list(
      "--format", of: Format.self,
      or: look.site == nil && look.slowness == nil ? [.svg, .png] : [.svg])
    if look.slowness != nil, formats != [.svg] {
      throw Failure(.usage, "only an SVG can move; leave --format out, or give --format svg")
    }
    let appearances = try arguments.list(
      "--palette", of: Appearance.self, or: [.light, .dark])
    try check(formats, appearances, for: look.site)
    var outputs: [Output] = []
    for format in formats {
      for appearance in appearances where appearance != .auto || format.holdsBothAppearances {
        outputs += try pictures(format, appearance, look)
      }
    }
    guard !outputs.isEmpty else {
      throw Failure(
        .usage, "a PNG or PDF has one palette; add --palette light or dark to --format")
    }
    return try withoutMissing(outputs, isAskedFor: arguments.has("--format"))
  }

  /// Refuses what a site cannot show.
  private static func check(
    _ formats: [Format], _ appearances: [Appearance], for site: Site?
  ) throws(Failure) {
    guard let site else { return }
    guard !(site == .docc && formats.count > 1) else {
      throw Failure(
        .usage, "DocC picks at random between two formats of one name; give --format svg or png")
    }
    guard !appearances.contains(.auto) else {
      throw Failure(.usage, "--for names a light and a dark picture; leave --palette auto out")
    }
  }

  /// How much slower than in reality dots run, where they do.
  private static func slowness(from arguments: Arguments) throws(Failure) -> Double? {
    guard let text = arguments["--slow"] else { return arguments.has("--animate") ? 1 : nil }
    guard let value = Double(text), (0.01...1000).contains(value) else {
      throw Failure(.usage, "--slow: \"\(text)\" is no number from 0.01 to 1000")
    }
    return value
  }

  /// How all pictures of a call look, and what they are called.
  private struct Look {
    let site: Site?
    let paintsBackground: Bool
    let isCompact: Bool
    let drawsText: Bool
    let idPrefix: String
    let slowness: Double?
    let theme: Theme
    let scales: [Int]

    init(_ arguments: Arguments) throws(Failure) {
      site = try Output.site(from: arguments)
      paintsBackground = try arguments.choice("--background", of: Background.self) == .page
      isCompact = try arguments.choice("--png", of: Colors.self) == .compact
      drawsText = try arguments.choice("--text", of: Text.self) == .outlines
      idPrefix = arguments["--ids"] ?? ""
      slowness = try Output.slowness(from: arguments)
      theme = try Output.theme(from: arguments)
      scales = try arguments.list("--scale", of: Scale.self, or: [.two]).map(\.pixels)
    }

    /// The folder for a format: the output folder itself where a site wants all in one.
    func folder(_ format: Format) -> String { site == nil ? format.rawValue : "" }

    /// What tells the scale of a PNG.
    ///
    /// Web pages give a picture's width; where there is one size only, its name need not tell the scale.
    func suffix(scale: Int) -> String {
      let isPlain = scale == 1 || (site != nil && site != .docc && scales.count == 1)
      return isPlain ? "" : "@\(scale)x"
    }
  }

  /// The pictures of one format and one appearance.
  private static func pictures(
    _ format: Format, _ appearance: Appearance, _ look: Look
  ) throws(Failure) -> [Output] {
    let moving = look.slowness == nil ? "" : "~animated"
    let suffix = moving + appearance.suffix(for: look.site)
    switch format {
    case .svg: return [try svg("\(suffix).svg", appearance, look)]
    case .png:
      return look.scales.map { scale in
        png("\(suffix)\(look.suffix(scale: scale)).png", appearance, look, scale: scale)
      }
    case .pdf: return [pdf("\(suffix).pdf", appearance, look)]
    }
  }

  private static func svg(
    _ ending: String, _ appearance: Appearance, _ look: Look
  ) throws(Failure) -> Output {
    let renderer = SVGRenderer(
      colors: appearance.colors(look.theme), paintsBackground: look.paintsBackground,
      idPrefix: look.idPrefix, slowness: look.slowness,
      outlines: look.drawsText ? try outlines() : nil)
    return Output(format: .svg, folder: look.folder(.svg), ending: ending, site: look.site) {
      scene throws(Failure) in
      try Failure.catching(.figure, "\(scene.name): ") { () throws(SceneError) in
        try renderer.render(scene)
      }
    }
  }

  private static func outlines() throws(Failure) -> @Sendable (Label) -> [Glyph] {
    #if Raster
      let outlines = try Failure.catching(.figure) { () throws(CairoError) in
        try GlyphOutlines()
      }
      return { outlines.glyphs(of: $0) }
    #else
      throw Failure(
        .usage,
        "--text outlines needs Pango: this motion-figures was built without the trait Raster")
    #endif
  }

  #if Raster
    private static func png(
      _ ending: String, _ appearance: Appearance, _ look: Look, scale: Int
    ) -> Output {
      let renderer = CairoRenderer(
        palette: appearance.palette(look.theme),
        format: .png(scale: scale, isCompact: look.isCompact),
        paintsBackground: look.paintsBackground)
      return raster(.png, ending, look, renderer)
    }

    private static func pdf(_ ending: String, _ appearance: Appearance, _ look: Look) -> Output {
      let renderer = CairoRenderer(
        palette: appearance.palette(look.theme), format: .pdf,
        paintsBackground: look.paintsBackground)
      return raster(.pdf, ending, look, renderer)
    }

    private static func raster(
      _ format: Format, _ ending: String, _ look: Look, _ renderer: CairoRenderer
    ) -> Output {
      Output(format: format, folder: look.folder(format), ending: ending, site: look.site) {
        scene throws(Failure) in
        try Failure.catching(.figure, "\(scene.name): ") { () throws(CairoError) in
          try renderer.render(scene)
        }
      }
    }
  #else
    private static func png(
      _ ending: String, _ appearance: Appearance, _ look: Look, scale: Int
    ) -> Output {
      Output(format: .png, folder: look.folder(.png), ending: ending, site: look.site) { _ in [] }
    }

    private static func pdf(_ ending: String, _ appearance: Appearance, _ look: Look) -> Output {
      Output(format: .pdf, folder: look.folder(.pdf), ending: ending, site: look.site) { _ in [] }
    }
  #endif

  /// Says that a tool built without Cairo leaves PNG and PDF out, and fails when nothing else was asked for.
  private static func withoutMissing(
    _ outputs: [Output], isAskedFor: Bool
  ) throws(Failure) -> [Output] {
    #if Raster
      return outputs
    #else
      let rest = outputs.filter { !$0.format.needsCairo }
      let message =
        "PNG and PDF are left out: this motion-figures was built without the trait Raster"
      guard !rest.isEmpty else { throw Failure(.usage, message) }
      if isAskedFor, rest.count < outputs.count { Files.warn(message) }
      return rest
    #endif
  }
}
