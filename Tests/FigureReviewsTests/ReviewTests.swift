import FigureReviews
import FigureScene
import MotionCurves
import TestTemplates
import Testing

@testable import FigureTemplates
@testable import Figures

/// Settings, comparisons, sweeps and stops: what design reviews and exports rest on.
@Suite struct ReviewTests {
  private let springs = template(
    curves: #""spring": { "type": "spring", "response": 0.5, "dampingRatio": 0.7 }"#,
    y: #"{ "domain": [0, 1.2], "ticks": [0, 1] }"#,
    marks: #"{ "type": "curve", "curve": "spring.value", "label": "spring" }"#)

  private func content(_ settings: String...) throws -> FigureContent {
    try Template.content(
      from: springs, file: "a.figure.json", name: "a", settings: settings.map { try Setting($0) })
  }

  private func error(_ settings: String...) -> String {
    do {
      _ = try Template.content(
        from: springs, file: "a.figure.json", name: "a", settings: settings.map { try Setting($0) })
      return "none"
    } catch {
      return "\(error)"
    }
  }

  private func landmark(_ name: String, _ content: FigureContent) -> Double? {
    content.motions[0].landmarks.first { $0.name == name }?.value
  }

  // MARK: - Settings

  @Test func aSettingTakesAValuesPlace() throws {
    #expect(try landmark("dampingRatio", content("spring.dampingRatio=0.5")) == 0.5)
    #expect(try landmark("dampingRatio", content("curves.spring.dampingRatio=1/2")) == 0.5)
    let more = try content("size.width=900", "title=Two words", "spring.velocity=\"2 * 3\"")
    #expect(more.figure.size == Size(900, 400) && more.figure.title == "Two words")
    #expect(landmark("initialVelocity", more) == 6)
    #expect(try content("size=[300,200]").figure.size == Size(300, 200))
    #expect(try content("y.domain.1=2").figure.panels[0].yDomain == 0...2)
  }

  @Test func whatASettingGetsWrongIsSaidWhereItStands() {
    #expect(
      error("sprng.bounce=1")
        == #"a.figure.json: --set sprng.bounce=1:1:1: error: the template has no curve and no key "sprng"; did you mean "spring"?"#
    )
    #expect(error("spring.dampingRatoi=1").contains(#"did you mean "dampingRatio"?"#))
    #expect(error("spring.response=-1").contains("--set spring.response=-1:1:1: error:"))
    #expect(error(#"x.domain=[0, "spring.setling"]"#).contains(#":1:6: error:"#))
    #expect(error("size.depth=3").contains("the list has no"))
    #expect(error("title.x=3").contains("would stand in a text"))
    #expect(error("spring").contains("sets nothing"))
    #expect(error("=3").contains("sets nothing"))
  }

  // MARK: - Comparisons

  private func comparison(_ settings: String...) throws -> Comparison {
    let after = try Template.content(
      from: springs, file: "a", name: "a", settings: settings.map { try Setting($0) })
    return try Comparison(
      .init(name: "before", content: content()), .init(name: "after", content: after))
  }

  @Test func aComparisonHasEveryNumberOfBoth() throws {
    let comparison = try comparison("spring.dampingRatio=1")
    let pair = try #require(comparison.pairs.first)
    #expect(pair.name == "spring" && !pair.isUnchanged)
    let before = try content().motions[0].landmarks
    #expect(pair.landmarks.map(\.name) == before.map(\.name))
    for (reading, landmark) in zip(pair.landmarks, before) {
      #expect(reading.before == landmark.value || landmark.value.isNaN)
    }
    let damping = try #require(pair.landmarks.first { $0.name == "dampingRatio" })
    #expect(damping.text(damping.before) == "0.7000" && damping.difference == "+0.3000")
    let response = try #require(pair.landmarks.first { $0.name == "response" })
    #expect(response.isUnchanged && response.difference.isEmpty)
    #expect(comparison.sentences.contains("spring no longer overshoots; it did by 4.6\u{202F}%."))
    #expect(comparison.sentences.contains { $0.hasPrefix("spring settles sooner: ") })
  }

