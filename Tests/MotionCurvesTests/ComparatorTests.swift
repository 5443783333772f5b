import Foundation
import MotionCurves
import Testing

@Suite struct ComparatorTests {
  private static func cases(_ id: String) -> [VectorCase] { Vectors.cases(id, in: "comparators") }

  @Test(arguments: cases("flutter.frictionSimulation"))
  func flutter(_ test: VectorCase) throws {
    let fling = try FlutterFriction(velocity: test("v0"))
    expect(fling.position(at: test("t")), equals: test.expected["x"].number)
    expect(fling.velocity(at: test("t")), equals: test.expected["v"].number, relative: 1e-12)
    expect(fling.landing, equals: test.expected["finalX"].number)
  }

  @Test(arguments: cases("android.splineFling"))
  func android(_ test: VectorCase) throws {
    let fling = try AndroidFling(velocity: test("v"), density: test("density"))
    expect(fling.duration, equals: test.expected["androidDuration"].number)
    expect(fling.distance, equals: test.expected["distance"].number)
    expect(fling.flutterDuration, equals: test.expected["flutterDuration"].number)
    let half = fling.flutterPosition(at: fling.flutterDuration / 2)
    expect(half, equals: test.expected["flutterHalfway"].number, relative: 1e-12)
  }

  @Test(arguments: cases("android.splinePosition"))
  func androidSpline(_ test: VectorCase) {
    expect(
      AndroidFling.position(at: test("fraction")), equals: test.expected.number, relative: 1e-12)
  }

  @Test(arguments: cases("chromium.flingCurve"))
  func chromium(_ test: VectorCase) throws {
    let fling = try ChromiumFling(velocity: test("v"))
    expect(fling.duration, equals: test.expected["duration"].number, relative: 1e-12)
    expect(fling.distance, equals: test.expected["distance"].number, relative: 1e-11)
    expect(
      fling.timeOffset, equals: test.expected["timeOffset"].number, relative: 1e-12,
      absolute: 1e-15)
  }

  @Test(arguments: cases("coast.comparison"))
  func coasts(_ test: VectorCase) throws {
    let velocity = test("v")
    let values: [(String, Double)] = [
      ("uikitDiscrete", Deceleration.normal.projection(velocity: velocity)),
      ("uikitContinuous", Deceleration.normal.projection(velocity: velocity, form: .integral)),
      ("uikitStop10", Deceleration.normal.projection(velocity: velocity, stopSpeed: 10)),
      ("flutter", try FlutterFriction(velocity: velocity).landing),
      ("motionInertia", OtherScrolling.framerMotionDistance(velocity: velocity)),
      ("reactSpringDecay", OtherScrolling.reactSpringDistance(velocity: velocity)),
      ("androidSpline", try AndroidFling(velocity: velocity).distance),
      ("chromium", try ChromiumFling(velocity: velocity).distance),
    ]
    for (key, value) in values {
      expect(value, equals: test.expected[key].number, relative: 1e-12)
    }
  }

  /// The limit of ever shorter frames, with 0.99 each millisecond as it was reported first.
  @Test(arguments: cases("uikit.bounceSmallStepLimit"))
  func edgeBounce(_ test: VectorCase) {
    let bounce = EdgeBounce(
      from: test("x0"), velocity: test("v0") * 1000, edgeDecayConstant: -1000 * log(0.99))
    let time = test("tMs") / 1000
    expect(bounce.offset(at: time), equals: test.expected["x"].number, relative: 1e-12)
    expect(
      bounce.storedVelocity(at: time) / 1000, equals: test.expected["v"].number, relative: 1e-12)
  }

  @Test func whatCannotBeThrownIsRefused() {
    #expect(throws: MotionError.self) { try FlutterFriction(velocity: 1000, drag: 1) }
    #expect(throws: MotionError.self) { try AndroidFling(velocity: 1000, density: 0) }
    #expect(throws: MotionError.self) { try ChromiumFling(velocity: .nan) }
  }

  @Test func backwardsIsTheMirrorOfForwards() throws {
    expect(
      try AndroidFling(velocity: -1000).distance,
      equals: try -AndroidFling(velocity: 1000).distance)
    expect(
      try ChromiumFling(velocity: -1000).distance,
      equals: try -ChromiumFling(velocity: 1000).distance)
  }

  @Test(arguments: Vectors.cases("rubberBand.comparators", in: "rubberband"))
  func overscrolls(_ test: VectorCase) throws {
    let (drag, dimension) = (test("x"), test("d"))
    func band(_ coefficient: Double) throws -> Double {
      try RubberBand(coefficient: coefficient, dimension: dimension).offset(drag: drag)
    }
    let fit = try LogarithmicFit(
      to: try RubberBand(dimension: 844).offset(drag:), upTo: 3000, step: 1)
    let values: [(String, Double, Double)] = [
      ("apple055", try band(RubberBand.touchCoefficient), 1e-14),
      ("flutter052", try band(Overscroll.flutterCoefficient), 1e-14),
      ("useGesture015", try band(Overscroll.useGestureCoefficient), 1e-14),
      ("catalyst0075", try band(RubberBand.macCatalystCoefficient), 1e-14),
      ("pow07", Overscroll.power(drag: drag), 1e-14),
      ("motionDragElastic035", Overscroll.elastic(drag: drag), 1e-14),
      ("androidStretchFraction", Overscroll.androidStretch(share: drag / dimension), 1e-13),
      // The expected values come from constants of a fit that had converged to eight digits.
      ("logFit", fit.value(at: drag), 1e-7),
    ]
    for (key, value, tolerance) in values {
      expect(value, equals: test.expected[key].number, relative: tolerance)
    }
  }

  @Test func fluttersStepsTendToTheHyperbola() throws {
    let limit = try RubberBand(coefficient: 0.52, dimension: 844).offset(drag: 600)
    var last = Double.infinity
    for count in [10, 100, 1000] {
      let steps = Array(repeating: 600 / Double(count), count: count)
      let error = abs(Overscroll.flutter(steps: steps, dimension: 844) - limit)
      #expect(error < last / 5)
      last = error
    }
    #expect(last < 0.1)
  }

  @Test(arguments: Vectors.cases("decay.rateToLand", in: "decay"))
  func rateToLand(_ test: VectorCase) throws {
    let (velocity, distance) = (test("v0"), test("distance"))
    let sum = try Deceleration(velocity: velocity, distance: distance)
    expect(sum.rate, equals: test.expected["rateDiscrete"].number, relative: 1e-15)
    let integral = try Deceleration(velocity: velocity, distance: distance, form: .integral)
    expect(integral.rate, equals: test.expected["rateContinuous"].number, relative: 1e-15)
  }

  @Test func noRateLeadsBackwards() {
    #expect(throws: MotionError.self) { try Deceleration(velocity: 100, distance: -5) }
    #expect(throws: MotionError.self) { try Deceleration(velocity: 0, distance: 5) }
  }

  @Test func inThePlaneEachAxisDecaysByItself() {
    let landing = Deceleration.normal.projection(velocity: [2000, -1000])
    expect(landing.x, equals: 998, relative: 1e-12)
    expect(landing.y, equals: -499, relative: 1e-12)
  }
}
