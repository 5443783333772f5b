import Figures
import Testing

@Suite struct TicksTests {
  private func labels(_ domain: ClosedRange<Double>, _ count: Int) -> [Double] {
    NiceTicks(in: domain, about: count).values
  }

  @Test func ticksAreTheDoublesNearestToTheirDecimals() {
    #expect(labels(0...1, 10) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(labels(-1...1, 4) == [-1, -0.5, 0, 0.5, 1])
    #expect(labels(300...300_000, 6) == [50_000, 100_000, 150_000, 200_000, 250_000, 300_000])
    #expect(labels(0...0.004, 4) == [0, 0.001, 0.002, 0.003, 0.004])
  }

  /// The step is the nearest of 1, 2, 5 and 10 in ratio: the borders are √2, √10 and √50.
  @Test(arguments: [
    (1.0, 1.0), (1.41, 1), (1.42, 2), (2, 2), (3.16, 2), (3.17, 5), (3.5, 5), (5, 5), (7.07, 5),
    (7.08, 10), (9.99, 10),
  ])
  func theStepIsTheNearestRoundNumber(_ rough: Double, _ step: Double) {
    for scale in [1e-6, 0.1, 1, 1e9] {
      let ticks = NiceTicks(in: 0...rough * 8 * scale, about: 8)
      #expect(abs(ticks.step / (step * scale) - 1) < 1e-12)
      #expect(ticks.values.count == Int((rough * 8 / step + 1e-9).rounded(.down)) + 1)
    }
  }

  /// What has no logarithm has no ticks, and no end would be found for them.
  @Test(arguments: [-1...10, 0...10, 1...Double.infinity, -3...(-1)])
  func aDomainWithoutLogarithmsHasNone(_ domain: ClosedRange<Double>) {
    #expect(NiceTicks.logarithmic(in: domain, about: 6).isEmpty)
  }

  @Test func decimalsTellNeighboursApart() {
    #expect(NiceTicks(in: 0...0.004, about: 4).decimals == 3)
    #expect(NiceTicks(in: 0...2000, about: 5).decimals == 0)
  }

  @Test func zeroIsNeverNegative() {
    for value in labels(-0.7...2, 6) where value == 0 { #expect(value.sign == .plus) }
    #expect(labels(-0.7...2, 6).contains(0))
  }

  @Test(arguments: [
    0...1e-307, -1e308...0.5e308, 1e15...1_000_000_000_000_000.2, 0...1e-300, 5...5.000000001,
  ])
  func extremeDomainsEndSomewhere(_ domain: ClosedRange<Double>) {
    let values = labels(domain, 6)
    #expect(values.count < 100)
    #expect(values.allSatisfy { $0.isFinite })
  }
}