  private func version(_ name: String, _ curves: String) throws -> Comparison.Version {
    let first = curves.split(separator: "\"")[0]
    let text = template(
      curves: curves, marks: #"{ "type": "curve", "curve": "\#(first).value" }"#)
    return try .init(name: name, content: Template.content(from: text, file: name, name: name))
  }

  @Test func motionsOfOneNameAreComparedAndTheRestInTheirOrder() throws {
    func spring(_ name: String, _ ratio: Double) -> String {
      #""\#(name)": { "type": "spring", "response": 0.5, "dampingRatio": \#(ratio) }"#
    }
    let before = try version(
      "before", [spring("a", 0.2), spring("b", 0.3), spring("c", 0.4)].joined(separator: ","))
    let after = try version(
      "after", [spring("d", 0.2), spring("c", 0.4), spring("a", 0.2)].joined(separator: ","))
    let pairs = try Comparison(before, after).pairs
    #expect(pairs.map(\.name) == ["b → d", "c", "a"])
    // `b` has become `d`, and is another spring; `a` and `c` only stand elsewhere.
    #expect(pairs.map(\.isUnchanged) == [false, true, true])
  }

  @Test func whatDoesNotChangeIsNotTold() throws {
    let comparison = try comparison("title=Other")
    #expect(comparison.sentences.isEmpty && comparison.pairs.allSatisfy(\.isUnchanged))
    let figure = try comparison.figure(name: "a")
    #expect(figure.panels[0].marks.count == 1)
  }

  @Test func theOldIsFaintTheNewIsFullAndTheAreaBetweenIsShaded() throws {
    let scene = try comparison("spring.dampingRatio=0.4").figure(name: "a").scene()
    #expect(LayoutCheck.faults(of: scene).isEmpty)
    #expect(
      scene.labels.map(\.text).contains("before") && scene.labels.map(\.text).contains("after"))
    func shapes(_ items: [Scene.Item]) -> [(fill: Paint?, stroke: Stroke?)] {
      items.flatMap { item -> [(fill: Paint?, stroke: Stroke?)] in
        switch item {
        case .shape(_, let fill, let stroke): [(fill, stroke)]
        case .text: []
        case .group(_, _, let items): shapes(items)
        }
      }
    }
    let all = shapes(scene.items)
    #expect(all.contains { $0.fill == Paint(.series(1), .wash) })
    let curves = all.compactMap(\.stroke).filter { $0.width > 1 }
    #expect(curves.first?.paint == .secondary && curves.last?.paint == .series(1))
    #expect(curves.first!.width < curves.last!.width)
  }

  @Test func nothingInCommonIsSaid() throws {
    let other = try Template.content(
      from: template(marks: #"{ "type": "curve", "curve": "normal.velocity" }"#), file: "b",
      name: "b")
    #expect(throws: FigureError.self) {
      try Comparison(.init(name: "a", content: content()), .init(name: "b", content: other))
    }
  }

  // MARK: - Sweeps

  @Test func aSweepIsEvenAndEndsWhereItSays() throws {
    let sweep = try Sweep("spring.dampingRatio=0.2...0.8:7")
    #expect(sweep.values == [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    #expect(try Sweep("a.b=1…-1:3").values == [1, 0, -1])
    for text in ["a.b=1…1:3", "a.b=1…2", "a.b=1…2:1", "a.b=1…2:99", "a.b=x…2:3", "a.b=1…inf:3"] {
      #expect(throws: FigureError.self, "\(text)") { try Sweep(text) }
    }
  }

