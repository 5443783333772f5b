import FigureScene
import FigureTemplates
import Figures
import TestTemplates
import Testing

/// Twelve templates as an author would write them that no layout has an easy answer to.
@Suite struct HardTemplateTests {
  private let springs =
    #""s": { "type": "spring", "response": 0.5, "dampingRatio": "z", "each": { "z": [ZS] } }"#
  private let spring = #""s": { "type": "spring", "response": 0.5, "dampingRatio": 0.5 }"#

  private func family(_ ratios: String) -> String {
    springs.replacing("ZS", with: ratios)
  }

  private func scene(
    _ curves: String, x: String = #"{ "domain": [0, 1.5], "format": "s" }"#,
    y: String = #"{ "domain": [0, 1.6] }"#, _ marks: String, size: String = "[480, 300]",
    layout: FigureLayout = FigureLayout()
  ) throws -> Scene {
    let bytes = template(curves: curves, x: x, y: y, marks: marks, more: #""size": \#(size),"#)
    return try Template.scenes(from: bytes, file: "h", name: "h", layout: layout)[0].scene
  }

  private func complaints(_ scene: Scene) -> [String] {
    LayoutCheck.faults(of: scene).map(\.description)
  }

  private func center(of text: String, in scene: Scene) throws -> Point {
    try #require(scene.labels.first { $0.text == text }).bounds(ruler: .inter).center
  }

  @Test func curvesThatMeetOnAPlateau() throws {
    let scene = try scene(
      family("0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 1"),
      #"{ "type": "curve", "curve": "s.value", "label": "ζ {z}" }"#)
    // No name stands where all curves run together, and where there is no good place it is said.
    let plateau = 300.0
    let names = scene.labels.filter { $0.text.hasPrefix("ζ") }
    #expect(names.count == 8)
    #expect(names.allSatisfy { $0.bounds(ruler: .inter).center.x < plateau })
    #expect(complaints(scene).contains { $0.contains("the label \"ζ 0.3\"") })
  }

  @Test func membersOfAKeyAreToldApart() throws {
    let key = #"{ "type": "curve", "curve": "s.value", "place": "key", "label": "ζ {z}" }"#
    let five = try scene(family("0.2, 0.35, 0.5, 0.7, 1"), key)
    #expect(Set(dashes(in: five)).count == 5)
    #expect(complaints(five).isEmpty)
    // There are five kinds of dashes; more that look alike are said.
    let six = try scene(family("0.2, 0.3, 0.4, 0.5, 0.7, 1"), key)
    #expect(complaints(six).contains { $0.contains("looks as that of \"ζ 0.2\" does") })
  }

  private func dashes(in scene: Scene) -> [[Double]] {
    func strokes(_ items: [Scene.Item]) -> [[Double]] {
      items.flatMap { item -> [[Double]] in
        switch item {
        case .group(let name, _, let items): name == "curves" ? strokes(items) : []
        case .shape(_, _, let stroke): stroke.map { [$0.dash] } ?? []
        case .text: []
        }
      }
    }
    return strokes(scene.items)
  }

  @Test func aKeyThatDoesNotFitStandsBelow() throws {
    let scene = try scene(
      family("0.2, 0.35, 0.5, 0.7, 1"), x: #"{ "domain": [0, 1.5], "title": "time" }"#,
      """
      { "type": "curve", "curve": "s.value", "place": "key", "label": "ζ {z}", "detail": "damping ratio" },
      { "type": "key", "note": "a note that is longer than anything else in this little picture" }
      """, size: "[420, 360]")
    #expect(complaints(scene).isEmpty)
    let title = try center(of: "time", in: scene)
    #expect(try center(of: "ζ 0.2", in: scene).y > title.y)
    let names = try ["0.2", "0.35", "0.5", "0.7", "1"].map { try center(of: "ζ \($0)", in: scene) }
    // Two columns, read downwards.
    #expect(Set(names.map { $0.x.rounded() }).count > 1)
  }

  @Test func ratesThatStartAtOnePoint() throws {
    let scene = try scene(
      #""r": { "type": "deceleration", "velocity": 2000, "rate": "q", "each": { "q": [0.98, 0.99, 0.998] } }"#,
      y: #"{ "domain": [0, 2000] }"#,
      #"{ "type": "curve", "curve": "r.velocity", "label": "rate {q}" }"#)
    #expect(complaints(scene).isEmpty)
    for rate in ["0.98", "0.99", "0.998"] {
      // Not where all begin, and not where all are at rest.
      let place = try center(of: "rate \(rate)", in: scene)
      #expect(place.x > 90 && place.y < 290)
    }
  }

  @Test func oneCurveWithoutAPlaceSendsAllToTheKey() throws {
    let scene = try scene(
      """
      "a": { "type": "spring", "response": 0.5, "dampingRatio": 0.5 },
      "b": { "type": "spring", "response": 0.5, "dampingRatio": 0.5001 }
      """,
      """
      { "type": "curve", "curve": "a.value", "label": "before" },
      { "type": "curve", "curve": "b.value", "label": "after" }
      """)
    #expect(complaints(scene).count { $0.contains("stands in the key") } == 2)
    let (one, two) = (try center(of: "before", in: scene), try center(of: "after", in: scene))
    #expect(abs(one.y - two.y) == 26, "two rows of a key")
  }

  @Test func nothingOutsideVanishesInSilence() throws {
    let marks = [
      #"{ "type": "point", "x": 2, "y": 0.5, "label": "a" }"#, #"{ "type": "rule", "y": 9 }"#,
      #"{ "type": "rule", "x": 9 }"#, #"{ "type": "label", "x": 3, "y": 3, "label": "d" }"#,
      #"{ "type": "arrow", "start": [2, 2], "end": [3, 3] }"#,
      #"{ "type": "dimension", "start": [2, 2], "end": [3, 2] }"#,
      #"{ "type": "band", "x": [7, 8] }"#, #"{ "type": "box", "x": [7, 8], "y": [0, 1] }"#,
      #"{ "type": "tangent", "curve": "s.value", "at": 4 }"#,
    ]
    let scene = try scene(spring, marks.joined(separator: ",\n"))
    #expect(complaints(scene).count { $0.contains("is not to be seen") } == marks.count)
  }

  @Test func aLineFromFarAwayIsCutInNumbers() throws {
    let scene = try scene(
      spring, #"{ "type": "line", "start": [-1e12, 0.8], "end": [1e12, 0.8], "label": "far" }"#)
    #expect(complaints(scene).isEmpty)
    #expect(scene.labels.contains { $0.text == "far" })
  }

  @Test(arguments: [
    (#"{ "type": "point", "x": 0, "y": 1 }"#, "\"x\" is 0"),
    (#"{ "type": "rule", "y": -5 }"#, "\"y\" is −5"),
    (#"{ "type": "line", "start": [1, 1], "end": [-2, 1] }"#, "\"x\" is −2"),
    (#"{ "type": "label", "x": 1, "y": 0, "label": "a" }"#, "\"y\" is 0"),
  ])
  func whatNoLogarithmShowsIsAMistake(_ mark: String, _ complaint: String) throws {
    let bytes = template(
      x: #"{ "domain": [0.1, 10], "scale": "log" }"#,
      y: #"{ "domain": [0.1, 10], "scale": "log" }"#,
      marks: mark)
    let error = #expect(throws: TemplateError.self) {
      try Template.scene(from: bytes, file: "log", name: "log")
    }
    #expect(error?.description.contains(complaint) ?? false, "\(String(describing: error))")
    #expect(error?.description.contains("a logarithmic axis shows only what is above 0") ?? false)
  }

  @Test func ticksThatWereAskedForStayOrAreReported() throws {
    let ticks = (0...20).map { "\(Double($0) / 20)" }.joined(separator: ", ")
    let scene = try scene(
      spring, x: #"{ "domain": [0, 1], "format": "s", "ticks": [\#(ticks)] }"#,
      #"{ "type": "curve", "curve": "s.value" }"#, size: "[320, 220]")
    let texts = scene.labels.map(\.text)
    #expect(texts.contains("0") && texts.contains("1\u{202F}s"), "the ends keep their numbers")
    let silent = try #require(complaints(scene).first { $0.contains("for which there is no room") })
    #expect(silent.hasPrefix("the ticks ") && silent.contains(" more of x"))
    #expect(complaints(scene).count == 1)
  }

  @Test func computedTicksAreAsManyAsFit() throws {
    let scene = try scene(
      spring, x: #"{ "domain": [0, 1000000], "format": "0.00 pt" }"#,
      #"{ "type": "curve", "curve": "s.value" }"#, size: "[300, 220]")
    #expect(complaints(scene).isEmpty)
    #expect(scene.labels.count { $0.text.hasSuffix("pt") || $0.text == "0" } >= 2)
  }

  @Test func anAuthorSaysWhere() throws {
    func place(_ side: String) throws -> (Point, Point) {
      let scene = try scene(
        spring,
        """
        { "type": "point", "curve": "s.value", "at": 0.3, "label": "here", "place": "\(side)" },
        { "type": "curve", "curve": "s.value", "label": "spring", "place": "below" }
        """)
      return (try center(of: "here", in: scene), try center(of: "spring", in: scene))
    }
    let places = try ["above", "below", "left", "right"].map { try place($0).0 }
    #expect(places[0].y < places[1].y && places[2].x < places[3].x)
    let bytes = template(marks: #"{ "type": "rule", "y": 0.5, "label": "a", "place": "key" }"#)
    let error = #expect(throws: TemplateError.self) {
      try Template.scene(from: bytes, file: "p", name: "p")
    }
    #expect(error?.description.contains("\"place\" cannot be \"key\"") ?? false)
  }

  @Test func labelsKeepOutOfWhatIsToStayClear() throws {
    func place(_ avoid: String) throws -> Point {
      try center(
        of: "spring",
        in: scene(
          spring, #"\#(avoid){ "type": "curve", "curve": "s.value", "label": "spring" }"#))
    }
    let free = try place("")
    let avoided = try place(#"{ "type": "avoid", "x": [0, 0.9] }, "#)
    // 0.9 of 1.5 on a plot that is about 400 wide.
    #expect(free != avoided && avoided.x > 270)
    #expect(throws: TemplateError.self) { try place(#"{ "type": "avoid" }, "#) }
  }
}
