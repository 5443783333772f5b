import FigureReviews
import FigureScene
import FigureTemplates
import Figures
import MotionCurves

/// `fit`: which parameters of a law come nearest to a recording, and how sure they are.
enum FitVerb: Verb {
  static let name = "fit"
  static let summary = "fits laws to a recording, with errors, intervals and residuals"
  static let operands = Recorded.operands
  static let example =
    "motion-figures fit pull.csv --model rubber-band --fix d=844 --pixel 1/3 --output Fit"

  static let explanation = """
    Brings each model as near to the recording in FILE as it can be, in the sense of least squares, and prints
    its parameters with their standard errors and intervals of 95 %, what is left over, whether that has a
    structure, and which parameters the samples hardly tell apart; of several models the Akaike weights. Models
    are deceleration, rubber-band, spring, bounce, log, line and parabola. With --output the recording, the
    curves and the residuals are drawn.
    """

  static let options =
    Recorded.options + [
      Arguments.Option(
        name: "--model", value: "NAME,…", help: "what is fitted, as rubber-band or spring,parabola"),
      Arguments.Option(
        name: "--fix", value: "NAME=VALUE", help: "a parameter that is given; as often as you like",
        isRepeatable: true),
      Arguments.Option(
        name: "--free", value: "NAME",
        help:
          "a parameter that is fitted although it usually has a value, as rate, mass or intercept",
        isRepeatable: true),
      Arguments.Option(
        name: "--delay", value: nil, help: "fits how late the recording is, too"),
      Arguments.Option(
        name: "--pixel", value: "POINTS", help: "what positions were rounded to, as 1/3"),
      Arguments.Option(
        name: "--from", value: "X", help: "the first place that is followed, in the model's unit"),
      Arguments.Option(name: "--to", value: "X", help: "the last place that is followed"),
      Arguments.Option(
        name: "--origin", value: "Y", help: "what is 0 of the positions, as an edge's offset"),
      Arguments.Option(
        name: "--flipped", value: nil, help: "positions run the other way, as beyond an upper edge"),
      Recorded.Report.option,
    ] + Output.options

  static func run(_ arguments: Arguments) throws(Failure) {
    let format = try arguments.choice("--report", of: Recorded.Report.self)
    let models = try models(arguments)
    let options = try fitOptions(arguments)
    let recorded = try Recorded(arguments, example: example)
    let report = FitReport(models, to: recorded.recording, options)
    switch format {
    case .text: try Files.say(report.text, to: 1)
    case .json: try Files.say(json(report), to: 1)
    }
    guard !report.fits.isEmpty else {
      throw Failure(.figure, format == .text ? "" : "no model could be fitted")
    }
    try recorded.write(arguments) { name throws(FigureError) in try report.figure(name: name) }
  }

  private static func models(_ arguments: Arguments) throws(Failure) -> [FitModel] {
    let known = FitModel.all.map(\.name)
    guard let names = arguments["--model"] else {
      throw Failure(.usage, "say what is fitted with --model: \(known.joined(separator: ", "))")
    }
    var models: [FitModel] = []
    for name in names.split(separator: ",") {
      guard let model = FitModel.all.first(where: { $0.name == name }) else {
        throw Failure(
          .usage, "--model: there is no \"\(name)\"; there is \(known.joined(separator: ", "))")
      }
      models.append(model)
    }
    guard !models.isEmpty else { throw Failure(.usage, "--model names none") }
    return models
  }

  private static func fitOptions(_ arguments: Arguments) throws(Failure) -> FitReport.Options {
    var options = FitReport.Options()
    for text in arguments.all("--fix") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw Failure(.usage, "--fix: \"\(text)\" is no NAME=VALUE, as d=844")
      }
      options.fixed[parts[0]] = try Recorded.number("--fix", parts[1])
    }
    options.released = arguments.all("--free") + (arguments.has("--delay") ? ["delay"] : [])
    func number(_ name: String) throws(Failure) -> Double? {
      try arguments[name].map { text throws(Failure) in try Recorded.number(name, text) }
    }
    let (from, to) = (try number("--from") ?? -.infinity, try number("--to") ?? .infinity)
    guard from < to else { throw Failure(.usage, "--to must be greater than --from") }
    options.range = from...to
    options.origin = try number("--origin") ?? 0
    options.isFlipped = arguments.has("--flipped")
    options.pixel = try number("--pixel")
    if let pixel = options.pixel, pixel <= 0 {
      throw Failure(.usage, "--pixel must be greater than 0")
    }
    return options
  }

  private static func json(_ report: FitReport) -> String {
    let weights = ModelFit.weights(of: report.fits)
    var index = 0
    return JSONText.list(
      report.outcomes.map { outcome in
        switch outcome {
        case .failure(let name, let error):
          return JSONText.object([
            ("model", JSONText.quoted(name)), ("error", JSONText.quoted(error.message)),
          ])
        case .fit(let fit):
          defer { index += 1 }
          return json(fit, weight: weights[index], pixel: report.options.pixel)
        }
      })
  }

  private static func json(_ fit: ModelFit, weight: Double?, pixel: Double?) -> String {
    let parameters = fit.estimates.map { estimate in
      (
        estimate.name,
        JSONText.object([
          ("value", JSONText.number(estimate.value)), ("error", JSONText.number(estimate.error)),
          ("low", JSONText.number(estimate.interval.lowerBound)),
          ("high", JSONText.number(estimate.interval.upperBound)),
          ("given", "\(estimate.isFixed)"),
        ])
      )
    }
    let correlations = fit.correlations.map { pair in
      ("\(pair.names.0), \(pair.names.1)", JSONText.number(pair.value))
    }
    return JSONText.object([
      ("model", JSONText.quoted(fit.model.name)), ("samples", "\(fit.samples.count)"),
      ("parameters", JSONText.object(parameters)),
      ("correlations", JSONText.object(correlations)),
      ("residual", JSONText.number(fit.residual)),
      ("greatestResidual", JSONText.number(fit.greatestResidual)),
      ("runs", fit.runs.map { "\($0.count)" } ?? "null"),
      ("runsExpected", JSONText.number(fit.runs?.expected)),
      ("runsProbability", JSONText.number(fit.runs?.probability)),
      ("akaike", JSONText.number(fit.akaike)), ("akaikeWeight", JSONText.number(weight)),
      ("shareOfRounding", JSONText.number(pixel.map { fit.shareOfRounding(toPixel: $0) })),
    ])
  }
}
