import FigureScene
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

  /// Asked for one number or fewer, the step is that of the whole domain.
  @Test(arguments: [1, 0, -7])
  func oneTickIsTheFewest(_ count: Int) {
    #expect(NiceTicks(in: 0...4, about: count).step == 5)
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

  private func texts(_ x: Axis, _ y: Axis = Axis(0...1, ticks: [0, 1]), width: Double = 400) throws
    -> [String]
  {
    let figure = Figure("ticks", title: "Ticks", size: Size(width, 200), x: x, y: y) {
      RuleMark(y: y.domain!.upperBound)
    }
    return try figure.scene().labels.map(\.text)
  }

  /// The first and the last tick say how far the axis reaches: what lies between gives way to them.
  @Test func theEndsOfAnAxisKeepTheirNumbers() throws {
    let long = Axis.Tick(30, label: "28 May 2026")
    let shown = try texts(Axis(0...30, ticks: [0, 10, 20, 29, long]))
    #expect(shown.contains("28 May 2026") && !shown.contains("29"))
    let crowded = try texts(
      Axis(100...200, ticks: (0...50).map { Axis.Tick(100 + 2 * Double($0)) }))
    #expect(crowded.contains("100") && crowded.contains("200"))
  }

  /// Where the axes meet one number is enough only if it is the number of both.
  @Test func theCornerHasTheNumbersThatDiffer() throws {
    #expect(try texts(Axis(0...1, ticks: [0, 1])).filter { $0 == "0" }.count == 1)
    for axis in [Axis(100...200), Axis(11...14), Axis(1...1000, kind: .log)] {
      let first = Decimal.trimmed(axis.domain!.lowerBound, decimals: 0)
      #expect(try texts(axis).contains(first), "\(first)")
    }
    let both = try texts(
      Axis(5...8, ticks: [5, 8], format: .seconds(0)),
      Axis(5...8, ticks: [5, 8], format: .points(0)))
    #expect(both.contains("5\(NumberFormat.gap)s") && both.contains("5\(NumberFormat.gap)pt"))
  }

  /// An axis is one point wide; between two whole points it fills whole pixels at every scale.
  @Test(arguments: [Size(720, 400), Size(333, 251), Size(401, 777)])
  func axesStandInTheMiddleOfPoints(_ size: Size) throws {
    let figure = Figure(
      "axes", title: "Axes", size: size, x: Axis(0...1, title: "time"),
      y: Axis(0...100, title: "value")
    ) { RuleMark(y: 50) }
    let axes = try figure.scene().items.compactMap { item -> Path? in
      guard case .group("axes", _, let items) = item, case .shape(let path, _, _)? = items.first
      else {
        return nil
      }
      return path
    }
    let corner = try #require(axes.first).elements[1].end!
    #expect(corner.x.truncatingRemainder(dividingBy: 1) == 0.5)
    #expect(corner.y.truncatingRemainder(dividingBy: 1) == 0.5)
  }
}
