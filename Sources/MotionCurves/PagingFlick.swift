extension Paging {
  /// A drag that ends at a velocity, over pages in a scroll view.
  public struct Flick: Equatable, Sendable {
    /// The pages.
    public let paging: Paging
    /// The velocity at the release, in points per millisecond.
    public let velocity: Double

    /// Describes a flick over `paging` at `velocity` points per millisecond.
    public init(_ paging: Paging, velocity: Double = 0) {
      (self.paging, self.velocity) = (paging, velocity)
    }

    /// What a template may ask of it.
    public var landmarks: [Landmark] {
      [
        Landmark("count", .ratio, Double(paging.count)),
        Landmark("stride", .length, paging.stride), Landmark("view", .length, paging.viewLength),
        Landmark("content", .length, paging.contentLength),
        Landmark("lastOffset", .length, paging.reachableOffsets.upperBound),
        Landmark("lastPage", .length, paging.offset(ofPage: paging.count - 1)),
        Landmark("missing", .length, paging.missingContent),
      ]
    }
  }
}
