import MotionCurves
import Testing

@Suite struct SnappingTests {
  @Test(arguments: Vectors.cases("snap.nearest1D", in: "snapping"))
  func nearestOnALine(_ test: VectorCase) throws {
    let snapping = Snapping(try Deceleration(rate: test("rate")))
    let snaps = test.input["snaps"].list.map(\.number)
    let expected = test.expected
    let (release, velocity) = (test("release"), test("velocity"))
    expect(
      snapping.landing(from: release, velocity: velocity), equals: expected["landing"].number,
      absolute: 1e-10)
    let target = try snapping.target(from: release, velocity: velocity, among: snaps)
    #expect(snaps[target] == expected["snap"].number)
    let naive = try Snapping.nearest(to: release, among: snaps)
    #expect(snaps[naive] == expected["snapFromRelease"].number)
  }

  @Test func aThrowGoesOnAsFastAsItWasLetGo() throws {
    let turn = try Snapping().motion(from: 32, velocity: 125, snaps: [0, 90, 180])
    #expect(turn.target == 90 && turn.naive == 0)
    #expect(turn.motion.value(at: 0) == 32 && turn.motion.velocity(at: 0) == 125)
    #expect(abs(turn.motion.value(at: 3) - 90) < 1e-6)
    #expect(abs(turn.coast.position(at: 20) - turn.landing) < 1e-6)
    let window = try PictureInPicture(screen: [390, 844]).motion(
      from: [150, 640], velocity: [620, -560])
    #expect(window.speed == (620.0 * 620 + 560 * 560).squareRoot())
    let motions = window.motions
    #expect(motions.x.velocity(at: 0) == 620 && motions.y.velocity(at: 0) == -560)
    #expect(abs(motions.x.value(at: 3) - window.target.x) < 1e-6)
    #expect(abs(window.coasts.y.position(at: 20) - window.landing.y) < 1e-6)
  }

  @Test(arguments: Vectors.cases("snap.pipCorners", in: "snapping"))
  func nearestInThePlane(_ test: VectorCase) throws {
    func pair(_ value: Value) -> SIMD2<Double> { [value.list[0].number, value.list[1].number] }
    let snapping = Snapping(try Deceleration(rate: test("rate")))
    let (position, velocity) = (pair(test.input["position"]), pair(test.input["velocity"]))
    let corners = test.input["corners"].list.map(pair)
    let expected = test.expected
    let landing = snapping.landing(from: position, velocity: velocity)
    expect(landing.x, equals: pair(expected["projected"]).x, absolute: 1e-10)
    expect(landing.y, equals: pair(expected["projected"]).y, absolute: 1e-10)
    let corner = try snapping.target(from: position, velocity: velocity, among: corners)
    #expect(corner == Int(expected["corner"].number))
    let naive = try Snapping.nearest(to: position, among: corners)
    #expect(naive == Int(expected["cornerFromRelease"].number))
    let relative = Spring.normalizedVelocity(velocity, from: position, to: corners[corner])
    expect(relative.x, equals: pair(expected["relativeVelocity"]).x, relative: 1e-12)
    expect(relative.y, equals: pair(expected["relativeVelocity"]).y, relative: 1e-12)
  }

  @Test func cornersOfTheSample() {
    let window = PictureInPicture(screen: [390, 844], safeAreaTop: 47, safeAreaBottom: 34)
    #expect(window.corners == [[66, 137], [324, 137], [66, 720], [324, 720]])
  }

  @Test func aTieKeepsTheEarlier() throws {
    #expect(try Snapping.nearest(to: 5, among: [0, 10]) == 0)
    #expect(try Snapping.nearest(to: 5, among: [10, 0]) == 0)
    #expect(try Snapping.nearest(to: [1, 1], among: [[0, 0], [2, 2], [2, 0]]) == 0)
  }

  @Test func nothingToSnapToIsRefused() {
    #expect(throws: MotionError.self) { try Snapping.nearest(to: 0, among: [Double]()) }
    #expect(throws: MotionError.self) { try Snapping().target(from: 0, velocity: 1, among: []) }
    #expect(throws: MotionError.self) { try Snapping.nearest(to: [0, 0], among: []) }
  }
}

@Suite struct PagingTests {
  /// Strides such as 100.1 have no exact multiples: the last page must not be lost to their rounding.
  @Test func aLastPageOfBrokenPointsIsReached() throws {
    for tenths in 1000..<3000 {
      let stride = Double(tenths) / 10
      let paging = try Paging(count: 3, stride: stride, viewLength: stride)
      #expect(paging.unreachablePages.isEmpty && paging.missingContent == 0)
      #expect(paging.uiKitPage(targetOffset: 1e6) == 2)
    }
  }

