import FigureScene
import FigureTemplates
import Figures
import SVGRenderer
import Testing

/// What went wrong for the users of other tools, each report as a small figure of ours with what is right.
///
/// The addresses are those of the public reports; motion laws, velocities and pages have theirs beside the laws.
@Suite struct PublicReportsTests {
  private func scene(
    x: String, y: String = #"{ "domain": [0, 1] }"#, size: String = "[400, 240]",
    marks: String = #"{ "type": "rule", "y": 0.5 }"#, csv: String? = nil
  ) throws -> Scene {
    let curves =
      csv == nil
      ? "" : #""curves": { "r": { "type": "trace", "file": "r.csv", "x": "t", "y": "y" } },"#
    let text = """
      { "title": "a", "summary": "b", "size": \(size), \(curves) "x": \(x), "y": \(y), "marks": [\(marks)] }
      """
    return try Template.scene(from: Array(text.utf8), file: "t", name: "t") { file in
      csv.map { .success(Array($0.utf8)) } ?? .failure(FigureError("no \(file)"))
    }
  }

  private func message(_ scene: () throws -> Scene) -> String {
    do {
      _ = try scene()
      return "none"
    } catch {
      return (error as? TemplateError)?.description ?? "\(error)"
    }
  }

  /// The numbers below the plot, which end in the middle of their ticks.
  private func texts(_ scene: Scene) -> [String] { scene.labels.map(\.text) }

  private func paths(_ scene: Scene, _ group: String) -> [Path] {
    scene.items.flatMap { item -> [Path] in
      guard case .group(group, _, let items) = item else { return [] }
      return items.compactMap {
        guard case .shape(let path, _, _) = $0 else { return nil }
        return path
      }
    }
  }

