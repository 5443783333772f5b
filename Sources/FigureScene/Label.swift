/// Which part of a text stands at its place.
public enum Anchor: Sendable {
  /// The text begins there.
  case start
  /// The text is centred there.
  case middle
  /// The text ends there.
  case end
}

/// One line of text, measured and placed.
public struct Label: Equatable, Sendable {
  /// The characters.
  public var text: String
  /// The size and weight.
  public var font: Font
  /// The colour's role.
  public var paint: Paint
  /// The place of the anchor, on the baseline.
  public var position: Point
  /// Which part of the text stands at `position`.
  public var anchor: Anchor
  /// The direction in which the text runs, a vector of length 1; ``level`` is the usual one.
  public var direction: Vector
  /// The width, in points, as the ruler measured it.
  public var advance: Double

  /// The direction of text that is not turned: to the right.
  public static let level = Vector(1, 0)

  /// Measures `text` and places it.
  public init(
    _ text: String, font: Font, paint: Paint, at position: Point, anchor: Anchor = .start,
    direction: Vector = level, ruler: Ruler = .inter
  ) {
    self.text = text
    self.font = font
    self.paint = paint
    self.position = position
    self.anchor = anchor
    self.direction = direction
    advance = ruler.advance(of: text, font: font)
  }

  /// The four corners of the text's box: ascenders, descenders and the advance.
  public func corners(ruler: Ruler = .inter) -> [Point] {
    let left: Double =
      switch anchor {
      case .start: 0
      case .middle: -advance / 2
      case .end: -advance
      }
    let top = -ruler.ascent * font.size
    let bottom = ruler.descent * font.size
    return [
      Vector(left, top), Vector(left + advance, top),
      Vector(left + advance, bottom), Vector(left, bottom),
    ].map { position + direction * $0.dx + Vector(-direction.dy, direction.dx) * $0.dy }
  }

  /// The smallest upright rectangle around the text's box.
  public func bounds(ruler: Ruler = .inter) -> Rect {
    Rect(around: corners(ruler: ruler))
  }
}