  /// A page of −10¹⁵ is nothing that a figure could show.
  @Test func noNumberHasNoPage() throws {
    let paging = try Paging(count: 3, stride: 100, viewLength: 100)
    for velocity in [0, 1, -1, Double.nan] {
      #expect(paging.delegatePage(targetOffset: .nan, velocity: velocity) == nil)
      #expect(paging.layoutPage(currentOffset: .nan, velocity: velocity) == nil)
    }
    #expect(paging.delegatePage(targetOffset: 100, velocity: .nan) == nil)
    #expect(paging.layoutPage(currentOffset: 100, velocity: .nan) == nil)
    #expect(paging.uiKitPage(targetOffset: .nan) == nil)
    // Where there is a last page, it is that of an offset beyond all numbers; a layout knows none.
    #expect(paging.delegatePage(targetOffset: .infinity, velocity: 0) == 2)
    #expect(paging.uiKitPage(targetOffset: -.infinity) == 0)
    #expect(paging.layoutPage(currentOffset: -.infinity, velocity: 0) == nil)
    #expect(paging.layoutPage(currentOffset: 1e18, velocity: 0) == nil)
    #expect(paging.layoutPage(currentOffset: 1e17, velocity: 0) == 1_000_000_000_000_000)
  }

  private func carousel() throws -> Paging {
    try Paging(count: 5, stride: 280 + 16, viewLength: 375)
  }

  @Test(arguments: Vectors.cases("paging.delegate", in: "snapping"))
  func delegate(_ test: VectorCase) throws {
    let paging = try carousel()
    let page = try #require(
      paging.delegatePage(targetOffset: test("targetX"), velocity: test("velocityX")))
    #expect(page == Int(test.expected["page"].number))
    #expect(paging.offset(ofPage: page) == test.expected["offset"].number)
    #expect(paging.reachableOffset(ofPage: page) == test.expected["offsetReachable"].number)
  }

  @Test(arguments: Vectors.cases("paging.flowLayout", in: "snapping"))
  func layout(_ test: VectorCase) throws {
    let paging = try carousel()
    let page = try #require(
      paging.layoutPage(currentOffset: test("contentOffsetX"), velocity: test("velocityX")))
    #expect(page == Int(test.expected["page"].number))
    #expect(paging.offset(ofPage: page) == test.expected["offset"].number)
  }

  @Test(arguments: Vectors.cases("paging.peek295", in: "snapping"))
  func peek(_ test: VectorCase) throws {
    let paging = try Paging(count: 5, stride: 295, viewLength: 295)
    let page = try #require(paging.uiKitPage(targetOffset: test("targetX")))
    #expect(page == Int(test.expected["page"].number))
    #expect(paging.offset(ofPage: page) == test.expected["offset"].number)
    #expect(paging.unreachablePages.isEmpty && paging.missingContent == 0)
  }

  @Test func theLastPageThatCannotBeReached() throws {
    let paging = try carousel()
    #expect(paging.contentLength == 1480)
    #expect(paging.reachableOffsets == 0...1105)
    #expect(paging.unreachablePages == 4..<5)
    #expect(paging.missingContent == 79)
    #expect(paging.stops == [0, 296, 592, 888, 1105])
    let mended = try Paging(count: 5, stride: 296, viewLength: 375, trailingInset: 79)
    #expect(mended.unreachablePages.isEmpty && mended.missingContent == 0)
    let longer = try Paging(count: 5, stride: 296, viewLength: 375, contentLength: 1559)
    #expect(longer.unreachablePages.isEmpty)
  }

  @Test func insetsMoveEveryPage() throws {
    let paging = try Paging(
      count: 3, stride: 295, viewLength: 375, leadingInset: 40, trailingInset: 40)
    #expect(paging.offset(ofPage: 0) == -40 && paging.offset(ofPage: 2) == 550)
    #expect(paging.reachableOffsets == -40...550)
    #expect(paging.delegatePage(targetOffset: 110, velocity: 0) == 1)
    #expect(paging.uiKitPage(targetOffset: 106) == 0)
  }

  @Test func shortContent() throws {
    let paging = try Paging(count: 1, stride: 100, viewLength: 375)
    #expect(paging.reachableOffsets == 0...0 && paging.stops == [0])
    #expect(paging.delegatePage(targetOffset: 1e300, velocity: 9) == 0)
    #expect(paging.uiKitPage(targetOffset: -500) == 0)
  }

  @Test func refused() {
    #expect(throws: MotionError.self) { try Paging(count: .max, stride: 296, viewLength: 375) }
    #expect(throws: MotionError.self) {
      try PeekingPages(screenLength: 100, frameOrigin: 10, frameLength: -20, cardLength: -5)
    }
    #expect(throws: MotionError.self) {
      try PeekingPages(screenLength: 100, frameOrigin: .nan, frameLength: 20, cardLength: 5)
    }
    #expect(throws: MotionError.self) { try Paging(count: 0, stride: 296, viewLength: 375) }
    #expect(throws: MotionError.self) { try Paging(count: 5, stride: 0, viewLength: 375) }
    #expect(throws: MotionError.self) { try Paging(count: 5, stride: -10, viewLength: 375) }
    #expect(throws: MotionError.self) { try Paging(count: 5, stride: 296, viewLength: .nan) }
  }

  @Test func cardsThatPeek() throws {
    let cards = try PeekingPages(
      screenLength: 375, frameOrigin: 40, frameLength: 295, cardLength: 280)
    #expect(cards.gap == 15 && cards.previousVisible == 25 && cards.nextVisible == 40)
    #expect(cards.touchableRange == 40...335)
  }
}
