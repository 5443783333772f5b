import Foundation
import MotionCurves
import Testing

/// The laws where damping is next to critical, next to nothing or next to everything; compared with 60 digits.
@Suite struct SpringEdgeTests {
  private func motion(_ test: VectorCase) throws -> Spring.Motion {
    try Spring(mass: test("mass"), stiffness: test("stiffness"), damping: test("damping"))
      .motion(from: test("from"), to: 0, velocity: test("velocity"))
  }

  @Test(arguments: Vectors.cases("spring.edges", in: "spring-edges"))
  func placeAndVelocity(_ test: VectorCase) throws {
    let motion = try motion(test)
    let frequency = motion.spring.angularFrequency
    let distance = max(abs(motion.start), abs(motion.initialVelocity) / frequency)
    let fastest = max(abs(motion.initialVelocity), abs(motion.start) * frequency)
    for sample in test.expected["samples"].list {
      let (time, value) = (sample.list[0].number, sample.list[1].number)
      expect(motion.value(at: time), equals: value, relative: 0, absolute: 2e-15 * distance)
      expect(
        motion.velocity(at: time), equals: sample.list[2].number, relative: 0,
        absolute: 2e-15 * fastest)
    }
  }

  @Test(arguments: Vectors.cases("spring.edges", in: "spring-edges"))
  func landmarks(_ test: VectorCase) throws {
    let motion = try motion(test)
    let expected = test.expected
    #expect((motion.firstTurn == nil) == (expected["turn"].optional == nil))
    #expect((motion.firstCrossing == nil) == (expected["crossing"].optional == nil))
    expect(motion.firstTurn?.time ?? 0, equals: expected["turn"].optional ?? 0, relative: 1e-15)
    expect(motion.firstCrossing ?? 0, equals: expected["crossing"].optional ?? 0, relative: 1e-15)
    expect(motion.overshoot, equals: expected["overshoot"].number, relative: 1e-13)
    let settling = try #require(expected["settling"].optional)
    expect(
      motion.settlingTime(within: test("threshold")), equals: settling, relative: 1e-14)
  }

