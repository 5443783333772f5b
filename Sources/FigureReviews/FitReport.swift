import FigureScene
import FigureTemplates
import Figures
import MotionCurves

/// Models held against a recording: which parameters bring each nearest to it, how sure they are, and what is left over.
public struct FitReport: Sendable {
  /// How a recording is taken.
  public struct Options: Sendable {
    /// Parameters that are given, by their names.
    public var fixed: [String: Double] = [:]
    /// Parameters that are fitted although they usually have a value.
    public var released: [String] = []
    /// The places that are followed.
    public var range: ClosedRange<Double> = -Double.infinity...Double.infinity
    /// What is 0 of the positions, as the offset of an edge.
    public var origin = 0.0
    /// Whether positions run the other way.
    public var isFlipped = false
    /// The width of a pixel in points, if positions were rounded to it.
    public var pixel: Double?

    /// Takes it as it is.
    public init() {}
  }

  /// A model and its fit, or why there is none.
  public enum Outcome: Sendable {
    /// The fit.
    case fit(ModelFit)
    /// The model's name, and what is wrong.
    case failure(String, FitError)
  }

  /// What came of each model.
  public let outcomes: [Outcome]
  /// How the recording was taken.
  public let options: Options
  private let names: (x: String, y: String)
  /// Whether the places are times, in seconds.
  private let hasTimes: Bool

  /// Fits models to a recording. A parameter that only some of them have is given to those.
  public init(_ models: [FitModel], to recording: Recording, _ options: Options = Options()) {
    let sign = options.isFlipped ? -1.0 : 1
    let samples = zip(recording.x, recording.y).filter { options.range.contains($0.0) }
      .map { FitSample(x: $0, y: sign * ($1 - options.origin)) }
    func names(of model: FitModel) -> [String] { model.parameters.map { $0.name } }
    outcomes = models.map { model in
      // What another of the models has is none of this one's business; what none has is a mistake.
      let others = models.flatMap(names)
      func concerns(_ name: String) -> Bool {
        names(of: model).contains(name) || !others.contains(name)
      }
      do throws(FitError) {
        return .fit(
          try ModelFit(
            model, to: samples, fixed: options.fixed.filter { concerns($0.key) },
            released: options.released.filter(concerns)))
      } catch {
        return .failure(model.name, error)
      }
    }
    (self.options, self.names, hasTimes) = (options, recording.names, recording.hasUnit)
  }

  /// The fits that there are.
  public var fits: [ModelFit] {
    outcomes.compactMap { if case .fit(let fit) = $0 { fit } else { nil } }
  }

  /// The outcome for people: a block for each model, the parameters with their errors and intervals, the residuals and
  /// what they hold.
  public var text: String {
    let weights = ModelFit.weights(of: fits)
    var index = 0
    var blocks: [String] = []
    for outcome in outcomes {
      switch outcome {
      case .failure(let name, let error): blocks.append("\(name)\n  no fit: \(error.message)")
      case .fit(let fit):
        blocks.append(lines(of: fit, weight: fits.count > 1 ? weights[index] : nil))
        index += 1
      }
    }
    return blocks.joined(separator: "\n\n")
  }

  private func lines(of fit: ModelFit, weight: Double?) -> String {
    let (first, last) = (fit.samples[0].x, fit.samples[fit.samples.count - 1].x)
    var lines = [
      "\(fit.model.name): \(fit.model.formula)",
      "  \(fit.samples.count) samples, \(names.x) from \(Self.rounded(first)) to \(Self.rounded(last))\(hasTimes ? " s" : "")",
    ]
    let width = (fit.estimates.map { $0.name.count }.max() ?? 0) + 2
    for estimate in fit.estimates {
      let name = estimate.name + String(repeating: " ", count: width - estimate.name.count)
      guard !estimate.isFixed else {
        lines.append("  \(name)\(Self.rounded(estimate.value))  given")
        continue
      }
      let (low, high) = (estimate.interval.lowerBound, estimate.interval.upperBound)
      lines.append(
        "  \(name)\(Self.sure(estimate.value, estimate.error)) ± \(Self.rounded(estimate.error, 2))"
          + "  95 %: \(Self.sure(low, estimate.error)) … \(Self.sure(high, estimate.error))")
    }
    lines.append(
      "  residuals: \(Self.rounded(fit.residual, 3)) RMS, \(Self.rounded(fit.greatestResidual, 3)) at most"
        + rounding(of: fit))
    if let runs = fit.runs {
      lines.append(
        "  \(runs.count) runs of one sign, \(Decimal.trimmed(runs.expected, decimals: 1)) expected: "
          + (runs.probability < 0.01
            ? "the residuals have a structure that the model lacks"
            : "no structure to be seen")
          + " (p \(runs.probability < 0.001 ? "< 0.001" : "= \(Self.rounded(runs.probability, 2))"))"
      )
    }
    for correlation in fit.correlations where abs(correlation.value) > 0.95 {
      let (one, two) = correlation.names
      lines.append(
        "  \(one) and \(two) are hardly told apart: correlation "
          + Decimal.trimmed(correlation.value, decimals: 4))
    }
    if let weight {
      lines.append(
        "  Akaike weight among these models: \(Decimal.trimmed(weight * 100, decimals: 1)) %")
    }
    return lines.joined(separator: "\n")
  }

