/// A letter form of a label, as the outline that it is.
public struct Glyph: Sendable {
  /// The same for equal forms of one font and size, and for no others.
  public let key: String

  /// The outline with its origin on the baseline at (0, 0), in points.
  public let outline: Path

  /// Where the origin stands, from the label's position along its direction and at a right angle to it.
  public let offset: Vector

  /// Places an outline.
  public init(key: String, outline: Path, offset: Vector) {
    (self.key, self.outline, self.offset) = (key, outline, offset)
  }
}
