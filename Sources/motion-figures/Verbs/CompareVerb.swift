import FigureReviews
import FigureScene
import FigureTemplates
import Figures

/// `compare`: two springs, or a template and a change of it, side by side.
enum CompareVerb: Verb {
  static let name = "compare"
  static let summary = "overlays two templates, or one and a change of it, with all numbers of both"

  private enum Report: String, Choice {
    case text, json
  }

  /// What is written of a comparison.
  private enum Part: String, Choice {
    case svg, png, pdf, html

    /// The format of a picture; `nil` for the page.
    var picture: Output.Format? {
      switch self {
      case .svg: .svg
      case .png: .png
      case .pdf: .pdf
      case .html: nil
      }
    }
  }

  static let options =
    [
      Arguments.Option(
        name: "--output", value: "DIR", help: "where it is written; Comparison when left out"),
      Arguments.Option(
        name: "--format", value: Part.value,
        help: "what is written; svg, png and html when left out"),
      Arguments.Option(
        name: "--report", value: Report.value,
        help: "how the numbers are printed; text when left out"
      ),
    ] + Input.options

  static let operands = "A [B]"
  static let example = "motion-figures compare spring-presets --set bouncy.preset=snappy"

  static let explanation = """
    Compares the templates A and B, or A as it is and as it is with --set; with both, --set changes B.
    Writes one figure with the old curves faint, the new ones full and what lies between them shaded, and a
    page with the figure, a sentence for each notable change and every number of both. Prints the sentences
    and the numbers.
    """

  static func run(_ arguments: Arguments) throws(Failure) {
    let reading = try Input.Reading(arguments)
    let settings = reading.settings
    let operands = arguments.operands
    guard operands.count == 2 || (operands.count == 1 && !settings.isEmpty) else {
      throw Failure(
        .usage, "it takes two templates, or one and --set PATH=VALUE, as spring.bounce=0.3")
    }
    let report = try arguments.choice("--report", of: Report.self)
    let parts = try arguments.list("--format", of: Part.self, or: [.svg, .png, .html])
    var unchanged = reading
    unchanged.settings = []
    let old = try Input.one(named: operands[0], unchanged)
    let new = try Input.one(named: operands[operands.count - 1], reading)
    let names = names(old, new, settings)
    let versions = (
      Comparison.Version(name: names.old, content: try old.content()),
      Comparison.Version(name: names.new, content: try new.content())
    )
    let comparison = try Failure.catching(.figure) { () throws(FigureError) in
      try Comparison(versions.0, versions.1)
    }
    let name =
      operands.count == 2 && old.name != new.name ? "\(old.name)-and-\(new.name)" : old.name
    try write(
      comparison, name: "\(name)-compared", parts, in: arguments["--output"] ?? "Comparison")
    switch report {
    case .text: try Files.say(Printable.visible(text(comparison)), to: 1)
    case .json: try Files.say(json(comparison), to: 1)
    }
  }

  /// What the two versions are called: by their settings, their names, or else their paths.
  private static func names(
    _ old: Input, _ new: Input, _ settings: [Setting]
  ) -> (old: String, new: String) {
    let change = settings.map { "\($0.path.joined(separator: ".")) = \($0.value)" }
      .joined(separator: ", ")
    if old.path == new.path { return ("before", change.isEmpty ? "after" : change) }
    let names = old.name == new.name ? (old.path, new.path) : (old.name, new.name)
    return (names.0, change.isEmpty ? names.1 : "\(names.1), \(change)")
  }

  private static func write(
    _ comparison: Comparison, name: String, _ parts: [Part], in folder: String
  ) throws(Failure) {
    let scene: Scene?
    do {
      scene = try comparison.figure(name: name).scene()
    } catch {
      Files.warn(error.description)
      scene = nil
    }
    try Files.makeFolder(folder)
    var written: [(path: String, bytes: [UInt8])] = []
    if let scene {
      let formats = parts.compactMap(\.picture)
      let outputs = formats.isEmpty ? [] : try Output.flat(formats)
      for output in outputs {
        written.append((output.path(of: name, in: folder), try output.bytes(scene)))
      }
    }
    if parts.contains(.html) {
      written.append(("\(folder)/\(name).html", try page(comparison, scene)))
    }
    for fault in scene.map({ LayoutCheck.faults(of: $0) }) ?? [] {
      Files.warn("\(name): warning: \(fault)")
    }
    for (path, bytes) in written where try Files.put(bytes, at: path) { Files.warn(path) }
  }

