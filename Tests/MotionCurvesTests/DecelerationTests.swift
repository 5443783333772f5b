import MotionCurves
import Testing

@Suite struct DecelerationTests {
  private static func cases(_ id: String) -> [VectorCase] { Vectors.cases(id, in: "decay") }

  private func deceleration(_ test: VectorCase) throws -> Deceleration {
    try Deceleration(rate: test("rate"))
  }

  private func motion(_ test: VectorCase) throws -> Deceleration.Motion {
    let start = test.input["x0"].optional ?? 0
    return try deceleration(test).motion(from: start, velocity: test("v0"))
  }

  @Test(arguments: cases("decay.velocity"))
  func velocity(_ test: VectorCase) throws {
    expect(try motion(test).velocity(at: test("t")), equals: test.expected.number)
  }

  @Test(arguments: cases("decay.positionContinuous"))
  func positionIntegral(_ test: VectorCase) throws {
    let position = try motion(test).position(at: test("t"), form: .integral)
    expect(position, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.positionDiscrete"))
  func positionMillisecondSum(_ test: VectorCase) throws {
    expect(try motion(test).position(at: test("t")), equals: test.expected.number)
  }

  @Test(arguments: cases("decay.sumMilliseconds"))
  func sumOfMillisecondSteps(_ test: VectorCase) throws {
    let position = try motion(test).position(at: test("n") / 1000)
    expect(position, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.halfLife"))
  func halfLife(_ test: VectorCase) throws {
    expect(try deceleration(test).halfLife, equals: test.expected.number, relative: 1e-15)
  }

  @Test(arguments: cases("decay.coastDiscrete"))
  func coastMillisecondSum(_ test: VectorCase) throws {
    expect(try deceleration(test).coast(.millisecondSum), equals: test.expected.number)
  }

  @Test(arguments: cases("decay.coastContinuous"))
  func coastIntegral(_ test: VectorCase) throws {
    expect(try deceleration(test).coast(.integral), equals: test.expected.number, relative: 1e-15)
  }

  @Test(arguments: cases("decay.fractionLeft"))
  func shareLeftAfterOneSecond(_ test: VectorCase) throws {
    // Below 1e-300 the expected value was flushed to 0 or is subnormal.
    let share = try deceleration(test).shareLeftAfterOneSecond
    expect(share, equals: test.expected.number, absolute: 1e-300)
  }

  @Test(arguments: cases("decay.timeToSpeed"))
  func timeToSpeed(_ test: VectorCase) throws {
    expect(try motion(test).time(toSpeed: test("threshold")), equals: test.expected.number)
  }

  @Test(arguments: cases("decay.timeToRemainingDistance"))
  func timeToRemainingDistance(_ test: VectorCase) throws {
    // Where the share is near 1 its rounding, 1e-16, is all that the logarithm has to go by.
    let time = try motion(test).time(
      toRemainingDistance: test("distance"), form: .integral)
    expect(time, equals: test.expected.number, absolute: 1e-16)
  }

  @Test(arguments: cases("decay.projectDiscrete"))
  func projectionMillisecondSum(_ test: VectorCase) throws {
    let distance = try deceleration(test).projection(velocity: test("v"))
    expect(distance, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.projectContinuous"))
  func projectionIntegral(_ test: VectorCase) throws {
    let distance = try deceleration(test).projection(velocity: test("v"), form: .integral)
    expect(distance, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.projectWithStopSpeedContinuous"))
  func projectionWithStopSpeedIntegral(_ test: VectorCase) throws {
    let distance = try deceleration(test).projection(
      velocity: test("v"), stopSpeed: test("stopSpeed"), form: .integral)
    expect(distance, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.projectWithStopSpeedDiscrete"))
  func projectionWithStopSpeedMillisecondSum(_ test: VectorCase) throws {
    let distance = try deceleration(test).projection(
      velocity: test("v"), stopSpeed: test("stopSpeed"))
    expect(distance, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.velocityToLandDiscrete"))
  func velocityToTravelMillisecondSum(_ test: VectorCase) throws {
    let velocity = try deceleration(test).velocity(toTravel: test("target") - test("x0"))
    expect(velocity, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.velocityToLandContinuous"))
  func velocityToTravelIntegral(_ test: VectorCase) throws {
    let velocity = try deceleration(test).velocity(
      toTravel: test("target") - test("x0"), form: .integral)
    expect(velocity, equals: test.expected.number)
  }

  @Test(arguments: cases("decay.timeAtPosition"))
  func timeAtPosition(_ test: VectorCase) throws {
    let time = try motion(test).time(at: test("x"), form: .integral)
    // Near the landing 1 − share keeps only the last few digits of the position.
    expect(time ?? .infinity, equals: test.expected.number, relative: 1e-12)
  }

  @Test(arguments: [0, 1, 1.2, 1.001, -0.5, .nan, .infinity])
  func refusedRates(_ rate: Double) {
    #expect(throws: MotionError.self) { try Deceleration(rate: rate) }
  }

  @Test func timesThatNeverCome() {
    let motion = Deceleration.normal.motion(from: 3, velocity: 1000)
    #expect(motion.time(at: motion.landing()) == nil)
    #expect(motion.time(toSpeed: 0) == .infinity && motion.time(toSpeed: -1) == .infinity)
    #expect(motion.time(toRemainingDistance: 0) == .infinity)
    #expect(Deceleration.normal.projection(velocity: .nan).isNaN)
    let half = motion.time(at: 3 + motion.landing() / 2 - 1.5)
    expect(half ?? .nan, equals: Deceleration.normal.halfLife, relative: 1e-12)
  }

  @Test func namedRates() {
    #expect(Deceleration.normal.rate == 0.998)
    #expect(Deceleration.fast.rate == 0.99)
  }

  @Test func slopesAreDerivatives() {
    let motion = Deceleration.normal.motion(from: 5, velocity: -1700)
    let step = 1e-6
    func difference(_ function: (Double) -> Double, at time: Double) -> Double {
      (function(time + step) - function(time - step)) / (2 * step)
    }
    for time in [1e-5, 0.1, 0.7, 2] {
      expect(
        motion.acceleration(at: time), equals: difference(motion.velocity(at:), at: time),
        relative: 1e-6)
      for form in [Deceleration.DistanceForm.millisecondSum, .integral] {
        expect(
          motion.positionSlope(at: time, form: form),
          equals: difference({ motion.position(at: $0, form: form) }, at: time), relative: 1e-6)
      }
    }
  }

  @Test func landmarksAreWhatTheMotionSays() {
    let motion = Deceleration.fast.motion(from: 10, velocity: 2000)
    let values = Dictionary(uniqueKeysWithValues: motion.landmarks.map { ($0.name, $0.value) })
    #expect(values["halfLife"] == motion.deceleration.halfLife)
    #expect(values["coast"] == motion.deceleration.coast(.millisecondSum))
    #expect(values["landing"] == motion.landing(.millisecondSum))
    expect(values["landing"]!, equals: 208, relative: 1e-12)
  }
}
