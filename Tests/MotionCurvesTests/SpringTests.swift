import Foundation
import MotionCurves
import Testing

@Suite struct SpringTests {
  private static func cases(_ id: String) -> [VectorCase] { Vectors.cases(id, in: "springs") }

  private func spring(_ test: VectorCase) throws -> Spring {
    try Spring(mass: test("mass"), stiffness: test("stiffness"), damping: test("damping"))
  }

  @Test(arguments: cases("spring.displacement"))
  func displacement(_ test: VectorCase) throws {
    let clamps = test.input["clampOverdamped"].bool
    let spring = try spring(test).overdamping(clamps ? .clampedToCritical : .allowed)
    let (x0, v0) = (test("x0"), test("v0"))
    let motion = spring.motion(from: x0, to: 0, velocity: v0)
    let frequency = spring.angularFrequency
    let scale = max(abs(x0), frequency > 0 ? abs(v0) / frequency : abs(v0 * test("t")))
    let velocityScale = max(abs(v0), abs(x0) * max(frequency, 1))
    expect(
      motion.value(at: test("t")), equals: test.expected["x"].number, absolute: 1e-13 * scale)
    expect(
      motion.velocity(at: test("t")), equals: test.expected["v"].number,
      absolute: 1e-13 * velocityScale)
  }

  @Test(arguments: cases("spring.fromResponse"))
  func fromResponse(_ test: VectorCase) throws {
    let spring = try Spring(
      response: test("response"), dampingRatio: test("dampingFraction"), mass: test("mass"))
    expect(spring.stiffness, equals: test.expected["stiffness"].number, relative: 1e-15)
    expect(spring.damping, equals: test.expected["damping"].number, relative: 1e-15)
    expect(spring.response, equals: test("response"), relative: 1e-15)
    expect(spring.dampingRatio, equals: test("dampingFraction"), relative: 1e-15)
  }

  @Test(arguments: cases("spring.fromDurationBounce"))
  func fromDurationAndBounce(_ test: VectorCase) throws {
    let spring = try Spring(duration: test("duration"), bounce: test("bounce"))
    // ζ = 1 − b and 1/(1 + b) round once more than the exact value does.
    expect(spring.dampingRatio, equals: test.expected["dampingFraction"].number, absolute: 1e-15)
    expect(spring.stiffness, equals: test.expected["stiffness"].number)
    expect(spring.damping, equals: test.expected["damping"].number, absolute: 1e-13)
    expect(spring.bounce, equals: min(1, test("bounce")), absolute: 1e-15)
  }

  @Test(arguments: cases("spring.derived"))
  func derived(_ test: VectorCase) throws {
    let spring = try spring(test)
    let expected = test.expected
    expect(spring.angularFrequency, equals: expected["omega0"].number, relative: 1e-15)
    expect(spring.dampingRatio, equals: expected["dampingRatio"].number, relative: 1e-15)
    expect(spring.response, equals: expected["response"].number, relative: 1e-15)
    expect(spring.bounce, equals: expected["bounce"].number, absolute: 1e-15)
    expect(spring.decayRate, equals: expected["decayRate"].number, relative: 1e-15)
    expect(spring.overshoot, equals: expected["overshoot"].number, absolute: 1e-15)
    // At critical damping the difference of two roundings is all that is left.
    let scale = 3e-8 * spring.angularFrequency
    expect(
      spring.dampedAngularFrequency, equals: expected["dampedOmega"].number, absolute: scale)
    if expected["period"].number < 1e6 {
      expect(spring.period, equals: expected["period"].number, relative: 1e-15)
    } else {
      #expect(spring.period > 1e6)
    }
  }

  @Test(arguments: cases("spring.settlingCoreAnimation"))
  func settlingByCoreAnimation(_ test: VectorCase) throws {
    let motion = try spring(test).motion(velocity: test("initialVelocity"))
    let duration = motion.coreAnimationSettlingDuration
    guard test("damping") > 0 else {
      #expect(duration == .infinity)
      return
    }
    expect(duration, equals: test.expected.number, relative: 1e-12)
    if let measured = test.measuredOnApple {
      expect(duration, equals: measured, relative: 1e-14)
    }
  }

  @Test(arguments: cases("spring.settlingSwiftUI"))
  func settlingBySwiftUI(_ test: VectorCase) throws {
    let spring = try Spring(response: test("response"), dampingRatio: test("dampingFraction"))
    let motion = spring.motion(to: test("target"), velocity: test("initialVelocity"))
    let duration = motion.swiftUISettlingDuration(within: test("epsilon"))
    expect(duration, equals: test.expected.number, relative: 1e-12)
  }

  @Test(arguments: cases("spring.exactSettling"))
  func settlingExactly(_ test: VectorCase) throws {
    let time = try spring(test).motion().settlingTime(within: test("epsilon"))
    expect(time, equals: test.expected.number, relative: 1e-12)
  }

  @Test(arguments: cases("spring.initialVelocity"))
  func normalizedVelocity(_ test: VectorCase) {
    func pair(_ key: String) -> SIMD2<Double> {
      let list = test.input[key].list
      return [list[0].number, list[1].number]
    }
    let velocity = Spring.normalizedVelocity(pair("velocity"), from: pair("from"), to: pair("to"))
    let expected = test.expected.list
    expect(velocity.x, equals: expected[0].number, relative: 1e-15)
    expect(velocity.y, equals: expected[1].number, relative: 1e-15)
  }