  // MARK: - Reports

  private static let columns = ["", "before", "after", "difference"]

  private static func rows(_ pair: Comparison.Pair) -> [[String]] {
    pair.landmarks.map { change in
      [
        change.name, change.text(change.before), change.text(change.after), change.difference,
      ]
    }
  }

  private static func text(_ comparison: Comparison) -> String {
    let header = "\(comparison.before.name) → \(comparison.after.name)"
    let sentences =
      comparison.sentences.isEmpty
      ? ["Nothing notable changes."] : comparison.sentences.map { "- \($0)" }
    let tables = comparison.pairs.map { pair -> String in
      guard !pair.isUnchanged else { return "\(pair.name): unchanged" }
      let rows = [[pair.name] + columns.dropFirst()] + rows(pair)
      let widths = columns.indices.map { column in rows.map { $0[column].count }.max()! + 2 }
      return rows.map { row in
        let cells = row.indices.dropFirst().map { column in
          String(repeating: " ", count: widths[column] - row[column].count) + row[column]
        }
        return row[0].padded(to: widths[0]) + cells.joined()
      }.joined(separator: "\n")
    }
    return ([header, sentences.joined(separator: "\n")] + tables).joined(separator: "\n\n")
  }

  private static func json(_ comparison: Comparison) -> String {
    let motions = comparison.pairs.map { pair in
      JSONText.object([
        ("name", JSONText.quoted(pair.name)),
        (
          "landmarks",
          JSONText.list(
            pair.landmarks.map { change in
              JSONText.object([
                ("name", JSONText.quoted(change.name)),
                ("before", JSONText.number(change.before)),
                ("after", JSONText.number(change.after)),
              ])
            })
        ),
      ])
    }
    return JSONText.object([
      ("before", JSONText.quoted(comparison.before.name)),
      ("after", JSONText.quoted(comparison.after.name)),
      ("changes", JSONText.list(comparison.sentences.map { JSONText.quoted($0) })),
      ("motions", JSONText.list(motions)),
    ])
  }

  private static func page(_ comparison: Comparison, _ scene: Scene?) throws(Failure) -> [UInt8] {
    let title = comparison.after.content.figure.title
    let sentences =
      comparison.sentences.isEmpty
      ? "<p>Nothing notable changes.</p>"
      : "<ul>\n" + comparison.sentences.map { "<li>\(Page.escaped($0))</li>\n" }.joined() + "</ul>"
    var figure = ""
    if let scene {
      let addresses = try Output.flat([.svg]).map { output throws(Failure) in
        Page.dataAddress(try output.bytes(scene), type: "image/svg+xml")
      }
      figure = """
        <figure>
        \(Page.picture(Page.Files(light: addresses[0], dark: addresses[1], size: scene.size), alt: scene.title))
        </figure>
        """
    }
    let tables = comparison.pairs.map { pair in
      pair.isUnchanged
        ? "<p><strong>\(Page.escaped(pair.name))</strong> is unchanged.</p>"
        : Page.table(caption: pair.name, columns: columns, rows: rows(pair))
    }
    return Page.document(
      title: "\(title): \(comparison.before.name) and \(comparison.after.name)",
      body: """
        <main>
        <h1>\(Page.escaped(title))</h1>
        <p>\(Page.escaped(comparison.before.name)) → \(Page.escaped(comparison.after.name))</p>
        \(Page.appearance)
        \(figure)
        <h2>What changes</h2>
        \(sentences)
        <h2>All numbers</h2>
        \(tables.joined(separator: "\n"))
        </main>
        """)
  }
}
