import FigureScene
import MotionCurves
import Testing

@testable import Figures

/// Every motion of `MotionCurves` as a figure.
@Suite struct MotionTests {
  private static let motions: [(name: String, motion: AnyMotion)] = {
    let touches = [0.0, 8, 16, 24].map {
      TouchSample(milliseconds: $0, position: $0 * $0)
    }
    return try! [
      ("spring", AnyMotion(Spring.bouncy.motion())),
      ("overdamped", AnyMotion(Spring(response: 0.5, dampingRatio: 3).motion(from: 2, to: -1))),
      ("deceleration", AnyMotion(Deceleration.fast.motion(from: 10, velocity: -900))),
      ("rubberBand", AnyMotion(RubberBand(dimension: 844))),
      ("power", AnyMotion(PowerOverscroll())),
      ("timingCurve", AnyMotion(TimingCurve.easeOut.motion(duration: 0.4))),
      ("circular", AnyMotion(CircularCurve.easeInOut)),
      ("interruption", AnyMotion(Interruption(.springRetargeted, at: 0.2))),
      ("blended", AnyMotion(Interruption(.easeBlended, at: 0.1))),
      ("handOff", AnyMotion(HandOff(from: 900, release: 0.2, velocity: -900, snaps: [0, 400]))),
      ("paging", AnyMotion(Paging.Flick(Paging(count: 5, stride: 296, viewLength: 375)))),
      ("fit", AnyMotion(LinearFit(to: { 2 * $0 }, upTo: 10, step: 1))),
      ("touches", AnyMotion(TouchRecording(touches))),
      ("trace", AnyMotion(Trace(x: [0, 1, 2], y: [3, 1, 2]))),
      ("bounce", AnyMotion(EdgeBounce(velocity: 800))),
      ("flutter", AnyMotion(FlutterFriction(velocity: 2000))),
      ("android", AnyMotion(AndroidFling(velocity: 3000))),
    ]
  }()

  @Test(arguments: motions.indices)
  func everyCurveOfEveryMotionIsDrawn(_ index: Int) throws {
    let (name, motion) = MotionTests.motions[index]
    #expect(!motion.functions.isEmpty)
    for function in motion.functions {
      let extent = function.function.extent ?? 0...10
      let figure = Figure(name, title: "\(name), \(function.name)", x: Axis(extent)) {
        CurveMark(Curve(function.function), label: function.name)
      }
      let scene = try figure.scene()
      let curves = scene.items.filter {
        if case .group("curves", _, _) = $0 { true } else { false }
      }
      #expect(curves.count == 1, "\(function.name)")
      #expect(LayoutCheck.faults(of: scene).isEmpty, "\(function.name)")
      try scene.check()
    }
  }

  /// The slope that a motion states is the one that its value has, away from jumps.
  @Test(arguments: motions.indices)
  func slopesAreThoseOfTheValues(_ index: Int) {
    let motion = MotionTests.motions[index].motion
    for function in motion.functions.map(\.function) where function.samples.isEmpty {
      let extent = function.extent ?? 0...10
      let span = extent.upperBound - extent.lowerBound
      let range = function.range(over: nil, in: extent)!
      let height = max(range.upperBound - range.lowerBound, 1e-9)
      for share in [0.113, 0.357, 0.571, 0.893] {
        let position = extent.lowerBound + span * share
        let step = span * 1e-5
        let near = (position - 10 * step)...(position + 10 * step)
        let hasBreak =
          function.breaks.contains(where: near.contains)
          || (function.trace?.x.contains(where: near.contains) ?? false)
        if hasBreak { continue }
        let difference =
          (function.value(position + step) - function.value(position - step)) / (2 * step)
        let slope = function.slope(position)
        #expect(abs(difference - slope) * span <= 2e-3 * height, "at \(position)")
      }
    }
  }

  @Test func aMotionWithoutACurveIsSaid() throws {
    let pages = try PeekingPages(
      screenLength: 375, frameOrigin: 40, frameLength: 295, cardLength: 280)
    #expect(pages.landmarks.contains { $0.name == "gap" })
    let figure = Figure("a", title: "t", x: Axis(0...1)) { PointMark(pages, at: 0.5) }
    #expect(throws: FigureError("\"the curve\" has no value at 0.5", parameter: "at")) {
      do throws(FigureError) {
        _ = try figure.scene()
      } catch {
        throw FigureError(error.description, parameter: error.parameter)
      }
    }
  }

  @Test func presetsAreMotionsWithALaw() {
    #expect(Motion.presets.count == Spring.presets.count + TimingCurve.presets.count)
    for preset in Motion.presets {
      #expect(preset.law != nil && !preset.landmarks.isEmpty && !preset.curves.isEmpty)
    }
  }

  @Test func anErrorSaysWhichPanelAndMarkItMeans() {
    let figure = Figure("a", title: "t") {
      Panel(x: Axis(0...1)) { RuleMark(y: 1) }
      Panel(x: Axis(0...1)) {
        RuleMark(y: 1)
        for series in [1, 2, 100] { CurveMark(Curve { $0 }, series: series) }
      }
    }
    do {
      _ = try figure.scene()
      Issue.record("the third curve has no colour")
    } catch {
      #expect(error.panel == 2 && error.mark == 4 && error.parameter == "series")
    }
  }

  /// Branches, loops and lists of marks, as in any Swift code.
  @Test(arguments: [true, false])
  func marksArePutTogether(_ isLong: Bool) {
    let more = [RuleMark(y: 3), RuleMark(y: 4)]
    let panel = Panel(x: Axis(0...1)) {
      RuleMark(y: 0)
      if isLong { RuleMark(y: 1) }
      if isLong {
        RuleMark(x: 0)
      } else {
        PointMark(x: 0, y: 0)
        PointMark(x: 1, y: 0)
      }
      for height in 0..<3 { RuleMark(y: Double(height)) }
      more
    }
    #expect(panel.marks.count == 8)
    #expect(panel.yDomain.contains(4))
  }

  @Test func panelsTakeTheFiguresAxesWhereTheyHaveNone() {
    let figure = Figure("a", title: "t", columns: 2, x: Axis(0...7), y: Axis(0...8)) {
      Panel("own", x: Axis(1...2)) { RuleMark(y: 1) }
      Panel("shared") { RuleMark(y: 1) }
      Panel("scene", sceneX: 0...10, y: 0...20) { BoxMark(x: (0, 1), y: (0, 1)) }
      Panel("table", table: Table([Table.Column("a", cells: ["1"])]))
    }
    #expect(figure.panels.map(\.xDomain) == [1...2, 0...7, 0...10, 0...1])
    #expect(figure.panels.map(\.sharesX) == [false, true, false, false])
    #expect(figure.panels[0].yDomain == 0...8)
  }

  @Test func drawnCurvesAreEachOnceUnlessTheyHaveNoName() {
    let line = Curve { $0 }
    let figure = Figure("a", title: "t", x: Axis(0...1)) {
      CurveMark(line)
      CurveMark(line)
      CurveMark(line.named("one"))
      CurveMark(line.named("one"))
    }
    #expect(figure.drawnCurves.count == 3)
  }
}
