/// A feature that a curve knows of itself, exactly: a half-life, a limit, a first overshoot.
///
/// Landmarks are computed in closed form or by a bracketed solve, never read off samples.
public struct Landmark: Equatable, Sendable {
  /// What kind of number a landmark is, and with it its unit.
  public enum Quantity: Equatable, Sendable {
    /// A time, in seconds.
    case time
    /// A length, in points.
    case length
    /// A speed, in points per second.
    case speed
    /// A pure number: a slope, a coefficient, a share.
    case ratio
  }

  /// The name by which a template asks for it, for instance `halfLife`.
  public let name: String

  /// What kind of number it is.
  public let quantity: Quantity

  /// The number, in the unit of its `quantity`.
  public let value: Double

  /// Names a feature of a curve.
  public init(_ name: String, _ quantity: Quantity, _ value: Double) {
    self.name = name
    self.quantity = quantity
    self.value = value
  }
}

extension Landmark {
  /// The times at which 50, 90 and 99 % of the distance are covered for the first time.
  static func times(toShare time: (Double) -> Double?) -> [Landmark] {
    let shares: [(name: String, share: Double)] = [
      (name: "timeTo50", share: 0.5), (name: "timeTo90", share: 0.9),
      (name: "timeTo99", share: 0.99),
    ]
    return shares.compactMap { entry in
      time(entry.share).map { Landmark(entry.name, .time, $0) }
    }
  }
}
