import MotionCurves
import Testing

@Suite struct HandOffTests {
  private let handOff = try! HandOff(
    from: 900, release: 0.15, velocity: -1500, snaps: [62, 400, 956])

  @Test func theHandOffHasNoSeam() {
    let (before, after) = (handOff.release - 1e-9, handOff.release)
    #expect(abs(handOff.position(at: before) - handOff.position(at: after)) < 1e-5)
    #expect(abs(handOff.velocity(at: before) - handOff.velocity(at: after)) < 1e-4)
    #expect(handOff.position(at: after) == handOff.releasePosition)
    #expect(handOff.velocity(at: after) == -1500)
    #expect(handOff.position(at: 0) == 900 && handOff.velocity(at: 0) == 0)
  }

  @Test func theThrowLandsWhereTheProjectionSays() {
    // 900 − 1500 · 0.15 / 2, and 0.499 s of the velocity further.
    #expect(handOff.releasePosition == 787.5)
    #expect(abs(handOff.landing - (787.5 - 748.5)) < 1e-9)
    #expect(handOff.target == 62)
    #expect(abs(handOff.position(at: 5) - 62) < 1e-6)
  }

  @Test func velocityIsTheSlopeOfPosition() {
    for time in [0.05, 0.12, 0.2, 0.4] {
      let step = 1e-6
      let slope =
        (handOff.position(at: time + step) - handOff.position(at: time - step)) / (2 * step)
      #expect(abs(slope - handOff.velocity(at: time)) < 1e-3)
      let bend =
        (handOff.velocity(at: time + step) - handOff.velocity(at: time - step)) / (2 * step)
      #expect(abs(bend - handOff.acceleration(at: time)) < 1e-1)
    }
  }

  @Test func whatCannotBeIsRefused() {
    #expect(throws: MotionError.self) {
      try HandOff(from: 0, release: 0, velocity: 1, snaps: [1])
    }
    #expect(throws: MotionError.self) {
      try HandOff(from: 0, release: 1, velocity: 1, snaps: [])
    }
  }

  @Test func throwsGoWhereTheyLand() throws {
    let flick = try Snapping().motion(from: 672, velocity: -960, snaps: [100, 460, 760])
    #expect(flick.target == 100 && flick.naive == 760)
    #expect(abs(flick.landing - (672 - 960 * 0.499)) < 1e-9)
    let window = try PictureInPicture(screen: [390, 844]).motion(
      from: [324, 720], velocity: [0, -1500])
    #expect(window.target == PictureInPicture(screen: [390, 844]).corners[1])
    #expect(window.naive == PictureInPicture(screen: [390, 844]).corners[3])
    #expect(throws: MotionError.self) {
      try PictureInPicture(screen: [50, 50]).motion(from: [0, 0], velocity: [0, 0])
    }
  }
}
