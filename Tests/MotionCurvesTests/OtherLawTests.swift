import Foundation
import MotionCurves
import Testing

@Suite struct OtherLawTests {
  /// The slope of a function, by a small difference.
  private func slope(_ value: (Double) -> Double, at time: Double) -> Double {
    (value(time + 1e-6) - value(time - 1e-6)) / 2e-6
  }

  @Test(arguments: [-3000.0, 500, 2000, 30_000])
  func chromiumCoastsToItsDistance(_ velocity: Double) throws {
    let fling = try ChromiumFling(velocity: velocity)
    #expect(
      fling.position(at: 0) == 0 && fling.position(at: -1) == 0 && fling.velocity(at: -1) == 0)
    expect(fling.position(at: fling.duration), equals: fling.distance)
    #expect(fling.position(at: 100) == fling.distance && fling.velocity(at: 100) == 0)
    expect(fling.velocity(at: 0), equals: velocity, relative: 1e-12)
    for share in [0.2, 0.5, 0.9] {
      let time = fling.duration * share
      expect(
        fling.velocity(at: time), equals: slope(fling.position(at:), at: time), relative: 1e-5,
        absolute: 1e-4)
    }
    #expect(fling.position(at: .nan).isNaN && fling.velocity(at: .nan).isNaN)
    #expect(try ChromiumFling(velocity: 0).position(at: 1) == 0)
  }

  @Test func androidCoastsToItsDistance() throws {
    let fling = try AndroidFling(velocity: 2000)
    #expect(fling.position(at: 0) == 0 && fling.position(at: fling.duration) == fling.distance)
    expect(
      fling.position(at: fling.duration / 2),
      equals: fling.distance * AndroidFling.position(at: 0.5))
    #expect(fling.position(at: .nan).isNaN)
    #expect(try AndroidFling(velocity: 0).position(at: 1) == 0)
  }

  @Test func exponentialFlings() {
    let framer = ExponentialFling.framerMotion(velocity: 2000)
    #expect(framer.landing == 1600)
    // It sets out 2.46 times as fast as it was thrown.
    expect(framer.velocity(at: 0) / 2000, equals: 2.4615, absolute: 1e-4)
    let spring = ExponentialFling.reactSpring(velocity: 2000)
    expect(spring.landing, equals: 1000, relative: 1e-12)
    expect(spring.position(at: 0.5), equals: 1000 * (1 - exp(-1)), relative: 1e-12)
    expect(spring.velocity(at: 0.3), equals: slope(spring.position(at:), at: 0.3), relative: 1e-6)
    #expect(spring.position(at: -1) == 0 && spring.velocity(at: -1) == 0)
  }

  @Test func overscrollsAreThoseOfTheirFrameworks() throws {
    let steps = Array(repeating: 16.0, count: 10)
    let flutter = OtherOverscroll.flutter(step: 16, dimension: 844, coefficient: 0.52)
    expect(flutter.offset(drag: 160), equals: Overscroll.flutter(steps: steps, dimension: 844))
    expect(
      flutter.offset(drag: 168), equals: Overscroll.flutter(steps: steps + [8], dimension: 844))
    // Ever smaller steps lead to Apple's hyperbola.
    let fine = OtherOverscroll.flutter(step: 0.01, dimension: 844, coefficient: 0.52)
    expect(
      fine.offset(drag: 300),
      equals: try RubberBand(coefficient: 0.52, dimension: 844).offset(drag: 300),
      relative: 1e-4)
    #expect(OtherOverscroll.elastic(factor: 0.35).offset(drag: -100) == -35)
    let stretch = OtherOverscroll.androidStretch(dimension: 500)
    expect(stretch.offset(drag: 250), equals: 500 * Overscroll.androidStretch(share: 0.5))
    #expect(flutter.offset(drag: .infinity).isNaN && flutter.offset(drag: 1e12).isNaN)
    #expect(
      [0.0, 1, 20, 21, -41].map { OtherOverscroll.macOS.offset(drag: $0) } == [0, 1, 1, 2, -3])
  }

  @Test func theWayBackOnMacOS() {
    #expect(OtherOverscroll.macOSRebound(at: -1, from: 40) == 40)
    expect(OtherOverscroll.macOSRebound(at: 0.08, from: 40), equals: 40 * exp(-1), relative: 1e-14)
    expect(
      OtherOverscroll.macOSRebound(at: 0.16, from: 40, velocity: 500),
      equals: (40 - 0.31 * 500 * 0.16) * exp(-2), relative: 1e-14)
  }

  @Test func anAnimatedOffsetIsHalfACosine() {
    let offsets = [-1.0, 0, 0.075, 0.15, 0.3, 2].map {
      ScrollViewMotion.animatedOffset(from: 100, to: 300, at: $0)
    }
    let quarter = 200 - 100 * 0.5.squareRoot()
    for (offset, right) in zip(offsets, [100, 100, quarter, 200, 300, 300]) {
      expect(offset, equals: right, relative: 1e-14)
    }
  }

  @Test func theSpringOfAndroidsEdge() {
    let spring = Spring.androidEdgeEffect
    expect(spring.angularFrequency, equals: 24.657, relative: 1e-14)
    expect(spring.dampingRatio, equals: 0.98, relative: 1e-14)
  }

  @Test(arguments: CircularCurve.presets.map(\.name))
  func circularMotions(_ name: String) throws {
    let curve = CircularCurve.presets.first { $0.name == name }!.curve
    let motion = try CircularCurve.Motion(curve, duration: 2, from: 10, to: 30)
    #expect(motion.value(at: -1) == 10 && motion.value(at: 2) == 30 && motion.value(at: 9) == 30)
    expect(motion.value(at: 0.5), equals: 10 + 20 * curve.value(at: 0.25))
    expect(motion.velocity(at: 0.6), equals: slope(motion.value(at:), at: 0.6), relative: 1e-5)
    #expect(throws: MotionError.self) { try CircularCurve.Motion(curve, duration: 0) }
  }

  /// Values scale with the way, times do not.
  @Test(arguments: Interruption.continuations.map(\.name))
  func anInterruptionScales(_ name: String) throws {
    let continuation = Interruption.continuations.first { $0.name == name }!.continuation
    let unit = try Interruption(continuation, at: 0.175, to: 0.25, spring: .bouncy)
    let scaled = try Interruption(
      continuation, at: 0.175, to: 150, from: 100, towards: 300, spring: .bouncy)
    for time in [-0.1, 0, 0.1, 0.175, 0.2, 0.4, 2] {
      expect(scaled.value(at: time), equals: 100 + 200 * unit.value(at: time), relative: 1e-12)
      expect(
        scaled.velocity(at: time), equals: 200 * unit.velocity(at: time), relative: 1e-10,
        absolute: 1e-9)
    }
    #expect((unit.peak == nil) == (scaled.peak == nil))
    if let peak = unit.peak {
      expect(scaled.peak!.value, equals: 100 + 200 * peak.value, relative: 1e-9)
    }
    #expect(try Interruption(continuation, at: 0.1, from: 5, towards: 9).target == 5)
    #expect(throws: MotionError.self) {
      try Interruption(continuation, at: 0.1, from: 1, towards: 1)
    }
  }

  @Test func aFlickGoesOnePageAtMost() throws {
    let paging = try Paging(count: 5, stride: 296, viewLength: 296)
    #expect(paging.delegatePage(targetOffset: 1100, velocity: 4) == 4)
    #expect(paging.neighbouringPage(targetOffset: 1100, velocity: 4, from: 0) == 1)
    #expect(paging.neighbouringPage(targetOffset: 10, velocity: -4, from: 3) == 2)
    #expect(paging.neighbouringPage(targetOffset: 600, velocity: 0, from: 2) == 2)
    #expect(paging.neighbouringPage(targetOffset: 5000, velocity: 9, from: 4) == 4)
    #expect(paging.neighbouringPage(targetOffset: .nan, velocity: 1, from: 4) == nil)
  }

  /// From right to left the first page is at the end of the content.
  @Test func pagesFromTheRight() throws {
    let paging = try Paging(count: 5, stride: 296, viewLength: 296)
    #expect(paging.offset(ofPageFromTheRight: 0) == 1184)
    #expect(paging.offset(ofPageFromTheRight: 4) == 0)
  }

  /// What the article's carousel does with a flick of 2 points per millisecond, and to where it can go.
  @Test func aFlickIsRetargeted() throws {
    let paging = try Paging(count: 5, stride: 296, viewLength: 375)
    let fast = Paging.Flick(paging, velocity: 2, .fast)
    expect(fast.announced, equals: 198, absolute: 0.01)
    #expect(fast.page == 1)
    let normal = Paging.Flick(paging, velocity: 2, .normal)
    expect(normal.announced, equals: 994, absolute: 0.01)
    #expect(normal.page == 4)
    #expect(normal.landmarks.first { $0.name == "pageOffset" }!.value == 1184)
    #expect(normal.landmarks.first { $0.name == "restOffset" }!.value == 1105)
    // Beyond the content nothing is announced.
    #expect(Paging.Flick(paging, velocity: 9, .normal).announced == 1105)
  }

  @Test func theGapIsAPartOfTheStride() throws {
    let flick = Paging.Flick(try Paging(count: 5, stride: 296, viewLength: 375, spacing: 16))
    #expect(flick.landmarks.first { $0.name == "card" }?.value == 280)
    for spacing in [-1, 296, Double.nan] {
      #expect(throws: MotionError.self) {
        try Paging(count: 5, stride: 296, viewLength: 375, spacing: spacing)
      }
    }
  }

  @Test func peekingPagesKnowTheirPlaces() throws {
    let pages = try PeekingPages(
      screenLength: 375, frameOrigin: 40, frameLength: 295, cardLength: 280)
    let places = Dictionary(uniqueKeysWithValues: pages.landmarks.map { ($0.name, $0.value) })
    #expect(places["previous"] == 25 && places["next"] == 40 && places["gap"] == 15)
    #expect(places["frameEnd"] == 335 && places["nextStart"] == 335 && places["previousEnd"] == 25)
  }

  @Test func presetsCanBeChanged() throws {
    #expect(try Spring.bouncy.changed() == .bouncy)
    let longer = try Spring.bouncy.changed(duration: 0.8)
    expect(longer.response, equals: 0.8)
    expect(longer.dampingRatio, equals: 0.7, relative: 1e-12)
    #expect(
      try Spring.snappy.changed(extraBounce: 0.1).dampingRatio
        == Spring.snappy(extraBounce: 0.1).dampingRatio)
    expect(try Spring.smooth.changed(dampingRatio: 0.5).dampingRatio, equals: 0.5)
    expect(try Spring.smooth.changed(extraBounce: -0.5).dampingRatio, equals: 2, relative: 1e-12)
    #expect(try Spring.uiSpringTimingParameters.changed(duration: 1).mass == 3)
    #expect(throws: MotionError.self) { try Spring.smooth.changed(extraBounce: -1) }
    #expect(throws: MotionError.self) { try Spring.smooth.changed(extraBounce: .infinity) }
  }

  /// An animator's spring is settled at its duration, by Core Animation's rule.
  @Test(arguments: [0.2, 0.5, 0.8, 0.999])
  func anAnimatorsSpringSettlesInItsTime(_ ratio: Double) throws {
    let spring = try Spring(dampingRatio: ratio, animatorDuration: 0.5)
    expect(spring.motion().coreAnimationSettlingDuration, equals: 0.5, relative: 1e-9)
    let critical = try Spring(dampingRatio: 1, animatorDuration: 0.5).motion()
    expect(1 - critical.value(at: 0.5), equals: 0.001, relative: 1e-9)
    #expect(
      try Spring(dampingRatio: 3, animatorDuration: 0.5).motion().value(at: 0.5)
        == critical.value(at: 0.5))
    #expect(throws: MotionError.self) { try Spring(dampingRatio: 0, animatorDuration: 1) }
    #expect(throws: MotionError.self) { try Spring(dampingRatio: 1, animatorDuration: 0) }
  }
}
