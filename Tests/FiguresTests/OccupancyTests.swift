import FigureScene
import Testing

@testable import Figures

/// What is taken on a page, in cells of two points.
@Suite struct OccupancyTests {
  private func cell(_ x: Double, _ y: Double) -> Rect {
    Rect(minX: x + 0.5, minY: y + 0.5, maxX: x + 1.5, maxY: y + 1.5)
  }

  @Test func aLineTakesTheCellsFromOneEndToTheOther() {
    var grid = OccupancyGrid(size: Size(40, 40))
    grid.take(Point(10, 21), Point(20, 21))
    for x in stride(from: 0.0, to: 40, by: 2) {
      #expect(grid.isFree(cell(x, 20)) == !(10...20).contains(x))
      #expect(grid.isFree(cell(x, 18)) && grid.isFree(cell(x, 22)))
    }
  }
}
