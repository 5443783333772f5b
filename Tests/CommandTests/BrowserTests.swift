import Foundation
import Testing

/// The pages in a real browser, where there is one.
@Suite(.enabled(if: Browser.path != nil, "skipped: chromium is not installed"))
struct BrowserTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.copyTemplate("spring-presets", as: "Templates/springs.figure.json")
    try place.copyTemplate("carousel", as: "Templates/carousel.figure.json")
    _ = try place.run("gallery")
    _ = try place.run("compare", "springs", "--set", "bouncy.preset=smooth", "--format", "html")
    _ = try place.run(
      "check", "--format", "svg", "--set", "size.width=800", "--artifacts", "artifacts")
  }

  private static let pages = [
    "Output/index.html", "Comparison/springs-compared.html", "artifacts/report.html",
  ]

  /// What `script` gives in `page` when the window is as wide as that.
  private func value(of script: String, in page: String, width: Int) throws -> String {
    let html = try String(decoding: place.data(page), as: UTF8.self)
    let probe = """
      <script>addEventListener("load", () => { document.documentElement.dataset.probe = \(script) })</script>
      """
    let path = String(page.dropLast(5)) + "-probe.html"
    try place.write(html.replacing("</html>", with: probe + "</html>"), to: path)
    let output = try Browser.document(place.folder.appending(path: path), width: width)
    return try String(#require(output.firstMatch(of: /data-probe="([^"]*)"/)).1)
  }

  /// Only tables and templates may be wider, and scroll by themselves.
  @Test(arguments: pages, [320, 900])
  func nothingIsWiderThanThePage(_ page: String, _ width: Int) throws {
    // Chromium's windows are never as narrow as a telephone.
    let script = """
      (document.documentElement.style.width = "\(width)px", [...document.querySelectorAll("body *")]\
      .filter(e => e.checkVisibility() && !e.closest(".wide, pre") \
      && e.getBoundingClientRect().right > \(width) + 0.5).map(e => e.tagName + e.className).join())
      """
    #expect(try value(of: script, in: page, width: 1000) == "")
  }

  @Test(arguments: pages)
  func everyPictureIsLoadedAndHasItsText(_ page: String) throws {
    let script = """
      [...document.images].filter(i => !i.complete || i.naturalWidth === 0 || !i.hasAttribute("alt")).length \
      + " of " + (document.images.length > 1)
      """
    #expect(try value(of: script, in: page, width: 1000) == "0 of true")
  }

  /// The reader's choice shows one of the two pictures.
  @Test(arguments: ["light", "dark"])
  func theAppearanceIsTheReadersChoice(_ appearance: String) throws {
    let script = """
      (document.getElementById("appearance-\(appearance)").click(), \
      ["light", "dark"].filter(n => getComputedStyle(document.querySelector("." + n + "-picture")).display !== "none").join())
      """
    #expect(try value(of: script, in: BrowserTests.pages[0], width: 1000) == appearance)
  }

  /// All that can be used is reached by the keyboard, in the order of the page.
  @Test(arguments: pages)
  func everythingIsReachedByKeyboard(_ page: String) throws {
    let script = """
      (all => all.filter(e => e.tabIndex !== 0).map(e => e.tagName).join() + " of " + (all.length > 2))\
      ([...document.querySelectorAll("a, input, summary, pre, [role=region]")]\
      .filter(e => e.checkVisibility()))
      """
    #expect(try value(of: script, in: page, width: 1000) == " of true")
  }
}

/// Chromium without a window.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The document as it is after its scripts have run.
  static func document(_ page: URL, width: Int) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let profile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: profile)
    }
    let process = Process()
    process.executableURL = URL(filePath: path!)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)",
      "--window-size=\(width),900", "--virtual-time-budget=4000", "--dump-dom", page.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: file, encoding: .utf8)
  }
}
