import FigureScene
import MotionCurves
import Testing

@testable import Figures

@Suite struct CurveFitterTests {
  private static let functions: [(name: String, function: Function, x: Double, y: Double)] = {
    let families: [any CurveFamily] = [
      DecelerationFamily.example, RubberBandFamily.example,
    ]
    var all = families.flatMap { family in
      family.curves.map { ("\(type(of: family).type).\($0.name)", $0.function) }
    }
    all.append(
      (
        "a root, with an upright start",
        Function({ $0.squareRoot() }, slope: { 0.5 / $0.squareRoot() })
      ))
    return all.map { name, function in
      let x = name.hasPrefix("rubberBand") ? 3000.0 : 1.5
      let values = (0...100).map { function.value(x * Double($0) / 100) }
      return (name, function, x, values.max()!)
    }
  }()

  /// Ten thousand points of each curve, against its function, on a large page.
  @Test(arguments: functions.indices)
  func cubicsStayWithinTheTolerance(_ index: Int) {
    let (name, function, width, height) = Self.functions[index]
    let x = Scale(domain: 0...width, from: 40, to: 680)
    let y = Scale(domain: 0...height, from: 380, to: 20)
    let fitter = CurveFitter(x: x, y: y, tolerance: 0.05)
    let cubics = fitter.fit(function, over: 0...width)
    #expect(cubics.first?.start.x == 40 && cubics.last?.end.x == 680, "\(name)")
    var worst = 0.0
    for cubic in cubics {
      for step in 0...(10_000 / cubics.count) {
        let point = cubic.point(at: Double(step) / Double(10_000 / cubics.count))
        let exact = y.position(of: function.value(max(0, x.value(at: point.x))))
        let slope =
          function.slope(max(1e-9, x.value(at: point.x))) * y.pointsPerUnit / x.pointsPerUnit
        worst = max(worst, abs(point.y - exact) / (1 + slope * slope).squareRoot())
      }
    }
    #expect(worst <= 0.05, "\(name) strays \(worst) pt")
    #expect(cubics.count < 40, "\(name) takes \(cubics.count) cubics")
  }

  @Test func aBreakIsNeverDrawnAcross() {
    let step = Function({ $0 < 0.5 ? 0 : 1 }, slope: { _ in 0 }, breaks: [0.5])
    let scale = Scale(domain: 0...1, from: 0, to: 100)
    let fitter = CurveFitter(x: scale, y: scale, tolerance: 0.05)
    let cubics = fitter.fit(step, over: 0...1)
    #expect(cubics.joinedRuns.count == 2)
    for cubic in cubics { #expect(cubic.start.y == cubic.end.y) }
  }

  @Test func aCurveIsCutWhereItLeavesThePlot() {
    let square = Function({ $0 * $0 + 1 }, slope: { 2 * $0 })
    let curve = FigureCurve(name: "square", function: square, series: 1)
    let plot = Plot(
      rect: Rect(minX: 0, minY: 0, maxX: 200, maxY: 300), x: 0...2, y: 0...3, metrics: .standard)
    let end = plot.cubics(of: curve).last!.end
    #expect(abs(end.x - 2.0.squareRoot() * 100) < 0.05)
    #expect(abs(end.y) < 1e-9)
  }

  @Test func whatHasNoValueIsAGap() {
    let gap = Function({ $0 < 0.4 || $0 > 0.6 ? 1 : .nan }, slope: { _ in 0 })
    let scale = Scale(domain: 0...1, from: 0, to: 100)
    let cubics = CurveFitter(x: scale, y: scale, tolerance: 0.05).fit(gap, over: 0...1)
    #expect(cubics.allSatisfy { $0.end.x <= 40.1 || $0.start.x >= 59.9 })
    #expect(cubics.last?.end.x == 100)
  }
}
