import Foundation
import MotionCurves
import Testing

@Suite struct FitTests {
  @Test func theLogarithmsOptimum() throws {
    let band = try RubberBand(dimension: 844)
    let fit = try LogarithmicFit(to: band.offset(drag:), upTo: 3000, step: 1)
    // Computed with 64-bit mantissas: the derivative of the error vanishes there.
    expect(fit.scale, equals: 0.0023946585134069533, relative: 1e-11)
    expect(fit.factor, equals: 270.1249956858603, relative: 1e-11)
    expect(fit.residual, equals: 4.81, absolute: 0.005)
    expect(fit.slope(at: 0), equals: fit.factor * fit.scale)
  }

  @Test func aLogarithmIsFoundAgain() throws {
    let fit = try LogarithmicFit(to: { 3 * log(1 + 0.1 * $0) }, upTo: 100, step: 0.5)
    expect(fit.factor, equals: 3, relative: 1e-9)
    expect(fit.scale, equals: 0.1, relative: 1e-9)
  }

  @Test func aLineIsFoundAgain() throws {
    let fit = try LinearFit(to: { 0.25 * $0 }, upTo: 10, step: 1)
    expect(fit.slope, equals: 0.25)
    expect(fit.residual, equals: 0, absolute: 1e-12)
  }

  @Test func withoutAnOptimumThereIsNoLogarithm() throws {
    #expect(throws: MotionError.self) { try LogarithmicFit(to: { $0 }, upTo: 100, step: 1) }
    #expect(throws: MotionError.self) { try LogarithmicFit(to: { _ in 0 }, upTo: 100, step: 1) }
    #expect(throws: MotionError.self) { try LinearFit(to: { $0 }, upTo: 1, step: 0) }
    let band = try RubberBand(coefficient: 10, dimension: 1)
    #expect(throws: MotionError.self) {
      try LogarithmicFit(to: band.offset(drag:), upTo: 100, step: 1)
    }
  }

  @Test func theGreatestDistanceIsThatOfTheWorstPlace() throws {
    let band = try RubberBand(dimension: 844)
    let log = try LogarithmicFit(to: { band.offset(drag: $0) }, upTo: 3000, step: 1)
    let worst = (0...3000).map { abs(band.offset(drag: Double($0)) - log.value(at: Double($0))) }
      .max()
    #expect(log.greatestResidual == worst)
    #expect(abs(log.greatestResidual - 9.47) < 0.005 && abs(log.residual - 4.81) < 0.005)
    let line = try LinearFit(to: { $0 == 2 ? 3 : $0 }, upTo: 2, step: 1)
    // The slope is 7/5, so the places are off by 0, 0.4 and 0.2.
    #expect(abs(line.greatestResidual - 0.4) < 1e-15)
  }
}
