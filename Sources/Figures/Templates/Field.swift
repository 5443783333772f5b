/// A key that an object of a template may have: what the reader checks, the schema lists and the
/// command explains.
public struct Field: Equatable, Sendable {
  /// What stands behind the key.
  public enum Kind: Equatable, Sendable {
    /// Text in which `{…}` is replaced by numbers.
    case text
    /// A number, or an expression of readings such as `"normal.halfLife"`.
    case number
    /// A number or one of a few words that stand for numbers.
    case numberOrWord([String])
    /// One of a few words.
    case word([String])
    /// The name of a curve, such as `"normal.velocity"`.
    case curve
    /// Two numbers or expressions.
    case pair
    /// A list of numbers or expressions.
    case numbers
    /// True or false.
    case bool
    /// A list of ticks.
    case ticks
    /// An object of its own.
    case object
    /// A list of objects.
    case list
  }

  /// The key.
  public let key: String
  /// What stands behind it.
  public let kind: Kind
  /// Whether it may be left out.
  public let isRequired: Bool
  /// What it means, with its unit.
  public let summary: String

  init(_ key: String, _ kind: Kind, required: Bool = false, _ summary: String) {
    self.key = key
    self.kind = kind
    isRequired = required
    self.summary = summary
  }
}
