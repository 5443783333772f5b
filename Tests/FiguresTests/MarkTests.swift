import FigureScene
import Foundation
import MotionCurves
import Testing

@testable import Figures

/// What single marks draw, each alone on axes from 0 to 10.
@Suite struct MarkTests {
  private typealias Shape = (path: Path, fill: Paint?, stroke: Stroke?)

  private func scene(@MarkBuilder _ marks: () -> [AnyMark]) throws -> Scene {
    try Figure("alone", title: "One mark", x: Axis(0...10), y: Axis(0...10), marks: marks).scene()
  }

  /// The shapes of a layer.
  private func shapes(_ layer: Drawing.Layer, of scene: Scene) -> [Shape] {
    func shapes(in items: [Scene.Item], isInside: Bool) -> [Shape] {
      items.flatMap { item -> [Shape] in
        switch item {
        case .shape(let path, let fill, let stroke): isInside ? [(path, fill, stroke)] : []
        case .text: []
        case .group(let name, _, let items):
          shapes(in: items, isInside: isInside || name == "\(layer)")
        }
      }
    }
    return shapes(in: scene.items, isInside: false)
  }

  /// Where the numbers of the axes are on the page: two dots say it.
  private func place() throws -> (_ x: Double, _ y: Double) -> Point {
    let dots = shapes(
      .points,
      of: try scene {
        PointMark(x: 0, y: 0)
        PointMark(x: 10, y: 10)
      })
    let (origin, far) = (
      try #require(dots[0].path.bounds).center, try #require(dots[1].path.bounds).center
    )
    return { x, y in
      Point(
        origin.x + (far.x - origin.x) * x / 10, origin.y + (far.y - origin.y) * y / 10)
    }
  }

  private func ends(_ path: Path) -> [Point] { path.elements.compactMap { $0.end } }

  private func isNear(_ one: Point, _ other: Point) -> Bool { (one - other).length < 0.01 }

