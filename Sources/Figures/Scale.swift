/// Takes the numbers of a domain to places on the page, in points.
public struct Scale: Equatable, Sendable {
  /// The numbers that are shown.
  public let domain: ClosedRange<Double>

  /// The place of the domain's lower end.
  public let start: Double

  /// The place of the domain's upper end; before `start` where the axis runs up the page.
  public let end: Double

  /// Makes a linear scale.
  public init(domain: ClosedRange<Double>, from start: Double, to end: Double) {
    self.domain = domain
    self.start = start
    self.end = end
  }

  /// How many points one unit takes, negative where the axis runs up the page.
  public var pointsPerUnit: Double { (end - start) / (domain.upperBound - domain.lowerBound) }

  /// The place of `value`; values outside of the domain have places outside of the plot.
  public func position(of value: Double) -> Double {
    // The ends exactly: interpolation from either side would miss the other by a rounding.
    if value == domain.upperBound { return end }
    return start + (value - domain.lowerBound) * pointsPerUnit
  }

  /// The value at a place.
  public func value(at position: Double) -> Double {
    if position == end { return domain.upperBound }
    return domain.lowerBound + (position - start) / pointsPerUnit
  }
}
