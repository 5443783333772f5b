import MotionCurves
import Testing

@Suite struct RubberBandTests {
  private static func cases(_ id: String) -> [VectorCase] { Vectors.cases(id, in: "rubberband") }

  private func band(_ test: VectorCase) throws -> RubberBand {
    try RubberBand(coefficient: test("c"), dimension: test("d"))
  }

  @Test(arguments: cases("rubberBand.offset") + cases("rubberBand.signedOffset"))
  func offset(_ test: VectorCase) throws {
    let offset = try band(test).offset(drag: test("x"))
    expect(offset, equals: test.expected.number, relative: 1e-15)
  }

  @Test(arguments: cases("rubberBand.slope"))
  func slope(_ test: VectorCase) throws {
    let slope = try band(test).slope(drag: test("x"))
    expect(slope, equals: test.expected.number, relative: 1e-15)
  }

  @Test(arguments: cases("rubberBand.inverse"))
  func inverse(_ test: VectorCase) throws {
    let drag = try band(test).drag(offset: test("y"))
    expect(drag ?? .infinity, equals: test.expected.number, relative: 1e-15)
  }

  @Test(arguments: cases("rubberBand.clamp"))
  func clamped(_ test: VectorCase) throws {
    let offset = try band(test).clamped(test("offset"), lower: test("min"), upper: test("max"))
    expect(offset, equals: test.expected.number, relative: 1e-15)
  }

  @Test(arguments: [
    (0.55, 0.0), (0.55, -1), (0.55, .nan), (-0.1, 844), (.nan, 844), (.infinity, 1),
  ])
  func refused(_ coefficient: Double, _ dimension: Double) {
    #expect(throws: MotionError.self) {
      try RubberBand(coefficient: coefficient, dimension: dimension)
    }
  }

  @Test func limits() throws {
    let stiff = try RubberBand(coefficient: 0, dimension: 844)
    #expect(stiff.offset(drag: 500) == 0)
    #expect(stiff.limit == 0)
    #expect(stiff.drag(offset: 1) == nil)
    let endless = try RubberBand(dimension: .infinity)
    #expect(endless.offset(drag: 1000) == 550)
    let usual = try RubberBand(dimension: 844)
    #expect(usual.offset(drag: .greatestFiniteMagnitude) == 844)
    #expect(usual.offset(drag: -.greatestFiniteMagnitude) == -844)
    #expect(usual.initialSlope == 0.55)
    #expect(usual.drag(offset: 900) == nil)
  }

  @Test func curvatureIsTheSlopesDerivative() throws {
    let band = try RubberBand(dimension: 844)
    for drag in [-2000.0, -10, 10, 844, 5000] {
      let difference = (band.slope(drag: drag + 1e-3) - band.slope(drag: drag - 1e-3)) / 2e-3
      expect(band.curvature(drag: drag), equals: difference, relative: 1e-6)
    }
  }
}
