extension Paging {
  /// A drag that ends at an offset and a velocity, over pages in a scroll view.
  public struct Flick: Equatable, Sendable {
    /// The pages.
    public let paging: Paging
    /// The velocity at the release, in points per millisecond.
    public let velocity: Double
    /// The offset at the release, in points.
    public let position: Double
    /// How the scroll view decelerates.
    public let deceleration: Deceleration

    /// Describes a flick over `paging` at `velocity` points per millisecond, from an offset in points.
    public init(
      _ paging: Paging, velocity: Double = 0, from position: Double = 0,
      _ deceleration: Deceleration = .normal
    ) {
      (self.paging, self.velocity) = (paging, velocity)
      (self.position, self.deceleration) = (position, deceleration)
    }

    /// What the scroll view announces as its target, in points, before the delegate changes it.
    public var announced: Double {
      min(
        max(
          deceleration.announcedTarget(from: position, velocity: velocity * 1000),
          paging.reachableOffsets.lowerBound), paging.reachableOffsets.upperBound)
    }

    /// The page to which the delegate sends it.
    public var page: Int { paging.delegatePage(targetOffset: announced, velocity: velocity) ?? 0 }

    /// What a template may ask of it.
    public var landmarks: [Landmark] {
      [
        Landmark("count", .ratio, Double(paging.count)),
        Landmark("stride", .length, paging.stride), Landmark("spacing", .length, paging.spacing),
        Landmark("card", .length, paging.stride - paging.spacing),
        Landmark("view", .length, paging.viewLength),
        Landmark("content", .length, paging.contentLength),
        Landmark("lastOffset", .length, paging.reachableOffsets.upperBound),
        Landmark("lastPage", .length, paging.offset(ofPage: paging.count - 1)),
        Landmark("missing", .length, paging.missingContent),
        Landmark("velocity", .ratio, velocity), Landmark("position", .length, position),
        Landmark("announced", .length, announced), Landmark("page", .ratio, Double(page)),
        Landmark("pageOffset", .length, paging.offset(ofPage: page)),
        Landmark("restOffset", .length, paging.reachableOffset(ofPage: page)),
      ]
    }
  }
}
