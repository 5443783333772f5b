import FigureScene
import MotionCurves
import Testing

@testable import Figures

/// What axes make room for, asked of curves themselves.
@Suite struct ExtentTests {
  /// The least and the greatest value at many positions, to compare with.
  private func dense(
    _ function: Function, _ domain: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let values = (0...400_000).map { step in
      function.value(
        domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / 400_000)
    }
    return values.min()!...values.max()!
  }

  @Test(arguments: [(0.3, 0.15, 20.0), (0.3, 0.15, 200), (0.05, 0.01, 20), (0.5, 1, 2), (1, 2, 5)])
  func aPeakIsNeverCutOff(_ response: Double, _ ratio: Double, _ end: Double) throws {
    let motion = try Spring(response: response, dampingRatio: ratio).motion()
    let range = try #require(motion.curve.function.range(over: nil, in: 0...end))
    let highest = motion.overshoot > 0 ? motion.peak : motion.value(at: end)
    #expect(range.lowerBound == 0 && abs(range.upperBound - highest) < 1e-12)
    #expect(range.upperBound >= dense(motion.curve.function, 0...end).upperBound)
    let figure = Figure("a", title: "t", x: Axis(0...end)) { CurveMark(motion) }
    #expect(figure.panels[0].yDomain.upperBound >= highest)
    // The curve is whole: nothing of it was cut off at the edge.
    let scene = try figure.scene()
    #expect(LayoutCheck.faults(of: scene).isEmpty)
  }

  @Test func aNarrowPeakOfAnyFunctionIsFound() throws {
    let bump = Function({ 5 / (1 + (($0 - 0.3117) / 0.01) * (($0 - 0.3117) / 0.01)) + $0 })
    let range = try #require(bump.range(over: nil, in: 0...1))
    let dense = dense(bump, 0...1)
    #expect(abs(range.upperBound - dense.upperBound) < 1e-4)
    #expect(range.lowerBound <= dense.lowerBound)
  }

  /// x²·(1 − x) is level where it begins, and turns at ⅔ once more.
  @Test func theTurnAfterALevelBeginningIsFound() throws {
    let arch = Function({ $0 * $0 * (1 - $0) }, slope: { $0 * (2 - 3 * $0) })
    for domain in [0...1.0, 0...0.9, 0...0.7] {
      let range = try #require(arch.range(over: nil, in: domain))
      #expect(abs(range.upperBound - 4.0 / 27) < 1e-9, "\(domain)")
    }
  }

  @Test func barsOutOfSightNeedTheFloorOnly() throws {
    let curve = Deceleration.normal.motion(velocity: 1000).curve
    let bars = BarsMark(curve, step: 0.1, from: 3, to: 4)
    #expect(bars.yExtent(over: 0...2) == 0...0)
    #expect(try #require(bars.yExtent(over: 0...4)).upperBound > 0)
  }

  @Test func bothSidesOfAJumpCount() throws {
    let step = Function({ $0 < 0.37 ? $0 : $0 - 4 }, slope: { _ in 1 }, breaks: [0.37])
    let range = try #require(step.range(over: nil, in: 0...1))
    #expect(abs(range.lowerBound + 3.63) < 1e-9 && abs(range.upperBound - 0.37) < 1e-9)
    let part = try #require(step.range(over: 0.5...0.7, in: 0...1))
    #expect(abs(part.lowerBound + 3.5) < 1e-12 && abs(part.upperBound + 3.3) < 1e-12)
    #expect(step.range(over: 2...3, in: 0...1) == nil)
  }

  @Test func whatHasNoValueAsksForNoRoom() {
    let nothing = Function({ _ in .nan }, slope: { _ in .nan })
    #expect(nothing.range(over: nil, in: 0...1) == nil)
    #expect(ClosedRange(around: [.nan, .infinity]) == nil)
    #expect(ClosedRange(around: [.nan, 2, 1]) == 1...2)
    #expect(ClosedRange(holding: [nil, 0...1, 3...4]) == 0...4)
  }

  @Test(arguments: [
    (Axis(), 0.1...0.97, 0.0...1.0), (Axis(), -3...5.1, -4...6), (Axis(), 2...2, 1...3),
    (Axis(kind: .log), 2...300, 2...300), (Axis(kind: .log), -1...300, 0.1...1),
  ])
  func axesRoundOutwards(
    _ axis: Axis, _ range: ClosedRange<Double>, _ expected: ClosedRange<Double>
  ) {
    let domain = axis.domain(around: range)
    #expect(abs(domain.lowerBound - expected.lowerBound) < 1e-12)
    #expect(abs(domain.upperBound - expected.upperBound) < 1e-12)
  }

  /// Every motion says where there is something to see of it, or is drawn on an axis that is given.
  @Test func motionsKnowTheirExtent() throws {
    let throwing = Deceleration.normal.motion(velocity: 1000)
    #expect(try #require(throwing.curve.function.extent).upperBound == throwing.time(toShare: 0.99))
    #expect(try TimingCurve.ease.motion(duration: 2).curve.function.extent == 0...2)
    #expect(try RubberBand(dimension: 400).curve.function.extent == 0...800)
    #expect(Spring.smooth.motion(from: 1, to: 1).curve.function.extent != nil)
    #expect(Deceleration.normal.motion(velocity: 0).curve.function.extent == nil)
  }
}
