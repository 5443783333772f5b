import FigureScene
import Foundation
import Testing

@Suite struct PaletteTests {
  /// The contrast ratio of WCAG 2.
  private func contrast(_ one: Color, _ two: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    let lights = [luminance(one), luminance(two)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  @Test(arguments: ["light", "dark"])
  func textStandsOutFromThePageAndFromEveryWash(_ name: String) {
    let palette = name == "dark" ? Palette.dark : .light
    let texts = [Paint.ink, .secondary] + (1...4).map(Paint.series)
    let washes = (1...4).map { palette.color(of: Paint(.series($0), .wash)) }
    let grounds = [palette.background] + washes.map { $0.over(palette.background) }
    for text in texts {
      for ground in grounds {
        let ratio = contrast(palette.color(of: text), ground)
        #expect(ratio >= 4.5, "\(text.role) on \(ground)")
      }
    }
  }

  @Test func blackOnWhiteIsTwentyOne() {
    #expect(abs(contrast(Color(0x000000), Color(0xFFFFFF)) - 21) < 1e-9)
  }

  @Test func seriesBeginAgain() {
    #expect(Palette.light.color(of: .series(5)) == Palette.light.color(of: .series(1)))
  }

  /// An SVG for both palettes finds what it repaints by its light colour.
  @Test func lightColoursTellRolesApart() {
    let paints = [Paint.background, .ink, .secondary, .grid, .surface] + (1...4).map(Paint.series)
    let colors = paints.map { Palette.light.color(of: $0) }
    for (index, color) in colors.enumerated() {
      #expect(!colors[..<index].contains(color), "\(paints[index])")
    }
  }
}
