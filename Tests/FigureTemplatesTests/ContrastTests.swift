import FigureScene
import FigureTemplates
import Figures
import TestTemplates
import Testing

@Suite struct ContrastTests {
  /// Text is readable on the page, on surfaces, and on every wash over either.
  @Test(arguments: [Palette.light, .dark])
  func textStandsOutFromWhateverCanLieUnderIt(_ palette: Palette) {
    #expect(ContrastCheck.faults(of: palette).isEmpty)
    var pale = palette
    pale.series[2] = palette.surface
    let faults = ContrastCheck.faults(of: pale).map(\.description)
    // On the page, on surfaces, and under the six washes over either.
    #expect(faults.count { $0.hasPrefix("the colour of series 3 on ") } == 14)
    #expect(faults.allSatisfy { $0.contains("series 3") })
    let measured = ContrastCheck.ratio(palette.ink, palette.background)
    #expect(measured > 4.5)
  }

  @Test func blackOnWhiteIsTwentyOne() {
    #expect(abs(ContrastCheck.ratio(Color(0x000000), Color(0xFFFFFF)) - 21) < 1e-9)
  }

  @Test(arguments: ShippedTemplates.names)
  func nothingIsHardToRead(_ name: String) throws {
    let scene = try ShippedTemplates.scene(name)
    for palette in [Palette.light, .dark] {
      #expect(ContrastCheck.faults(of: scene, palette: palette).isEmpty)
    }
  }

  @Test func theCheckSeesWhatLiesUnderAText() {
    let card = Rect(minX: 10, minY: 10, maxX: 90, maxY: 40)
    let label = Label("card", font: Font(13), paint: .series(1), at: Point(30, 30))
    let scene = Scene(
      name: "a", size: Size(100, 70), title: "", summary: "",
      items: [
        .shape(Path(card), fill: .series(1), stroke: nil), .text(label),
        .text(Label("page", font: Font(13), paint: .grid, at: Point(2, 66))),
      ])
    let faults = ContrastCheck.faults(of: scene, palette: .light).map(\.description)
    #expect(faults.contains("\"card\" has a contrast of 1.00:1 in light, less than 4.5:1"))
    #expect(faults.contains { $0.hasPrefix("\"page\" has a contrast of 1.") })
    #expect(faults.count == 2)
  }
}
