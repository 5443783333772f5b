import MotionCurves
import Testing

/// What a scroll view announced for recorded throws.
@Suite struct RecordedTargetsTests {
  private func recorded() throws -> RecordedTargets {
    try RecordedTargets(
      Recordings.rows("targets").map {
        RecordedTargets.Throw(
          try Deceleration(rate: $0[0]), offset: $0[1], velocity: $0[2], target: $0[3])
      })
  }

  /// The integral with a stop explains every announced target to half a pixel, at both rates; no other reading does.
  @Test func onlyTheIntegralWithAStopIsAnnounced() throws {
    let recorded = try recorded()
    func greatest(_ reading: RecordedTargets.Reading) -> Double {
      recorded.residuals(reading).map(abs).max()!
    }
    #expect(greatest(.integralWithStop) < 1.0 / 6 + 1e-3)
    for reading in RecordedTargets.Reading.allCases where reading != .integralWithStop {
      #expect(greatest(reading) > 3, "\(reading)")
    }
    #expect(Set(recorded.throwings.map { $0.deceleration.rate }) == [0.998, 0.99])
    let landmarks = recorded.landmarks
    #expect(landmarks.first { $0.name == "sumResidual" }!.value == greatest(.sum))
    #expect(landmarks.last == Landmark("count", .ratio, 8))
  }

  @Test func whatIsNoRecordingIsRefused() {
    let one = RecordedTargets.Throw(.normal, offset: 0, velocity: 500, target: 245)
    #expect(throws: MotionError.self) { try RecordedTargets([one]) }
    let odd = RecordedTargets.Throw(.normal, offset: .nan, velocity: 500, target: 245)
    #expect(throws: MotionError.self) { try RecordedTargets([one, odd]) }
  }
}
