import Testing

@testable import MotionCurves

@Suite struct RootSearchTests {
  @Test(arguments: [0.0, 1e-300, 0.1, 0.5, 1.0 / 3, 1, 2, 1e9])
  func theBracketIsAsNarrowAsNumbersAllow(_ root: Double) {
    let bracket = narrowed(from: -1, to: 2e9) { $0 <= root }
    #expect(bracket.low == root && bracket.high == root.nextUp)
    #expect(lastPlace(from: -1, to: 2e9) { $0 <= root } == root)
  }

  @Test func aBracketWithoutANumberInsideIsLeftAsItIs() {
    var asked = 0
    let bracket = narrowed(from: 1, to: 1.0.nextUp) { _ in
      asked += 1
      return true
    }
    #expect(asked == 0 && bracket.low == 1 && bracket.high == 1.0.nextUp)
  }

  /// Proposals are followed inside of the bracket and nowhere else, and the search ends whatever they are.
  @Test(arguments: [Double.nan, .infinity, -5, 7, 0.3, 0.9])
  func badProposalsDoNoHarm(_ proposal: Double) {
    var asked = 0
    let bracket = narrowed(from: 0, to: 1, startingAt: 0.5, mostProbes: 200) { place in
      asked += 1
      #expect(place > 0 && place < 1)
      if place == 0.625 { return .exact }
      return place < 0.625 ? .before(next: proposal) : .after(next: proposal)
    }
    #expect(asked <= 200 && bracket.low >= 0 && bracket.high <= 1)
  }

  @Test func stepsThatAreGoodTakeFew() {
    var asked = 0
    let bracket = narrowed(from: 0, to: 2, startingAt: 1, mostProbes: 100) { x in
      asked += 1
      let error = x * x - 2
      if error == 0 { return .exact }
      let next = x - error / (2 * x)
      return error > 0 ? .after(next: next) : .before(next: next)
    }
    #expect(asked < 12 && abs(bracket.low - 2.0.squareRoot()) < 1e-15)
  }
}
