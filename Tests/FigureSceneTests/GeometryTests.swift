import FigureScene
import Testing

@Suite struct GeometryTests {
  private let arch = Cubic(Point(0, 0), Point(10, 40), Point(20, -40), Point(30, 0))

  @Test func boundsAreThoseOfTheCurveNotOfItsControlPoints() {
    let bounds = arch.bounds
    for index in 0...1000 {
      let point = arch.point(at: Double(index) / 1000)
      #expect(bounds.inset(by: -1e-9).contains(point))
    }
    #expect(bounds.maxY < 12 && bounds.maxY > 11)
  }

  @Test func partsAreTheSameCurve() {
    let part = arch.part(from: 0.25, to: 0.75)
    for index in 0...10 {
      let t = Double(index) / 10
      #expect((part.point(at: t) - arch.point(at: 0.25 + t / 2)).length < 1e-12)
    }
  }

  @Test func circleHasItsRadiusEverywhere() {
    let circle = Path(circleAt: Point(50, 40), radius: 10)
    for (start, _) in circle.flattened(step: 0.5) {
      #expect(abs((start - Point(50, 40)).length - 10) < 0.003)
    }
    #expect(circle.bounds == Rect(minX: 40, minY: 30, maxX: 60, maxY: 50))
  }

  /// A parabola is a cubic whose derivative has no square; the root that is left is its turn.
  @Test(arguments: [30.0, -30])
  func aParabolaTurnsWhicheverWayItOpens(_ height: Double) {
    let arm = height * 4 / 3
    let parabola = Cubic(Point(0, 0), Point(10, arm), Point(20, arm), Point(30, 0))
    let bounds = parabola.bounds
    #expect(abs(bounds.minY - min(0, height)) < 1e-12)
    #expect(abs(bounds.maxY - max(0, height)) < 1e-12)
  }

  @Test func aDirectionHasLengthOneAndNoneStaysNone() {
    let direction = Vector(3, -4).normalized
    #expect(abs(direction.dx - 0.6) < 1e-15 && abs(direction.dy + 0.8) < 1e-15)
    #expect(Vector(0, 0).normalized == Vector(0, 0))
  }
}

@Suite struct RulerTests {
  @Test func advancesAreInters() {
    // 0.998: four figures and a point, from the font's own table.
    let width = Ruler.inter.advance(of: "0", font: Font(2816))
    #expect(width > 1500 && width < 1900)
    let semibold = Ruler.inter.advance(of: "normal", font: Font(15, .semibold))
    let regular = Ruler.inter.advance(of: "normal", font: Font(15))
    #expect(semibold > regular)
  }

  @Test func missingCharactersAreEstimated() {
    #expect(Ruler.inter.advance(of: "日本", font: Font(10)) == 20)
    #expect(abs(Ruler.inter.advance(of: "ع", font: Font(10)) - 6) < 0.01)
    #expect(Ruler.inter.advance(of: "\u{0301}", font: Font(10)) == 0)
  }

  /// Full-width signs end with ｠, U+FF60; the half-width ones follow.
  @Test(arguments: [("\u{FF01}", 10.0), ("\u{FF60}", 10), ("\u{FF61}", 6), ("\u{FFE6}", 10)])
  func fullWidthSignsAreAsWideAsTheyAreHigh(_ sign: String, _ width: Double) {
    #expect(abs(Ruler.inter.advance(of: sign, font: Font(10)) - width) < 0.01)
  }

  @Test func aTurnedLabelKeepsItsBox() {
    let label = Label(
      "slope", font: Font(13), paint: .ink, at: Point(100, 100), anchor: .middle,
      direction: Vector(0, -1))
    let bounds = label.bounds()
    #expect(abs(bounds.height - label.advance) < 1e-9)
    #expect(abs(bounds.center.y - 100) < 1e-9)
  }
}
