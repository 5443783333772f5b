import FigureScene
import Figures
import SVGRenderer

#if Raster
  import CairoRenderer
#endif

/// One picture of each figure: a format in certain colours.
struct Output {
  /// How a picture is written.
  enum Format: String, CaseIterable {
    case svg, png, pdf
  }

  /// Where figures are shown, which has names of its own for them.
  enum Site: String, CaseIterable {
    case docc, github, mkdocs, html

    /// What follows a dark picture's name.
    var darkSuffix: String { self == .docc ? "~dark" : "-dark" }
  }

  let format: Format
  /// The folder below the output folder; empty for the output folder itself.
  let folder: String
  /// What follows the figure's name.
  let ending: String
  let bytes: @Sendable (Scene) throws(Failure) -> [UInt8]

  /// The options that choose pictures.
  static let options = [
    Arguments.Option(
      name: "--format", value: "svg,png,pdf",
      help: "what is written; svg and png when left out, svg with --for"),
    Arguments.Option(
      name: "--palette", value: "light,dark,auto",
      help: "the colours; light and dark when left out. auto is one SVG for both"),
    Arguments.Option(
      name: "--for", value: "docc,github,mkdocs,html",
      help: "the names that a site wants, all in DIR itself; one of them"),
    Arguments.Option(
      name: "--text", value: "text,outlines",
      help: "outlines draws an SVG's labels, so that no reader needs the font; text when left out"),
    Arguments.Option(
      name: "--scale", value: "1,2,3", help: "the pixels a point takes in a PNG; 2 when left out"),
    Arguments.Option(
      name: "--png", value: "exact,compact",
      help: "compact takes half the bytes, with 256 colours; exact when left out"),
    Arguments.Option(
      name: "--background", value: "page,none", help: "none leaves the page transparent"),
  ]

  /// The path of a figure's picture.
  func path(of name: String, in folder: String) -> String {
    let inner = self.folder.isEmpty ? folder : "\(folder)/\(self.folder)"
    return "\(inner)/\(name)\(ending)"
  }

  /// The site behind `--for`, if any.
  static func site(from arguments: Arguments) throws(Failure) -> Site? {
    guard arguments.has("--for") else { return nil }
    return Site(rawValue: try arguments.choice("--for", of: Site.allCases.map(\.rawValue)))
  }

  /// Light and dark pictures in `formats`, all in the output folder itself.
  static func flat(_ formats: String) throws(Failure) -> [Output] {
    try all(from: Arguments(["--for", "html", "--format", formats], options: options))
  }

  /// The pictures that the options ask for.
  static func all(from arguments: Arguments) throws(Failure) -> [Output] {
    let site = try site(from: arguments)
    let usual = site == nil ? ["svg", "png"] : ["svg"]
    let formats = try arguments.list("--format", of: Format.allCases.map(\.rawValue), or: usual)
      .map { Format(rawValue: $0)! }
    let palettes = try arguments.list(
      "--palette", of: ["light", "dark", "auto"], or: ["light", "dark"])
    let scales = try arguments.list("--scale", of: ["1", "2", "3"], or: ["2"]).map { Int($0)! }
    if let site {
      guard !(site == .docc && formats.count > 1) else {
        throw Failure(
          .usage, "DocC picks at random between two formats of one name; give --format svg or png")
      }
      guard !palettes.contains("auto") else {
        throw Failure(.usage, "--for names a light and a dark picture; leave --palette auto out")
      }
    }
    let look = Look(
      paintsBackground: try arguments.choice("--background", of: ["page", "none"]) == "page",
      isCompact: try arguments.choice("--png", of: ["exact", "compact"]) == "compact",
      drawsText: try arguments.choice("--text", of: ["text", "outlines"]) == "outlines")
    var outputs: [Output] = []
    for format in formats {
      for palette in palettes {
        switch format {
        case .svg: outputs.append(try svg(palette, look, site))
        case .png where palette != "auto":
          outputs += try scales.map { scale throws(Failure) in
            try png(palette, scale: scale, look, site, isOnly: scales.count == 1)
          }
        case .pdf where palette != "auto": outputs.append(pdf(palette, look, site))
        case .png, .pdf: break
        }
      }
    }
    guard !outputs.isEmpty else {
      throw Failure(
        .usage, "a PNG or PDF has one palette; add --palette light or dark to --format")
    }
    return try withoutMissing(outputs, isAskedFor: arguments.has("--format"))
  }

  /// How all pictures of a call look.
  private struct Look {
    let paintsBackground: Bool
    let isCompact: Bool
    let drawsText: Bool
  }

  private static func suffix(_ palette: String, _ site: Site?) -> String {
    palette == "light" ? "" : palette == "dark" ? site?.darkSuffix ?? "~dark" : "~\(palette)"
  }

  private static func palette(_ name: String) -> Palette {
    name == "dark" ? .dark : .light
  }

  private static func svg(_ name: String, _ look: Look, _ site: Site?) throws(Failure) -> Output {
    var renderer = SVGRenderer(
      colors: name == "auto" ? .automatic : .palette(palette(name)),
      paintsBackground: look.paintsBackground)
    if look.drawsText { renderer.outlines = try outlines() }
    let (ending, folder) = ("\(suffix(name, site)).svg", site == nil ? "svg" : "")
    return Output(format: .svg, folder: folder, ending: ending) { [renderer] scene in
      renderer.bytes(for: scene)
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

  private static func png(
    _ name: String, scale: Int, _ look: Look, _ site: Site?, isOnly: Bool
  ) throws(Failure) -> Output {
    // Web pages give a picture's width; where there is one size only, its name need not tell the scale.
    let isPlain = scale == 1 || (site != nil && site != .docc && isOnly)
    let ending = suffix(name, site) + (isPlain ? "" : "@\(scale)x") + ".png"
    let folder = site == nil ? "png" : ""
    #if Raster
      let renderer = CairoRenderer(
        palette: palette(name), format: .png(scale: scale, isCompact: look.isCompact),
        paintsBackground: look.paintsBackground)
      return Output(format: .png, folder: folder, ending: ending) { scene throws(Failure) in
        try Failure.catching(.figure, "\(scene.name): ") { () throws(CairoError) in
          try renderer.render(scene)
        }
      }
    #else
      return Output(format: .png, folder: folder, ending: ending) { _ in [] }
    #endif
  }

  private static func pdf(_ name: String, _ look: Look, _ site: Site?) -> Output {
    let (ending, folder) = ("\(suffix(name, site)).pdf", site == nil ? "pdf" : "")
    #if Raster
      let renderer = CairoRenderer(
        palette: palette(name), format: .pdf, paintsBackground: look.paintsBackground)
      return Output(format: .pdf, folder: folder, ending: ending) { scene throws(Failure) in
        try Failure.catching(.figure, "\(scene.name): ") { () throws(CairoError) in
          try renderer.render(scene)
        }
      }
    #else
      return Output(format: .pdf, folder: folder, ending: ending) { _ in [] }
    #endif
  }

  /// Says that a tool built without Cairo leaves PNG and PDF out, and fails when nothing else was asked for.
  private static func withoutMissing(
    _ outputs: [Output], isAskedFor: Bool
  ) throws(Failure) -> [Output] {
    #if Raster
      return outputs
    #else
      let rest = outputs.filter { $0.format == .svg }
      let way = "PNG and PDF are left out: this motion-figures was built without the trait Raster"
      guard !rest.isEmpty else { throw Failure(.usage, way) }
      if isAskedFor, rest.count < outputs.count { Files.warn(way) }
      return rest
    #endif
  }
}