  @Test func aRingHasTheColourOfWhatLiesUnderIt() throws {
    let scene = try scene {
      BoxMark(x: (0, 4), y: (0, 10))
      BoxMark(x: (3, 10), y: (0, 10), fill: .series, series: 2)
      PointMark(x: 2, y: 5)
      PointMark(x: 3.5, y: 5)
      PointMark(x: 8, y: 5)
      PointMark(x: 8, y: 11)
    }
    let dots = shapes(.points, of: scene)
    let wash = Paint(.series(2), .wash)
    #expect(
      dots.map { $0.stroke?.paint } == [
        .surface, .surface, wash, nil, .background, wash, nil,
      ])
    #expect(dots.map { $0.fill } == [.series(1), nil, nil, .series(1), nil, nil, .series(1)])
  }

  @Test func curvesOfOneColourHaveDashesOfTheirOwn() throws {
    func line(_ height: Double, _ name: String, _ series: Int) -> Curve {
      Curve(Function({ _ in height }, slope: { _ in 0 }), name: name, series: series)
    }
    let scene = try scene {
      CurveMark(line(1, "a", 1))
      CurveMark(line(2, "b", 1))
      CurveMark(line(3, "c", 2))
      CurveMark(line(4, "a", 1))
      CurveMark(line(5, "d", 5))
      CurveMark(line(6, "e", 7))
    }
    let dashes = Metrics.standard.seriesDashes
    let drawn = shapes(.curves, of: scene).map { $0.stroke?.dash }
    // The seventh series has the colour of the first, in which two were drawn before.
    #expect(drawn == [[], dashes[1], [], [], dashes[1], dashes[3]])
  }

  @Test func aCurveWithTwoLabelsIsDrawnOnce() throws {
    let line = Curve(Function({ _ in 5 }, slope: { _ in 0 }), name: "a")
    let scene = try scene {
      CurveMark(line, label: "at its end", position: .end)
      CurveMark(line, label: "in the key", position: .key)
      CurveMark(line.named("a"), label: "in the key", position: .key)
    }
    #expect(shapes(.curves, of: scene).count == 1)
    #expect(scene.labels.filter { $0.text == "in the key" }.count == 1)
  }

  @Test func markersOfFurtherSeriesHaveOtherShapes() throws {
    let scene = try scene {
      for series in [1, 4, 5, 6, 7, 8] { PointMark(x: Double(series), y: 5, series: series) }
    }
    let corners = shapes(.points, of: scene).map { $0.path.elements.count }
    #expect(corners[0] == corners[1] && corners[0] == corners[5])
    #expect(Set(corners[2...4]).isDisjoint(with: [corners[0]]))
  }

  @Test func aBandLiesAcrossThePlotAndIsCutWhereItEnds() throws {
    let place = try place()
    let scene = try scene {
      BandMark(x: 2...4, label: "window")
      BandMark(y: 6...20, series: 2)
      BandMark(x: 30...40)
      RuleMark(y: 5)
    }
    let bands = shapes(.areas, of: scene)
    #expect(bands.map { $0.fill } == [.surface, Paint(.series(2), .wash)])
    let (window, upper) = (
      try #require(bands[0].path.bounds), try #require(bands[1].path.bounds)
    )
    #expect(abs(window.minX - place(2, 0).x) < 0.01 && abs(window.maxX - place(4, 0).x) < 0.01)
    #expect(abs(window.minY - place(0, 10).y) < 0.01 && abs(window.maxY - place(0, 0).y) < 0.01)
    #expect(abs(upper.maxY - place(0, 6).y) < 0.01 && abs(upper.minY - place(0, 10).y) < 0.01)
    let label = try #require(scene.labels.first { $0.text == "window" }).bounds()
    #expect(window.contains(label))
    #expect(scene.remarks.count == 1, "the third is nowhere to be seen")
  }

  @Test func aPathIsTheWayInThePlaneWithDotsAtEqualTimes() throws {
    // A circle around (5, 5): its places at the dots are known.
    let x = Curve(Function({ 5 + 3 * cos($0) }, slope: { -3 * sin($0) }), name: "x")
    let y = Curve(Function({ 5 + 3 * sin($0) }, slope: { 3 * cos($0) }), name: "y")
    let scene = try scene { PathMark(x: x, y: y, over: 0...Double.pi, dotsEvery: .pi / 4) }
    let place = try place()
    let dots = shapes(.points, of: scene).compactMap { $0.path.bounds?.center }
    #expect(dots.count == 5)
    for (index, dot) in dots.enumerated() {
      let angle = Double(index) * .pi / 4
      #expect(isNear(dot, place(5 + 3 * cos(angle), 5 + 3 * sin(angle))))
    }
    let way = try #require(shapes(.curves, of: scene).first?.path)
    let center = place(5, 5)
    let (radiusX, radiusY) = ((place(8, 5) - center).length, (place(5, 8) - center).length)
    for (start, end) in way.flattened(step: 2) {
      for point in [start, end] {
        let offset = point - center
        let (u, v) = (offset.dx / radiusX, offset.dy / radiusY)
        #expect(abs((u * u + v * v).squareRoot() - 1) * max(radiusX, radiusY) < 0.15)
      }
    }
  }

  @Test func aPathIsCutWhereThePlotEnds() throws {
    let x = Curve(Function({ $0 }, slope: { _ in 1 }), name: "x")
    let scene = try scene { PathMark(x: x, y: x, over: -5...25, dotsEvery: 5) }
    let place = try place()
    let bounds = try #require(shapes(.curves, of: scene).first?.path.bounds)
    let (low, high) = (place(0, 0), place(10, 10))
    #expect(isNear(Point(bounds.minX, bounds.maxY), low))
    #expect(isNear(Point(bounds.maxX, bounds.minY), high))
    #expect(shapes(.points, of: scene).count == 3)
    let error = #expect(throws: FigureError.self) {
      _ = try self.scene { PathMark(x: x, y: x, over: 0...1, dotsEvery: 1e-9) }
    }
    #expect(error?.parameter == "every")
  }

  @Test func aGridCrossesThePlotAtEachTick() throws {
    let figure = Figure(
      "grid", title: "A grid", x: Axis(0...10, showsGrid: true), y: Axis(0...10, showsGrid: true)
    ) { LineMark(from: (1, 1), to: (2, 2)) }
    let place = try place()
    let lines = shapes(.grid, of: try figure.scene()).map { ends($0.path) }
    for value in [2.0, 4, 6, 8] {
      for (from, to) in [
        (place(value, 10), place(value, 0)), (place(0, value), place(10, value)),
      ] {
        #expect(
          lines.contains { $0.count == 2 && isNear($0[0], from) && isNear($0[1], to) }, "\(value)")
      }
    }
  }

  @Test func anArrowHasItsHeadAtItsEnd() throws {
    let place = try place()
    let scene = try scene { ArrowMark(from: (1, 1), to: (9, 6), label: "thrown", series: 2) }
    let paths = shapes(.lines, of: scene).map { ends($0.path) }
    let line = try #require(paths.first { $0.count == 2 })
    #expect(isNear(line[0], place(1, 1)) && isNear(line[1], place(9, 6)))
    let head = try #require(paths.first { $0.count == 3 })
    #expect(isNear(head[1], place(9, 6)))
    #expect([head[0], head[2]].allSatisfy { ($0 - line[0]).length < (line[1] - line[0]).length })
    #expect(scene.labels.contains { $0.text == "thrown" })
  }

  @Test func barsAreAsHighAsTheCurveAtTheirRightEdges() throws {
    let place = try place()
    let scene = try scene { BarsMark(Curve(over: 0...10) { $0 }, step: 2, series: 2) }
    let bars = try shapes(.areas, of: scene).map { try #require($0.path.bounds) }
    #expect(bars.count == 5)
    for (index, bar) in bars.enumerated() {
      let corner = place(2 * Double(index + 1), 2 * Double(index + 1))
      #expect(abs(bar.minY - corner.y) < 0.01 && bar.maxX <= corner.x && bar.maxX > corner.x - 2)
      #expect(abs(bar.maxY - place(0, 0).y) < 0.01)
    }
    #expect(shapes(.areas, of: scene).allSatisfy { $0.fill == Paint(.series(2), .wash) })
  }

  @Test func aDimensionLineEndsInStrokesAcrossIt() throws {
    let place = try place()
    let scene = try scene { DimensionMark(from: (2, 5), to: (8, 5), label: "six") }
    let lines = shapes(.lines, of: scene).map { ends($0.path) }
    #expect(lines.contains { isNear($0[0], place(2, 5)) && isNear($0[1], place(8, 5)) })
    for end in [place(2, 5), place(8, 5)] {
      let stroke = try #require(
        lines.first { isNear($0[0].mixed(with: $0[1], 0.5), end) }, "no stroke at \(end)")
      #expect(abs(stroke[0].x - stroke[1].x) < 0.01 && stroke[0].y != stroke[1].y)
    }
    #expect(scene.labels.contains { $0.text == "six" })
  }

  @Test(arguments: LineMark.Style.allCases)
  func aLineLeadsFromPointToPoint(_ style: LineMark.Style) throws {
    let place = try place()
    let scene = try scene { LineMark(from: (1, 9), to: (7, 3), label: "way", style: style) }
    let layer: Drawing.Layer = style == .guide ? .guides : .lines
    let line = try #require(
      shapes(layer, of: scene).first { shape in
        let ends = ends(shape.path)
        return ends.count == 2 && isNear(ends[0], place(1, 9)) && isNear(ends[1], place(7, 3))
      })
    #expect(line.stroke?.dash.isEmpty == (style == .solid))
    #expect(scene.labels.contains { $0.text == "way" })
  }

  @Test func aLineIsCutWhereThePlotEnds() throws {
    let place = try place()
    let lines = shapes(.lines, of: try scene { LineMark(from: (5, 5), to: (15, 15)) })
    #expect(lines.contains { isNear(ends($0.path)[1], place(10, 10)) })
  }

  /// However far a box goes on, the area ends at the plot's edge, and the outline has no side there.
  @Test(arguments: [12.0, 1e4, 1e9, 1e15], [0.0, 0.5])
  func aBoxIsCutWhereThePlotEnds(_ right: Double, _ radius: Double) throws {
    let place = try place()
    let shapes = shapes(
      .areas, of: try scene { BoxMark(x: (2, right), y: (4, 6), radius: radius, fill: .series) })
    let area = try #require(shapes.first { $0.fill != nil }?.path.bounds)
    #expect(isNear(Point(area.minX, area.minY), place(2, 6)))
    #expect(isNear(Point(area.maxX, area.maxY), place(10, 4)))
    let outline = try #require(shapes.first { $0.stroke != nil }?.path).flattened(step: 1)
    #expect(!outline.isEmpty)
    for (start, end) in outline {
      #expect(!(isNear(Point(start.x, 0), Point(place(10, 0).x, 0)) && abs(start.x - end.x) < 0.01))
      #expect(max(start.x, end.x) < place(10, 0).x + 0.01)
    }
  }

  @Test func aBoxBesideThePlotIsNotDrawn() throws {
    let scene = try scene { BoxMark(x: (11, 12), y: (4, 6), label: "beside") }
    #expect(shapes(.areas, of: scene).isEmpty && !scene.labels.contains { $0.text == "beside" })
  }

  /// The head of an arrow and the strokes of a dimension line say where they end: not where they are cut.
  @Test(arguments: [12.0, 1e9, 1e15])
  func whatIsCutHasNoEnd(_ end: Double) throws {
    let place = try place()
    let arrow = shapes(.lines, of: try scene { ArrowMark(from: (2, 5), to: (end, 5)) })
    try #require(arrow.count == 1)
    let ends = ends(arrow[0].path)
    #expect(isNear(ends[0], place(2, 5)) && isNear(ends[1], place(10, 5)))
    #expect(shapes(.lines, of: try scene { ArrowMark(from: (2, 5), to: (10, 5)) }).count == 2)
    // The last digit of what was computed does not decide whether it is cut.
    #expect(
      shapes(.lines, of: try scene { ArrowMark(from: (2, 5), to: (10.0.nextUp, 5)) }).count == 2)
    let dimension = shapes(.lines, of: try scene { DimensionMark(from: (2, 5), to: (end, 5)) })
    #expect(dimension.count == 2)
    #expect(shapes(.lines, of: try scene { DimensionMark(from: (2, 5), to: (10, 5)) }).count == 3)
  }

  /// A scene has no outside, but no reader of pictures counts to 10¹⁵ points.
  @Test func aSceneIsBounded() throws {
    let scene = try Figure("scene", title: "A scene") {
      Panel(sceneX: 0...400, y: 0...300) {
        BoxMark(x: (100, 1e15), y: (50, 1e15), radius: 8, fill: .series)
        LineMark(from: (0, 0), to: (1e15, 0))
        ArrowMark(from: (-1e15, 20), to: (100, 20))
      }
    }.scene()
    for layer in [Drawing.Layer.areas, .lines] {
      let shapes = shapes(layer, of: scene)
      #expect(!shapes.isEmpty)
      for shape in shapes {
        let bounds = try #require(shape.path.bounds)
        #expect(bounds.maxX < 1e6 && bounds.minX > -1e6 && bounds.maxY < 1e6)
      }
    }
  }

  /// A logarithmic axis that chooses its own domain shows what is above 0, be it flat; what has its place elsewhere is
  /// refused.
  @Test(arguments: [0.5, 1, 0, -3, 1e-300, 1e15, 7.25])
  func aLogarithmicAxisFindsADomain(_ height: Double) throws {
    let curve = try Figure("log", title: "Flat", x: Axis(0...1), y: Axis(kind: .log)) {
      CurveMark(Curve(over: 0...1) { $0 * height })
    }.scene()
    try curve.check()
    #expect(!curve.labels.isEmpty)
    let flat = Figure("log", title: "Flat", x: Axis(0...1), y: Axis(kind: .log)) {
      RuleMark(y: height, label: "flat")
    }
    let across = Figure("log", title: "One point", x: Axis(kind: .log), y: Axis(0...1)) {
      PointMark(x: height, y: 0.5)
    }
    for figure in [flat, across] {
      if height > 0 {
        try figure.scene().check()
      } else {
        #expect(throws: FigureError.self) { try figure.scene() }
      }
    }
  }

  /// What an ``AvoidMark`` covers stays free of labels, and nothing of it is drawn.
  @Test func anAvoidedAreaHasNoLabels() throws {
    func scene(@MarkBuilder _ marks: () -> [AnyMark]) throws -> Scene {
      try Figure("avoid", title: "Avoid", x: Axis(0...10), y: Axis(0...10)) {
        marks()
        LabelMark("here", x: 5, y: 5)
      }.scene()
    }
    let (free, avoiding) = (try scene {}, try scene { AvoidMark(x: 5...10) })
    func left(_ scene: Scene) throws -> Double {
      try #require(scene.labels.first { $0.text == "here" }).bounds().minX
    }
    #expect(try left(avoiding) < left(free))
    #expect(avoiding.remarks.isEmpty && shapes(.areas, of: avoiding).isEmpty)
  }

  @Test func aTextAlongALineOfNoLengthHasAPlace() throws {
    struct Along: Mark {
      func draw(in plot: Plot, on drawing: inout Drawing) {
        let line = LabelLine("here", font: plot.metrics.textFont, paint: .ink)
        drawing.add(LabelRequest([line], .along(Point(100, 100), Point(100, 100)), in: plot))
      }
    }
    #expect(try scene { Along() }.labels.contains { $0.text == "here" })
  }

  /// Few curves that swing more often than anybody sees would fill the memory.
  @Test func aFigureOfTooManyPiecesIsRefused() throws {
    struct Many: Mark {
      let count: Int
      func draw(in plot: Plot, on drawing: inout Drawing) {
        drawing.keepClear(Array(repeating: (Point(100, 100), Point(101, 100)), count: count))
      }
    }
    _ = try scene { Many(count: Drawing.mostPieces - 1_000) }
    #expect(throws: FigureError.self) { try scene { Many(count: Drawing.mostPieces + 1) } }
  }

  /// A step that a dot covers is no jump to see; a greater one is a ring and a dot.
  @Test(arguments: [(0.02, 0), (0.5, 2)])
  func onlyAJumpThatCanBeSeenIsMarked(_ height: Double, _ dots: Int) throws {
    let step = Function({ $0 < 0.5 ? 1 : 1 + height }, slope: { _ in 0 }, breaks: [0.5])
    let scene = try Figure("step", title: "Step", x: Axis(0...1), y: Axis(0...2)) {
      CurveMark(Curve(step, name: "step"))
    }.scene()
    let points = scene.items.flatMap { item -> [Scene.Item] in
      guard case .group("points", _, let items) = item else { return [] }
      return items
    }
    #expect(points.count == dots)
  }

  /// What lies outside of the axes is drawn nowhere; its author hears of it.
  @Test func aMarkThatNobodySeesIsSaid() throws {
    let line = Curve(name: "line", over: 0...1) { _ in 20 }
    func unseen(@MarkBuilder _ marks: () -> [AnyMark]) throws -> [String] {
      let figure = Figure("unseen", title: "Unseen", x: Axis(0...1), y: Axis(0...10), marks: marks)
      return try figure.scene().remarks.map(\.subject)
    }
    let marks: [AnyMark] = [
      AnyMark(PointMark(x: 0.5, y: 11, label: "here")), AnyMark(RuleMark(y: 12)),
      AnyMark(RuleMark(x: -1)), AnyMark(BoxMark(x: (2, 3), y: (1, 2))),
      AnyMark(LineMark(from: (x: 2, y: 1), to: (x: 3, y: 4))),
      AnyMark(ArrowMark(from: (x: 2, y: 1), to: (x: 3, y: 4))),
      AnyMark(LabelMark("there", x: 5, y: 5)), AnyMark(CurveMark(line)),
      AnyMark(SamplesMark(of: line)),
    ]
    for mark in marks {
      #expect(try unseen { mark } == ["mark 1 of panel 1"])
      #expect(
        try unseen {
          RuleMark(y: 5); mark
        } == ["mark 2 of panel 1"])
    }
    #expect(
      try unseen {
        RuleMark(y: 10); PointMark(x: 1, y: 0); BoxMark(x: (0.5, 3), y: (1, 2))
      }.isEmpty)
    let scene = try Figure("unseen", title: "Unseen", x: Axis(0...1), y: Axis(0...10)) {
      RuleMark(y: 12)
    }.scene()
    #expect(
      LayoutCheck.faults(of: scene).map(\.description) == [
        "mark 1 of panel 1 is not to be seen: it lies outside of what the axes show"
      ])
  }

  @Test func anAxisHasAThousandTicksAtMost() throws {
    func figure(_ count: Int) -> Figure {
      let ticks = (0..<count).map { Axis.Tick(Double($0) / 1000) }
      return Figure("ticks", title: "Ticks", x: Axis(0...2, ticks: ticks), y: Axis(0...1)) {
        RuleMark(y: 0.5)
      }
    }
    _ = try figure(1_000).scene()
    #expect(throws: FigureError.self) { try figure(1_001).scene() }
  }

  @Test func aTableHasWholeColumnsAndNotTooMany() throws {
    func table(_ columns: [[String]]) throws -> Scene {
      try Figure("table", title: "A table", size: Size(4096, 200)) {
        Panel(table: Table(columns.map { Table.Column("a", cells: $0) }))
      }.scene()
    }
    _ = try table([["1", "2"], ["3", "4"]])
    #expect(throws: FigureError.self) { try table([["1"], ["2", "3"]]) }
    #expect(throws: FigureError.self) { try table([["1"], []]) }
    _ = try table(Array(repeating: ["1"], count: 100))
    #expect(throws: FigureError.self) { try table(Array(repeating: ["1"], count: 101)) }
  }

  /// A palette of one's own may be wrong in any way: what is hard to see in it is said.
  @Test(arguments: [2, -1, Double.nan, 0.02, .infinity])
  func anyOpacityIsChecked(_ opacity: Double) throws {
    var palette = Palette.light
    palette.washOpacity = opacity
    _ = ContrastCheck.faults(of: palette)
    palette = .light
    palette.series = [Color(0x0000FF, opacity: opacity)]
    let scene = try scene { CurveMark(Curve(over: 0...10) { $0 }, label: "a") }
    let isVisible = opacity >= 1
    #expect(ContrastCheck.faults(of: scene, palette: palette).isEmpty == isVisible)
    #expect(
      ContrastCheck.faults(of: palette).contains {
        $0.description.hasPrefix("the colour of series 1 on the page")
      }
        == !isVisible)
  }

  @Test func eachSampleOfAFingerIsADot() throws {
    let place = try place()
    let samples = [(1.0, 2.0), (3, 4), (5, 3), (11, 9)].map {
      TouchSample(milliseconds: $0, position: $1)
    }
    let finger = try TouchRecording(samples)
    let dots = shapes(.points, of: try scene { SamplesMark(of: finger) })
    // The last one is outside of the plot.
    #expect(dots.count == 3)
    for (dot, sample) in zip(dots, samples) {
      let center = try #require(dot.path.bounds).center
      #expect(isNear(center, place(sample.milliseconds, sample.position)))
    }
  }

  @Test func theChosenStopIsEmphasised() throws {
    let scene = try Figure("stops", title: "Two stops") {
      Panel(sceneX: 0...10, y: 0...10) {
        StopMark(y: 2, label: "large", isChosen: true)
        StopMark(y: 8, label: "small")
      }
    }.scene()
    let labels = try ["large", "small"].map { text in
      try #require(scene.labels.first { $0.text == text })
    }
    #expect(labels[0].paint == .ink && labels[1].paint == .secondary)
    let widths = shapes(.lines, of: scene).compactMap { $0.stroke?.width }
    #expect(widths.count == 2 && widths[0] > widths[1])
    // Both stand to the right of the scene, the higher one at the top.
    #expect(labels[0].position.y < labels[1].position.y)
  }

  /// On a logarithmic axis a decay is a straight line, and so its tangent lies on it, however the axis runs.
  @Test(arguments: [0.2, 0.5, 0.9], [false, true])
  func aTangentOnALogarithmicAxisTouchesItsCurve(_ time: Double, _ isReversed: Bool) throws {
    let motion = Deceleration.normal.motion(velocity: 1000)
    let figure = Figure(
      "log", title: "A decay on a logarithmic axis", x: Axis(0...1.5),
      y: Axis(10...1000, kind: .log, isReversed: isReversed)
    ) {
      CurveMark(motion.velocityCurve)
      TangentMark(motion.velocityCurve, at: time, series: 2)
    }
    let scene = try figure.scene()
    let curve = try #require(shapes(.curves, of: scene).first)
    let tangent = try #require(shapes(.lines, of: scene).first { $0.stroke?.paint == .series(2) })
    let (curveEnds, tangentEnds) = (ends(curve.path), ends(tangent.path))
    let last = try #require(curveEnds.last)
    let whole = (last - curveEnds[0]).normalized
    func distance(_ point: Point) -> Double {
      let offset = point - curveEnds[0]
      return abs(whole.dx * offset.dy - whole.dy * offset.dx)
    }
    #expect((tangentEnds[1] - tangentEnds[0]).length > 10)
    #expect(distance(tangentEnds[0]) < 0.1 && distance(tangentEnds[1]) < 0.1)
  }

  @Test func aTangentHasTheSlopeOfItsCurve() throws {
    let place = try place()
    let scene = try scene {
      TangentMark(
        Curve(over: 0...10) { $0 * $0 / 10 }, at: 5, from: 4, to: 8, label: "slope 1", series: 2)
    }
    let line = try #require(shapes(.lines, of: scene).first { $0.stroke?.paint == .series(2) })
    // Through (5, 2.5) with the slope 1.
    let ends = ends(line.path)
    #expect(isNear(ends[0], place(4, 1.5)) && isNear(ends[1], place(8, 5.5)))
    #expect(scene.labels.contains { $0.text == "slope 1" })
  }
}
