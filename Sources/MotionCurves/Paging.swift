/// Pages in a scroll view along one axis, and where the ways of paging let a drag come to rest.
///
/// Velocities are in points per millisecond, as `UIScrollViewDelegate` gives them (documented by Apple);
/// offsets and lengths in points.
public struct Paging: Equatable, Sendable {
  /// How many pages there are, 1 … 10¹⁵.
  public let count: Int

  /// From the start of one page to that of the next, in points, greater than 0.
  public let stride: Double

  /// The gap between one page and the next, a part of the stride, in points.
  public let spacing: Double

  /// The length of the scroll view's bounds, in points.
  public let viewLength: Double

  /// The length of the content, in points.
  public let contentLength: Double

  /// The content inset before the first page, in points: the first offset is its negative.
  public let leadingInset: Double

  /// The content inset after the last page, in points.
  public let trailingInset: Double

  /// Describes pages in a scroll view.
  ///
  /// - Parameters:
  ///   - count: how many pages, 1 … 10¹⁵.
  ///   - stride: from one page to the next in points, greater than 0: a page's length and the spacing.
  ///   - viewLength: the length of the scroll view's bounds in points, greater than 0.
  ///   - contentLength: the length of the content in points; `count` strides when left out.
  ///   - leadingInset: the content inset before the first page, in points.
  ///   - trailingInset: the content inset after the last page, in points.
  ///   - spacing: the part of the stride that is the gap between two pages, in points.
  /// - Throws: ``MotionError`` for a number outside of that, or one that is not finite.
  public init(
    count: Int, stride: Double, viewLength: Double, contentLength: Double? = nil,
    leadingInset: Double = 0, trailingInset: Double = 0, spacing: Double = 0
  ) throws(MotionError) {
    try require(
      count >= 1 && Double(count) <= 1e15, "count", Double(count),
      "must be at least 1 page, and at most 10¹⁵")
    try require(
      stride > 0 && stride < .infinity, "stride", stride,
      "must be a finite length in points, greater than 0")
    try require(
      viewLength > 0 && viewLength < .infinity, "viewLength", viewLength,
      "must be a finite length in points, greater than 0")
    let content = contentLength ?? Double(count) * stride
    try require(
      content >= 0 && content < .infinity, "contentLength", content,
      "must be a finite length of at least 0 points")
    try require(leadingInset.isFinite, "leadingInset", leadingInset, "must be a finite length")
    try require(trailingInset.isFinite, "trailingInset", trailingInset, "must be a finite length")
    try require(
      spacing >= 0 && spacing < stride, "spacing", spacing,
      "must be at least 0 points, and less than the stride")
    (self.count, self.stride, self.viewLength) = (count, stride, viewLength)
    self.spacing = spacing
    self.contentLength = content
    (self.leadingInset, self.trailingInset) = (leadingInset, trailingInset)
  }

  /// The content offset at which `page`, counted from 0, begins.
  public func offset(ofPage page: Int) -> Double {
    -leadingInset + Double(page) * stride
  }

  /// The content offsets at which a scroll view can rest.
  public var reachableOffsets: ClosedRange<Double> {
    let first = -leadingInset
    return first...max(first, contentLength + trailingInset - viewLength)
  }

  /// The pages whose offset lies beyond the last at which the scroll view can rest.
  public var unreachablePages: Range<Int> {
    var first = count
    while first > 0, offset(ofPage: first - 1) > reachableOffsets.upperBound + roundingError {
      first -= 1
    }
    return first..<count
  }

  /// How far two offsets that are meant to be the same can lie apart: a stride such as 100.1 has no exact
  /// multiples.
  private var roundingError: Double { 1e-9 * stride }

  /// How many points of content, or of inset after it, are missing for the last page to be reached.
  public var missingContent: Double {
    unreachablePages.isEmpty ? 0 : offset(ofPage: count - 1) - reachableOffsets.upperBound
  }

  /// The content offset nearest to `page` at which the scroll view can rest.
  public func reachableOffset(ofPage page: Int) -> Double {
    min(max(offset(ofPage: page), reachableOffsets.lowerBound), reachableOffsets.upperBound)
  }

  /// The offsets at which paging stops, in order: those of the pages, the last ones where the content
  /// ends.
  public var stops: [Double] {
    var stops: [Double] = []
    for page in 0..<count where stops.last != reachableOffset(ofPage: page) {
      stops.append(reachableOffset(ofPage: page))
    }
    return stops
  }

  /// 0.5 pt/ms: the article's threshold between nearest and next in the delegate's method.
  public static let delegateThreshold = 0.5

  /// 0.3 pt/ms: the article's threshold in the collection layout's method. Apple's page gives that velocity
  /// in points per second, but UIKit hands both methods the same number (inferred).
  public static let layoutThreshold = 0.3

  /// Paging in `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: the page nearest to where
  /// the deceleration would end, the next in the direction of a faster drag, within the first and last.
  ///
  /// A hard flick skips pages. A velocity of exactly the threshold counts as slow; half-way goes on to the
  /// page further from the first. The page's offset can lie beyond ``reachableOffsets``. No offset or
  /// velocity (NaN) has no page, `nil`.
  public func delegatePage(
    targetOffset: Double, velocity pointsPerMillisecond: Double,
    threshold: Double = delegateThreshold
  ) -> Int? {
    let page = rounded(
      (targetOffset + leadingInset) / stride, pointsPerMillisecond, threshold: threshold)
    return index(page, from: 0, to: Double(count - 1))
  }