  @Test func presetsDifferInDampingOnly() throws {
    let presets = [Spring.smooth, .snappy, .bouncy]
    for spring in presets { expect(spring.stiffness, equals: 157.91367041742973, relative: 1e-15) }
    for (spring, damping) in zip(
      presets, [25.132741228718345, 21.362830044410593, 17.59291886010284])
    {
      expect(spring.damping, equals: damping, relative: 1e-15)
    }
    #expect(try Spring.bouncy(duration: 0.5, extraBounce: -0.3) == .smooth)
    expect(try Spring.snappy(duration: 1, extraBounce: 0.1).bounce, equals: 0.25)
    expect(Spring.interactiveSpring.response, equals: 0.15)
    expect(Spring.interactiveSpring.dampingRatio, equals: 0.85)
    expect(Spring.interactiveSpringByResponse.dampingRatio, equals: 0.86)
    expect(Spring.swiftUISpring.damping, equals: 20.734511513692635)
    #expect(Spring.interpolatingSpring == .smooth)
  }

  @Test func overshootsOfTheArticle() {
    expect(Spring.bouncy.overshoot, equals: 0.0460, absolute: 5e-5)
    expect(Spring.snappy.overshoot, equals: 0.0063, absolute: 5e-5)
    expect(Spring.bouncy.motion().overshoot, equals: Spring.bouncy.overshoot, relative: 1e-12)
    #expect(Spring.smooth.motion().overshoot == 0)
    let turn = Spring.bouncy.motion().firstTurn
    expect(turn!.time, equals: Double.pi / Spring.bouncy.dampedAngularFrequency)
    expect(turn!.value, equals: 1 + Spring.bouncy.overshoot)
  }

  @Test func velocityIsTheSlopeAndAccelerationTheSlopesSlope() throws {
    let springs = try [
      Spring.bouncy, .smooth, .uiSpringTimingParameters,
      .uiSpringTimingParameters.overdamping(.allowed),
      Spring(stiffness: 0, damping: 3), Spring(stiffness: 100, damping: 0),
    ]
    for spring in springs {
      let motion = spring.motion(from: 20, to: -30, velocity: 400)
      for time in [0.05, 0.2, 0.6] {
        let step = 1e-6
        let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
        expect(motion.velocity(at: time), equals: slope, relative: 1e-6, absolute: 1e-5)
        let bend =
          (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
        expect(motion.acceleration(at: time), equals: bend, relative: 1e-6, absolute: 1e-3)
      }
    }
  }

  /// The landmarks against a fine walk along the curve.
  @Test(arguments: [0.0, 0.1, 0.5, 0.99, 1, 1.01, 2, 4.56], [-40.0, -5, 0, 3, 12, 60])
  func landmarksAreWhereTheCurveHasThem(_ ratio: Double, _ velocity: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    let motion = spring.motion(velocity: velocity)
    let times = (1...40_000).map { Double($0) * 1e-4 }
    let crossing = times.first { (motion.value(at: $0) >= 1) != (motion.value(at: 0) >= 1) }
    let turn = times.first { motion.velocity(at: $0) * motion.velocity(at: 1e-9) < 0 }
    expectNear(motion.firstCrossing, crossing)
    expectNear(motion.firstTurn?.time, turn)
    let threshold = 0.01
    let settled = motion.settlingTime(within: threshold)
    if ratio == 0 {
      #expect(settled == .infinity)
    } else if settled > 0 {
      #expect(abs(abs(motion.value(at: settled) - 1) - threshold) < 1e-12)
      for time in times where time > settled {
        #expect(abs(motion.value(at: time) - 1) < threshold)
      }
    }
  }

  private func expectNear(
    _ value: Double?, _ walked: Double?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Where a value only grazes, or after all is at rest, the walk sees rounding.
    guard let walked, walked < 1.5 else { return }
    let found = value ?? .nan
    #expect(abs(found - walked) < 2e-4, "\(found) \(walked)", sourceLocation: sourceLocation)
  }

  @Test func aThousandSwingsSettleAtOnce() throws {
    let motion = try Spring(stiffness: 100, damping: 1e-9).motion()
    let time = motion.settlingTime(within: 0.001)
    expect(time, equals: log(1000) / 5e-10, relative: 1e-6)
  }

  @Test func zeroDistance() {
    let still = Spring.bouncy.motion(from: 100, to: 100)
    #expect(still.settlingTime(within: 0.5) == 0)
    #expect(still.value(at: 0.3) == 100)
    let thrown = Spring.bouncy.motion(from: 100, to: 100, velocity: 800)
    #expect(thrown.value(at: 0.05) > 120)
    #expect(thrown.overshoot > 20)
    #expect(Spring.normalizedVelocity(800, from: 100, to: 100) == 0)
  }

  @Test(arguments: [
    (0.0, 100.0, 1.0), (-1, 100, 1), (1, -1, 1), (1, 1, -1), (.nan, 1, 1), (1, .infinity, 1),
  ])
  func refused(_ mass: Double, _ stiffness: Double, _ damping: Double) {
    #expect(throws: MotionError.self) {
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
  }

  @Test func refusedRhythms() {
    #expect(throws: MotionError.self) { try Spring(response: 0, dampingRatio: 1) }
    #expect(throws: MotionError.self) { try Spring(response: 1, dampingRatio: -0.1) }
    #expect(throws: MotionError.self) { try Spring(duration: 0.5, bounce: -1) }
    #expect(throws: MotionError.self) { try Spring(duration: .nan, bounce: 0) }
    #expect(throws: MotionError.self) { try Spring.smooth(duration: 0.5, extraBounce: -2) }
  }

  @Test func aBounceAboveOneCountsAsOne() throws {
    #expect(try Spring(duration: 0.5, bounce: 3).damping == 0)
  }
}
