import FigureScene
import Foundation
import MotionCurves
import Testing

@testable import FigureTemplates
@testable import Figures

@Suite struct CurveFitterTests {
  private struct Sample: Sendable {
    let name: String
    let function: Function
    let width: Double
    let heights: ClosedRange<Double>
  }

  /// Every curve of every family, over a range in which something happens.
  private static let samples: [Sample] = {
    let widths = [
      "rubberBand": 3000.0, "power": 3000, "paging": 1500, "fit": 10, "finger": 16, "spring": 3,
      "trace": 1, "targets": 1000,
    ]
    var functions: [(String, Function, Double)] = MotionKind.all.flatMap { kind in
      kind.examples[0].functions.map {
        ("\(kind.type).\($0.name)", $0.function, widths[kind.type] ?? 1.2)
      }
    }
    let swings = try! Spring(response: 0.05, dampingRatio: 0.02).motion()
    functions += [
      ("a root", Function({ $0.squareRoot() }, slope: { 0.5 / $0.squareRoot() }), 1.5),
      (
        "sixty swings",
        Function({ swings.value(at: $0) }, slope: { swings.velocity(at: $0) }), 3
      ),
    ]
    return functions.map { name, function, width in
      let values = (0...400).map { function.value(width * Double($0) / 400) }.filter(\.isFinite)
      let (low, high) = (values.min()!, values.max()!)
      return Sample(
        name: name, function: function, width: width, heights: low...max(high, low + 1e-3))
    }
  }()

  /// Ten thousand points of each curve, against its function, on a large page.
  @Test(arguments: samples.indices)
  func cubicsStayWithinTheTolerance(_ index: Int) {
    let sample = Self.samples[index]
    let function = sample.function
    let x = Scale(domain: 0...sample.width, from: 40, to: 680)
    let y = Scale(domain: sample.heights, from: 380, to: 20)
    let cubics = CurveFitter(x: x, y: y, tolerance: 0.05).fit(function, over: 0...sample.width)
    #expect(cubics.first?.start.x == 40 && cubics.last?.end.x == 680, "\(sample.name)")
    var worst = 0.0
    for cubic in cubics {
      let steps = max(100, 10_000 / cubics.count)
      for step in 1..<steps {
        let point = cubic.point(at: Double(step) / Double(steps))
        let number = x.value(at: point.x)
        let isAtBreak = function.breaks.contains { abs($0 - number) < sample.width * 1e-6 }
        guard !isAtBreak else { continue }
        func place(_ offset: Double) -> Point {
          let number = min(max(x.value(at: point.x + offset), 0), sample.width)
          return Point(x.position(of: number), y.position(of: function.value(number)))
        }
        // The vertical distance is the greatest that it can be; where that is too much, the nearest
        // point of the curve around counts.
        var least = (place(0) - point).length
        if least > 0.05 {
          let places = stride(from: -0.1, through: 0.1, by: 0.002).map(place)
          for (start, end) in zip(places, places.dropFirst()) {
            let way = end - start
            let share = (point - start).dot(way) / max(way.dot(way), 1e-300)
            let nearest = start.mixed(with: end, min(max(share, 0), 1))
            least = min(least, (nearest - point).length)
          }
        }
        worst = max(worst, least)
      }
    }
    #expect(worst <= 0.05, "\(sample.name) strays \(worst) pt")
    #expect(cubics.count < 700, "\(sample.name) takes \(cubics.count) cubics")
  }

  /// So steep that every place of a cubic is near to it, which could therefore turn round where it goes on level.
  @Test(arguments: [1e3, 1e5, 1e7])
  func aSteepRiseEndsWhereItEnds(_ steepness: Double) {
    let rise = Function({ 1 - exp(-steepness * $0) }, slope: { steepness * exp(-steepness * $0) })
    let x = Scale(domain: 0...1, from: 0, to: 400)
    let y = Scale(domain: 0...2, from: 300, to: 0)
    let cubics = CurveFitter(x: x, y: y, tolerance: 0.05).fit(rise, over: 0...1)
    #expect(cubics.allSatisfy { $0.bounds.minY > 149 && $0.bounds.maxY < 300.1 })
    #expect(abs((cubics.last?.end.y ?? 0) - 150) < 0.1)
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
    let curve = Curve(square, name: "square")
    let plot = Plot(
      rect: Rect(minX: 0, minY: 0, maxX: 200, maxY: 300),
      x: Scale(domain: 0...2, from: 0, to: 200), y: Scale(domain: 0...3, from: 300, to: 0))
    let end = plot.cubics(of: curve).last!.end
    #expect(abs(end.x - 2.0.squareRoot() * 100) < 0.05)
    #expect(abs(end.y) < 0.05 + 1e-9)
  }

