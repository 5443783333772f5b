import FigureScene
import FigureTemplates
import Figures
import MotionCurves
import SVGRenderer
import TestTemplates
import Testing

/// Dots that run along curves over time.
@Suite struct TravelTests {
  /// Where a dot is at a time, as a renderer moves it: evenly between two stops.
  private func place(of travel: Travel, at time: Double) -> Point? {
    var last: Travel.Stop?
    for stop in travel.stops {
      if stop.time > time, let before = last, let from = before.place {
        guard let to = stop.place else { return from }
        return from.mixed(with: to, (time - before.time) / (stop.time - before.time))
      }
      if stop.time > time { return nil }
      last = stop
    }
    return last?.place
  }

  /// Half a pixel at most from the curve, at any time, with few stops.
  @Test(arguments: ["spring-presets", "decay-distance", "hand-off", "interruption", "flings"])
  func aDotIsWhereItsCurveIs(_ name: String) throws {
    let scene = try ShippedTemplates.scene(name)
    #expect(!scene.travels.isEmpty && scene.duration > 0)
    for travel in scene.travels {
      #expect(travel.stops.count < 60, "\(travel.stops.count) stops")
      #expect(zip(travel.stops, travel.stops.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
    // The spring of its own, against its law.
    let bouncy = try Figure("b", title: "b", x: Axis(0...1, format: .seconds()), y: Axis(0...1.2)) {
      CurveMark(Spring.bouncy.motion())
      PointMark(Spring.bouncy.motion(), at: 0)
      PointMark(Spring.bouncy.motion(), at: 1)
    }.scene()
    let travel = try #require(bouncy.travels.first)
    let spring = Spring.bouncy.motion()
    let (start, end) = (
      try #require(travel.stops.first?.place), try #require(travel.stops.last?.place)
    )
    let height = (start.y - end.y) / (spring.value(at: 1) - spring.value(at: 0))
    for step in 0...1000 {
      let time = Double(step) / 1000
      let dot = try #require(place(of: travel, at: time))
      let truth = start.y - spring.value(at: time) * height
      #expect(abs(dot.y - truth) < 0.5, "\(dot.y - truth) off at \(time)")
      #expect(abs(dot.x - (start.x + (end.x - start.x) * time)) < 0.5)
    }
    // Still it stands where the spring overshoots most.
    #expect(abs(try #require(travel.still).y - (start.y - spring.peak * height)) < 0.5)
  }

  /// The parts of one curve hand their dot on: there is one at a time, and one while nothing moves.
  @Test func partsHandTheirDotOn() throws {
    let scene = try ShippedTemplates.scene("hand-off")
    #expect(scene.travels.count == 4 && scene.travels.count { $0.still != nil } == 2)
    for time in stride(from: 0.005, to: scene.duration, by: 0.01) {
      let shown = scene.travels.count { place(of: $0, at: time) != nil }
      #expect(shown == 2, "\(shown) dots at \(time)")
    }
  }

  @Test func nothingRunsWhereNothingIsATime() throws {
    for name in ["rubber-band", "sheet-snap", "rubber-band-table", "paging-function"] {
      let scene = try ShippedTemplates.scene(name)
      #expect(scene.travels.isEmpty, "\(name)")
      let plain = try SVGRenderer(palette: .light).render(scene)
      #expect(try SVGRenderer(colors: .palette(.light), slowness: 1).render(scene) == plain)
    }
  }

  /// Only style rules move it, only for those who have not asked for less motion; a picture without them is whole.
  @Test func anSVGMovesByRulesAlone() throws {
    let scene = try ShippedTemplates.scene("spring-presets")
    let moving = String(
      decoding: try SVGRenderer(colors: .automatic(), slowness: 2).render(scene), as: UTF8.self)
    let plain = String(decoding: try SVGRenderer(colors: .automatic()).render(scene), as: UTF8.self)
    #expect(
      !plain.contains("keyframes") && moving.contains("@keyframes spring-presets-auto-dot1{0%"))
    #expect(moving.contains("@media screen and (prefers-reduced-motion:no-preference){#spring"))
    #expect(!moving.contains("<script") && !moving.contains("<animate"))
    // Twice as slow, and a rest.
    #expect(
      moving.contains(" \(Decimal.trimmed(2 * scene.duration + 0.8, decimals: 2))s linear infinite")
    )
    // Without the dots it is the picture that does not move.
    let dots = try #require(moving.firstRange(of: "  <g id=\"spring-presets-auto-travels\">"))
    #expect(moving[..<dots.lowerBound] + "</svg>\n" == plain)
    let bytes = try SVGRenderer(colors: .automatic(), slowness: 1).render(scene)
    #expect((bytes.count - plain.utf8.count) / scene.travels.count < 3800)
  }

  @Test func aSlowedPictureSaysSo() throws {
    let (slow, real) = (
      try ShippedTemplates.figure("decay-distance").scene(layout: FigureLayout(slowness: 4)),
      try ShippedTemplates.figure("decay-distance").scene()
    )
    #expect(slow.labels.contains { $0.text == "4 × slower" })
    #expect(!real.labels.contains { $0.text.contains("slower") })
    #expect(LayoutCheck.faults(of: slow).isEmpty)
    let fast = try ShippedTemplates.figure("decay-distance").scene(
      layout: FigureLayout(slowness: 0.5))
    #expect(fast.labels.contains { $0.text == "2 × faster" })
  }
}