  /// Hardly damped springs settle late, and not at once.
  @Test func aSpringThatHardlyDampsSettles() throws {
    for ratio in [1e-6, 1e-10, 1e-12, 1e-15] {
      let motion = try Spring(response: 0.5, dampingRatio: ratio).motion()
      let settling = motion.settlingTime(within: 0.001)
      // The envelope falls to a thousandth at ln 1000 / β; the last swing above it is half a swing away.
      expect(settling, equals: log(1000) / motion.spring.decayRate, relative: 1e-5)
    }
    #expect(
      try Spring(stiffness: 100, damping: 0).motion().settlingTime(within: 0.001) == .infinity)
    #expect(
      try Spring(stiffness: 100, damping: .leastNonzeroMagnitude).motion().settlingTime(
        within: 0.001) == .infinity)
  }

  /// A spring whose overdamping counts as critical is, whatever its mass leaves of the difference by rounding.
  @Test func clampedSpringsSettleAsCriticalOnes() throws {
    for (mass, stiffness) in [
      (3.0, 7.0), (0.1, 7), (0.001, 3), (250, 0.3), (1, 100), (0.7, 1234.5),
    ] {
      let clamped = try Spring(
        mass: mass, stiffness: stiffness, damping: 1000, overdamping: .clampedToCritical)
      let frequency = clamped.angularFrequency
      for velocity in [-30, 0, 20.0] {
        let motion = clamped.motion(velocity: velocity * frequency)
        let settling = motion.settlingTime(within: 0.001)
        #expect(abs(motion.value(at: settling * 1.000001) - 1) < 0.001)
        #expect(abs(motion.value(at: settling) - 1) >= 0.001 * (1 - 1e-9))
        // From then on it is near, and just before it is not: x = (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t).
        for step in 1...200 {
          #expect(abs(motion.value(at: settling * (1 + Double(step) / 20)) - 1) < 0.001)
        }
      }
    }
  }

  /// Without stiffness a value coasts, past the target or up to it.
  @Test func aValueThatOnlyCoasts() throws {
    let past = try Spring(mass: 2, stiffness: 0, damping: 2).motion(velocity: 2)
    expect(past.firstCrossing ?? 0, equals: log(2), relative: 1e-14)
    expect(past.overshoot, equals: 1, relative: 1e-14)
    #expect(past.firstTurn == nil && past.settlingTime(within: 0.001) == .infinity)
    let upTo = try Spring(stiffness: 0, damping: 1).motion(velocity: 1)
    #expect(upTo.firstCrossing == nil && upTo.overshoot == 0)
    expect(upTo.settlingTime(within: 0.001), equals: log(1000), relative: 1e-14)
    expect(past.settlingTime(within: 1.5), equals: 0, absolute: 0)
    let through = try Spring(stiffness: 0, damping: 1).motion(from: -3, to: 0, velocity: 3.5)
    // From −3 to 0.5: within 1 of the target from where 2.5 of its way of 3.5 are left to cover but 1.5.
    expect(through.settlingTime(within: 1), equals: log(3.5 / 1.5), relative: 1e-14)
    let free = try Spring(stiffness: 0, damping: 0).motion(velocity: 4)
    #expect(free.firstCrossing == 0.25 && free.overshoot == .infinity)
    #expect(free.settlingTime(within: 3) == .infinity)
  }

  @Test func whatIsNearFromTheStartHasSettled() throws {
    let swinging = try Spring(stiffness: 100, damping: 0)
    #expect(swinging.motion(to: 0.0001).settlingTime(within: 0.001) == 0)
    #expect(swinging.motion(to: 1).settlingTime(within: 2) == 0)
    #expect(swinging.motion(to: 1, velocity: 30).settlingTime(within: 2) == .infinity)
    let loose = try Spring(stiffness: 0, damping: 1)
    #expect(loose.motion(to: 0.0005).settlingTime(within: 0.001) == 0)
    #expect(loose.motion(to: 1).settlingTime(within: 0.001) == .infinity)
  }

  /// What its motion is made of overflows, and so it is refused.
  @Test func aDampingBeyondItsSquareIsRefused() throws {
    #expect(throws: MotionError.self) { try Spring(stiffness: 1, damping: 1e155) }
    #expect(throws: MotionError.self) { try Spring(mass: 1e-150, stiffness: 1, damping: 1e10) }
    let strong = try Spring(stiffness: 1, damping: 1e100).motion(velocity: 5)
    #expect(strong.velocity(at: 1) == 0 || abs(strong.velocity(at: 1)) < 1e-90)
    #expect(
      try Spring(stiffness: 100, damping: 10).motion().settlingTime(within: 1e-308 / 100).isFinite)
  }

  @Test func aLateAccelerationIsNone() throws {
    for (_, continuation) in Interruption.continuations {
      let interruption = try Interruption(continuation, at: 0.1)
      for time in [1e11, 1e300, .infinity] { #expect(interruption.acceleration(at: time) == 0) }
      #expect(interruption.acceleration(at: .nan).isNaN)
    }
  }

  /// What takes ages is reached all the same.
  @Test func whatTakesLongIsReached() throws {
    let slow = try Spring(stiffness: 1, damping: 1e8).motion()
    // The slow rate is k/c in the limit: ln 10 of its time to nine tenths.
    expect(slow.time(toShare: 0.9) ?? 0, equals: log(10) * 1e8, relative: 1e-9)
    let weightless = try Spring(stiffness: 0, damping: 1).motion(velocity: 0.5)
    #expect(weightless.time(toShare: 0.9) == nil)
    expect(weightless.time(toShare: 0.25) ?? 0, equals: log(2), relative: 1e-12)
  }
}

/// What is asked about no number, about the end of time or about the time before the start.
@Suite struct LimitTests {
  private static let springs = [
    Spring.smooth, .bouncy, try! Spring(stiffness: 100, damping: 1e6),
    try! Spring(stiffness: 0, damping: 10),
  ]