  /// gonum/plot 199, fslaborg/FSharp.Charting 36, metricsgraphics 463, Makie 5757: a tick is the shortest decimal
  /// that names it, and tells itself from its neighbours.
  @Test(arguments: [
    ("[0, 1]", "[1400, 400]", "0.1"), ("[-0.7, 2]", "[720, 400]", "0.5"),
    ("[300, 300000]", "[720, 400]", "100000"), ("[0, 0.004]", "[720, 400]", "0.001"),
    ("[999999999, 1000000001]", "[720, 400]", "1000000000"),
  ])
  func aTickIsTheShortestDecimal(_ domain: String, _ size: String, _ one: String) throws {
    let shown = texts(
      try scene(
        x: #"{ "domain": \#(domain) }"#, y: #"{ "domain": [0, 1], "ticks": [] }"#, size: size)
    ).map { $0.replacing(NumberFormat.gap, with: "") }
    #expect(shown.contains(one), "\(shown)")
    #expect(shown.allSatisfy { $0.count <= 12 && !($0.contains(".") && $0.hasSuffix("0")) })
    #expect(Set(shown).count == shown.count, "\(shown)")
  }

  /// scicloj/plotje 47, d3 1722: what reads as zero has no sign.
  @Test func zeroHasNoSign() throws {
    let marks =
      #"{ "type": "point", "x": 0, "y": -0.0, "label": "{-0.0 | 0.0} and {-0.04 | 0.0}" }"#
    let shown = texts(
      try scene(x: #"{ "domain": [-1, 1] }"#, y: #"{ "domain": [-1, 1] }"#, marks: marks))
    #expect(shown.contains("0.0 and 0.0"), "\(shown)")
  }

  /// Chart.js 7005 and 3203, c3 2773: no two numbers touch, whatever the axis; none leaves the page.
  @Test(arguments: [
    #"{ "domain": [1, 1000000], "scale": "log" }"#,
    #"{ "domain": [0, 101], "ticks": [0, 50, 100, 101] }"#,
    #"{ "domain": [0, 3000], "format": "ms" }"#, #"{ "domain": [0, 1e15] }"#,
  ])
  func noNumbersTouch(_ axis: String) throws {
    for size in ["[240, 200]", "[300, 200]", "[720, 400]"] {
      let one = try scene(x: axis, size: size)
      // A tick that was asked for and has no room for its number is told of.
      let faults = LayoutCheck.faults(of: one).filter { !$0.complaint.contains("there is no room") }
      #expect(faults.isEmpty, "\(faults)")
    }
  }

  /// owid-grapher 6114, observablehq/plot 1680: a logarithmic axis has two numbers at any width.
  @Test(arguments: [200, 240, 300, 400, 500, 600, 700])
  func aLogarithmicAxisHasNumbers(_ width: Int) throws {
    for domain in ["[11, 14]", "[30, 60]", "[1, 1000]", "[0.3, 0.31]", "[1, 1e12]"] {
      let shown = texts(
        try scene(
          x: #"{ "domain": \#(domain), "scale": "log" }"#, y: #"{ "domain": [0, 1], "ticks": [] }"#,
          size: "[\(width), 200]"))
      #expect(shown.count >= 2, "\(domain): \(shown)")
    }
  }

  /// plottable 1762, d3 1525, datagrok 2049, observablehq/plot 1334: what is no axis is refused at its place.
  @Test(arguments: [
    (#"{ "domain": [0, 10], "scale": "log" }"#, "domain"), (#"{ "domain": [5, 5] }"#, "domain"),
    (#"{ "domain": [1, 0] }"#, "domain"), (#"{ "domain": [0, 1], "ticks": ["nan", 1] }"#, "nan"),
    (#"{ "domain": [0, 1], "ticks": [1e999] }"#, "1e999"),
  ])
  func whatIsNoAxisIsRefused(_ axis: String, _ word: String) {
    let message = message { try scene(x: axis) }
    #expect(message.hasPrefix("t:1:") && message.contains(word), "\(message)")
  }

  /// elm-charts 32, silx 1325: what does not change is a level line in the middle.
  @Test(arguments: ["10", "0", "-3.5", "1e-12"])
  func aConstantIsALevelLine(_ value: String) throws {
    let csv = "t,y\n" + (0..<60).map { "\($0),\(value)" }.joined(separator: "\n")
    let one = try scene(
      x: #"{ "domain": [0, 59] }"#, y: "{}", marks: #"{ "type": "curve", "curve": "r.value" }"#,
      csv: csv)
    let box = try #require(paths(one, "curves").first?.bounds)
    #expect(box.height < 0.01 && box.width > 200)
    #expect(abs(box.center.y - 120) < 60)
    // What differs only by the noise of its arithmetic is as level.
    let noisy =
      "t,y\n" + (0..<60).map { "\($0),\(10 + Double($0 % 3) * 2e-15)" }.joined(separator: "\n")
    let other = try scene(
      x: #"{ "domain": [0, 59] }"#, y: "{}", marks: #"{ "type": "curve", "curve": "r.value" }"#,
      csv: noisy)
    #expect(try #require(paths(other, "curves").first?.bounds).height < 0.01)
  }

  /// dygraphs 886, Makie 3133, plotters 163: a line is cut where it leaves the plot, however far it goes.
  @Test(arguments: ["1e4", "1e10", "1e15"])
  func aLineIsCutWhereItLeaves(_ peak: String) throws {
    let one = try scene(
      x: #"{ "domain": [0, 3] }"#, y: #"{ "domain": [0, 14] }"#,
      marks: #"{ "type": "curve", "curve": "r.value" }"#, csv: "t,y\n0,2\n1,\(peak)\n2,10\n3,11\n")
    let box = try #require(paths(one, "curves").first?.bounds)
    #expect(box.minY > 0 && box.maxY < 240 && box.minX < 60 && box.maxX > 360)
    let outside = try scene(
      x: #"{ "domain": [0, 1] }"#, y: #"{ "domain": [0, 1] }"#,
      marks: #"{ "type": "line", "start": [1e5, 0], "end": [1e6, 0] }"#)
    #expect(outside.remarks.count == 1 && paths(outside, "lines").isEmpty)
  }

  /// Compose.jl 189, higlass 345: a gap in a recording is a gap.
  @Test func aMissingValueIsAGap() throws {
    let one = try scene(
      x: #"{ "domain": [0, 5] }"#, y: #"{ "domain": [0, 6] }"#,
      marks: #"{ "type": "curve", "curve": "r.value" }"#, csv: "t,y\n0,1\n1,2\n2,\n3,4\n4,5\n")
    let moves = paths(one, "curves")[0].elements.filter {
      if case .move = $0 { true } else { false }
    }
    #expect(moves.count == 2)
  }

  /// future-agi 1206: a curve of which the axes show nothing is said.
  @Test func aCurveBeyondTheAxesIsSaid() throws {
    let one = try scene(
      x: #"{ "domain": [0, 3] }"#, y: #"{ "domain": [10, 14] }"#,
      marks: #"{ "type": "curve", "curve": "r.value" }"#, csv: "t,y\n0,2\n3,3\n")
    #expect(one.remarks.map(\.subject) == ["line 1: the mark \"curve\""])
  }

  /// svgbob 113, highcharts 20228 and 10825, resctl-demo 1: text is text, and comes back as it was.
  @Test(arguments: [
    "v₀ & half-life < 350 ms", "Jan> and Feb<", "&amp;#x25b6;", "<UNKNOWN>", "a 'b' c", "]]>",
  ])
  func textIsText(_ text: String) throws {
    let one = try scene(
      x: #"{ "domain": [0, 1] }"#,
      marks: #"{ "type": "point", "x": 0.5, "y": 0.5, "label": "\#(text)" }"#)
    #expect(texts(one).contains(text))
    let svg = String(decoding: try SVGRenderer(palette: .light).render(one), as: UTF8.self)
    let written = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let forms = [written, written.replacing(">", with: "&gt;")]
    #expect(forms.contains { svg.contains(">\($0)</text>") }, "\(svg)")
  }

  /// csv2json 11, vega-lite 3576: a recording in another encoding, or with another name of a column, is said so.
  @Test func aRecordingThatIsNoneIsSaidSo() {
    func message(_ bytes: [UInt8]) -> String {
      let text = """
        { "title": "a", "summary": "b", "curves": { "r": { "type": "trace", "file": "r.csv", "x": "t", "y": "Y" } },
          "x": {}, "y": {}, "marks": [{ "type": "curve", "curve": "r.value" }] }
        """
      do {
        _ = try Template.scene(from: Array(text.utf8), file: "t", name: "t") { _ in .success(bytes)
        }
        return "none"
      } catch {
        return error.description
      }
    }
    let wide = Array("t,Y\n0,1\n".utf16)
    var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
    for unit in wide {
      little += [UInt8(unit & 255), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 255)]
    }
    #expect(message(little).contains("UTF-16") && message(big).contains("UTF-16"))
    #expect(message(Array("t,y\n0,1\n1,2\n".utf8)).contains("differs only in capitals"))
    #expect(message(Array("\u{FEFF}\"t\",\"Y\"\r\n0,1\r\n1,2\r\n".utf8)) == "none")
  }
}
