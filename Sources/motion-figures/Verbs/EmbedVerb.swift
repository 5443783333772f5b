import FigureScene
import Figures

/// `embed`: what to paste where a figure is to stand.
enum EmbedVerb: Verb {
  static let name = "embed"
  static let summary = "prints the snippet that shows a figure on a site"
  static let operands = "TEMPLATE"
  static let example = "motion-figures embed spring-presets --for github --path docs/figures"

  static let explanation = """
    Prints what to paste into a page: DocC's @Image, which finds the dark picture itself; a <picture> with a
    dark source for GitHub and HTML, and one for narrow pages where the template has "narrow"; two Markdown images for MkDocs with Material's #only-light and
    #only-dark. The alternative text is the figure's title and summary. `render --for` writes the files.
    """

  /// The formats that a page can show.
  private enum Pictures: String, Choice {
    case svg, png
  }

  static let options =
    [
      Arguments.Option(
        name: "--for", value: Output.Site.value,
        help: "the site; one of them, github when left out"),
      Arguments.Option(
        name: "--format", value: Pictures.value,
        help: "which files the snippet names; svg when left out"),
      Arguments.Option(
        name: "--path", value: "DIR",
        help: "where the files are, from the page; beside it when left out"),
    ] + Input.options

  static func run(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count == 1 else {
      throw Failure(
        .usage, "it takes one template: motion-figures embed spring-presets --for github")
    }
    let site = try Output.site(from: arguments) ?? .github
    let format = try arguments.choice("--format", of: Pictures.self)
    let input = try Input.one(
      named: arguments.operands[0], Input.Reading(arguments))
    let folder = arguments["--path"].map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let files = try input.pictures().map {
      (files: PictureFiles($0, in: folder, site, format), picture: $0)
    }
    guard let own = files.first else { return }
    let narrow = files.dropFirst().map { ($0.files, $0.picture) }
    try Files.say(
      snippet(own.picture.scene, own.files, narrow: narrow, site), to: 1)
  }

  /// The files of a picture, for light and for dark.
  private struct PictureFiles {
    let light, dark: String

    init(_ picture: Input.Picture, in folder: String, _ site: Output.Site, _ format: Pictures) {
      let path = folder + picture.name
      light = "\(path).\(format.rawValue)"
      dark = "\(path)\(site.darkSuffix).\(format.rawValue)"
    }
  }

  /// The sources of a narrow column's picture, which come before those for any page.
  private static func sources(_ files: PictureFiles, _ scene: Scene) -> [String] {
    let size = "width=\"\(whole(scene.size.width))\" height=\"\(whole(scene.size.height))\""
    let narrow = "(max-width: \(Page.narrow)px)"
    return [
      "<source media=\"\(narrow) and (prefers-color-scheme: dark)\" "
        + "srcset=\"\(Page.escaped(files.dark))\" \(size)>",
      "<source media=\"\(narrow)\" srcset=\"\(Page.escaped(files.light))\" \(size)>",
    ]
  }

  private static func snippet(
    _ scene: Scene, _ files: PictureFiles, narrow: [(PictureFiles, Input.Picture)],
    _ site: Output.Site
  ) -> String {
    let alt = "\(scene.title). \(scene.summary)"
    let (light, dark) = (files.light, files.dark)
    switch site {
    case .docc:
      // DocC looks for the file by its base name, and has no way to write a quotation mark.
      let text = alt.replacing(scalars: ["\"": "”", "\\": "⧵", "\n": " "])
      return "@Image(source: \"\(scene.name)\", alt: \"\(text)\")"
    case .mkdocs:
      let text = Markdown.escaped(alt)
      let files = [light, dark].map {
        $0.replacing(scalars: [" ": "%20", "(": "%28", ")": "%29"])
      }
      return "![\(text)](\(files[0])#only-light)\n![\(text)](\(files[1])#only-dark)"
    case .github, .html:
      let sources = narrow.flatMap { self.sources($0.0, $0.1.scene) }
      return """
        <picture>
        \(sources.map { "  \($0)\n" }.joined())\
          <source media="(prefers-color-scheme: dark)" srcset="\(Page.escaped(dark))">
          <img src="\(Page.escaped(light))" alt="\(Page.escaped(alt))" \
        width="\(whole(scene.size.width))" height="\(whole(scene.size.height))">
        </picture>
        """
    }
  }
}
