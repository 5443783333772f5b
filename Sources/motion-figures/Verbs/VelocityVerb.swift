import FigureReviews
import FigureScene
import FigureTemplates
import Figures
import MotionCurves

/// `velocity`: how fast a recorded finger was, by each strategy, and where each lets content land.
enum VelocityVerb: Verb {
  static let name = "velocity"
  static let summary = "tells how fast a recorded finger was at its release, by every strategy"
  static let operands = Recorded.operands
  static let example = "motion-figures velocity fling.csv --where pointer=0 --output Velocity"

  static let explanation = """
    Reads times and positions from FILE, comma-separated values or JSON, and prints the release velocity that
    each strategy gives, with the samples that it looked at, and where a throw with it lands at the normal and
    the fast rate: by Apple's published projection, and as UIKit announces it. Times without a unit in their
    column's name are milliseconds. With --output the figure is drawn: the samples, the window of 100 ms, the
    nearest parabola and its slope, beside the table.
    """

  static let options =
    Recorded.options + [
      Arguments.Option(
        name: "--strategy", value: "NAME,…",
        help: "the strategies that are asked, as panGestureRecognizer; all when left out"),
      Arguments.Option(
        name: "--lift", value: "MS",
        help: "when the finger lifted, in milliseconds; at the last sample when left out"),
      Recorded.Report.option,
    ] + Output.options

  static func run(_ arguments: Arguments) throws(Failure) {
    let format = try arguments.choice("--report", of: Recorded.Report.self)
    let recorded = try Recorded(arguments, example: example, usual: "ms")
    let lift = try arguments["--lift"].map { text throws(Failure) in
      try Recorded.number("--lift", text)
    }
    let strategies = try strategies(arguments)
    let report = try Failure.catching(.template, "\(Printable.visible(arguments.operands[0])): ") {
      () throws(FigureError) in
      try VelocityReport(recorded.recording, lift: lift, strategies: strategies)
    }
    for warning in report.warnings { Files.warn("warning: \(warning)") }
    switch format {
    case .text: try Files.say(text(report), to: 1)
    case .json: try Files.say(json(report), to: 1)
    }
    try recorded.write(arguments) { name throws(FigureError) in report.figure(name: name) }
  }

  private static func strategies(_ arguments: Arguments) throws(Failure) -> [VelocityStrategy] {
    guard let names = arguments["--strategy"] else { return VelocityStrategy.allCases }
    var strategies: [VelocityStrategy] = []
    for name in names.split(separator: ",") {
      guard let strategy = VelocityStrategy(rawValue: String(name)) else {
        let known = VelocityStrategy.allCases.map(\.rawValue)
        throw Failure(
          .usage, "--strategy: there is no \"\(name)\"; there is \(known.joined(separator: ", "))")
      }
      strategies.append(strategy)
    }
    guard !strategies.isEmpty else { throw Failure(.usage, "--strategy names none") }
    return strategies
  }

  private static func text(_ report: VelocityReport) -> String {
    let header = [
      "strategy", "per second", "samples", "lands, normal", "announced", "lands, fast", "announced",
    ]
    let rows = report.rows.map { row -> [String] in
      let places = [
        row.projections.normal, row.announced.normal, row.projections.fast, row.announced.fast,
      ]
      return [row.strategy.rawValue, VelocityReport.text(row.velocity), "\(row.samplesUsed)"]
        + places.map { row.velocity == nil ? "–" : Decimal.trimmed($0, decimals: 1) }
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let lines = ([header] + rows).map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
    let samples = report.recording.samples
    return
      (lines + [
        "",
        "\(samples.count) samples over \(Decimal.trimmed(report.recording.lift - samples[0].milliseconds, decimals: 1)) ms; "
          + "it was let go at \(Decimal.trimmed(samples[samples.count - 1].position, decimals: 1))",
      ]).joined(separator: "\n")
  }

  private static func json(_ report: VelocityReport) -> String {
    JSONText.list(
      report.rows.map { row in
        JSONText.object([
          ("strategy", JSONText.quoted(row.strategy.rawValue)),
          ("velocity", JSONText.number(row.velocity)),
          ("samples", "\(row.samplesUsed)"),
          ("projectionNormal", JSONText.number(row.projections.normal)),
          ("announcedNormal", JSONText.number(row.announced.normal)),
          ("projectionFast", JSONText.number(row.projections.fast)),
          ("announcedFast", JSONText.number(row.announced.fast)),
        ])
      })
  }
}