  /// Paging in `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` as the article has
  /// it: from the offset at which the drag ended, not from the proposed one, and without a first or last.
  ///
  /// It moves one page at most, may name a page that does not exist, and does not leave a page that is
  /// exactly in place. `nil` for a page whose number is beyond 10¹⁵, and for no number (NaN).
  public func layoutPage(
    currentOffset: Double, velocity pointsPerMillisecond: Double,
    threshold: Double = layoutThreshold
  ) -> Int? {
    let page = rounded(currentOffset / stride, pointsPerMillisecond, threshold: threshold)
    return abs(page) <= 1e15 ? Int(exactly: page) : nil
  }

  /// Paging in the delegate's method by one page a flick: the delegate's page, but never further than the neighbour of
  /// the page at which the drag began.
  public func neighbouringPage(
    targetOffset: Double, velocity pointsPerMillisecond: Double, from startPage: Int,
    threshold: Double = delegateThreshold
  ) -> Int? {
    delegatePage(
      targetOffset: targetOffset, velocity: pointsPerMillisecond, threshold: threshold
    ).map { page in
      let (least, greatest) = (max(0, startPage - 1), min(count - 1, startPage + 1))
      return min(max(page, least), max(least, greatest))
    }
  }

  /// The content offset at which `page` begins where writing runs from right to left: the first page lies at the end of
  /// the content, and later ones before it.
  public func offset(ofPageFromTheRight page: Int) -> Double {
    reachableOffsets.upperBound - Double(page) * stride
  }

  /// Paging as `isPagingEnabled` does it: the multiple of the stride nearest to the target, where the
  /// scroll view can rest.
  ///
  /// Reported: origin + round((target − origin) / stride) · stride. No offset (NaN) has no page, `nil`.
  public func uiKitPage(targetOffset: Double) -> Int? {
    let page = ((targetOffset + leadingInset) / stride).rounded(.toNearestOrAwayFromZero)
    let end = reachableOffsets.upperBound + leadingInset + roundingError
    return index(page, from: 0, to: min((end / stride).rounded(.down), Double(count - 1)))
  }

  /// The page within two ends; `nil` for no number.
  private func index(_ page: Double, from first: Double, to last: Double) -> Int? {
    page.isNaN ? nil : Int(exactly: min(max(page, first), max(first, last)))
  }

  private func rounded(_ pages: Double, _ velocity: Double, threshold: Double) -> Double {
    if velocity.isNaN { return velocity }
    if velocity > threshold { return pages.rounded(.up) }
    if velocity < -threshold { return pages.rounded(.down) }
    return pages.rounded(.toNearestOrAwayFromZero)
  }
}

/// Cards that peek into a screen from both sides of a narrower scroll view that does not clip, along one
/// axis; in points.
public struct PeekingPages: Equatable, Sendable {
  /// The width of the screen.
  public let screenLength: Double
  /// From the screen's edge to the scroll view's frame.
  public let frameOrigin: Double
  /// The width of the scroll view's frame, by which it pages.
  public let frameLength: Double
  /// The width of a card, which begins where its page does.
  public let cardLength: Double

  /// Describes a screen with a scroll view of which the neighbouring cards can be seen.
  ///
  /// - Throws: ``MotionError`` for a length below 0, or a number that is not finite.
  public init(
    screenLength: Double, frameOrigin: Double, frameLength: Double, cardLength: Double
  ) throws(MotionError) {
    try require(frameOrigin.isFinite, "frameOrigin", frameOrigin, "must be finite, in points")
    let lengths = [
      ("screenLength", screenLength), ("frameLength", frameLength), ("cardLength", cardLength),
    ]
    for (name, length) in lengths {
      try require(
        length >= 0 && length < .infinity, name, length,
        "must be a finite length of at least 0 points")
    }
    (self.screenLength, self.frameOrigin) = (screenLength, frameOrigin)
    (self.frameLength, self.cardLength) = (frameLength, cardLength)
  }

  /// The gap between two cards.
  public var gap: Double { frameLength - cardLength }

  /// How much of the card before shows at the screen's left edge.
  public var previousVisible: Double {
    min(max(0, frameOrigin - gap), cardLength)
  }

  /// How much of the card after shows at the screen's right edge.
  public var nextVisible: Double {
    min(max(0, screenLength - frameOrigin - frameLength), cardLength)
  }

  /// Where on the screen touches reach the scroll view by themselves; elsewhere a hit test has to forward
  /// them.
  public var touchableRange: ClosedRange<Double> { frameOrigin...(frameOrigin + frameLength) }

  /// What a template may ask of it: the lengths, and where on the screen the cards before, at and after the page begin
  /// and end.
  public var landmarks: [Landmark] {
    let end = touchableRange.upperBound
    return [
      Landmark("screen", .length, screenLength), Landmark("frame", .length, frameLength),
      Landmark("frameStart", .length, frameOrigin), Landmark("frameEnd", .length, end),
      Landmark("card", .length, cardLength), Landmark("cardEnd", .length, frameOrigin + cardLength),
      Landmark("gap", .length, gap), Landmark("previous", .length, previousVisible),
      Landmark("next", .length, nextVisible),
      Landmark("previousStart", .length, frameOrigin - frameLength),
      Landmark("previousEnd", .length, frameOrigin - gap), Landmark("nextStart", .length, end),
      Landmark("nextEnd", .length, end + cardLength),
    ]
  }
}

extension Paging {
  /// Where the constants of paging come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "Paging.delegateThreshold", Paging.delegateThreshold, "pt/ms", .read,
        "the article on paging; the unit is documented by Apple"),
      SourcedConstant(
        "Paging.layoutThreshold", Paging.layoutThreshold, "pt/ms", .read,
        "the article on paging; the unit is inferred, Apple's page says points per second"),
    ]
  }
}