  /// A curve that runs along the edge of its plot stays whole, though its cubics stray beyond it.
  @Test func aCurveAlongAnEdgeIsNotCut() throws {
    let fast = Deceleration.fast.motion(velocity: 1)
    let function = Function({ fast.velocity(at: $0) }, slope: { fast.acceleration(at: $0) })
    for end in [2.0, 10, 100] {
      let plot = Plot(
        rect: Rect(minX: 0, minY: 0, maxX: 600, maxY: 300),
        x: Scale(domain: 0...end, from: 0, to: 600), y: Scale(domain: 0...1, from: 300, to: 0))
      let cubics = plot.cubics(of: Curve(function, name: "fast"))
      #expect(cubics.joinedRuns.count == 1)
      #expect(cubics.first?.start.x == 0 && cubics.last?.end.x == 600)
    }
  }

  /// A timing curve is a cubic, and is written as that one.
  @Test func aTimingCurveIsOneCubic() throws {
    let function = try TimingCurve.easeInOut.motion().valueCurve.function
    let x = Scale(domain: 0...0.7, from: 0, to: 700)
    let y = Scale(domain: 0...1, from: 100, to: 0)
    let cubics = CurveFitter(x: x, y: y, tolerance: 0.05).fit(function, over: 0...0.7)
    #expect(cubics[0].start == Point(0, 100) && cubics[0].end == Point(350, 0))
    #expect((cubics[0].control1 - Point(350 * 0.42, 100)).length < 1e-9)
    // What follows is the rest at the target.
    #expect(cubics.dropFirst().allSatisfy { $0.start.y == 0 && $0.end.y == 0 })
  }

  private static func cubics(_ function: Function) -> [Cubic] {
    let x = Scale(domain: 0...2, from: 0, to: 600)
    let y = Scale(domain: -5...5, from: 300, to: 0)
    let plot = Plot(rect: Rect(minX: 0, minY: 0, maxX: 600, maxY: 300), x: x, y: y)
    return plot.cubics(of: Curve(function, name: "function"))
  }

  /// A stroke from the top to the bottom would say that the values between are reached.
  @Test(arguments: [-1.0, 1])
  func aPoleIsAGap(_ sign: Double) {
    let poles: [(at: Double, function: Function)] = [
      (at: 1, function: Function { sign / ($0 - 1) }),
      (at: 0.3, function: Function { sign / ($0 - 0.3) + 0.5 * $0 }),
      (at: 1, function: Function { sign * ($0 < 1 ? -3 : 3) }),
    ]
    for (pole, function) in poles {
      let cubics = Self.cubics(function)
      #expect(cubics.allSatisfy { ($0.start.x <= pole * 300) == ($0.end.x <= pole * 300 + 1e-9) })
      #expect(
        cubics.joinedRuns.count == 2, "\(cubics.joinedRuns.map { [$0.first!.start, $0.last!.end] })"
      )
      #expect(cubics.first?.start.x == 0 && cubics.last?.end.x == 600)
    }
  }

  /// What rises within less than anybody sees still rises without a gap.
  @Test func aSteepCurveIsWhole() {
    let steep = Function { 4 * (1 - 2 / (1 + exp(1e7 * ($0 - 1)))) }
    #expect(Self.cubics(steep).joinedRuns.count == 1)
  }

  /// Swings that keep step with any spacing of samples: each column of the page is filled from trough to crest.
  @Test(arguments: [2_400.0, 9_600, 24_000, 1e6, 12_345_678.9])
  func fastSwingsAreTheBandThatTheyFill(_ swings: Double) {
    let function = Function(
      { 4 * sin(2 * .pi * swings * $0) },
      slope: { 8 * .pi * swings * cos(2 * .pi * swings * $0) })
    var columns = Array(repeating: (low: Double.infinity, high: -Double.infinity), count: 600)
    for cubic in Self.cubics(function) {
      let column = min(599, whole(cubic.start.x.rounded(.down)))
      columns[column].low = min(columns[column].low, cubic.bounds.minY)
      columns[column].high = max(columns[column].high, cubic.bounds.maxY)
    }
    // From −4 to 4 is from 270 to 30 points.
    for (index, column) in columns.enumerated() {
      #expect(abs(column.low - 30) < 3 && abs(column.high - 270) < 3, "column \(index): \(column)")
    }
  }

  @Test func whatHasNoValueIsAGap() {
    let gap = Function({ $0 < 0.4 || $0 > 0.6 ? 1 : .nan }, slope: { _ in 0 })
    let scale = Scale(domain: 0...1, from: 0, to: 100)
    let cubics = CurveFitter(x: scale, y: scale, tolerance: 0.05).fit(gap, over: 0...1)
    #expect(cubics.allSatisfy { $0.end.x <= 40.1 || $0.start.x >= 59.9 })
    #expect(cubics.last?.end.x == 100)
  }
}

extension Vector {
  fileprivate func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
}