  private func rounding(of fit: ModelFit) -> String {
    guard let pixel = options.pixel else { return "" }
    let share = fit.shareOfRounding(toPixel: pixel) * 100
    return
      "; rounding to a pixel explains at most \(Decimal.trimmed(share, decimals: 0)) % of their variance"
  }

  /// A number with a few digits that count.
  static func rounded(_ value: Double, _ digits: Int = 6) -> String {
    guard value != 0, value.isFinite else { return Decimal.shortest(value) }
    var (size, decimals) = (abs(value), digits - 1)
    while size >= 10, decimals > 0 { (size, decimals) = (size / 10, decimals - 1) }
    while size < 1, decimals < 12 { (size, decimals) = (size * 10, decimals + 1) }
    return Decimal.trimmed(value, decimals: decimals)
  }

  /// A number to the second digit of its error.
  private static func sure(_ value: Double, _ error: Double) -> String {
    guard error > 0, error.isFinite else { return rounded(value, 10) }
    var (size, decimals) = (error, 1)
    while size < 1, decimals < 12 { (size, decimals) = (size * 10, decimals + 1) }
    while size >= 10, decimals > 0 { (size, decimals) = (size / 10, decimals - 1) }
    return Decimal.trimmed(value, decimals: decimals)
  }

  /// The samples with the curve of each model, its band where it can be seen, and the residuals below, on one axis.
  ///
  /// - Throws: `FigureError` where no model could be fitted.
  public func figure(name: String) throws(FigureError) -> Figure {
    let fits = fits
    guard let first = fits.first else {
      throw FigureError("no model could be fitted, so there is nothing to draw")
    }
    let places = first.samples.map { $0.x }
    let (low, high) = (places[0], places[places.count - 1])
    let room = (high - low) * 0.04
    let summary = fits.map { fit in
      "\(fit.model.name): "
        + fit.estimates.filter { !$0.isFixed }.map {
          "\($0.name) \(Self.sure($0.value, $0.error)) ± \(Self.rounded($0.error, 2))"
        }.joined(separator: ", ")
        + ", residuals \(Self.rounded(fit.residual, 3)) on average"
    }.joined(separator: "; ")
    return Figure(
      name, title: "The recording, and what comes nearest to it", summary: summary + ".",
      size: Size(720, 560),
      x: Axis(
        min(low, max(0, low - room))...(high + room), title: hasTimes ? "time" : names.x,
        format: hasTimes ? .seconds() : .plain)
    ) {
      Panel(y: Axis(title: names.y), height: 2) {
        Self.marks(first, "data", series: 2)
        for (index, fit) in fits.enumerated() {
          CurveMark(
            fit.curve("value").named("fit \(index)"), label: fit.model.name,
            detail: fit.estimates.filter { !$0.isFixed }.prefix(2).map {
              "\($0.name) \(Self.sure($0.value, $0.error)) ± \(Self.rounded($0.error, 2))"
            }.joined(separator: ", "),
            position: fits.count > 1 ? .key : .beside, from: low, to: high,
            series: Self.series(of: index))
        }
      }
      Panel(y: Axis(title: "recorded − model")) {
        if let pixel = options.pixel { BandMark(y: -pixel / 2...pixel / 2) }
        for (index, fit) in fits.enumerated() {
          Self.marks(fit, "residual", series: Self.series(of: index))
        }
      }
    }
  }

  /// More samples than this are a line rather than dots.
  private static let mostDots = 2_000

  /// The samples of a fit, or what is left over of them.
  private static func marks(_ fit: ModelFit, _ name: String, series: Int) -> [AnyMark] {
    let dots = fit.curve(name)
    guard fit.samples.count > mostDots else {
      return [AnyMark(SamplesMark(of: dots, series: series))]
    }
    let values = name == "data" ? fit.samples.map { $0.y } : fit.residuals
    guard let line = try? Curve(x: fit.samples.map { $0.x }, y: values, series: series) else {
      return []
    }
    return [AnyMark(CurveMark(line, style: .muted))]
  }

  /// The colour of a model: the second is that of the recording.
  private static func series(of index: Int) -> Int { index == 0 ? 1 : index + 2 }
}