  @Test func multiplesShareTheirAxesAndFamiliesOnePanel() throws {
    let sweep = try Sweep("spring.dampingRatio=0.2…1.4:4")
    let contents = try sweep.settings.map { setting in
      try Template.content(from: springs, file: "a", name: "a", settings: [setting])
    }
    let multiples = sweep.multiples(of: contents)
    #expect(multiples.panels.map(\.title).first == "dampingRatio 0.2")
    #expect(multiples.panels.count == 4 && multiples.columns == 2)
    // Each panel is as large as seven tenths of the figure.
    let (size, page) = (contents[0].figure.size, multiples.size)
    #expect(page == Size((1.4 * size.width).rounded(), (1.4 * size.height).rounded()))
    #expect(Set(multiples.panels.map(\.xDomain)).count == 1)
    #expect(try LayoutCheck.faults(of: multiples.scene()).isEmpty)
    let family = try sweep.family(of: contents)
    #expect(family.panels.count == 1 && family.drawnCurves.count == 4)
    #expect(try LayoutCheck.faults(of: family.scene()).isEmpty)
    let idle = try Sweep("size.width=400…500:2")
    let same = try idle.settings.map { setting in
      try Template.content(from: springs, file: "a", name: "a", settings: [setting])
    }
    #expect(throws: FigureError.self) { try idle.family(of: same) }
  }

  private let stacked = Array(
    """
    { "title": "t", "summary": "s", "x": { "domain": [0, 1] }, "y": { "domain": [0, 1.5] },
      "curves": { "spring": { "type": "spring", "response": 0.5, "dampingRatio": 0.7 } }, "columns": 1,
      "panels": [
        { "title": "one", "marks": [{ "type": "curve", "curve": "spring.value" }] },
        { "title": "two", "marks": [{ "type": "curve", "curve": "spring.velocity" }] }] }
    """.utf8)

  /// Of a value the lower panel stands below the upper one, in a row that is full, however many values there are.
  @Test(arguments: 2...36)
  func theStackOfAValueStaysTogether(_ count: Int) throws {
    let sweep = try Sweep("spring.dampingRatio=0.2…1.4:\(count)")
    let figure = try sweep.multiples(
      of: sweep.settings.map { setting in
        try Template.content(from: stacked, file: "a", name: "a", settings: [setting])
      })
    #expect(count % figure.columns == 0 && figure.panels.count == 2 * count)
    for (index, panel) in figure.panels.enumerated() {
      let isUpper = index / figure.columns % 2 == 0
      #expect(panel.title?.hasSuffix(isUpper ? "one" : "two") == true)
    }
  }

