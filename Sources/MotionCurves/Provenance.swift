/// Where a number comes from, and how surely.
public struct Provenance: Equatable, Sendable {
  /// How a number became known.
  public enum Certainty: String, Equatable, Sendable {
    /// Read from a binary or from the source of the project that is named.
    case read
    /// Printed or drawn by Apple's own code, and recorded.
    case measured
    /// Stated by Apple's documentation.
    case documented
    /// Said by a third party and not checked here.
    case reported
    /// Concluded from something else.
    case inferred
    /// Computed here from other numbers.
    case computed
  }

  /// How it became known.
  public let certainty: Certainty

  /// From whom, in a few words.
  public let source: String

  /// Names a source.
  public init(_ certainty: Certainty, _ source: String) {
    (self.certainty, self.source) = (certainty, source)
  }
}

/// A number of the motion laws with its name, its unit and where it comes from.
public struct SourcedConstant: Equatable, Sendable {
  /// The name, as in this module.
  public let name: String

  /// The number.
  public let value: Double

  /// The unit, or nothing for a pure number.
  public let unit: String

  /// Where it comes from.
  public let provenance: Provenance

  /// Names a constant.
  public init(
    _ name: String, _ value: Double, _ unit: String, _ certainty: Provenance.Certainty,
    _ source: String
  ) {
    (self.name, self.value, self.unit) = (name, value, unit)
    provenance = Provenance(certainty, source)
  }
}
