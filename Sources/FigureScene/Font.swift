/// A typeface's weight, as a CSS number.
public enum FontWeight: Int, Sendable, CaseIterable {
  /// Running text.
  case regular = 400
  /// The values of landmarks.
  case medium = 500
  /// Names.
  case semibold = 600
}

/// A size and a weight of the one typeface that figures are set in.
public struct Font: Hashable, Sendable {
  /// The size, in points per em.
  public var size: Double

  /// The weight.
  public var weight: FontWeight

  /// Makes a font from a size, in points per em, and a weight.
  public init(_ size: Double, _ weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
