import MotionCurves
import Testing

@Suite struct InterruptionTests {
  private static let sets: [(id: String, continuation: Interruption.Continuation)] = [
    ("interruption.easeRestart", .easeRestarted), ("interruption.easeBlendSwiftUI", .easeBlended),
    ("interruption.easeAdditiveCA", .easeAdditive),
    ("interruption.springRetarget", .springRetargeted),
    ("interruption.springRestartZero", .springRestarted),
  ]

  @Test(arguments: sets.indices)
  func traces(_ index: Int) throws {
    let (id, continuation) = Self.sets[index]
    let interruption = try Interruption(continuation, at: 0.175)
    for test in Vectors.cases(id, in: "interruption") {
      let expected = test.expected
      expect(
        interruption.value(at: test("t")), equals: expected["value"].number, absolute: 1e-13)
      expect(
        interruption.velocity(at: test("t")), equals: expected["velocity"].number, absolute: 1e-12)
    }
  }

  @Test(arguments: Vectors.cases("interruption.halfway", in: "interruption"))
  func halfWay(_ test: VectorCase) throws {
    let isSpring = test.expected["t"].number != 0.175
    let interruption = try Interruption(
      isSpring ? .springRetargeted : .easeRestarted, at: test.expected["t"].number)
    let time = interruption.time
    expect(interruption.value(at: time, .before), equals: 0.5, relative: 1e-12)
    expect(interruption.velocity(at: time, .before), equals: test.expected["velocity"].number)
  }

  @Test func onlyRestartsJump() throws {
    for (_, continuation) in Self.sets {
      let interruption = try Interruption(continuation, at: 0.175)
      expect(
        interruption.value(at: 0.175, .before), equals: interruption.value(at: 0.175, .after),
        absolute: 1e-15)
      let isRestart = continuation == .easeRestarted || continuation == .springRestarted
      if isRestart {
        #expect(interruption.velocity(at: 0.175, .after) == 0)
        #expect(interruption.velocityJump < -3)
      } else {
        expect(interruption.velocityJump, equals: 0, absolute: 1e-12)
      }
    }
  }

  @Test func peaks() throws {
    let spring = try #require(Interruption(.springRetargeted, at: 0.175).peak)
    expect(spring.value, equals: 0.675804, absolute: 5e-7)
    expect(spring.time - 0.175, equals: 0.021829, absolute: 5e-7)
    let blended = try #require(Interruption(.easeBlended, at: 0.175).peak)
    expect(blended.value, equals: 0.758359, absolute: 5e-7)
    let additive = try #require(Interruption(.easeAdditive, at: 0.175).peak)
    expect(additive.value, equals: 0.741676, absolute: 5e-7)
    expect(additive.time, equals: 0.2625, absolute: 1e-9)
    #expect(try Interruption(.easeRestarted, at: 0.175).peak == nil)
  }

  @Test func easesArriveAndStay() throws {
    for continuation in [Interruption.Continuation.easeRestarted, .easeBlended, .easeAdditive] {
      let interruption = try Interruption(continuation, at: 0.175, to: -2)
      let end = try #require(interruption.end)
      expect(end, equals: 0.525, relative: 1e-12)
      #expect(interruption.value(at: end + 1e-9) == -2)
      #expect(interruption.velocity(at: 9) == 0)
    }
    let late = try Interruption(.easeAdditive, at: 2)
    #expect(late.value(at: 1.9) == 1 && late.value(at: 2.36) == 0)
  }

  @Test func refused() {
    #expect(throws: MotionError.self) { try Interruption(.easeRestarted, at: -1) }
    #expect(throws: MotionError.self) { try Interruption(.easeRestarted, at: 0.1, duration: 0) }
    #expect(throws: MotionError.self) { try Interruption(.easeRestarted, at: .nan) }
    #expect(throws: MotionError.self) { try Interruption(.easeRestarted, at: 0, to: .infinity) }
  }
}
