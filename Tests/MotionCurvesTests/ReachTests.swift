import Testing

@testable import MotionCurves

/// When a share of the way is covered for the first time, against the motions themselves.
@Suite struct ReachTests {
  @Test(arguments: [0.3, 0.7, 1, 2.5], [-6.0, 0, 8])
  func aSpringReachesAShareOnceAndNotBefore(_ ratio: Double, _ velocity: Double) throws {
    let motion = try Spring(response: 0.5, dampingRatio: ratio).motion(
      from: 20, to: 120, velocity: velocity * 100)
    for share in [0.5, 0.9, 0.99] {
      let time = try #require(motion.time(toShare: share))
      let level = 20 + 100 * share
      #expect(abs(motion.value(at: time) - level) < 1e-9)
      for step in 0..<1000 { #expect(motion.value(at: time * Double(step) / 1000) < level) }
    }
    #expect(motion.time(toShare: 0) == nil && motion.time(toShare: 1) == nil)
    #expect(motion.spring.motion(from: 1, to: 1, velocity: 3).time(toShare: 0.5) == nil)
  }

  @Test(arguments: [
    (0.42, 0.0, 0.58, 1.0), (0.3, 1.7, 0.6, -0.6), (0, 1, 1, 0), (0.9, -0.5, 0.1, 1.5),
    (0.3, 3, 0.6, -2),
  ])
  func aTimingCurveReachesAShareFirst(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws
  {
    let curve = try TimingCurve(x1, y1, x2, y2)
    for share in [0.1, 0.5, 0.9, 0.99] {
      let time = try #require(curve.time(toShare: share))
      #expect(abs(curve.value(at: time) - share) < 1e-7)
      for step in 0..<1000 { #expect(curve.value(at: time * Double(step) / 1000) <= share + 1e-9) }
    }
  }

  @Test(arguments: [
    (0.42, 0.0, 0.58, 1.0), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 0, 1, 1),
  ])
  func noSlopeIsSteeperThanThePeak(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws {
    let curve = try TimingCurve(x1, y1, x2, y2)
    let steepest = (0...20_000).map { curve.slope(at: Double($0) / 20_000) }.max()!
    #expect(steepest <= curve.peakSlope * (1 + 1e-12))
    #expect(steepest > curve.peakSlope * 0.9999)
  }

  @Test func aThrowReachesHalfOfItAtItsHalfLife() throws {
    let motion = Deceleration.normal.motion(from: 100, velocity: -2000)
    let time = try #require(motion.time(toShare: 0.5))
    #expect(abs(time - Deceleration.normal.halfLife) < 1e-15)
    let way = motion.landing() - 100
    let late = try #require(motion.time(toShare: 0.99))
    #expect(abs(motion.position(at: late) - (100 + 0.99 * way)) < 1e-9)
    #expect(Deceleration.normal.motion(velocity: 0).time(toShare: 0.5) == nil)
  }
}
