import FigureScene
import Testing

@Suite struct DecimalTests {
  private func coordinate(_ value: Double, _ decimals: Int = 2) -> String {
    var bytes: [UInt8] = []
    Decimal.append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.001, "0"), (0.005, "0.01"), (1e-7, "0"), (12.5, "12.5"),
    (-3.14159, "-3.14"), (100, "100"), (99.999, "100"), (0.07, "0.07"), (1e11, "100000000000"),
  ])
  func coordinates(_ value: Double, _ text: String) {
    #expect(coordinate(value) == text)
  }

  @Test(arguments: [
    (0.499, 3, "0.499"), (0.4995, 3, "0.499"), (0.49949983, 3, "0.499"), (2.5, 0, "3"),
    (-2.5, 0, "−3"), (-0.0, 1, "0.0"), (-0.04, 1, "0.0"), (346.2269, 0, "346"), (0.1, 3, "0.100"),
    (1.005, 2, "1.00"), (1.015, 2, "1.01"), (1e17, 0, "100000000000000000"), (9.995, 2, "9.99"),
  ])
  func fixedDecimalsRoundTheExactValue(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(Decimal.fixed(value, decimals: decimals) == text)
  }

  private static let shortest: [(Double, String)] = [
    (0.998, "0.998"), (0.998 / (1 - 0.998), "499"), (0, "0"), (-0.0, "0"), (-1.5, "−1.5"),
    (1e-7, "0.0000001"), (1e21, "1 × 10²¹"), (-2.5e-12, "−2.5 × 10⁻¹²"), (123456.789, "123456.789"),
    (0.1 + 0.2, "0.3"), (999999999999.9, "1000000000000"), (1.0 / 3, "0.333333333333"),
    (.infinity, "∞"), (.nan, "not a number"),
  ]

  @Test(arguments: shortest)
  func shortestNamesTwelveDigits(_ value: Double, _ text: String) {
    #expect(Decimal.shortest(value) == text)
  }

  @Test func trimmedDropsZerosOnly() {
    #expect(Decimal.trimmed(1.5, decimals: 3) == "1.5")
    #expect(Decimal.trimmed(100, decimals: 0) == "100")
    #expect(Decimal.trimmed(100, decimals: 2) == "100")
  }
}
