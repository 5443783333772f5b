import FigureScene
import Testing

@Suite struct PaletteTests {
  @Test func seriesBeginAgain() {
    #expect(Palette.light.color(of: .series(7)) == Palette.light.color(of: .series(1)))
  }

  /// An SVG for both palettes finds what it repaints by its light colour.
  @Test func lightColoursTellRolesApart() {
    let paints =
      [Paint.background, .ink, .secondary, .grid, .surface] + [.axis] + (1...6).map(Paint.series)
    let colors = paints.map { Palette.light.color(of: $0) }
    for (index, color) in colors.enumerated() {
      #expect(!colors[..<index].contains(color), "\(paints[index])")
    }
  }
}
