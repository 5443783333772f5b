import FigureTemplates
import Figures
import TestTemplates
import Testing

@Suite struct ReaderTests {
  /// The error that `text` gives, without the file's name.
  private func error(_ bytes: [UInt8]) -> String {
    do {
      _ = try Template.scene(from: bytes, file: "f", name: "f")
      return "none"
    } catch {
      return error.description
    }
  }

  /// Checks that `text`, of which `‸` marks the place of a mistake, gives the error `expected` there.
  private func expectError(
    _ expected: String, in marked: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = String(decoding: marked, as: UTF8.self)
    let mark = try #require(text.firstIndex(of: "‸"), sourceLocation: sourceLocation)
    let lines = text[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let place = "\(lines.count):\(lines.last!.unicodeScalars.count + 1)"
    let error = error(Array(text.filter { $0 != "‸" }.utf8))
    #expect(error.hasPrefix("f:\(place): error: "), "\(error)", sourceLocation: sourceLocation)
    #expect(error.contains(expected), "\(error)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; a template is an object, { … }"),
    ("[1, 2,]", "1:1: error: the template must be an object, { … }, not a list"),
    ("{", "1:1: error: this is never closed"),
    ("{ \"title\": \"a\nb\" }", "1:14: error: a line break cannot stand in a text; "),
    ("{\n  \"a\" 1 }", "2:7: error: a colon is missing after the key \"a\""),
    ("{ \"a\": 1 \"b\": 2 }", "1:10: error: \"\"\" cannot stand here; a comma or the closing mark"),
    ("{ \"é\": tru }", "1:8: error: \"tru\" is not a value; text stands in quotation marks"),
    ("{ \"a\": NaN }", "1:8: error: NaN is not a number that a template can hold"),
    ("{ \"a\": 1e999 }", "1:8: error: 1e999 is too large for a number"),
    ("{ \"a\": 0x10 }", "1:8: error: \"0x10\" is not a number"),
    ("{ \"a\": 1, \"a\": 2 }", "1:11: error: the key \"a\" stands here twice"),
    ("{ \"a\": \"\\u0003\" }", "1:9: error: U+0003 cannot stand in an SVG; remove it"),
    ("{ \"a\": \"\\ud800\" }", "1:9: error: this half of a surrogate pair lacks its other half"),
    ("{ \"a\": \"\\q\" }", "1:9: error: there is no such escape"),
    ("{} {}", "1:4: error: the template has ended before this"),
    ("{ /* ", "1:3: error: this comment is never closed"),
    ("\u{FEFF}{ a: 1 }", "1:3: error: a key is missing here; keys stand in quotation marks"),
  ])
  func syntax(_ text: String, _ expected: String) {
    let error = error(Array(text.utf8))
    #expect(error.hasPrefix("f:" + expected), "\(error)")
  }

  /// The first and the last of each half of a surrogate pair, and what stands next to them.
  @Test(arguments: [
    ("\\ud800\\udc00", "\u{10000}"), ("\\udbff\\udfff", "\u{10FFFF}"),
    ("\\ud83d\\udc4b", "👋"), ("\\ud7ff", "\u{D7FF}"), ("\\ue000", "\u{E000}"),
    ("\\ud800\\udfff", "\u{103FF}"), ("\\udbff\\udc00", "\u{10FC00}"),
  ])
  func surrogatePairsAreOneCharacter(_ escape: String, _ character: String) throws {
    let curve = #"{ "type": "curve", "curve": "normal.velocity", "label": "\#(escape)" }"#
    let scene = try Template.scene(from: template(marks: curve), file: "f", name: "f")
    #expect(scene.labels.contains { $0.text == character })
  }

