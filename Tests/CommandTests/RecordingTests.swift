import Foundation
import Testing

/// From a recording to numbers and a figure with one command.
@Suite struct RecordingTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private func copy(_ name: String) throws {
    let source = Workplace.package.appending(path: "Templates/\(name)")
    try place.write(String(contentsOf: source, encoding: .utf8), to: name)
  }

  /// Flutter's own expectation for each of its nine recorded gestures, to a thousandth.
  @Test func flutterSaysWhatFlutterExpects() throws {
    try copy("flutter-flings.csv")
    let expected = [
      1304.701682306001, 967.2112857054104, -36.90447839251946, -2561.534447931869,
      -2910.105747052462, 2976.977762577527,
    ]
    for (index, velocity) in expected.enumerated() {
      let run = try place.run(
        "velocity", "flutter-flings.csv", "--where", "gesture=\(index + 1)", "--strategy",
        "flutterLeastSquares", "--report", "json")
      struct Row: Decodable { let strategy: String, velocity: Double, samples: Int }
      let row = try #require(
        JSONDecoder().decode([Row].self, from: Data(run.output.utf8)).first)
      #expect(abs(row.velocity - velocity) < 1e-3 * abs(velocity), "gesture \(index + 1)")
    }
  }

  @Test func velocityPrintsATableAndDrawsAFigure() throws {
    try copy("touch-fling.csv")
    let run = try place.run(
      "velocity", "touch-fling.csv", "--output", "out", "--format", "svg", "--palette", "light")
    #expect(run.status == 0)
    #expect(run.lines[0].hasPrefix("strategy") && run.lines.count == 12)
    let row = try #require(run.lines.first { $0.hasPrefix("androidLeastSquares") })
    #expect(
      row.split(separator: " ").map(String.init) == [
        "androidLeastSquares", "3969", "18", "2629.6", "2626.5", "1041.9", "1042.9",
      ])
    #expect(place.files("out/svg") == ["touch-fling.svg"])
    let svg = try String(
      contentsOf: place.folder.appending(path: "out/svg/touch-fling.svg"), encoding: .utf8)
    #expect(XMLDocumentCheck(svg).isWellFormed && svg.contains("the nearest parabola"))
  }

  @Test func timesInTheWrongUnitAreWarnedOf() throws {
    try place.write(
      "t,y\n" + (0..<20).map { "\(Double($0) * 0.016),\($0 * 3)" }.joined(separator: "\n"),
      to: "s.csv")
    #expect(try place.run("velocity", "s.csv").errors.contains("look at the unit of the times"))
    #expect(try !place.run("velocity", "s.csv", "--unit", "s").errors.contains("unit"))
  }

  @Test func fitFindsTheCoefficient() throws {
    try copy("uikit-rubber-band.csv")
    let run = try place.run(
      "fit", "uikit-rubber-band.csv", "--model", "rubber-band,parabola", "--fix", "d=681.667",
      "--pixel", "1/3", "--output", "out", "--format", "svg", "--palette", "light")
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
    #expect(run.lines.contains { $0.hasPrefix("  c  0.549") && $0.contains("95 %: ") })
    #expect(run.lines.contains { $0.contains("d  681.667  given") })
    #expect(run.lines.contains { $0.contains("rounding to a pixel explains at most") })
    #expect(run.lines.contains("  Akaike weight among these models: 100 %"))
    #expect(place.files("out/svg") == ["uikit-rubber-band.svg"])
    let json = try place.run(
      "fit", "uikit-rubber-band.csv", "--model", "rubber-band", "--report", "json")
    struct Fit: Decodable {
      struct Parameter: Decodable { let value, error, low, high: Double }
      let model: String
      let parameters: [String: Parameter]
    }
    let fit = try #require(JSONDecoder().decode([Fit].self, from: Data(json.output.utf8)).first)
    let (c, d) = (try #require(fit.parameters["c"]), try #require(fit.parameters["d"]))
    #expect((c.low...c.high).contains(0.55) && (d.low...d.high).contains(681.667))
  }

  /// What is no fit is said, with the way out and a status.
  @Test(arguments: [
    (
      ["--model", "spring", "--free", "mass"], 1,
      "do not tell stiffness and damping and mass apart; fix one"
    ),
    (["--model", "spring", "--fix", "c=1"], 1, "no parameter \"c\""),
    (["--model", "string"], 64, "--model: there is no \"string\"; there is deceleration"),
    ([], 64, "say what is fitted with --model"),
    (["--model", "line", "--fix", "slope"], 64, "no NAME=VALUE"),
    (["--model", "line", "--pixel", "0"], 64, "--pixel must be greater than 0"),
    (["--model", "line", "--from", "2", "--to", "1"], 64, "--to must be greater"),
    (
      ["--model", "line", "--x", "who"], 65,
      "spring-samples.csv: it has no column \"who\" among its 2"
    ),
    (["--model", "line", "--where", "t_ms"], 65, "write pointer=1"),
    (["--model", "line", "--unit", "h"], 65, "there is s, ms, us and ns"),
    (["--model", "line", "--pixel", "x"], 64, "\"x\" is no number"),
  ])
  func saysWhyThereIsNoFit(_ arguments: [String], _ status: Int, _ message: String) throws {
    try copy("spring-samples.csv")
    let run = try place.run(["fit", "spring-samples.csv"] + arguments)
    #expect(run.status == Int32(status), "\(run.status)")
    #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
  }

  /// A broken recording gets one clear line.
  @Test(arguments: [
    ("t,y\n0,1\n1,x", "line 3, column 2 is not a number"), ("t,y\n0,1", "fewer than two samples"),
    ("t\n0\n1", "it has 1 columns; a recording needs two"), ("", "it has 0 columns"),
    ("t,y\n1,1\n0,2", "\"t\" goes back on line 3"), ("t,y\n0,1\n1", "line 3 ends before column 2"),
    ("[{]", "is no JSON"), ("\u{0}\u{1}", "it has 1 columns"),
  ])
  func aBrokenRecordingGetsOneLine(_ text: String, _ message: String) throws {
    try place.write(text, to: "r.csv")
    for verb in [["velocity"], ["fit", "--model", "line"]] {
      let run = try place.run(verb + ["r.csv"])
      #expect(run.status == 65 && run.output.isEmpty)
      let lines = run.errors.split(separator: "\n")
      #expect(
        lines.count == 1 && lines[0].hasPrefix("r.csv: ") && lines[0].contains(message),
        "\(run.errors)")
    }
    #expect(try place.run("velocity", "none.csv").status == 66)
    #expect(try place.run("velocity", ".").status == 66)
    #expect(try place.run("velocity").status == 64)
  }
}
