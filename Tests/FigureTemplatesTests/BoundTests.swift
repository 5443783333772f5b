import FigureScene
import Figures
import MotionCurves
import TestTemplates
import Testing

@testable import FigureTemplates

/// What one template can ask for at most: each bound with what is one beyond it.
@Suite struct BoundTests {
  private func error(_ text: [UInt8]) -> String {
    do {
      _ = try Template.scene(from: text, file: "f", name: "f")
      return "none"
    } catch {
      return error.description
    }
  }

  private func curves(_ count: Int) -> String {
    (0..<count).map { #""c\#($0)": { "type": "power" }"# }.joined(separator: ",")
  }

  @Test func curvesAndMembersHaveAnEnd() {
    #expect(error(template(curves: curves(1000))) == "none")
    #expect(error(template(curves: curves(1001))).contains("at most 1000 curves, not 1001"))
    func family(_ count: Int) -> [UInt8] {
      let values = (0..<count).map { "\($0 + 1)" }.joined(separator: ",")
      return template(
        curves: #""p": { "type": "power", "exponent": "e", "each": { "e": [\#(values)] } }"#)
    }
    #expect(error(family(1000)) == "none")
    #expect(error(family(1001)).contains("at most 1000 values, not 1001"))
  }

  @Test func marksHaveAnEnd() {
    func marks(_ count: Int) -> [UInt8] {
      template(
        marks: (0..<count).map { _ in #"{ "type": "rule", "y": 0.5 }"# }.joined(separator: ","))
    }
    #expect(error(marks(1000)) == "none")
    #expect(error(marks(1001)).contains("a panel shows at most 1000 marks"))
  }

  @Test func rowsThatCannotFitAreRefused() {
    func table(_ rows: Int) -> [UInt8] {
      let values = (0..<rows).map { "\($0)" }.joined(separator: ",")
      return Array(
        """
        { "title": "t", "summary": "s", "size": [400, 400],
          "table": { "each": { "n": [\(values)] }, "columns": [{ "title": "n", "cell": "{n}" }] } }
        """.utf8)
    }
    #expect(error(table(16)) == "none")
    #expect(error(table(900)).contains("the table has 900 rows, and 17 fit"))
    #expect(error(table(1001)).contains("at most 1000 values"))
  }

  /// A message is a line, whatever the template holds and however much of it.
  @Test func noMessageIsLong() {
    let name = String(repeating: "a", count: 100_000)
    let many = curves(1000)
    for text in [
      template(curves: many, marks: #"{ "type": "curve", "curve": "zzzzzz.value" }"#),
      template(marks: #"{ "type": "\#(name)" }"#),
      template(marks: #"{ "type": "label", "x": "\#(name)", "y": 0, "label": "a" }"#),
      template(marks: #"{ "type": "label", "x": 0, "y": 0, "label": "{\#(name)}" }"#),
      template(marks: #"{ "type": "label", "x": 0, "y": 0, "label": "{1 | \#(name)}" }"#),
      template(curves: #""\#(name)": { "type": "spring", "preset": "no" }"#),
      template(more: "\"\(name)\": 1,"),
      template(curves: #""a": { "type": "power", "\#(name)": 1 }"#),
    ] {
      let message = error(text)
      #expect(message != "none" && message.utf8.count < 1000, "\(message.prefix(200))")
    }
  }

  /// Springs whose numbers are lost were once followed for ever.
  @Test(arguments: [
    #""stiffness": 1e15, "mass": 1e-300, "damping": 1"#,
    #""stiffness": 1e-300, "mass": 1e15, "damping": 0"#,
    #""stiffness": 1e-200, "mass": 1e-200, "damping": 1"#,
    #""stiffness": 1, "mass": 1e-305, "damping": 1e10"#,
    #""response": 1e-300"#,
  ])
  func springsWithoutAMotionAreRefused(_ spring: String) {
    let message = error(
      template(
        curves: #""s": { "type": "spring", \#(spring) }"#,
        marks: #"{ "type": "label", "x": 0.5, "y": 0.5, "label": "{s.settling}" }"#))
    #expect(message.contains("must leave") || message.contains("no finite value"), "\(message)")
  }

  /// Scales that cannot be made are refused where they are made, and were once a trap.
  @Test(arguments: [
    (#"{ "domain": [0, 1e-310] }"#, "narrower than numbers can tell apart"),
    (#"{ "domain": [1e-320, 2e-320] }"#, "narrower than numbers can tell apart"),
    (#"{ "domain": [1, 1.0000000000000002], "scale": "log" }"#, "narrower than numbers"),
    (#"{ "domain": [5e-324, 1e-323], "scale": "log" }"#, "none"),
  ])
  func domainsThatCannotBeSpread(_ x: String, _ expected: String) {
    #expect(error(template(x: x)).contains(expected), "\(error(template(x: x)))")
    #expect(error(template(y: x)).contains(expected), "\(error(template(y: x)))")
  }

  /// What is flat but for the arithmetic's last digits is flat: a level line in the middle of its axis.
  @Test(arguments: [0.0, 1, -3, 1e9, .leastNonzeroMagnitude * 2000])
  func dataThatIsFlatIsFlat(_ level: Double) throws {
    let noise = abs(level) * 1e-15
    let curve = Curve(over: 0...1) { level + noise * ($0 < 0.5 ? -1 : 1) }
    let figure = Figure("flat", title: "t", x: Axis(0...1)) { CurveMark(curve) }
    let domain = figure.panels[0].yDomain
    #expect(domain.upperBound - domain.lowerBound >= 1)
    #expect(try LayoutCheck.faults(of: figure.scene()).isEmpty)
  }
}
