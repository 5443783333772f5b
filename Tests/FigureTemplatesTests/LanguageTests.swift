import FigureScene
import TestTemplates
import Testing

@testable import FigureTemplates
@testable import Figures

/// Panels, scenes, tables, families and the marks that go with them.
@Suite struct LanguageTests {
  private func scene(_ template: [UInt8]) throws -> Scene {
    try Template.scene(from: template, file: "f", name: "f")
  }

  private func error(_ template: [UInt8]) -> String {
    do {
      _ = try scene(template)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  /// The shapes of a layer.
  private func shapes(_ scene: Scene, _ layer: String) -> [(
    path: Path, fill: Paint?, stroke: Stroke?
  )] {
    scene.items.flatMap { item -> [(path: Path, fill: Paint?, stroke: Stroke?)] in
      guard case .group(layer, _, let items) = item else { return [] }
      return items.compactMap {
        guard case .shape(let path, let fill, let stroke) = $0 else { return nil }
        return (path, fill, stroke)
      }
    }
  }

  private func texts(_ scene: Scene) -> [String] { scene.labels.map(\.text) }

  /// A mark is drawn for each member of a family that it speaks of. Inside of a word a family's name is none, and
  /// the letters before it may end with any byte: À is C3 80, ÿ is C3 BF.
  @Test(arguments: [
    ("a.response", 3), ("(a.response", 3), ("Àa.response", 1), ("ÿa.response", 1),
    ("ba.response", 1),
    ("_a.response", 1), ("x.a.response", 1),
  ])
  func aWordThatEndsLikeAFamilyIsNone(_ label: String, _ count: Int) throws {
    let family = """
      "a": { "type": "spring", "response": 0.5, "dampingRatio": "z", "each": { "z": [0.2, 0.5, 1] } }
      """
    let mark = #"{ "type": "point", "x": 0.5, "y": 0.5, "label": "\#(label)" }"#
    let figure = try Template.content(
      from: template(curves: family, marks: mark), file: "f", name: "f"
    ).figure
    #expect(figure.panels[0].marks.count == count)
  }

  @Test func panelsShareTheTimeAxis() throws {
    let mark = #"{ "type": "curve", "curve": "normal.velocity" }"#
    let panels = """
      { "title": "Figure", "summary": "s",
        "curves": { "normal": { "type": "deceleration", "rate": "normal" } },
        "x": { "domain": [0, 1], "ticks": [{ "at": 1, "label": "end" }] },
        "panels": [{ "title": "above", "marks": [\(mark)] }, { "title": "below", "marks": [\(mark)] }] }
      """
    let scene = try scene(Array(panels.utf8))
    #expect(texts(scene).count { $0 == "end" } == 1)
    #expect(texts(scene).contains("above") && !texts(scene).contains("Figure"))
    let curves = shapes(scene, "curves").map { $0.path.bounds! }
    #expect(curves.count == 2)
    #expect(curves[0].minX == curves[1].minX && curves[0].maxX == curves[1].maxX)
    #expect(curves[0].maxY < curves[1].minY)
  }

  @Test func aSceneIsToScaleAndRunsDown() throws {
    let boxes = (0...1).map {
      #"{ "type": "box", "x": [\#($0 * 100), \#($0 * 100 + 50)], "y": [\#($0 * 100), \#($0 * 100 + 50)] }"#
    }
    let text = template(
      x: #"{ "domain": [0, 300] }"#, y: #"{ "domain": [0, 200] }"#,
      marks: boxes.joined(separator: ","), more: #""scene": true,"#)
    let areas = try shapes(scene(text), "areas").map { $0.path.bounds! }
    #expect(areas.count == 2)
    #expect(abs(areas[0].width - areas[0].height) < 1e-9)
    #expect(areas[1].minY > areas[0].maxY && areas[1].minX > areas[0].maxX)
  }

  @Test func aFamilyIsDrawnOnceForEachMember() throws {
    let curves = """
      "band": { "type": "rubberBand", "dimension": 844, "coefficient": "c", "each": { "c": [0.2, 0.5, 1] } }
      """
    let mark =
      #"{ "type": "curve", "curve": "band.offset", "place": "end", "label": "c {c}, {band.limit}" }"#
    let text = template(
      curves: curves, x: #"{ "domain": [0, 900] }"#, y: #"{ "domain": [0, 600] }"#, marks: mark)
    let scene = try scene(text)
    #expect(shapes(scene, "curves").count == 3)
    for label in ["c 0.2, 844", "c 0.5, 844", "c 1, 844"] { #expect(texts(scene).contains(label)) }
    let outside = titled("{band.limit}", curves)
    #expect(error(outside).contains("stands for 3 curves, one for each \"c\""))
  }

  private func titled(_ title: String, _ curves: String) -> [UInt8] {
    Array(
      """
      { "title": "\(title)", "summary": "s", "curves": { \(curves) }, "x": { "domain": [0, 1] },
        "marks": [] }
      """.utf8)
  }

  @Test func eachRepeatsAMark() throws {
    let mark =
      #"{ "type": "label", "x": "i / 10", "y": 0.5, "label": "no {i}", "each": { "i": [1, 5, 9] } }"#
    #expect(try texts(scene(template(marks: mark))).filter { $0.hasPrefix("no ") }.count == 3)
    let wrong = #"{ "type": "label", "x": 0, "y": 0, "label": "a", "each": { "i": 3 } }"#
    #expect(error(template(marks: wrong)).contains("must be one name with a list of numbers"))
  }

  @Test func jumpsAreGapsBetweenRingsAndDots() throws {
    let curves =
      #""p": { "type": "paging", "count": 3, "stride": 100, "view": 100, "velocity": 0.6 }"#
    let text = template(
      curves: curves, x: #"{ "domain": [-50, 250] }"#, y: #"{ "domain": [-1, 3] }"#,
      marks: #"{ "type": "curve", "curve": "p.delegate" }"#)
    let points = try shapes(scene(text), "points")
    // Right after 0 and after 100 the next page begins: a dot below, a ring above, twice.
    #expect(points.count { $0.fill == .background } == 2)
    #expect(points.count { $0.fill == .series(1) } == 2)
    for ring in points where ring.fill == .background {
      let dots = points.filter { $0.fill != .background }
      let center = ring.path.bounds!.center
      #expect(dots.contains { abs($0.path.bounds!.center.x - center.x) < 1e-6 })
    }
  }

  @Test func aKeyStandsInTheOrderOfTheCurves() throws {
    let curves = """
      "low": { "type": "rubberBand", "dimension": 844, "coefficient": 0.2 },
      "high": { "type": "rubberBand", "dimension": 844, "coefficient": 0.9 },
      "middle": { "type": "rubberBand", "dimension": 844, "coefficient": 0.5 }
      """
    let marks = ["low", "high", "middle"].map {
      #"{ "type": "curve", "curve": "\#($0).offset", "place": "key", "label": "\#($0)" }"#
    }
    let text = template(
      curves: curves, x: #"{ "domain": [0, 900] }"#, y: #"{ "domain": [0, 600] }"#,
      marks: marks.joined(separator: ","))
    let rows = try scene(text).labels.filter { ["low", "middle", "high"].contains($0.text) }
    #expect(rows.sorted { $0.position.y < $1.position.y }.map(\.text) == ["high", "middle", "low"])
  }

  @Test func aRowCanBeAMotionAndAColumnItsOwnTexts() throws {
    let table = """
      { "title": "t", "summary": "s", "size": [600, 300],
        "curves": { "s": { "type": "spring", "preset": "smooth" }, "b": { "type": "spring", "preset": "bouncy" } },
        "table": { "each": { "it": ["b", "s"] }, "columns": [
          { "title": "name", "cells": ["bouncy, {it.bounce | 0.0}", "smooth"] },
          { "title": "damping ratio", "cell": "{it.dampingRatio | 0.0}" },
          { "title": "ends", "cells": ["1", "22"], "align": "end" }] } }
      """
    let texts = texts(try scene(Array(table.utf8)))
    #expect(
      texts == [
        "name", "bouncy, 0.3", "smooth", "damping ratio", "0.7", "1.0", "ends", "1", "22",
      ])
    let words = """
      { "title": "t", "summary": "s", "size": [600, 300],
        "table": { "columns": [{ "title": "a", "cells": ["x", "{1 + 1}"] }, { "title": "b", "cells": ["y", "z"] }] } }
      """
    #expect(self.texts(try scene(Array(words.utf8))) == ["a", "x", "2", "b", "y", "z"])
  }

  @Test(arguments: [
    (
      #"{ "title": "a", "cells": ["x"] }, { "title": "b", "cells": ["y", "z"] }"#,
      "this column has 2 texts, and the table 1 rows; it needs one for each"
    ),
    (
      #"{ "title": "a", "cell": "x" }"#,
      "a \"cell\" is read for each row, and the table has no \"each\""
    ),
    (
      #"{ "title": "a" }"#,
      "the column lacks the key \"cell\", read for each row, or \"cells\", its texts"
    ),
    (
      #"{ "title": "a", "cell": "x", "cells": ["y"] }"#,
      "a column has a \"cell\" for each row or \"cells\", not both"
    ),
    (#"{ "title": "a", "cells": [1] }"#, "a cell must be a text, not a number"),
    (#"{ "title": "a", "cells": [] }"#, "a table needs at least one column and one row"),
  ])
  func aTableWhoseRowsAreUnclear(_ columns: String, _ message: String) throws {
    let text = """
      { "title": "t", "summary": "s", "size": [600, 300],
        "table": { "columns": [\(columns)] } }
      """
    let error = #expect(throws: TemplateError.self) { try scene(Array(text.utf8)) }
    #expect(error?.message == message)
  }

  @Test func aMagnifierIsFramedWhereItLooks() throws {
    func text(_ number: String) -> [UInt8] {
      Array(
        """
        { "title": "t", "summary": "s", "columns": 2,
          "curves": { "b": { "type": "spring", "preset": "bouncy" } },
          "panels": [
            { "x": { "domain": [0, 1] }, "y": { "domain": [0, 2] }, "marks": [
              { "type": "point", "x": 0.25, "y": 0.5 }, { "type": "point", "x": 0.5, "y": 1.5 }] },
            { "x": { "domain": [0.25, 0.5] }, "y": { "domain": [0.5, 1.5] }, "magnifies": \(number),
              "marks": [{ "type": "curve", "curve": "b.value" }] }] }
        """.utf8)
    }
    let picture = try scene(text("1"))
    let frames = shapes(picture, "areas").compactMap { $0.path.bounds }
    let corners = shapes(picture, "points").compactMap { $0.path.bounds?.center }
    #expect(frames.count == 1)
    let frame = try #require(frames.first)
    #expect((Point(frame.minX, frame.maxY) - corners[0]).length < 0.01)
    #expect((Point(frame.maxX, frame.minY) - corners[1]).length < 0.01)
    for number in ["2", "3"] {
      let error = #expect(throws: TemplateError.self) { try scene(text(number)) }
      #expect(error?.message.contains("it must be the number of another panel") == true)
      #expect(error?.line == 6)
    }
    let error = #expect(throws: TemplateError.self) { try scene(text("0.5")) }
    #expect(error?.message.contains("counts the panels") == true)
  }

  @Test func aTableHasACellForEachRow() throws {
    let table = """
      { "title": "t", "summary": "s", "curves": { "b": { "type": "rubberBand", "dimension": 844 } },
        "table": { "each": { "x": [844, 8440] }, "columns": [
          { "title": "drag", "cell": "{x | pt}" }, { "title": "moves", "cell": "{b.offset(x) | 0.0}" }] } }
      """
    let texts = texts(try scene(Array(table.utf8)))
    #expect(texts == ["drag", "844\u{202F}pt", "8440\u{202F}pt", "moves", "299.5", "714.2"])
  }

  @Test(arguments: [
    (0.1, 1000.0, [0.1, 1, 10, 100, 1000]), (11, 14, [11, 12, 13, 14]), (30, 60, [30, 40, 50, 60]),
    (1, 1e6, [1, 10, 100, 1000, 10_000, 100_000, 1e6]),
  ])
  func logarithmicTicks(_ low: Double, _ high: Double, _ expected: [Double]) {
    let ticks = NiceTicks.logarithmic(in: low...high, about: 7)
    #expect(ticks.count >= 2)
    for value in expected { #expect(ticks.contains { abs($0 / value - 1) < 1e-12 }, "\(ticks)") }
  }

  @Test func aLogarithmicScaleSpreadsRatios() {
    let scale = Scale(domain: 1...100, from: 0, to: 200, kind: .log)
    #expect(abs(scale.position(of: 10) - 100) < 1e-12)
    #expect(abs(scale.value(at: 100) - 10) < 1e-12)
    let slope = (scale.position(of: 10.001) - scale.position(of: 9.999)) / 0.002
    #expect(abs(scale.pointsPerUnit(at: 10) / slope - 1) < 1e-6)
  }

  @Test func aLogarithmicAxisCannotShowZero() {
    let x = #"{ "domain": [0, 10], "scale": "log" }"#
    #expect(error(template(x: x)).contains("a logarithmic axis cannot show 0"))
  }

  @Test func reversedAxesRunTheOtherWay() throws {
    let mark = #"{ "type": "point", "x": 0.9, "y": 0.9 }"#
    let usual = try shapes(scene(template(marks: mark)), "points")[0].path.bounds!.center
    let reversed = try shapes(
      scene(
        template(
          x: #"{ "domain": [0, 1], "reversed": true }"#,
          y: #"{ "domain": [0, 1], "reversed": true }"#,
          marks: mark)), "points")[0].path.bounds!.center
    #expect(reversed.x < usual.x && reversed.y > usual.y)
  }

  @Test func labelsAtTheEndsDoNotOverlap() {
    let places = Gutter.spread(
      [(10, 20), (12, 20), (100, 20), (14, 20)].sorted { $0.0 < $1.0 }, spacing: 4)
    for (one, two) in zip(places, places.dropFirst()) { #expect(two - one >= 24 - 1e-9) }
    #expect(places[3] == 100)
    #expect(abs((places[0] + places[1] + places[2]) / 3 - 12) < 1e-9)
  }

  @Test func tickLabelsThatWouldReadAlikeGetMoreDecimals() throws {
    let scene = try scene(template(x: #"{ "domain": [0, 0.013], "format": "0" }"#))
    let ticks = texts(scene).filter { $0.hasPrefix("0.01") }
    #expect(Set(ticks).count == ticks.count && !ticks.isEmpty)
  }

  @Test(arguments: [
    (#"{ "domain": [17, 19] }"#, "{}"), (#"{ "domain": [0, 1e-15] }"#, "{}"),
    (#"{ "domain": [0, 1e15], "format": "ms" }"#, "{}"), (#"{ "domain": [-1000, 1.5] }"#, "{}"),
    (#"{ "domain": [1e14, 100000000000001] }"#, "{}"),
  ])
  func extremeDomainsAreDrawn(_ x: String, _ y: String) throws {
    let mark =
      #"{ "type": "curve", "curve": "normal.velocity" }, { "type": "diagonal", "slope": 1e15 }"#
    _ = try scene(template(x: x, y: y, marks: mark))
  }

  /// Each of these was once a crash or took forever.
  @Test(arguments: [
    (#""response": 1e9"#, #"{ "domain": [0, 1] }"#),
    (#""response": 1e15"#, #"{ "domain": [0, 1] }"#),
    (#""response": 0.5, "velocity": 1e15"#, #"{ "domain": [0, 1] }"#),
    (#""response": 0.5, "from": -1e15, "to": 1e15"#, #"{ "domain": [0, 1] }"#),
    (#""response": 0.5, "dampingRatio": 1e15"#, #"{ "domain": [0, 1] }"#),
    (#""response": 1e-9, "dampingRatio": 1e-15"#, #"{ "domain": [0, 1] }"#),
    (#""stiffness": 1e15, "damping": 1e-15, "velocity": 1e15"#, #"{ "domain": [0, 1] }"#),
    (#""stiffness": 1e-15, "damping": 1e15"#, #"{ "domain": [0, 1e-15] }"#),
    (#""preset": "smooth""#, #"{ "domain": [1e-200, 1e15], "scale": "log" }"#),
  ])
  func extremeSpringsAreDrawn(_ spring: String, _ x: String) throws {
    let marks = """
      { "type": "curve", "curve": "s.value" }, { "type": "box", "x": [-1e15, 1e15], "y": [0, 1e15] },
      { "type": "label", "x": 0.5, "y": 0.5, "label": "{s.settlingSwiftUI | s}" }
      """
    let scene = try scene(
      template(
        curves: #""s": { "type": "spring", \#(spring) }"#, x: x, y: #"{ "domain": [0, 1] }"#,
        marks: marks))
    #expect(!shapes(scene, "areas").isEmpty)
  }

  @Test(arguments: [
    (#""p": { "type": "paging", "count": 3, "stride": 100, "view": 100 }"#, "{p.delegate(0/0)}"),
    (#""s": { "type": "spring", "response": 1e-300 }"#, "{s.settling}"),
  ])
  func numbersWithoutSenseAreRefused(_ curves: String, _ label: String) {
    #expect(throws: TemplateError.self) {
      try scene(
        template(
          curves: curves, x: #"{ "domain": [0, 1] }"#, y: #"{ "domain": [0, 1] }"#,
          marks: #"{ "type": "label", "x": 0.5, "y": 0.5, "label": "\#(label)" }"#))
    }
  }

  @Test func anAreaGoesOnAlongTheEdgeThatItsCurveLeaves() throws {
    let curves = #""n": { "type": "deceleration", "rate": "normal", "velocity": 1000 }"#
    let text = template(
      curves: curves, x: #"{ "domain": [0, 2] }"#, y: #"{ "domain": [0, 500] }"#,
      marks:
        #"{ "type": "area", "curve": "n.velocity" }, { "type": "curve", "curve": "n.velocity" }"#)
    let scene = try scene(text)
    let area = shapes(scene, "areas")[0].path.bounds!
    let curve = shapes(scene, "curves")[0].path.bounds!
    #expect(shapes(scene, "areas").count == 1)
    #expect(area.minX < curve.minX - 50 && abs(area.minY - curve.minY) < 0.2)
  }

  @Test func textWithoutAPlaceStaysOnThePage() throws {
    let mark = """
      { "type": "point", "curve": "normal.velocity", "at": 0.5,
        "label": "the velocity half a second after letting go" },
      { "type": "curve", "curve": "normal.velocity", "label": "the velocity of the content afterwards" }
      """
    let scene = try scene(template(marks: mark, more: #""size": [340, 240],"#))
    let labels = scene.labels.filter { $0.text.hasPrefix("the ") }
    #expect(labels.count == 2)
    for label in labels { #expect(scene.bounds.contains(label.bounds())) }
  }

  /// A key that fits nowhere inside of its plot is drawn below it; were it left out nobody would miss it.
  @Test func aKeyNeverVanishes() throws {
    let name = String(repeating: "long ", count: 40)
    let mark = """
      { "type": "curve", "curve": "normal.velocity", "place": "key", "label": "\(name)" },
      { "type": "key", "note": "one" }, { "type": "key", "note": "two" }
      """
    let scene = try scene(template(marks: mark))
    #expect(
      texts(scene).contains { $0.hasPrefix("long long") } && texts(scene).contains("one; two"))
    // It is wider than the page: its words stand below one another, under the plot.
    #expect(LayoutCheck.faults(of: scene).isEmpty)
    let note = try self.scene(template(marks: #"{ "type": "key", "note": "alone" }"#))
    #expect(texts(note).contains("alone"))
  }

  @Test func aLineBreakInALabelIsASpace() throws {
    let mark = #"{ "type": "label", "x": 0, "y": 0, "label": "two\nlines\tand a tab" }"#
    #expect(try texts(scene(template(marks: mark))).contains("two lines and a tab"))
  }
}
