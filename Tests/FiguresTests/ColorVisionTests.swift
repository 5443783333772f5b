import FigureScene
import Testing

@testable import Figures

/// Curves that every reader can tell apart.
@Suite struct ColorVisionTests {
  /// Pairs of the table with which Sharma, Wu and Dalal published how CIEDE2000 is computed: in the blue, at grey, far
  /// apart, in the green and in the dark.
  @Test(arguments: [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, 0, 0], [50, -1, 2], 2.3669),
    ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func differencesAreThoseOfCIEDE2000(
    _ one: [Double], _ other: [Double], _ difference: Double
  ) {
    func color(_ place: [Double]) -> CIELab {
      CIELab(lightness: place[0], a: place[1], b: place[2])
    }
    #expect(abs(color(one).difference(to: color(other)) - difference) < 5e-5)
    #expect(abs(color(other).difference(to: color(one)) - difference) < 5e-5)
  }

  @Test func greyIsSeenAsGreyByAll() {
    for vision in ColorVision.allCases {
      // The rows of Machado's matrices add up to 1: what is grey stays so.
      #expect(vision.difference(Color(0x777777), Color(0x777777)) == 0)
      #expect(vision.difference(Color(0x000000), Color(0xFFFFFF)) > 99)
    }
    #expect(abs(Color(0x777777).lightness - 50.034) < 0.01)
  }

  @Test(arguments: [Palette.light, .dark])
  func thePalettesAreForAllReaders(_ palette: Palette) {
    #expect(ContrastCheck.faults(of: palette).isEmpty)
    #expect(palette.series.count == 6)
    for (first, one) in palette.series.prefix(4).enumerated() {
      for other in palette.series.prefix(4).dropFirst(first + 1) {
        #expect(ColorVision.deuteranopia.difference(one, other) >= 14)
        #expect(ColorVision.protanopia.difference(one, other) >= 14)
        #expect(ColorVision.tritanopia.difference(one, other) >= 10)
        #expect(abs(one.lightness - other.lightness) >= 5)
      }
    }
  }

  @Test func coloursThatSomeCannotTellApartAreFaults() {
    var palette = Palette.light
    palette.series = [Color(0x0066CC), Color(0xC2410C), Color(0x15803D), Color(0x7C3AED)]
    let faults = ContrastCheck.faults(of: palette).map(\.description)
    #expect(
      faults.contains(
        "series 1 and series 4 are 4.3 apart for readers without green cones (CIEDE2000) in light, less than 14"
      ))
    #expect(
      faults.contains { $0.hasPrefix("series 1 and series 2 are") && $0.contains("in lightness") })
    // A fifth is told by its dashes.
    palette.series = Palette.light.series.prefix(4) + [Palette.light.series[0]]
    #expect(ContrastCheck.faults(of: palette).isEmpty)
  }
}
