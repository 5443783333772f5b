import Foundation
import MotionCurves
import Testing

@Suite struct VelocityTests {
  private static let strategies: [(key: String, strategy: VelocityStrategy)] = [
    ("androidLSQ2", .androidLeastSquares), ("androidImpulse", .androidImpulse),
    ("flutterLSQ2", .flutterLeastSquares), ("iosFlingFlutter", .flutterIOSFling),
    ("macosFlingFlutter", .flutterMacOSFling), ("lastTwo", .lastTwo),
    ("wholeGesture", .wholeGesture),
  ]

  @Test(arguments: Vectors.cases("velocity.estimators", in: "velocity"))
  func estimates(_ test: VectorCase) throws {
    let samples = test.input["samples"].list.map {
      TouchSample(milliseconds: $0.list[0].number, position: $0.list[1].number)
    }
    for (key, strategy) in Self.strategies {
      let estimate = try strategy.estimate(samples, liftedAt: test.input["liftTime"].optional)
      let expected = test.expected[key]
      if case .object = expected {
        #expect(estimate.samplesUsed == Int(expected["used"].number), "\(key)")
        #expect((estimate.velocity == nil) == (expected["velocity"].optional == nil), "\(key)")
        expect(
          estimate.velocity ?? 0, equals: expected["velocity"].optional ?? 0, relative: 1e-12,
          absolute: 1e-10)
      } else {
        expect(estimate.velocity ?? .nan, equals: expected.number, relative: 1e-12)
      }
    }
  }

  // MARK: - Recordings

  private struct Row {
    let milliseconds, x, y: Double
    let pointer, phase: String
  }

  private static let traces = Bundle.module.bundleURL.appending(path: "Resources/Traces")

