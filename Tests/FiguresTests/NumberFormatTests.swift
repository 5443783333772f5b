import FigureScene
import Testing

@testable import Figures

/// How numbers are written on axes and in labels.
@Suite struct NumberFormatTests {
  private let gap = NumberFormat.gap

  @Test func thousandsArePartedFromFiveDigitsOn() {
    let texts = [9999.0, 10_000, -123_456.5, 1e9].map { NumberFormat.plain.text(of: $0) }
    #expect(
      texts == ["9999", "10\(gap)000", "−123\(gap)456.5", "1\(gap)000\(gap)000\(gap)000"])
    #expect(NumberFormat.points().text(of: 14_970) == "14\(gap)970\(gap)pt")
    #expect(NumberFormat.decimals(2).text(of: 12_345.678) == "12\(gap)345.68")
    #expect(NumberFormat.plain.text(of: 1e20) == "1 × 10²⁰")
  }

  /// What was typed is written as it was; what was computed is rounded like a reading.
  @Test(arguments: [
    (NumberFormat.plain, 0.25, "0.25"), (.plain, 1.526_620_599_33, "1.527"),
    (.plain, 299.484, "299.5"), (.plain, 0.068_967_56, "0.06897"), (.plain, -0.0123456, "−0.01235"),
    (.plain, 1_234.5678, "1235"), (.plain, 0, "0"), (.seconds(), 0.25, "0.25 s"),
    (.points(), 0.5, "0.5 pt"), (.points(), 299.484, "299 pt"), (.decimals(1), 0.25, "0.3"),
    (.percent(), 0.125, "12.5 %"),
  ])
  func aTickShowsWhatItIs(_ format: NumberFormat, _ value: Double, _ text: String) {
    #expect(format.tickText(of: value) == text.replacing(" ", with: gap))
  }

  @Test func whatIsZeroButForRoundingIsZero() {
    let axis = Axis(0...1, ticks: [Axis.Tick(0.1 + 0.2 - 0.3), Axis.Tick(0.3 - 0.1)])
    #expect(axis.ticks(in: 0...1, about: 5).map(\.label) == ["0", "0.2"])
  }
}
