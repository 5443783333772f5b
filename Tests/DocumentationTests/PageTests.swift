import Foundation
import Testing

/// What the pages name is there.
@Suite struct PageTests {
  /// What stands in the first group of `pattern`, wherever `text` matches it.
  private func words(_ pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    let all = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: all).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  @Test func thereArePages() {
    let modules = [
      "CairoRenderer", "FigureReviews", "FigureScene", "FigureTemplates", "Figures",
      "MotionCurves", "SVGRenderer",
    ]
    for module in modules {
      let page = "Sources/\(module)/\(module).docc/\(module).md"
      #expect(Documentation.pages.contains(page), "write \(page), the first page of \(module)")
    }
  }

  @Test(arguments: Documentation.pages)
  func everyPictureIsAFigure(_ page: String) throws {
    let text = try Documentation.text(page)
    let names =
      try words(#"!\[[^\]]*\]\(([^)]*)\)"#, in: text) + words(#"@\w+\(source: "([^"]*)""#, in: text)
      + words(#"@PageImage\([^)]*source: "([^"]*)""#, in: text)
    for name in names {
      #expect(
        Documentation.hasFigure(name),
        "\(page) shows \"\(name)\"; write \(Documentation.template(name))")
    }
  }

  @Test(arguments: Documentation.pages)
  func everyCodeFileIsAnExample(_ page: String) throws {
    for file in try words(#"@Code\([^)]*file: "?([^,")]*)"#, in: Documentation.text(page)) {
      let folder = file.hasSuffix(".swift") ? "Swift/" : ""
      #expect(
        Documentation.exists("Documentation/Examples/\(folder)\(file)"),
        "\(page) shows the code \(file), which is not in Documentation/Examples")
    }
  }
}
