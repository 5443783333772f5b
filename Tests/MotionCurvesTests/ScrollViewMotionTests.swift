import Foundation
import MotionCurves
import Testing

@Suite struct ScrollViewMotionTests {
  private static func cases(_ id: String) -> [VectorCase] { Vectors.cases(id, in: "uikit") }

  private func motion(_ test: VectorCase) throws -> ScrollViewMotion {
    try ScrollViewMotion(
      try Deceleration(rate: test("rate")), from: test("offset"), velocity: test("velocity"),
      edges: test("minimum")...test("maximum"), framesPerSecond: test("framesPerSecond"))
  }

  /// The frames of the vectors go on beyond where UIKit ends; as far as it goes they are the same.
  @Test(arguments: cases("uikit.frames"))
  func frames(_ test: VectorCase) throws {
    let motion = try motion(test)
    var compared = 0
    for expected in test.expected.list {
      let number = Int(expected["frame"].number)
      guard number < motion.frames.count - 1 else { continue }
      let frame = motion.frames[number]
      expect(frame.offset, equals: expected["offset"].number, relative: 1e-12)
      expect(frame.velocity, equals: expected["velocity"].number, relative: 1e-11, absolute: 1e-10)
      compared += 1
    }
    #expect(compared > 0)
  }

  /// The drawn curve passes through every frame, and its slope is how fast it changes.
  @Test(arguments: cases("uikit.frames"))
  func theCurveRunsThroughTheFrames(_ test: VectorCase) throws {
    let motion = try motion(test)
    for frame in motion.frames {
      expect(motion.offset(at: frame.time), equals: frame.offset, relative: 1e-11, absolute: 0.5001)
    }
    for frame in motion.frames.dropLast() {
      expect(motion.offset(at: frame.time), equals: frame.offset, relative: 1e-11, absolute: 1e-10)
    }
    for time in stride(from: 0.001, to: motion.duration - 0.001, by: 0.0137) {
      let step = 1e-6
      guard !motion.turningTimes.contains(where: { abs($0 - time) < 2 * step }) else { continue }
      let slope = (motion.offset(at: time + step) - motion.offset(at: time - step)) / (2 * step)
      expect(motion.slope(at: time), equals: slope, relative: 1e-5, absolute: 1e-3)
    }
  }

  @Test(arguments: cases("uikit.bounce"))
  func bounce(_ test: VectorCase) throws {
    let bounce = EdgeBounce(
      try Deceleration(rate: test("rate")), from: test("overshoot"), velocity: test("velocity"),
      edgeDecayConstant: test("k"))
    expect(
      bounce.offset(at: test("t_ms") / 1000), equals: test.expected.number, relative: 1e-12,
      absolute: 1e-12)
  }

  @Test(arguments: cases("uikit.announcedTarget"))
  func announcedTarget(_ test: VectorCase) throws {
    let deceleration = try Deceleration(rate: test("rate"))
    expect(
      deceleration.announcedTarget(
        from: test("offset"), velocity: test("velocity"), scale: test.input["scale"].optional),
      equals: test.expected.number, relative: 1e-12)
  }

  @Test(arguments: cases("uikit.rest"))
  func rest(_ test: VectorCase) throws {
    let deceleration = try Deceleration(rate: test("rate"))
    let rest = deceleration.restingPlace(from: test("offset"), velocity: test("velocity"))
    expect(rest, equals: test.expected.number, relative: 1e-12)
    // The last frame ends up to a frame's way at the stop speed further on.
    let motion = try ScrollViewMotion(
      deceleration, from: test("offset"), velocity: test("velocity"))
    #expect(abs(motion.rest - rest) <= Deceleration.stopSpeed / 60)
  }

  @Test func theRatesOfTheEdge() {
    expect(EdgeBounce.edgeDecayConstant(framesPerSecond: 60), equals: 9.9967, absolute: 5e-5)
    expect(EdgeBounce.edgeDecayConstant(framesPerSecond: 120), equals: 10.0375, absolute: 5e-5)
    expect(EdgeBounce.edgeDecayConstant(framesPerSecond: .infinity), equals: 10.05)
  }

  /// A throw that meets the edge peaks within 0.3 % of v / (11 e).
  @Test(arguments: [500.0, 1000, 3005, 8000])
  func thePeakOfAThrow(_ velocity: Double) {
    let bounce = EdgeBounce(velocity: velocity)
    expect(bounce.offset(at: bounce.peakTime), equals: velocity / 11 / exp(1), relative: 0.003)
    expect(bounce.slope(at: bounce.peakTime), equals: 0, absolute: 1e-9)
    let atRest = EdgeBounce(from: 100, velocity: 0)
    #expect(atRest.peakTime == 0)
    expect(atRest.offset(at: 0.2), equals: 100 * exp(-0.2 * atRest.edgeDecayConstant))
    let seen = EdgeBounce(from: 100, slope: velocity)
    expect(seen.slope(at: 0), equals: velocity, relative: 1e-12)
  }

