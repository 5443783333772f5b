import FigureReviews
import FigureScene
import FigureTemplates
import Figures
import Foundation
import MotionCurves
import SVGRenderer
import Testing

#if Raster
  import CairoRenderer
#endif

/// The Swift on the first pages of the modules: it compiles, because it stands here, and it is what the pages
/// show, because it is compared with them.
@Suite struct SnippetTests {
  private func textIsMeasured() -> Double {
    let font = Font(14, .semibold)
    let width = Ruler.inter.advance(of: "half-life", font: font)
    return width
  }

  private func aFigureIsMade() throws -> [UInt8] {
    let bouncy = Spring.bouncy.motion()
    let figure = Figure("bouncy", title: "A spring that overshoots") {
      CurveMark(bouncy, label: "bouncy")
      RuleMark(y: 1, label: "target")
      PointMark(
        bouncy, at: bouncy.peakTime,
        label: "\(bouncy.overshootShare, format: .percent(1))")
    }
    let svg = try SVGRenderer(palette: .dark).render(figure.scene())
    return svg
  }

  private func aTemplateIsRead(_ bytes: [UInt8]) throws -> [UInt8] {
    let scene = try Template.scene(from: bytes, file: "bouncy.figure.json", name: "bouncy")
    let svg = try SVGRenderer(palette: .light).render(scene)
    return svg
  }

  private func twoVersionsAreCompared(
    _ before: Comparison.Version, _ after: Comparison.Version
  ) throws -> Figure {
    let comparison = try Comparison(before, after)
    for sentence in comparison.sentences { print(sentence) }
    let figure = try comparison.figure(name: "review")
    return figure
  }

  private func bothAppearancesAreWritten(_ figure: Figure) throws -> [[UInt8]] {
    let scene = try figure.scene()
    let light = try SVGRenderer(palette: .light).render(scene)
    let dark = try SVGRenderer(palette: .dark).render(scene)
    return [light, dark]
  }

  #if Raster
    private func aPNGIsWritten(_ figure: Figure) throws -> [UInt8] {
      let renderer = CairoRenderer(palette: .dark, format: .png(scale: 2, isCompact: false))
      let png = try renderer.render(figure.scene())
      return png
    }
  #endif

  @Test func theCodeDoesWhatThePagesSay() throws {
    #expect(textIsMeasured() > 0)
    #expect(try !aFigureIsMade().isEmpty)
    let template = try Data(contentsOf: Documentation.url(Documentation.template("first-figure-4")))
    #expect(try !aTemplateIsRead(Array(template)).isEmpty)
    let contents = try [0.2, 0.4].map { bounce in
      try Template.content(
        from: Array(
          """
          {
            "title": "t", "summary": "s", "x": { "domain": [0, 1] },
            "curves": { "a": { "type": "spring", "duration": 0.5, "bounce": \(bounce) } },
            "marks": [{ "type": "curve", "curve": "a.value", "label": "a" }]
          }
          """.utf8), file: "a", name: "a")
    }
    let review = try twoVersionsAreCompared(
      Comparison.Version(name: "before", content: contents[0]),
      Comparison.Version(name: "after", content: contents[1]))
    #expect(review.name == "review")
    let appearances = try bothAppearancesAreWritten(review)
    #expect(appearances[0] != appearances[1])
  }

  @Test(arguments: Documentation.pages.filter { !$0.contains("/MotionCurves/") })
  func theCodeOfAPageStandsHere(_ page: String) throws {
    let here = try SnippetTests.lines(String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = try Documentation.text(page).components(separatedBy: "```swift\n").dropFirst()
    for block in blocks {
      let code = SnippetTests.lines(block.components(separatedBy: "```")[0])
      let isHere = here.indices.contains { here[$0...].starts(with: code) }
      #expect(isHere, "\(page): put the code \(code) into a function of SnippetTests.swift")
    }
  }

  /// The lines of a text without what stands before and behind them; empty ones left out.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