  @Test func noNumberStaysNoNumber() throws {
    for spring in LimitTests.springs {
      let motion = spring.motion(velocity: 3)
      #expect(motion.value(at: .nan).isNaN && motion.velocity(at: .nan).isNaN)
      #expect(motion.acceleration(at: .nan).isNaN)
      #expect(motion.settlingTime(within: .nan).isNaN)
      let lost = spring.motion(from: .nan)
      #expect(lost.value(at: 0.1).isNaN && lost.settlingTime(within: 0.1).isNaN)
      #expect(lost.firstTurn == nil && lost.firstCrossing == nil)
    }
    let band = try RubberBand(dimension: 100)
    #expect(band.offset(drag: .nan).isNaN && band.slope(drag: .nan).isNaN)
    #expect(band.drag(offset: .nan) == nil)
    #expect(band.clamped(.nan, lower: 0, upper: 10).isNaN)
    #expect(band.offset(drag: .infinity) == 100 && band.offset(drag: -.infinity) == -100)
    let throwing = Deceleration.normal.motion(velocity: 1000)
    #expect(throwing.position(at: .nan).isNaN && throwing.velocity(at: .nan).isNaN)
    #expect(throwing.time(toSpeed: .nan).isNaN && throwing.time(toRemainingDistance: .nan).isNaN)
    #expect(throwing.time(at: .nan) == nil)
    for curve in [TimingCurve.linear, .ease] {
      #expect(curve.value(at: .nan).isNaN && curve.slope(at: .nan).isNaN)
    }
    for curve in CircularCurve.allCases {
      #expect(curve.value(at: .nan).isNaN && curve.slope(at: .nan).isNaN)
    }
    let bounce = EdgeBounce(velocity: 100)
    #expect(bounce.offset(at: .nan).isNaN && bounce.slope(at: .nan).isNaN)
    #expect(AndroidFling.position(at: .nan).isNaN)
    #expect(try AndroidFling(velocity: 100).flutterPosition(at: .nan).isNaN)
    #expect(throws: MotionError.self) { try Snapping.nearest(to: .nan, among: [0, 100]) }
    #expect(throws: MotionError.self) { try Snapping.nearest(to: 3, among: [.nan, 100]) }
    #expect(throws: MotionError.self) { try Snapping.nearest(to: 3, among: [100, .nan]) }
    #expect(throws: MotionError.self) {
      try Snapping.nearest(to: [3, .nan], among: [[0, 0], [100, 0]])
    }
  }

  @Test func theEndOfTime() throws {
    for spring in LimitTests.springs where spring.stiffness > 0 {
      let motion = spring.motion(from: 7, to: 40, velocity: 3)
      #expect(motion.value(at: .infinity) == 40 && motion.velocity(at: .infinity) == 0)
      #expect(motion.acceleration(at: .infinity) == 0)
      // The greatest of numbers is a time too.
      #expect(motion.value(at: .greatestFiniteMagnitude) == 40)
    }
    let coasting = try Spring(stiffness: 0, damping: 10).motion(from: 7, to: 40, velocity: 30)
    #expect(coasting.value(at: .infinity) == 10 && coasting.velocity(at: .infinity) == 0)
    let resting = try Spring(stiffness: 0, damping: 0).motion(from: 7, to: 40)
    #expect(resting.value(at: .infinity) == 7)
    // A swing without damping is nowhere in the end.
    #expect(try Spring(stiffness: 1, damping: 0).motion().value(at: .infinity).isNaN)
    let throwing = Deceleration.normal.motion(from: 3, velocity: 1000)
    #expect(throwing.position(at: .infinity) == throwing.landing())
    #expect(throwing.velocity(at: .infinity) == 0)
  }

  /// One rule for every motion: before 0 it rests at its start; at 0 it has its initial velocity.
  @Test(arguments: [-1e-9, -0.3, -1e9, -Double.infinity])
  func beforeTheStartNothingMoves(time: Double) throws {
    for spring in LimitTests.springs {
      let motion = spring.motion(from: 7, to: 40, velocity: 3)
      #expect(motion.value(at: time) == 7 && motion.velocity(at: time) == 0)
      #expect(motion.acceleration(at: time) == 0)
      #expect(motion.value(at: 0) == 7 && motion.velocity(at: 0) == 3)
    }
    let throwing = Deceleration.normal.motion(from: 7, velocity: 1000)
    for form in [Deceleration.DistanceForm.millisecondSum, .integral] {
      #expect(throwing.position(at: time, form: form) == 7)
      #expect(throwing.positionSlope(at: time, form: form) == 0)
    }
    #expect(throwing.velocity(at: time) == 0 && throwing.acceleration(at: time) == 0)
    #expect(throwing.velocity(at: 0) == 1000)
    let bounce = EdgeBounce(from: 7, velocity: 100)
    #expect(bounce.offset(at: time) == 7 && bounce.slope(at: time) == 0)
    #expect(bounce.storedVelocity(at: time) == 0 && bounce.storedVelocity(at: 0) == 100)
    let friction = try FlutterFriction(velocity: 100)
    #expect(friction.position(at: time) == 0 && friction.velocity(at: time) == 0)
    #expect(friction.velocity(at: 0) == 100)
    let handOff = try HandOff(from: 7, release: 0.2, velocity: 300, snaps: [0, 100])
    #expect(handOff.position(at: time) == 7 && handOff.velocity(at: time) == 0)
    #expect(handOff.acceleration(at: time) == 0)
    let timed = try TimingCurve.linear.motion(from: 7, to: 40)
    #expect(timed.value(at: time) == 7 && timed.velocity(at: time) == 0)
    for (_, continuation) in Interruption.continuations {
      let interruption = try Interruption(continuation, at: 0.1)
      #expect(interruption.value(at: time) == 0 && interruption.velocity(at: time) == 0)
    }
  }
}
