import Consumer
import FigureScene
import Figures
import Foundation
import MotionCurves
import SVGRenderer
import Testing

/// Figures that are made in Swift, from outside of the package that draws them.
@Suite struct FigureTests {
  private static let output = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Output/svg")

  @Test(arguments: ["decay-velocity", "spring-presets", "sheet-snap", "rubber-band-table"])
  func aFigureInSwiftHasTheBytesOfItsTemplate(_ name: String) throws {
    let figures = [
      decayVelocity(), springPresets(), try sheetSnap(), try rubberBandTable(),
    ]
    let figure = try #require(figures.first { $0.name == name })
    for (palette, suffix) in [(Palette.light, ""), (.dark, "~dark")] {
      let drawn = try SVGRenderer(palette: palette).render(figure.scene())
      let expected = try Data(
        contentsOf: FigureTests.output.appending(path: "\(name)\(suffix).svg"))
      #expect(Data(drawn) == expected, "\(name)\(suffix)")
    }
  }

  @Test func theLeastThatOneWritesIsAFigure() throws {
    let bouncy = Spring.bouncy.motion()
    let figure = Figure("bouncy", title: "A spring that overshoots", size: Size(720, 420)) {
      CurveMark(bouncy, label: "bouncy")
      RuleMark(y: 1, label: "target")
      PointMark(
        bouncy, at: bouncy.peakTime,
        label: "overshoots by \(bouncy.overshootShare, format: .percent(1))")
    }
    let scene = try figure.scene()
    #expect(scene.labels.map(\.text).contains("overshoots by 4.6\u{202F}%"))
    #expect(LayoutCheck.faults(of: scene).isEmpty)
    #expect(try !SVGRenderer(palette: .dark).render(scene).isEmpty)
    // Neither axis has a domain: both make room for all that is shown.
    #expect(figure.panels[0].xDomain.upperBound >= bouncy.settlingTime(within: 0.001))
    #expect(figure.panels[0].yDomain.upperBound >= bouncy.peak)
  }

  @Test func aMarkOfAnotherPackageDrawsAndTakesPart() throws {
    let fast = Deceleration.fast.motion(velocity: 1)
    func scene(_ withPhase: Bool) throws -> Scene {
      try Figure("phases", title: "Phases", x: Axis(0...1)) {
        CurveMark(fast.velocityCurve, label: "velocity")
        if withPhase { PhaseMark("coasting", 0.2...0.9, level: 1.2...1.4) }
      }.scene()
    }
    let (without, with) = (try scene(false), try scene(true))
    func label(_ text: String, _ scene: Scene) throws -> Label {
      try #require(scene.labels.first { $0.text == text })
    }
    // It draws, its name finds a place that nothing else takes, its length stands behind the plot.
    let name = try label("coasting", with).bounds()
    #expect(with.bounds.contains(name))
    #expect(LayoutCheck.faults(of: with).isEmpty)
    #expect(try label("700\u{202F}ms", with).bounds().minX > name.maxX)
    // The vertical axis, which chooses its own domain, and the margin have made room for it.
    #expect(
      without.labels.contains { $0.text == "1" } && !without.labels.contains { $0.text == "1.4" })
    #expect(with.labels.contains { $0.text == "1.4" || $0.text == "1.5" })
    func curve(_ scene: Scene) throws -> Rect {
      for case .group("curves", _, let items) in scene.items {
        for case .shape(let path, _, _) in items { return try #require(path.bounds) }
      }
      throw CocoaError(.coderValueNotFound)
    }
    #expect(try curve(with).maxX < curve(without).maxX - 20)
    #expect(try curve(with).minY > curve(without).minY + 20)
  }

  @Test func brandColoursAreCheckedAsOursAre() throws {
    let brand = Palette(
      name: "brand", background: Color(0xFFF8E7), ink: Color(0x201000),
      secondary: Color(0x5A4A3A), grid: Color(0xE6DAC2), surface: Color(0xF7EDD8),
      series: [Color(0x6A1500), Color(0x00565F)], washOpacity: 0.1)
    #expect(ContrastCheck.faults(of: brand).isEmpty)
    var pale = brand
    pale.series[1] = Color(0xE0C080)
    #expect(!ContrastCheck.faults(of: pale).isEmpty)
    let svg = try SVGRenderer(palette: brand).render(decayVelocity().scene())
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("#6A1500") && text.contains("id=\"decay-velocity-brand\""))
  }

  @Test(arguments: [
    ("bars", "\"step\" must be greater than 0: the width of a bar"),
    ("series", "\"series\" counts the colours: 1, 2, 3 …, and is not 0"),
    ("detail", "\"detail\" stands under a label; add \"label\""),
    ("point", "\"the curve\" has no value at 2"),
    ("log", "a logarithmic axis cannot show 0; begin \"domain\" above it"),
    ("size", "\"size\" must be two whole numbers of points from 16 to 4096"),
    ("name", "\"no name\" cannot be a figure's name; use letters, digits, - and _, a letter first"),
    ("domain", "\"x\" lacks the key \"domain\": its first and last number"),
    ("number", "\"x\" is not a number; no number of a figure may be beyond 1e15"),
  ])
  func misuseIsSaidAsATemplateSaysIt(_ kind: String, _ expected: String) {
    let line = Curve(over: 0...1) { $0 <= 1 ? $0 : .nan }
    let figure: Figure =
      switch kind {
      case "bars": Figure("a", title: "t") { BarsMark(line, step: 0) }
      case "series": Figure("a", title: "t") { CurveMark(line, series: 0) }
      case "detail": Figure("a", title: "t") { CurveMark(line, detail: "5") }
      case "point": Figure("a", title: "t") { PointMark(line, at: 2) }
      case "log": Figure("a", title: "t", x: Axis(0...1, kind: .log)) { CurveMark(line) }
      case "size": Figure("a", title: "t", size: Size(.infinity, 9)) { CurveMark(line) }
      case "name": Figure("no name", title: "t") { CurveMark(line) }
      case "domain": Figure("a", title: "t") { RuleMark(y: 1) }
      default: Figure("a", title: "t") { LabelMark("here", x: .nan, y: 0) }
      }
    #expect {
      try figure.scene()
    } throws: { error in
      (error as? FigureError)?.description == expected
    }
  }

  @Test func marksOfFunctionsAndSamplesAreDrawn() throws {
    let figure = Figure("mixed", title: "Functions, samples, families") {
      CurveMark(Curve(over: 0...2) { $0 * $0 }, label: "any function")
      CurveMark(
        try! Curve(x: [0, 1, 2], y: [4, 2, 3], series: 2), label: "any samples", position: .end)
      for factor in [1.0, 2, 3] {
        CurveMark(
          Curve(series: 3, over: 0...2) { factor * $0 / 3 },
          label: "\(factor, format: .plain)", position: .end)
      }
    }
    let scene = try figure.scene()
    #expect(LayoutCheck.faults(of: scene).isEmpty)
    #expect(scene.labels.map(\.text).contains("any samples"))
    #expect(throws: FigureError.self) { try Curve(x: [1, 0], y: [0, 0]) }
  }
}
