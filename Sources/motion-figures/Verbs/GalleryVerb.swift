import FigureScene
import FigureReviews
import FigureTemplates
import Figures
import MotionCurves

/// `gallery`: a page of all figures.
enum GalleryVerb: Verb {
  static let name = "gallery"
  static let summary = "writes a page of all figures, with their numbers, templates and sources"
  static let operands = "[TEMPLATE or FOLDER …]"
  static let example = "motion-figures gallery && open Output/index.html"

  static let explanation = """
    Renders the templates, all of Templates when none is named, as SVG into DIR/svg, and writes
    DIR/index.html: each figure in the appearance that its reader chooses, what it shows, its numbers, its
    template and where its constants come from. The page needs no network, and can be printed.

    The order is that of a file gallery.txt beside the templates: a line that begins with # is a topic, any
    other the name of a figure under it.
    """

  static let options =
    [
      Arguments.Option(
        name: "--output", value: "DIR", help: "where it is written; Output when left out")
    ] + Input.options

  static func run(_ arguments: Arguments) async throws(Failure) {
    let folder = arguments["--output"] ?? "Output"
    let (inputs, failures) = try Input.all(
      named: arguments.operands, Input.Reading(arguments))
    var failure: Failure?
    do throws(Failure) {
      try await Batch(inputs: inputs, failures: failures, outputs: pictures(), folder: folder)
        .run()
    } catch {
      failure = error
    }
    try writePage(of: inputs, in: folder)
    if let failure { throw failure }
  }

  /// The pictures that the page shows.
  static func pictures() throws(Failure) -> [Output] {
    try Output.all(from: Arguments(["--format", "svg"], options: Output.options))
  }

  /// Writes the page, of what can be shown, also when something else cannot.
  static func writePage(of inputs: [Input], in folder: String) throws(Failure) {
    let path = "\(folder)/index.html"
    let shown = inputs.filter { (try? $0.content()) != nil }
    if try Files.put(page(of: shown), at: path) { try Files.say(path, to: 1) }
  }

  /// The page of figures whose SVGs lie in `svg/` beside it.
  private static func page(of inputs: [Input]) throws(Failure) -> [UInt8] {
    let topics = try GalleryOrder.topics(of: inputs)
    let parts = try topics.map { topic throws(Failure) in try part(topic) }
    return Page.document(
      title: "Figures",
      style: """
        nav ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}
        nav li{font-size:.875rem;line-height:1.3}
        nav a{display:block;color:inherit;text-decoration:none}
        nav a:hover span,nav a:focus span{text-decoration:underline}
        nav img{height:6rem;width:100%;object-fit:contain;object-position:left bottom;margin-bottom:.25rem}
        details{margin:.25rem 0}
        @media print{details:not([open]){display:none}article{margin:0 0 2rem}}
        """,
      body: """
        <header>
        <h1>Figures</h1>
        \(Page.appearance)
        </header>
        <nav aria-label="Figures">
        \(parts.map { $0.links }.joined(separator: "\n"))
        </nav>
        <main>
        \(parts.map { $0.articles }.joined(separator: "\n"))
        </main>
        """)
  }

  /// The links to the figures of a topic, and the figures.
  private static func part(
    _ topic: GalleryOrder.Topic
  ) throws(Failure) -> (links: String, articles: String) {
    var (links, articles): ([String], [String]) = ([], [])
    for input in topic.inputs {
      let content = try input.content()
      let title = Page.escaped(content.figure.title)
      let picture = Page.picture(
        files(input.name, content.figure.size), alt: "")
      links.append(
        "<li><a href=\"#figure-\(input.name)\">\(picture)<span>\(title)</span></a></li>")
      articles.append(try article(input, content))
    }
    let title = topic.title.isEmpty ? "" : "<h2>\(Page.escaped(topic.title))</h2>\n"
    return (
      links: "\(title)<ul>\n\(links.joined(separator: "\n"))\n</ul>",
      articles: articles.joined(separator: "\n")
    )
  }

  /// Where the pictures of a figure lie, from the page.
  private static func files(_ name: String, _ size: Size) -> Page.Files {
    Page.Files(light: "svg/\(name).svg", dark: "svg/\(name)~dark.svg", size: size)
  }

  private static func article(
    _ input: Input, _ content: FigureContent
  ) throws(Failure) -> String {
    let figure = content.figure
    let template = String(decoding: try input.bytes(), as: UTF8.self)
    let narrow = try input.pictures().first { $0.narrowWidth != nil }
    let picture = Page.picture(
      files(input.name, figure.size), narrow: narrow.map { files($0.name, $0.scene.size) },
      alt: figure.title)
    return """
      <article id="figure-\(input.name)" aria-label="\(Page.escaped(figure.title))">
      <div class="together">
      <h2>\(Page.escaped(figure.title))</h2>
      <p>\(Page.escaped(figure.summary))</p>
      <figure>
      \(picture)
      </figure>
      </div>
      \(numbers(content.motions))
      <details><summary>Template</summary>
      <pre tabindex="0"><code>\(Page.escaped(template))</code></pre></details>
      \(sources(content.motions))
      </article>
      """
  }

  /// The landmarks of all motions: a table for each kind, a column for each motion.
  private static func numbers(_ motions: [Motion]) -> String {
    var types: [String] = []
    for motion in motions where !types.contains(motion.type) { types.append(motion.type) }
    let tables = types.map { type -> String in
      let columns = motions.filter { $0.type == type }
      var names: [String] = []
      for name in columns.flatMap({ $0.landmarks.map(\.name) }) where !names.contains(name) {
        names.append(name)
      }
      let rows = names.map { name in
        [name] + columns.map { $0.landmarks.first { $0.name == name }?.text ?? "–" }
      }
      return Page.table(caption: type, columns: [""] + columns.map(\.name), rows: rows)
    }
    return tables.isEmpty
      ? ""
      : "<details><summary>Numbers</summary>\n\(tables.joined(separator: "\n"))\n</details>"
  }

  private static func sources(_ motions: [Motion]) -> String {
    var seen: Set<String> = []
    let items = motions.flatMap(\.sources).compactMap { constant -> String? in
      let text = "\(constant.name): \(constant.provenance.source)"
      guard seen.insert(text).inserted else { return nil }
      return "<li>\(Page.escaped(text)) (\(constant.provenance.certainty.rawValue))</li>"
    }
    return items.isEmpty
      ? ""
      : "<details><summary>Sources</summary>\n<ul class=\"note\">\(items.joined(separator: "\n"))</ul></details>"
  }
}
