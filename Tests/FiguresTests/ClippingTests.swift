import FigureScene
import Testing

@testable import Figures

@Suite struct ClippingTests {
  private let arch = Cubic(Point(0, 0), Point(10, 40), Point(20, -40), Point(30, 0))

  @Test func crossingsLieOnTheHeight() {
    let crossings = arch.crossings(y: 5)
    #expect(crossings.count == 2)
    for t in crossings { #expect(abs(arch.point(at: t).y - 5) < 1e-12) }
  }
}
