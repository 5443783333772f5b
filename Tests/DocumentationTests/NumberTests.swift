import FigureTemplates
import Foundation
import Testing

/// Every number that the pages about motion print is computed: it stands in a figure of the page, or in the page's own
/// list of computed numbers.
@Suite struct NumberTests {
  private static let folder = "Sources/MotionCurves/MotionCurves.docc"

  static let pages = Documentation.files(folder).filter { $0.hasSuffix(".md") }

  /// The numbers in a text as they are printed, without signs and without what parts thousands.
  private static func numbers(in text: String) -> [String] {
    text.matches(of: /[0-9]+(?:[.,][0-9]+)*/).map { String($0.output).replacing(",", with: "") }
  }

  /// What a page says in words: without its code, its pictures' names, its links' targets and its list of numbers.
  static func prose(_ page: String) -> String {
    var text = page.replacing(/<!--[\s\S]*?-->/, with: "").replacing(/```[\s\S]*?```/, with: "")
      .replacing(/``[^`]*``/, with: "").replacing(/`[^`\n]*`/, with: "")
      .replacing(/\]\([^)]*\)/, with: "]").replacing(/<doc:[^>]*>/, with: "")
      .replacing(/@[A-Z]\w*\([^)]*\)/, with: "")
    // Names that end in a number, and years, are none that a law has.
    text = text.replacing(
      /\b(iOS|macOS|WWDC|session|Swift|section|CSS) [0-9]+(?:\.[0-9]+)*/, with: "")
    return text.replacing(/\b(19|20)[0-9]{2}\b/, with: "")
  }

  /// The numbers that the figures of a page print.
  private static func shown(on page: String) throws -> Set<String> {
    var found: Set<String> = []
    for match in page.matches(of: /!\[[^\]]*\]\(([^)]*)\)/) {
      let svg = try Documentation.text("Output/svg/\(match.output.1).svg")
      found.formUnion(numbers(in: svg.replacing(/<[^>]*>/, with: " ")))
    }
    return found
  }

  /// The numbers that the list at a page's end computes: curves, and a text with formulas.
  static func computed(on page: String) throws -> Set<String> {
    guard let list = page.firstMatch(of: /<!-- numbers\s*\{([\s\S]*)\}\s*-->/)?.output.1 else {
      return []
    }
    let template = """
      { "title": "t", "x": { "domain": [0, 1] }, "y": { "domain": [0, 1] },
        "marks": [{ "type": "rule", "y": 0.5 }], \(list) }
      """
    // What is typed there would be no more computed than on the page.
    let summary = try #require(list.firstMatch(of: /"summary":\s*"([^"]*)"/)).output.1
    #expect(numbers(in: String(summary).replacing(/\{[^}]*\}/, with: "")).isEmpty)
    let content = try Template.content(
      from: Array(template.utf8), file: "numbers", name: "numbers")
    return Set(numbers(in: content.figure.summary))
  }

  @Test(arguments: pages)
  func everyNumberOfAPageIsComputed(_ name: String) throws {
    let page = try Documentation.text("\(Self.folder)/\(name)")
    let known = try Self.shown(on: page).union(Self.computed(on: page))
    let stale = Self.numbers(in: Self.prose(page)).filter { !known.contains($0) }
    #expect(stale.isEmpty, "\(name) prints what nothing there computes: \(stale)")
  }

  @Test func aStaleNumberIsFound() throws {
    let page = """
      It halves every 346 ms, as of iOS 26.5 and WWDC 2018, and every 347 in `1 + 2`, in 2012.

      <!-- numbers
      { "curves": { "n": { "type": "deceleration", "rate": "normal" } }, "summary": "{n.halfLife | ms}" }
      -->
      """
    #expect(Self.numbers(in: Self.prose(page)) == ["346", "347"])
    #expect(try Self.computed(on: page) == ["346"])
  }

  /// Each figure has its place on a page, so that none is only a file.
  @Test func everyFigureIsOnAPage() throws {
    let pages = try Self.pages.map { try Documentation.text("\(Self.folder)/\($0)") }
    let figures = Documentation.files("Templates").filter { $0.hasSuffix(Documentation.suffix) }
      .map { String($0.dropLast(Documentation.suffix.count)) }.sorted()
    for figure in figures {
      #expect(pages.contains { $0.contains("](\(figure))") }, "\(figure) is on no page")
    }
    // And in the gallery, in an order that people chose.
    let order = try Documentation.text("Templates/gallery.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(order.sorted() == figures)
    let readme = try Documentation.text("README.md")
    let shown = readme.matches(of: /<a href="Templates\/([a-z0-9-]+)\.figure\.json">/).map {
      String($0.output.1)
    }
    #expect(shown == order, "README.md shows the gallery in its order")
  }
}