  private static func rows(_ path: String) throws -> [Row] {
    let text = try String(contentsOf: traces.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",")
      return Row(
        milliseconds: Double(cells[0])!, x: Double(cells[2])!, y: Double(cells[3])!,
        pointer: String(cells[1]), phase: String(cells[4]))
    }
  }

  private static func samples(_ rows: [Row], _ axis: KeyPath<Row, Double>) -> [TouchSample] {
    rows.filter { $0.phase != "up" }.map {
      TouchSample(milliseconds: $0.milliseconds, position: $0[keyPath: axis])
    }
  }

  private struct FlutterExpectation: Decodable {
    struct Release: Decodable {
      let vx, vy: Double
    }

    let releases_in_file_order: [Release]
  }

  @Test func flutterRecordingsGiveFluttersVelocities() throws {
    let data = try Data(contentsOf: Self.traces.appending(path: "flutter/expected.json"))
    let expected = try JSONDecoder().decode(FlutterExpectation.self, from: data)
    var gestures: [[Row]] = []
    for row in try Self.rows("flutter/velocity_events.csv") {
      if row.phase == "down" { gestures.append([]) }
      gestures[gestures.count - 1].append(row)
    }
    try #require(gestures.count == expected.releases_in_file_order.count)
    for (rows, release) in zip(gestures, expected.releases_in_file_order) {
      for (axis, velocity) in [(\Row.x, release.vx), (\Row.y, release.vy)] {
        let estimate = try VelocityStrategy.flutterLeastSquares.estimate(Self.samples(rows, axis))
        expect(estimate.velocity ?? .nan, equals: velocity, relative: 1e-3)
      }
    }
  }

  private struct AndroidExpectation: Decodable {
    let values: [String: [String: Value]]
  }

  @Test func androidRecordingsGiveAndroidsVelocities() throws {
    let data = try Data(contentsOf: Self.traces.appending(path: "android/expected.json"))
    let expected = try JSONDecoder().decode(AndroidExpectation.self, from: data)
    var checks = 0
    for (name, values) in expected.values where name.contains("Fling") {
      let rows = try Self.rows("android/\(name).csv")
      for (key, velocity) in values {
        let strategy: VelocityStrategy =
          key.hasPrefix("LSQ2") ? .androidLeastSquares : .androidImpulse
        let samples = Self.samples(rows, key.hasSuffix("X") ? \.x : \.y)
        let estimate = try strategy.estimate(samples, liftedAt: rows.last!.milliseconds)
        expect(estimate.velocity ?? .nan, equals: velocity.number, relative: 0.2)
        checks += 1
      }
    }
    #expect(checks > 30)
  }

  /// The last two rows of this fling have one time: a difference of the two would divide by zero.
  @Test func aFlingWhoseLastSamplesShareATime() throws {
    let rows = try Self.rows("android/SwordfishFlingDown.csv")
    let samples = rows.map { TouchSample(milliseconds: $0.milliseconds, position: $0.y) }
    #expect(samples[samples.count - 1].milliseconds == samples[samples.count - 2].milliseconds)
    for strategy in VelocityStrategy.allCases {
      let velocity = try #require(strategy.estimate(samples).velocity)
      #expect(velocity.isFinite && velocity >= 0, "\(strategy) gives \(velocity)")
    }
    let android = try VelocityStrategy.androidImpulse.estimate(samples).velocity!
    expect(android, equals: 5970.7, relative: 0.2)
  }

  // MARK: - The article's claims and the edges

  private func flick(_ pairs: [(Double, Double)]) -> [TouchSample] {
    pairs.map { TouchSample(milliseconds: $0.0, position: $0.1) }
  }

  @Test func aPauseBeforeLiftingGivesNothing() throws {
    let samples = flick((0...10).map { (Double($0) * 10, Double($0) * 10) })
    let strategy = VelocityStrategy.androidLeastSquares
    #expect(try strategy.estimate(samples, liftedAt: 141).velocity == nil)
    #expect(try strategy.estimate(samples, liftedAt: 140).velocity != nil)
  }

  @Test func uniformMotionIsExactInEveryStrategyThatHasEnoughSamples() throws {
    let samples = flick((0...6).map { (Double($0) * 8, Double($0) * 8) })
    for strategy in VelocityStrategy.allCases {
      let velocity = try #require(strategy.estimate(samples).velocity)
      expect(velocity, equals: 1000, relative: 1e-12)
    }
  }

  @Test func ofTwoDistinctTimesThereIsNoParabola() throws {
    let twice = flick([(0, 0), (8.333, 10), (8.333, 12)])
    #expect(try VelocityStrategy.flutterLeastSquares.estimate(twice).velocity == 0)
    // Android keeps the later of two samples at one time.
    let android = try VelocityStrategy.androidLeastSquares.estimate(twice).velocity ?? 0
    #expect(abs(android - 12_000 / 8.333) < 1e-9)
  }

  @Test func theParabolaIsFoundAgain() throws {
    // 3 + 0.5 t − 0.01 t², in points and milliseconds.
    let samples = flick(
      stride(from: 0.0, through: 64, by: 8).map { time in
        (time, 3 + 0.5 * time - 0.01 * time * time)
      })
    let fit = try #require(try TouchRecording(samples).fit)
    #expect(fit.times == 0...64)
    for sample in samples {
      #expect(abs(fit.position(at: sample.milliseconds) - sample.position) < 1e-9)
      let slope = 0.5 - 0.02 * sample.milliseconds
      #expect(abs(fit.slope(at: sample.milliseconds) - slope) < 1e-10)
    }
    #expect(abs(fit.velocity + 780) < 1e-6)
    #expect(abs(fit.acceleration + 20000) < 1e-4)
    #expect(try TouchRecording(flick([(0, 0), (10, 5)])).fit?.acceleration == 0)
    #expect(try TouchRecording(samples, lift: 200).fit == nil)
  }

  @Test func everyStrategyAnswersForTooLittle() throws {
    let inputs = [
      [], flick([(0, 5)]), flick([(0, 5), (0, 9)]), flick([(0, 5), (10, 5), (20, 5)]),
    ]
    for strategy in VelocityStrategy.allCases {
      for samples in inputs {
        let velocity = try strategy.estimate(samples).velocity ?? 0
        #expect(velocity == 0, "\(strategy) for \(samples.count) samples")
      }
    }
  }

  @Test func aSingleStep() throws {
    let samples = flick([(0, 0), (10, 5)])
    for strategy in [VelocityStrategy.panGestureRecognizer, .swiftUISampler, .scrollViewRelease] {
      expect(try strategy.estimate(samples).velocity!, equals: 500)
    }
  }

  @Test(arguments: Vectors.cases("uikit.panVelocity", in: "uikit"))
  func thePanRecogniserRemembers(_ test: VectorCase) throws {
    let samples = flick(
      zip(test.input["t_ms"].list, test.input["x"].list).map { ($0.number, $1.number) })
    expect(
      try VelocityStrategy.panGestureRecognizer.estimate(samples).velocity!,
      equals: test.expected.number)
  }

  @Test func scrollViewReleaseBlendsTheRecognisersVelocities() throws {
    // Steps of 100, 200 and 300 pt/s: the recogniser says 100, 120 and then 156.
    let samples = flick([(0, 0), (10, 1), (20, 3), (30, 6)])
    let velocity = try VelocityStrategy.scrollViewRelease.estimate(samples).velocity!
    let before = 0.8 * 100 + 0.2 * 200.0
    let newest = 0.8 * before + 0.2 * 300
    expect(velocity, equals: 0.75 * before + 0.25 * newest)
  }

  @Test func refusesTimesThatDecreaseAndNumbersThatAreNone() {
    for strategy in VelocityStrategy.allCases {
      for samples in [flick([(10, 0), (0, 1)]), flick([(.nan, 0)]), flick([(0, .infinity)])] {
        #expect(throws: MotionError.self) { try strategy.estimate(samples) }
      }
      #expect(throws: MotionError.self) { try strategy.estimate(flick([(10, 0)]), liftedAt: 5) }
    }
  }
}