  @Test(arguments: [
    "\\ud800\\udbff", "\\ud800\\ue000", "\\udbff\\u0041", "\\udc00", "\\udfff", "\\ud800x",
    "\\ud800\\n", "\\udc00\\ud800", "\\udbff",
  ])
  func halvesOfPairsAreRefused(_ escape: String) {
    #expect(
      error(Array("{ \"a\": \"\(escape)\" }".utf8))
        == "f:1:9: error: this half of a surrogate pair lacks its other half")
  }

  @Test func bytesThatAreNoText() {
    #expect(
      error([0xFF, 0xFE, 0x7B, 0x00]) == "f:1:1: error: the file is UTF-16; save it as UTF-8")
    let latin = Array("{ \"a\": \"".utf8) + [0xBD] + Array("\" }".utf8)
    #expect(error(latin) == "f:1:9: error: this byte is not UTF-8; save the file as UTF-8")
  }

  @Test func nestingHasAnEnd() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      error(Array(deep.utf8)).hasPrefix("f:1:65: error: lists and objects stand more than 64"))
    let brackets = String(repeating: "(", count: 5000)
    let ticks = #"{ "domain": [0, 1], "ticks": ["\#(brackets)"] }"#
    #expect(error(template(x: ticks)).contains("nested more than 64 deep"))
  }

  @Test(arguments: [
    (#""a": { "type": "deceleration", ‸"rat": 0.9 }"#, #"unknown key "rat" in curve"#),
    (#""a": { "type": ‸"decelerate", "rate": 0.9 }"#, #"did you mean "deceleration"?"#),
    (#""a": ‸{ "rate": 0.9 }"#, #"curve lacks the key "type""#),
    (#""a": ‸{ "type": "deceleration" }"#, #"needs a "rate" or a "landing""#),
    (#""a": { "type": "deceleration", "rate": ‸1 }"#, #""rate" is 1; it must lie between"#),
    (#""a": { "type": "deceleration", "rate": ‸1.2 }"#, #""rate" is 1.2; it must lie"#),
    (#""a": { "type": "deceleration", "rate": ‸"fats" }"#, #"did you mean "fast"?"#),
    (#""a": { "type": "deceleration", "rate": ‸[] }"#, #"must be a number or a formula"#),
    (#""a": { "type": "rubberBand", "dimension": ‸0 }"#, #"must be greater than 0"#),
    (#""a": { "type": "rubberBand", "dimension": "‸1/0" }"#, #"has no finite value"#),
    (
      #""a": { "type": "spring", "preset": "smooth", "mass": ‸3 }"#,
      #""mass" says nothing of a spring by "preset""#
    ),
    (
      #""a": { "type": "timingCurve", "name": "ease", "points": ‸[0, 0, 1, 1] }"#,
      #"a "name" or "points", not both"#
    ),
    (
      #""a": { "type": "fit", "form": "line", "of": ‸"z.offset", "upTo": 10 }, "#
        + #""z": { "type": "rubberBand", "dimension": 1 }"#, #""z" stands further down"#
    ),
    (
      #""z": { "type": "rubberBand", "coefficient": 10, "dimension": 1 }, "#
        + #""a": { "type": "fit", "form": "logarithm", "of": ‸"z.offset", "upTo": 100 }"#,
      #""z.offset" has no nearest logarithm"#
    ),
    (#"‸"a b": { "type": "rubberBand", "dimension": 1 }"#, #"cannot be a curve's name"#),
  ])
  func curves(_ curves: String, _ expected: String) throws {
    try expectError(expected, in: template(curves: curves))
  }

  @Test(arguments: [
    (#""columns": ‸3,"#, #""columns" arranges "panels"; there are none"#),
    (
      #""table": { "each": { "n": [1] }, "columns": [{ "title": "n", "cell": "{n}" }] }, "scene": ‸true,"#,
      #"a table has no "scene""#
    ),
  ])
  func whatWouldNotBeSeen(_ more: String, _ expected: String) throws {
    var text = String(decoding: template(more: more), as: UTF8.self)
    if more.contains("table") { text = text.replacing(#""marks": []"#, with: #""$schema": "s""#) }
    try expectError(expected, in: Array(text.utf8))
  }

  @Test func straightLinesNeedLinearAxes() {
    let x = #"{ "domain": [1, 10], "scale": "log" }"#
    let message = error(template(x: x, marks: #"{ "type": "diagonal" }"#))
    #expect(message.contains("would not be straight on a logarithmic axis"))
  }

  @Test(arguments: [
    (#"{ "domain": ‸[1, 1] }"#, "both ends of \"domain\" are 1; they must differ"),
    (#"{ "domain": ‸[1, 0] }"#, "runs backwards, from 1 to 0"),
    (#"{ "domain": ‸[0] }"#, "must hold two numbers, not 1"),
    (#"{ "domain": [‸-1e308, 1e308] }"#, "beyond 1e15"),
    (#"‸{ }"#, "lacks the key \"domain\""),
    (#"{ "domain": [0, 1], "ticks": [‸2] }"#, "the tick at 2 lies outside of the domain"),
    (#"{ "domain": [0, 1], "ticks": ["‸normal.halflive"] }"#, "did you mean \"halfLife\"?"),
    (#"{ "domain": [0, 1], "ticks": ["‸normal.velocity"] }"#, "is a curve, not a number"),
    (#"{ "domain": [0, 1], "ticks": ["‸norml.halfLife"] }"#, "did you mean \"normal\"?"),
    (#"{ "domain": [0, 1], "format": ‸"parsec" }"#, "is not a format"),
    (#"{ "domain": [0, "1 +‸"] }"#, "the formula ends where a number is missing"),
  ])
  func axes(_ x: String, _ expected: String) throws {
    try expectError(expected, in: template(x: x))
  }

  @Test(arguments: [
    (#"{ "type": ‸"aera" }"#, #"did you mean "area"?"#),
    (#"{ "type": "area", "curve": ‸"fast.velocity" }"#, #""curves" has no "fast""#),
    (#"{ "type": "area", "curve": ‸"normal.speed" }"#, #"has no curve "speed""#),
    (#"{ "type": "area", "curve": ‸"normal" }"#, "does not say which curve it means"),
    (#"‸{ "type": "area" }"#, #"lacks the key "curve""#),
    (#"‸{ "type": "rule", "x": 0, "y": 0 }"#, #"needs one of "x" and "y""#),
    (
      #"{ "type": "curve", "curve": "normal.velocity", "label": "\u00e9é{‸nrmal.rate}" }"#,
      #"did you mean "normal"?"#
    ),
    (
      #"{ "type": "curve", "curve": "normal.velocity", "label": "‸{normal.rate" }"#, "never closed"
    ),
    (
      #"{ "type": "curve", "curve": "normal.velocity", "detail": ‸"5" }"#, #"add "label""#
    ),
    (
      #"{ "type": "curve", "curve": "normal.velocity", "from": 1, "to": ‸0 }"#, "must be greater"
    ),
    (
      #"{ "type": "curve", "curve": "normal.velocity", "series": ‸1.5 }"#, "counts the colours"
    ),
  ])
  func marks(_ mark: String, _ expected: String) throws {
    try expectError(expected, in: template(marks: mark))
  }

  @Test func aPageTooSmallNamesASizeThatIsNot() throws {
    let error = error(template(more: #""size": [60, 40],"#))
    #expect(error.hasPrefix("f:2:60: error: the figure is too small for its labels"), "\(error)")
    let size = try #require(error.firstMatch(of: /at least (\[.*\])/)).1
    #expect(self.error(template(more: "\"size\": \(size),")) == "none")
  }

  @Test func commentsAndTrailingCommasAreRead() {
    let marks = "/* a mark */ { \"type\": \"area\", \"curve\": \"normal.velocity\", }, // done\n"
    #expect(error(template(marks: marks)) == "none")
  }

  @Test func formulasAreComputed() throws {
    let curves = #""b": { "type": "rubberBand", "dimension": "800 + 4 * (12 - 1)" }"#
    let marks =
      #"{ "type": "label", "x": 0, "y": 0, "label": "{-b.offset(b.dimension)/2 | 0.000}" }"#
    let scene = try Template.scene(
      from: template(curves: curves, marks: marks), file: "", name: "a")
    #expect(scene.labels.map(\.text).contains("−149.742"))
  }

  @Test func bracesCanBeWritten() throws {
    let marks = #"{ "type": "label", "x": 0, "y": 0, "label": "{{a}} 1" }"#
    let scene = try Template.scene(from: template(marks: marks), file: "", name: "a")
    #expect(scene.labels.map(\.text).contains("{a} 1"))
  }

  /// Damaged templates end in a scene or in one error, whatever the damage.
  @Test func damageNeverCrashes() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "1e308", "-", "normal", "{x |", "\0", "é",
    ]
    var errors = 0
    for round in 0..<1500 {
      var bytes = ShippedTemplates.bytes(ShippedTemplates.names[round % 2])
      for _ in 0...random(3) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes[place] = UInt8(random(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(30)))
        case 2: bytes.insert(contentsOf: pieces[random(pieces.count)].utf8, at: place)
        default: bytes.removeLast(random(bytes.count))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      do {
        _ = try Template.scene(from: bytes, file: "f", name: "f")
      } catch {
        errors += 1
        #expect(error.line >= 1 && error.column >= 1 && !error.message.contains("\n"))
      }
    }
    #expect(errors > 1000)
  }
}

@Suite struct SuggestionTests {
  @Test func nearMissesAreFound() {
    #expect(Suggestion.nearest(to: "rat", among: ["type", "rate"]) == "rate")
    #expect(Suggestion.nearest(to: "Velocty", among: ["velocity", "position"]) == "velocity")
    #expect(Suggestion.nearest(to: "aera", among: ["area", "rule"]) == "area")
    #expect(Suggestion.nearest(to: "4", among: ["1", "2"]) == nil)
    #expect(Suggestion.nearest(to: "entirely", among: ["rate"]) == nil)
  }
}

@Suite struct SchemaTests {
  @Test func theShippedSchemaIsTheReaders() throws {
    let shipped = try String(
      contentsOf: ShippedTemplates.folder.appending(path: "figure.schema.json"), encoding: .utf8)
    #expect(shipped == Schema.text, "run motion-figures schema > Templates/figure.schema.json")
  }
}

@Suite struct DocumentationTests {
  @Test func theTemplatesReadmeKnowsEveryWord() throws {
    let readme = try String(
      contentsOf: ShippedTemplates.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(
      readme.hasSuffix(Vocabulary.markdown), "append motion-figures list --markdown again")
    for unit in NumberFormat.units { #expect(readme.contains("`\(unit.name)`")) }
  }
}
