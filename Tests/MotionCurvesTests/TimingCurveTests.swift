import MotionCurves
import Testing

@Suite struct TimingCurveTests {
  private static func cases(_ id: String) -> [VectorCase] { Vectors.cases(id, in: "bezier") }

  private func curve(_ test: VectorCase) throws -> TimingCurve {
    let points = test.input["c"].list.map(\.number)
    return try TimingCurve(points[0], points[1], points[2], points[3])
  }

  @Test(arguments: cases("bezier.value") + cases("bezier.measuredCoreAnimation"))
  func value(_ test: VectorCase) throws {
    let curve = try curve(test)
    let time = test("x")
    // Where the curve is steep, the rounding of its time is that much more in progress.
    let slope = abs(curve.slope(at: time))
    let allowed = slope.isFinite ? slope * time.ulp : 1e-8
    expect(
      curve.value(at: time), equals: test.expected.number, absolute: max(1e-15, 2 * allowed))
  }

  @Test(arguments: cases("bezier.slope"))
  func slope(_ test: VectorCase) throws {
    expect(try curve(test).slope(at: test("x")), equals: test.expected.number, relative: 1e-11)
  }

  @Test(arguments: cases("bezier.swiftUIEaseInOut"))
  func swiftUIEaseInOut(_ test: VectorCase) {
    let curve = TimingCurve.easeInOut
    expect(curve.value(at: test("fraction")), equals: test.expected["value"].number)
    let velocity = curve.slope(at: test("fraction")) / test("duration")
    expect(velocity, equals: test.expected["velocity"].number)
  }

  @Test func endsAreExact() throws {
    for curve in [TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0 && curve.value(at: 9) == 1)
    }
    #expect(try TimingCurve(0, 0, 0, 1).value(at: 0) == 0)
  }

  @Test func endSlopes() throws {
    #expect(TimingCurve.easeInOut.startSlope == 0 && TimingCurve.easeInOut.endSlope == 0)
    expect(TimingCurve.easeInOut.slope(at: 0.5), equals: 1.5 / 0.87)
    expect(TimingCurve.easeOut.startSlope, equals: 1 / 0.58)
    expect(TimingCurve.ease.startSlope, equals: 0.4)
    #expect(try TimingCurve(0, 0.5, 0.5, 1).startSlope == .infinity)
    #expect(try TimingCurve(0, 0, 1, 1).endSlope == 1)
    #expect(try TimingCurve(0, 0, 0, 0).startSlope == 1)
  }

  /// Curves on which Newton's steps diverge or stand still.
  @Test(arguments: [
    [1, 0, 0, 1], [1, 2, 0, -1], [0, 0, 0, 1], [1, 0, 1, 0], [1, 0, 1, 1], [0, 1, 0, 1],
  ])
  func theSolverStaysInItsBracket(_ points: [Double]) throws {
    let curve = try TimingCurve(points[0], points[1], points[2], points[3])
    for index in 1..<2000 {
      // The other way round: from the place on the curve to its time and progress.
      let t = Double(index) / 2000
      func coordinate(_ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
      }
      let time = coordinate(points[0], points[2])
      let progress = coordinate(points[1], points[3])
      // On an upright piece a rounding of the time is a step in progress.
      let slope = abs(curve.slope(at: time))
      let allowed = slope < 1e6 ? 1e-9 : 1e-4
      #expect(abs(curve.value(at: time) - progress) < allowed, "\(points) at \(time)")
    }
  }

  @Test func uprightMiddle() throws {
    #expect(try TimingCurve(1, 0, 0, 1).slope(at: 0.5) > 1e6)
  }

  @Test(arguments: [(-0.2, 0.5), (1.4, 0.5), (0.5, -0.1), (0.5, 1.1), (.nan, 0.5)])
  func refusedTimes(_ x1: Double, _ x2: Double) {
    #expect(throws: MotionError.self) { try TimingCurve(x1, 0, x2, 1) }
  }

  @Test func circles() {
    expect(CircularCurve.easeIn.value(at: 0.6), equals: 0.2, relative: 1e-15)
    expect(CircularCurve.easeOut.value(at: 0.4), equals: 0.8, relative: 1e-15)
    for curve in CircularCurve.allCases {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      for x in [0.1, 0.3, 0.6, 0.9] {
        let step = 1e-6
        let slope = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
        expect(curve.slope(at: x), equals: slope, relative: 1e-7)
      }
    }
    #expect(CircularCurve.easeIn.slope(at: 1) == .infinity)
    #expect(CircularCurve.easeOut.slope(at: 0) == .infinity)
  }
}
