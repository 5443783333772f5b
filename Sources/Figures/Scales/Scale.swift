import Libm

/// Takes the numbers of a domain to positions on the page, in points.
public struct Scale: Equatable, Sendable {
  /// How the numbers between the ends are spread.
  public enum Kind: String, Equatable, Sendable, CaseIterable {
    /// Equal differences are equally far apart.
    case linear
    /// Equal ratios are equally far apart; the domain is greater than 0.
    case log

    /// Whether what is straight, or a cubic Bézier, in numbers is so on the page too.
    public var keepsShapes: Bool {
      switch self {
      case .linear: true
      case .log: false
      }
    }

    /// Whether the numbers between two ends have positions of their own on a page: that a unit has a length.
    public func canSpread(_ domain: ClosedRange<Double>) -> Bool {
      switch self {
      case .linear: (1e6 / (domain.upperBound - domain.lowerBound)).isFinite
      case .log:
        // The ends' logarithms have to differ; what is not greater than 0 is refused by itself.
        domain.lowerBound <= 0
          || Libm.log(domain.upperBound) - Libm.log(domain.lowerBound) > 1e-12
      }
    }

    /// Whether a number has a position on such an axis.
    public func shows(_ value: Double) -> Bool {
      switch self {
      case .linear: value.isFinite
      case .log: value > 0 && value < .infinity
      }
    }
  }

  /// The numbers that are shown.
  public let domain: ClosedRange<Double>

  /// The position of the domain's lower end.
  public let start: Double

  /// The position of the domain's upper end; before `start` where the axis runs the other way.
  public let end: Double

  /// How the numbers between the ends are spread.
  public let kind: Kind

  /// Makes a scale.
  public init(domain: ClosedRange<Double>, from start: Double, to end: Double, kind: Kind = .linear)
  {
    self.domain = domain
    self.start = start
    self.end = end
    self.kind = kind
  }

  /// A step so small that nobody sees it, but large enough to tell the two sides of a jump apart.
  package var nudge: Double {
    1e-12 * max(abs(domain.lowerBound), abs(domain.upperBound))
  }

  /// How many points a unit takes around `value`, negative where the axis runs the other way.
  public func pointsPerUnit(at value: Double) -> Double {
    switch kind {
    case .linear: (end - start) / (domain.upperBound - domain.lowerBound)
    case .log: (end - start) / logarithmicLength / value
    }
  }

  private var logarithmicLength: Double {
    Libm.log(domain.upperBound) - Libm.log(domain.lowerBound)
  }

  /// The position of `value`; values outside of the domain have positions outside of the plot, at most 10⁹
  /// points away.
  public func position(of value: Double) -> Double {
    min(max(unboundedPosition(of: value), -1e9), 1e9)
  }

  private func unboundedPosition(of value: Double) -> Double {
    // The ends exactly: interpolation from either side would miss the other by a rounding.
    if value == domain.upperBound { return end }
    switch kind {
    case .linear: return start + (value - domain.lowerBound) * pointsPerUnit(at: value)
    case .log:
      // No number that is not greater than 0 has a position on the axis: they lie beyond its lower end.
      let logarithm = value <= 0 ? -.infinity : Libm.log(value)
      let share = (logarithm - Libm.log(domain.lowerBound)) / logarithmicLength
      return start + share * (end - start)
    }
  }

  /// The value at a position.
  public func value(at position: Double) -> Double {
    if position == end { return domain.upperBound }
    if position == start { return domain.lowerBound }
    let share = (position - start) / (end - start)
    switch kind {
    case .linear: return domain.lowerBound + share * (domain.upperBound - domain.lowerBound)
    case .log:
      return Libm.exp(Libm.log(domain.lowerBound) + share * logarithmicLength)
    }
  }
}