  /// What comes back from beyond an edge with speed to spare goes on inside as a throw.
  @Test func whatIsThrownBackGoesOnInside() throws {
    let motion = try ScrollViewMotion(from: -50, velocity: 2000, edges: 0...5000)
    #expect(motion.rest > 500 && motion.rest < 1000)
    let inside = motion.frames.first { $0.offset > 0 }!
    #expect(inside.velocity > 1000)
    #expect(zip(motion.frames, motion.frames.dropFirst()).allSatisfy { $0.offset < $1.offset })
  }

  @Test func itEndsAsUIKitEndsIt() throws {
    let free = try ScrollViewMotion(velocity: 2000)
    #expect(free.frames[free.frames.count - 2].velocity >= 10 && free.frames.last!.velocity == 0)
    let edge = try ScrollViewMotion(from: 500, velocity: 1500, edges: 0...600)
    #expect(edge.rest == 600 && edge.frames[edge.frames.count - 2].offset >= 600.5)
    #expect(edge.edgeTime! > 0 && edge.peak!.overshoot > 0)
    let still = try ScrollViewMotion(from: 100, velocity: 9)
    #expect(still.frames.count == 1 && still.duration == 0 && still.rest == 100)
    #expect(still.offset(at: 3) == 100 && still.slope(at: 3) == 0)
    #expect(throws: MotionError.self) { try ScrollViewMotion(velocity: .nan) }
    #expect(throws: MotionError.self) { try ScrollViewMotion(velocity: 1, framesPerSecond: 5) }
    #expect(throws: MotionError.self) { try ScrollViewMotion(velocity: 1, firstFrame: 0) }
    // What hardly decays is followed for a while.
    let endless = try ScrollViewMotion(try Deceleration(rate: 1 - 1e-12), velocity: 100)
    #expect(endless.frames.count > 10_000)
  }

  /// Before the release the finger drags, from rest up to its velocity; there is no seam.
  @Test func theDragLeadsToTheRelease() throws {
    let motion = try ScrollViewMotion(from: 300, velocity: 1500, edges: 0...2000, drag: 0.2)
    #expect(motion.offset(at: -0.2) == 150 && motion.offset(at: -1) == 150)
    #expect(motion.slope(at: -0.3) == 0 && motion.slope(at: -0.1) == 750)
    expect(motion.offset(at: -1e-9), equals: 300, absolute: 1e-5)
    expect(motion.slope(at: -1e-9), equals: 1500, absolute: 1e-5)
    #expect(motion.turningTimes.first == -0.2)
    #expect(throws: MotionError.self) { try ScrollViewMotion(velocity: 1, drag: -1) }
  }

  /// Recorded on the simulator of iOS 26.5: each announced target within half a pixel of a third of a point.
  @Test func recordedTargets() throws {
    for row in try Recordings.rows("targets") {
      let deceleration = try Deceleration(rate: row[0])
      let target = deceleration.announcedTarget(from: row[1], velocity: row[2], scale: 3)
      expect(target, equals: row[3], absolute: 1.0 / 6 + 1e-3)
    }
  }

  /// Recorded there: the way back from 177 points beyond the edge, of a finger that still carried 455.5 points per
  /// second outwards; all rows within the pixel, but for the last, which stands a third of a point from the edge
  /// two frames after the rule of the end would have it there.
  @Test func recordedBounce() throws {
    let motion = try ScrollViewMotion(
      from: -177, velocity: -455.5, edges: 0...10_000, firstFrame: 0.01555)
    for row in try Recordings.rows("bounce").dropLast() {
      let frame = motion.frames.min { abs($0.time - row[0] / 1000) < abs($1.time - row[0] / 1000) }!
      expect(frame.offset, equals: row[1], absolute: 1.0 / 6)
    }
  }

  /// Recorded there: a drag past the edge of a view 681.667 points high, within a pixel's half.
  @Test func recordedRubberBand() throws {
    let band = try RubberBand(dimension: 681.667)
    for row in try Recordings.rows("rubber-band") {
      expect(band.offset(drag: row[0]), equals: row[1], absolute: 1.0 / 6 + 1e-3)
    }
  }
}
