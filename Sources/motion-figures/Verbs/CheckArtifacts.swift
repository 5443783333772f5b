import FigureScene

/// The pictures of what changed, and a page that shows them.
enum CheckArtifacts {
  static func write(_ faults: [Finding], to folder: String) throws(Failure) {
    var sections: [String] = []
    for finding in faults {
      guard case .stale(let change) = finding.state else {
        sections.append(section(finding, body: ""))
        continue
      }
      // Below the folder whatever the path: no step up, and no other file in the same place.
      let name = finding.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        .joined(separator: "/")
      let overlaid = change.format == .svg ? difference(change) : change.difference
      let files: [(String, [UInt8])] =
        [("old/\(name)", change.old), ("new/\(name)", change.new)]
        + (overlaid.map { [("difference/\(name)", $0)] } ?? [])
      for (path, bytes) in files {
        try Files.makeFolder(Files.folder(of: "\(folder)/\(path)"))
        _ = try Files.put(bytes, at: "\(folder)/\(path)")
      }
      guard change.format.isShownInPages, change.canBeShown else {
        sections.append(
          section(finding, body: "<p>The old and the new file are beside this page.</p>"))
        continue
      }
      sections.append(section(finding, body: pictures(change)))
    }
    try Files.makeFolder(folder)
    _ = try Files.put(page(sections), at: "\(folder)/report.html")
  }

  private static func section(_ finding: Finding, body: String) -> String {
    """
    <article>
    <h2>\(Page.escaped(finding.subject))</h2>
    <p>It \(Page.escaped(finding.sentence)).</p>
    \(body)
    </article>
    """
  }

  /// Two SVGs laid over one another, so that only what differs is seen.
  private static func difference(_ change: Finding.Change) -> [UInt8] {
    let images = [change.old, change.new].map { Page.dataAddress($0, type: "image/svg+xml") }
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(whole(change.size.width))" height="\(whole(change.size.height))" viewBox="0 0 \(whole(change.size.width)) \(whole(change.size.height))">
        <title>What differs between the old and the new figure</title>
        <image width="100%" height="100%" href="\(images[0])"/>
        <image width="100%" height="100%" style="mix-blend-mode:difference" href="\(images[1])"/>
      </svg>

      """.utf8)
  }

  /// The old, the new and the difference side by side, and the old over the new with a slider.
  private static func pictures(_ change: Finding.Change) -> String {
    let type = change.format.mediaType
    let old = Page.dataAddress(change.old, type: type)
    let new = Page.dataAddress(change.new, type: type)
    func figure(_ caption: String, _ image: String) -> String {
      "<figure><figcaption class=\"note\">\(caption)</figcaption>\(image)</figure>"
    }
    let difference =
      change.difference.map {
        "<img alt=\"what differs, in red\" src=\"\(Page.dataAddress($0, type: "image/png"))\">"
      }
      ?? "<div class=\"over difference\"><img alt=\"what differs\" src=\"\(old)\"><img alt=\"\" src=\"\(new)\"></div>"
    return """
      <div class="three">
      \(figure("old", "<img alt=\"the old figure\" src=\"\(old)\">"))
      \(figure("new", "<img alt=\"the new figure\" src=\"\(new)\">"))
      \(figure("difference", difference))
      </div>
      <div class="over slider">
      <img alt="the new figure" src="\(new)"><img alt="the old figure, over it" src="\(old)">
      </div>
      <label class="controls">new
      <input type="range" min="0" max="100" value="50" aria-label="how much of the old figure is shown, from the left"
      oninput="this.closest('article').querySelector('.slider').style.setProperty('--shown', this.value + '%')">
      old</label>
      """
  }

  private static func page(_ sections: [String]) -> [UInt8] {
    Page.document(
      title: "Figures that changed",
      style: """
        body{max-width:90rem}
        .three{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1rem}
        .three figure{margin:0}
        .three img,.over{border:1px solid var(--line)}
        .over{position:relative;max-width:60rem;--shown:50%}
        .over img+img{position:absolute;inset:0;width:100%}
        .over img{width:100%}
        .slider img+img{clip-path:inset(0 calc(100% - var(--shown)) 0 0)}
        .slider::after{content:"";position:absolute;top:0;bottom:0;left:var(--shown);width:1px;background:var(--accent)}
        .difference{isolation:isolate}
        .difference img+img{mix-blend-mode:difference}
        @media print{.slider{display:none}}
        input[type=range]{flex:1;max-width:54rem;accent-color:var(--accent)}
        """,
      body: """
        <main>
        <h1>Figures that changed</h1>
        <p>\(sections.count == 1 ? "One file is" : "\(sections.count) files are") not as the templates have it.</p>
        \(Page.appearance)
        \(sections.joined(separator: "\n"))
        </main>
        """)
  }
}
