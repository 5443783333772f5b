import FigureScene
import FigureTemplates
import Figures
import TestTemplates
import Testing

@Suite struct LayoutTests {
  @Test(arguments: ShippedTemplates.names)
  func nothingOverlaps(_ name: String) throws {
    let faults = LayoutCheck.faults(of: try ShippedTemplates.scene(name))
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: ShippedTemplates.names)
  func nothingOverlapsInAWiderFont(_ name: String) throws {
    let ruler = Ruler(stretch: 1.15)
    let scene = try ShippedTemplates.scene(name, ruler: ruler)
    let faults = LayoutCheck.faults(of: scene, ruler: ruler)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: ShippedTemplates.names)
  func nothingOverlapsInANarrowColumn(_ name: String) throws {
    for ruler in [Ruler.inter, Ruler(stretch: 1.15)] {
      let scene = try ShippedTemplates.scenes(name, ruler: ruler)[1].scene
      #expect(scene.size.width == 320)
      let faults = LayoutCheck.faults(of: scene, ruler: ruler)
      #expect(faults.isEmpty, "\(faults)")
      #expect(scene.labels.allSatisfy { $0.font.size >= 11 })
    }
  }

  @Test func theCheckSeesWhatItIsFor() {
    let label = Label("here", font: Font(13), paint: .ink, at: Point(20, 30))
    let line = Path(from: Point(10, 28), to: Point(60, 28))
    let scene = Scene(
      name: "bad", size: Size(100, 50), title: "", summary: "",
      items: [
        .text(label),
        .text(Label("there", font: Font(13), paint: .ink, at: Point(30, 34))),
        .text(Label("away", font: Font(13), paint: .ink, at: Point(90, 30))),
        .shape(line, fill: nil, stroke: Stroke(.ink, width: 1)),
        .shape(
          Path(circleAt: Point(97, 10), radius: 3), fill: .ink, stroke: Stroke(.ink, width: 1)),
      ])
    let complaints = LayoutCheck.faults(of: scene).map { "\($0.subject) \($0.complaint)" }
    #expect(complaints.contains("\"there\" overlaps \"here\""))
    #expect(complaints.contains("\"here\" touches a line of page"))
    #expect(complaints.contains("\"away\" leaves the page"))
    #expect(complaints.contains("a line of page leaves the page"))
  }

  @Test func theFiguresSayWhatTheArticlesSay() throws {
    let decay = try ShippedTemplates.scene("decay-velocity").labels.map(\.text)
    for text in [
      "69\u{202F}ms", "346\u{202F}ms", "1.5\u{202F}s", "½ v₀", ".normal, 0.998", ".fast, 0.99",
      "coasts 0.499\u{202F}s × v₀ in sum", "coasts 0.099\u{202F}s", "× v₀ in sum",
    ] {
      #expect(decay.contains(text), "\(text) is not among \(decay)")
    }
    let band = try ShippedTemplates.scene("rubber-band").labels.map(\.text)
    for text in ["1:1 tracking", "slope c = 0.55", "299\u{202F}pt after one screen", "d"] {
      #expect(band.contains(text), "\(text) is not among \(band)")
    }
  }

  @Test func labelsFollowTheirCurve() throws {
    func label(rate: String) throws -> [String] {
      let curves = #""a": { "type": "deceleration", "rate": \#(rate) }"#
      let mark = #"{ "type": "curve", "curve": "a.velocity", "label": "{a.halfLife | 0.0 ms}" }"#
      let bytes = template(curves: curves, marks: mark)
      return try Template.scene(from: bytes, file: "", name: "a").labels.map(\.text)
    }
    #expect(try label(rate: "0.998").contains("346.2\u{202F}ms"))
    #expect(try label(rate: "0.99").contains("69.0\u{202F}ms"))
  }

  @Test func aPlainTickGivesWayToALandmark() throws {
    let ticks = #"{ "domain": [0, 1], "format": "ms", "ticks": [0.34, "normal.halfLife"] }"#
    let scene = try Template.scene(from: template(x: ticks), file: "", name: "a")
    let texts = scene.labels.map(\.text)
    #expect(texts.contains("346\u{202F}ms"))
    #expect(!texts.contains("340\u{202F}ms"))
  }

  @Test func doubledGuidesAreDrawnOnce() throws {
    let curves = """
      "normal": { "type": "deceleration", "rate": "normal" },
      "fast": { "type": "deceleration", "rate": "fast" }
      """
    let marks = ["fast", "normal"].map {
      #"{ "type": "drop", "curve": "\#($0).velocity", "at": "\#($0).halfLife", "to": "y" }"#
    }
    let scene = try Template.scene(
      from: template(curves: curves, marks: marks.joined(separator: ",")), file: "", name: "a")
    guard case .group("guides", _, let guides) = scene.items[0] else {
      Issue.record("the guides come first here")
      return
    }
    #expect(guides.count == 1)
  }

  /// A panel has about as many ticks as it has room for, and not fewer than tell its scale.
  @Test(arguments: [
    (130, ["0", "2", "4"]), (200, ["0", "2", "4"]), (400, ["0", "1", "2", "3", "4"]),
  ])
  func aLowPanelHasFewTicks(_ height: Int, _ expected: [String]) throws {
    let bytes = template(
      x: #"{ "domain": [0, 1], "ticks": [] }"#, y: #"{ "domain": [0, 4] }"#,
      marks: #"{ "type": "curve", "curve": "normal.velocity" }"#,
      more: #""size": [600, \#(height)],"#)
    let scene = try Template.scene(from: bytes, file: "", name: "a")
    #expect(Set(scene.labels.map(\.text)) == Set(expected))
  }

  @Test func anAxisWithoutADomainHoldsItsMarks() throws {
    let mark = #"{ "type": "curve", "curve": "normal.position" }"#
    let curves = #""normal": { "type": "deceleration", "rate": "normal", "velocity": 2000 }"#
    let bytes = template(curves: curves, y: "{}", marks: mark)
    let scene = try Template.scene(from: bytes, file: "", name: "a")
    #expect(scene.labels.map(\.text).contains("800"))
    #expect(LayoutCheck.faults(of: scene).isEmpty)
  }
}