  /// One scale for what stands side by side: the panels of a figure of one, and the stacks of one of several.
  @Test(arguments: [(#""columns": 1,"#, true), (#""columns": 2,"#, false)])
  func multiplesOfPanelsShareWhatTheirPlaceAllows(_ columns: String, _ isStacked: Bool) throws {
    let mark = #"{ "type": "curve", "curve": "spring.value" }"#
    let text = """
      { "title": "t", "summary": "s", "x": { "domain": [0, 1] }, "y": { "domain": [0, 1.5] },
        "curves": { "spring": { "type": "spring", "response": 0.5, "dampingRatio": 0.7 } }, \(columns)
        "panels": [{ "title": "one", "marks": [\(mark)] }, { "title": "two", "marks": [\(mark)] }] }
      """
    func multiples(_ template: [UInt8]) throws -> [Panel] {
      let sweep = try Sweep("spring.dampingRatio=0.2…1.4:4")
      return try sweep.multiples(
        of: sweep.settings.map { setting in
          try Template.content(from: template, file: "a", name: "a", settings: [setting])
        }
      ).panels
    }
    let panels = try multiples(Array(text.utf8))
    #expect(panels.count == 8)
    #expect(panels.allSatisfy { !$0.sharesX && $0.sharesY == isStacked })
    #expect(try multiples(springs).allSatisfy { $0.sharesX && $0.sharesY })
  }

  @Test func theLargestPageIsEnoughForAnyMultiples() throws {
    let sweep = try Sweep("spring.dampingRatio=0.2…1.4:36")
    let contents = try sweep.settings.map { setting in
      try Template.content(
        from: springs, file: "a", name: "a", settings: [setting, Setting("size=[3000,1000]")])
    }
    let multiples = sweep.multiples(of: contents)
    #expect(multiples.panels.count == 36 && multiples.size == Size(4096, 4096))
    #expect(throws: Never.self) { try multiples.scene() }
  }

  // MARK: - Stops

  @Test(arguments: [0.1, 0.01, 0.001])
  func stopsAreWithinTheirErrorAndFew(_ tolerance: Double) throws {
    let motion = try Spring(response: 0.5, dampingRatio: 0.5).motion()
    let function = Function({ motion.value(at: $0) }, slope: { motion.velocity(at: $0) })
    let stops = Stops(function, over: 0...1.5, tolerance: tolerance)
    #expect(stops.error <= tolerance && stops.error > tolerance / 4)
    #expect(stops.stops.first!.x == 0 && stops.stops.last!.x == 1.5)
    #expect(stops.stops.first!.y == 0)
    // Lines of a parabola's error h²·|f″|/8 need about so many pieces; those with free heights half of it.
    let bend = (0..<1500).reduce(0.0) { sum, index in
      sum + abs(motion.acceleration(at: Double(index) / 1000)).squareRoot() / 1000
    }
    let pieces = Double(stops.stops.count - 1)
    #expect(pieces < bend / (8 * tolerance).squareRoot() * 1.2 + 2)
  }

  @Test func stopsOfAStraightLineAreItsEnds() {
    let line = Function({ 2 * $0 }, slope: { _ in 2 })
    #expect(Stops(line, over: 0...3, tolerance: 1e-6).stops.map(\.x) == [0, 3])
    // It takes no tolerance: every slope to a later point is the line's own.
    #expect(Stops(line, over: 0...4, tolerance: 0).stops.map(\.x) == [0, 4])
    let step = Function({ $0 < 1 ? 0 : 1 }, slope: { _ in 0 }, breaks: [1])
    let stops = Stops(step, over: 0...2, tolerance: 0.01).stops
    #expect(stops.map(\.x) == [0, 1, 1, 2] && stops.map(\.y) == [0, 0, 1, 1])
  }

  // MARK: - The area between

  @Test func theAreaBetweenTwoCurvesIsTheirs() throws {
    let curves = """
      "one": { "type": "spring", "response": 0.5, "dampingRatio": 0.5 },
      "two": { "type": "spring", "response": 0.5, "dampingRatio": 1 }
      """
    let scene = try Template.scene(
      from: template(
        curves: curves, y: #"{ "domain": [0, 1.2] }"#,
        marks: #"{ "type": "between", "curve": "one.value", "and": "two.value" }"#),
      file: "f", name: "f")
    func areas(_ items: [Scene.Item]) -> [Path] {
      items.flatMap { item -> [Path] in
        switch item {
        case .shape(let path, let fill, _): fill?.strength == .wash ? [path] : []
        case .text: []
        case .group(_, _, let items): areas(items)
        }
      }
    }
    let path = try #require(areas(scene.items).first)
    // The signed area of the outline is the difference of the integrals, ∫(1 − x) = 2ζ/ω for each.
    let lines = path.flattened(step: 1)
    let area = lines.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    let bounds = try #require(path.bounds)
    let plotHeight = area / bounds.width
    #expect(abs(plotHeight) > 1)
    let (one, two) = try (
      Spring(response: 0.5, dampingRatio: 0.5).motion(),
      Spring(response: 0.5, dampingRatio: 1).motion()
    )
    let steps = 20_000
    let expected = (0..<steps).reduce(0.0) { sum, index in
      let time = (Double(index) + 0.5) / Double(steps)
      return sum + (one.value(at: time) - two.value(at: time)) / Double(steps)
    }
    // A unit of the axis in points, from the highest point of the upper curve.
    let peak = one.firstTurn!.value
    let zero = bounds.maxY
    let unit = (zero - bounds.minY) / peak
    #expect(abs(abs(area) / (bounds.width * unit) - expected) < 0.001)
  }
}
