import Foundation
import MotionCurves
import Testing

/// Models brought as near to recordings as they can be.
@Suite struct ModelFitTests {
  private static let truths: [(FitModel, [Double], [Double])] = [
    (.deceleration, [100, 1500, 0.997, 0.01], [0.02, 0.1, 0.4, 1]),
    (.rubberBand, [0.55, 844], [10, 300, 2000]),
    (.spring, [1, 0, 3, 158, 18, 1, 0.02], [0.05, 0.2, 0.6]),
    (.spring, [1, 0, 3, 158, 60, 1.2, 0], [0.05, 0.2, 0.6]),
    // Next to critical damping, where the closed forms meet.
    (.spring, [1, 0, 3, 100, 20.000001, 1, 0], [0.05, 0.2, 0.6]),
    (.bounce(framesPerSecond: 60), [177, 455, 0.0155], [0.0155, 0.05, 0.2]),
    (.logarithm, [270, 0.0024], [10, 1000, 8000]), (.line, [0.4, 3], [10, 500]),
    (.parabola, [5, -300, 900], [0.1, 0.7]),
  ]

  /// Each model's derivatives are those of its value.
  @Test(arguments: 0..<truths.count)
  func derivativesAreThoseOfTheValue(_ index: Int) {
    let (model, parameters, places) = ModelFitTests.truths[index]
    for place in places {
      let gradient = model.value(place, parameters).1
      #expect(gradient.count == model.parameters.count)
      for (number, parameter) in model.parameters.enumerated() {
        let step = max(abs(parameters[number]), 0.01) * 1e-5
        var (below, above) = (parameters, parameters)
        below[number] -= step
        above[number] += step
        let slope = (model.value(place, above).0 - model.value(place, below).0) / (2 * step)
        let size = max(abs(slope), abs(model.value(place, parameters).0) / 1e4, 1e-3)
        #expect(
          abs(gradient[number] - slope) < 2e-5 * size,
          "\(model.name), \(parameter.name) at \(place): \(gradient[number]), not \(slope)")
      }
    }
  }

  /// On exact data each model finds the parameters that made them.
  @Test(arguments: 0..<truths.count)
  func exactDataGiveTheirParametersBack(_ index: Int) throws {
    let (model, truth, places) = ModelFitTests.truths[index]
    let last = places.max()!
    // Bounces are recorded where the frames are.
    let samples = (0..<40).map { step in
      let x =
        model.name == "bounce" ? truth[2] + Double(step) / 60 : last * Double(step + 1) / 40
      return FitSample(x: x, y: model.value(x, truth).0)
    }
    let usual = zip(model.parameters, truth).filter {
      $0.0.usual != nil && $0.0.name != "firstFrame"
    }
    let fixed = Dictionary(
      uniqueKeysWithValues: usual.filter { $0.0.name != "rate" && $0.0.name != "intercept" }
        .map { ($0.0.name, $0.1) })
    // Of what comes after the first frame, its length and the start cannot be told apart.
    let start = model.name == "bounce" ? ["start": truth[0]] : [:]
    let released = model.parameters.map(\.name).filter {
      ["rate", "intercept", "firstFrame"].contains($0)
    }
    let fit = try ModelFit(
      model, to: samples, fixed: fixed.merging(start) { $1 }, released: released)
    for (estimate, value) in zip(fit.estimates, truth) {
      #expect(
        abs(estimate.value - value) < 1e-7 * max(1, abs(value)),
        "\(model.name): \(estimate.name) is \(estimate.value), not \(value)")
    }
    #expect(fit.greatestResidual < 1e-7)
  }

  @Test func theCoefficientComesBackToTheLastDigits() throws {
    let band = try RubberBand(dimension: 844)
    let samples = stride(from: 10.0, through: 900, by: 10).map {
      FitSample(x: $0, y: band.offset(drag: $0))
    }
    let fit = try ModelFit(.rubberBand, to: samples, fixed: ["d": 844])
    #expect(abs(try #require(fit.value(of: "c")) - 0.55) < 1e-12)
  }

  // MARK: - What public recordings say

  private func recorded(_ file: String) throws -> [FitSample] {
    try Recordings.rows(file).map { FitSample(x: $0[0], y: $0[1]) }
  }

  /// UIKit's rubber band: c = 0.5499 ± 0.0001 where the view's height is given, and both where it is not.
  @Test func uikitsRubberBand() throws {
    let samples = try recorded("rubber-band")
    let fit = try ModelFit(.rubberBand, to: samples, fixed: ["d": 681.667])
    let c = fit.estimates[0]
    #expect(abs(c.value - 0.5499) < 0.0001 && c.error < 0.0002)
    // The pixels are a third of a point, half of which rounding takes at most.
    #expect(fit.greatestResidual < 0.2)
    let both = try ModelFit(.rubberBand, to: samples)
    #expect(both.estimates[0].interval.contains(0.55))
    #expect(both.estimates[1].interval.contains(681.667))
    #expect(abs(both.correlations[0].value) > 0.9, "a short pull hardly tells c from d")
  }

  /// UIKit's bounce: its own frames explain every row within its pixel, with the velocity that the finger
  /// still had; no other law does.
  @Test func uikitsBounce() throws {
    let samples = try recorded("bounce").map { FitSample(x: $0.x / 1000, y: -$0.y) }
      .filter { $0.y > 1 }
    let fit = try ModelFit(
      .bounce(framesPerSecond: 60), to: samples, fixed: ["start": 177], released: ["firstFrame"])
    #expect(abs(try #require(fit.value(of: "velocity")) - 455) < 5)
    #expect(abs(try #require(fit.value(of: "firstFrame")) - 0.01555) < 0.0003)
    #expect(fit.greatestResidual < 1.0 / 6 + 0.02)
    // A critical spring with its velocity free, and a mere decay, stay away.
    let critical = try ModelFit(
      .spring, to: samples,
      fixed: ["target": 0, "from": 177, "stiffness": 121, "damping": 22])
    #expect(critical.greatestResidual > 0.25, "\(critical.greatestResidual)")
    // Flutter's spring, with its velocity free, and the decay by ten a second that one would guess.
    let flutter = try ModelFit(
      .spring, to: samples,
      fixed: [
        "target": 0, "from": 177, "mass": 0.5, "stiffness": 100,
        "damping": 2 * 1.1 * 50.0.squareRoot(),
      ])
    #expect(flutter.greatestResidual > 5 * fit.greatestResidual, "\(flutter.greatestResidual)")
    let naive = samples.map { abs($0.y - 177 * exp(-10 * $0.x)) }.max() ?? 0
    #expect(naive > 8, "\(naive)")
    let resting = try ModelFit(
      .bounce(framesPerSecond: 60), to: samples, fixed: ["start": 177, "velocity": 0],
      released: ["firstFrame"])
    #expect(resting.greatestResidual > 8, "\(resting.greatestResidual)")
    #expect(ModelFit.weights(of: [fit, critical])[0]! > 0.999)
  }

  /// UIKit's fling: the path of a throw at the normal rate, one frame late.
  @Test func uikitsFling() throws {
    let samples = try recorded("fling").map { FitSample(x: $0.x / 1000, y: $0.y) }
    let fit = try ModelFit(.deceleration, to: Array(samples.dropLast(4)))
    #expect(fit.greatestResidual < 1)
    // The throw is that of the first recorded target: with its release known, the delay alone is fitted, and is one frame.
    let release = try #require(Recordings.rows("targets").first)
    let late = try ModelFit(
      .deceleration, to: Array(samples.dropLast(4)),
      fixed: ["position": release[1], "velocity": release[2]], released: ["delay"])
    let delay = try #require(late.value(of: "delay"))
    #expect(abs(delay + 1.0 / 60) < 0.0015, "\(delay)")
    #expect(late.greatestResidual < 0.5, "\(late.greatestResidual)")
    let rate = try ModelFit(
      .deceleration, to: Array(samples.dropLast(4)), released: ["rate"])
    #expect(abs(rate.estimates[2].value - 0.998) < 1e-5, "\(rate.estimates[2])")
  }

  /// The article's own fits, found as models: the logarithm up to 3000 points, and Catalyst's lines.
  @Test func theArticlesFits() throws {
    let band = try RubberBand(dimension: 844)
    let samples = (0...3000).map { FitSample(x: Double($0), y: band.offset(drag: Double($0))) }
    let fit = try ModelFit(.logarithm, to: samples)
    #expect(abs(try #require(fit.value(of: "a")) - 270.12501) < 1e-3)
    #expect(abs(try #require(fit.value(of: "b")) - 0.00239465824) < 1e-8)
    #expect(abs(fit.value(at: 8440) - 825.1) < 0.01)
    for (dimension, residual) in [(400.0, 7.65), (600, 6.11), (844, 4.87), (1000, 4.30)] {
      let catalyst = try RubberBand(
        coefficient: RubberBand.macCatalystCoefficient, dimension: dimension)
      let points = (0...3000).map {
        FitSample(x: Double($0), y: catalyst.offset(drag: Double($0)))
      }
      let line = try ModelFit(.line, to: points)
      #expect(abs(line.residual - residual) < 0.005)
    }
  }

  // MARK: - How sure it is

  /// A generator with a seed, so that a draw is the same everywhere: splitmix64.
  private struct Draws {
    var state: UInt64

    mutating func unit() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
    }

    mutating func normal() -> Double {
      (-2 * log(1 - unit())).squareRoot() * cos(2 * .pi * unit())
    }
  }

  /// Of a thousand noisy recordings, rounded to pixels, 93 to 97 in a hundred intervals hold the truth.
  @Test func intervalsHoldTheTruthAsOftenAsTheySay() throws {
    var draws = Draws(state: 20)
    var held = ["c": 0, "velocity": 0, "delay": 0, "damping": 0]
    let count = 1000
    for _ in 0..<count {
      let band = stride(from: 20.0, through: 600, by: 20).map { pull -> FitSample in
        let y = FitModel.rubberBand.value(pull, [0.55, 844]).0 + 0.6 * draws.normal()
        return FitSample(x: pull, y: (y * 3).rounded() / 3)
      }
      let fit = try ModelFit(.rubberBand, to: band, fixed: ["d": 844])
      if fit.estimates[0].interval.contains(0.55) { held["c", default: 0] += 1 }
      let truth = [0, 1200, 0.998, 0.016]
      let throwing = (1...30).map { step -> FitSample in
        let time = Double(step) / 20
        let y = FitModel.deceleration.value(time, truth).0 + 0.5 * draws.normal()
        return FitSample(x: time, y: (y * 3).rounded() / 3)
      }
      let late = try ModelFit(
        .deceleration, to: throwing, fixed: ["position": 0], released: ["delay"])
      if late.estimates[1].interval.contains(1200) { held["velocity", default: 0] += 1 }
      if late.estimates[3].interval.contains(0.016) { held["delay", default: 0] += 1 }
      let spring = [100, 0, 0, 158, 18, 1, 0.0]
      let swings = (0..<40).map { step -> FitSample in
        let time = Double(step) / 60
        let y = FitModel.spring.value(time, spring).0 + 0.5 * draws.normal()
        return FitSample(x: time, y: (y * 3).rounded() / 3)
      }
      let sprung = try ModelFit(
        .spring, to: swings, fixed: ["target": 100, "from": 0, "velocity": 0])
      if sprung.estimates[4].interval.contains(18) { held["damping", default: 0] += 1 }
    }
    for (name, number) in held {
      #expect((930...970).contains(number), "\(name): \(number) of \(count)")
    }
  }

  @Test(arguments: [
    (1.0, 12.706204736), (2, 4.302652730), (3, 3.182446305), (5, 2.570581836), (10, 2.228138852),
    (29, 2.045229642), (30, 2.042272456), (120, 1.979930405), (9999, 1.960201), (20000, 1.960083),
  ])
  func intervalsUseStudentsDistribution(_ degrees: Double, _ expected: Double) throws {
    // A line through the origin has one parameter: its interval over its error is the quantile.
    let count = Int(degrees) + 1
    let samples = (1...count).map {
      FitSample(x: Double($0), y: Double($0) + ($0 % 2 == 0 ? 1 : -1))
    }
    let slope = try ModelFit(.line, to: samples).estimates[0]
    let quantile = (slope.interval.upperBound - slope.value) / slope.error
    #expect(abs(quantile - expected) < 2e-6, "\(quantile)")
  }

  // MARK: - What there is no fit of

  @Test func whatTheSamplesDoNotTellIsSaid() throws {
    func failure(
      _ model: FitModel, _ samples: [FitSample], fixed: [String: Double] = [:],
      released: [String] = []
    ) -> FitError? {
      do {
        _ = try ModelFit(model, to: samples, fixed: fixed, released: released)
        return nil
      } catch {
        return error
      }
    }
    let spring = (0..<40).map { step -> FitSample in
      let time = Double(step) / 40
      return FitSample(x: time, y: FitModel.spring.value(time, [1, 0, 0, 158, 18, 1, 0]).0)
    }
    // Three parameters of which only two quotients move anything.
    guard case .undetermined(let names) = failure(.spring, spring, released: ["mass"]) else {
      Issue.record("mass, stiffness and damping were told apart")
      return
    }
    #expect(names == ["stiffness", "damping", "mass"])
    #expect(failure(.line, [FitSample(x: 1, y: 1)]) == .tooFew(1, needed: 2))
    #expect(
      failure(.parabola, (0..<9).map { FitSample(x: Double($0 % 2), y: 1) })
        == .tooFew(2, needed: 4))
    #expect(
      failure(.line, spring, fixed: ["c": 1]) == .unknown("c", known: ["slope", "intercept"]))
    let straight = (1..<20).map { FitSample(x: Double($0), y: 2 * Double($0)) }
    #expect(failure(.rubberBand, straight) != nil, "a straight line is no rubber band")
    #expect(failure(.rubberBand, straight, fixed: ["d": -3]) != nil)
    let flat = (0..<50).map { FitSample(x: Double($0), y: 3) }
    let resting = try ModelFit(.deceleration, to: flat)
    #expect(abs(try #require(resting.value(of: "velocity"))) < 1e-9)
    guard case .undetermined(let silent) = failure(.spring, flat) else {
      Issue.record("what does not move is any spring")
      return
    }
    #expect(silent.contains("stiffness"))
    #expect(FitError.undetermined(["c"]).message == "the samples say nothing of c; fix it")
    let upwards = (1..<20).map { FitSample(x: Double($0), y: Double($0 * $0)) }
    #expect(failure(.logarithm, upwards) != nil)
    #expect(failure(.line, [FitSample(x: .nan, y: 1), FitSample(x: 1, y: 1)]) != nil)
  }

  @Test func structureInResidualsIsFound() throws {
    let parabola = (0..<30).map { FitSample(x: Double($0), y: Double($0 * $0)) }
    let line = try ModelFit(.line, to: parabola, released: ["intercept"])
    let runs = try #require(line.runs)
    #expect(runs.count == 3 && runs.probability < 1e-4)
    let curve = try ModelFit(
      .parabola,
      to: parabola.map {
        FitSample(x: $0.x, y: $0.y + ($0.x.truncatingRemainder(dividingBy: 2) == 0 ? 0.1 : -0.1))
      })
    #expect(ModelFit.weights(of: [line, curve])[1]! > 0.999)
    #expect(curve.shareOfRounding(toPixel: 1) == 1)
    #expect(line.shareOfRounding(toPixel: 1.0 / 3) < 0.01)
    #expect(
      curve.bandWidth(at: 15) < curve.bandWidth(at: 60), "it widens where nothing was recorded")
  }
}
