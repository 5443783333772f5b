import FigureScene

/// Where an author would like a label to stand; it is followed where there is room.
public enum LabelSide: String, CaseIterable, Sendable {
  /// Above what it names.
  case above
  /// Below what it names.
  case below
  /// To the left of what it names.
  case left
  /// To the right of what it names.
  case right

  /// Whether a label stands on this side of a point.
  func holds(_ rect: Rect, of point: Point) -> Bool {
    switch self {
    case .above: rect.maxY <= point.y
    case .below: rect.minY >= point.y
    case .left: rect.maxX <= point.x
    case .right: rect.minX >= point.x
    }
  }

  /// Whether a label stands in this half of an area.
  func holds(_ rect: Rect, in area: Rect) -> Bool {
    switch self {
    case .above: rect.center.y < area.center.y
    case .below: rect.center.y > area.center.y
    case .left: rect.center.x < area.center.x
    case .right: rect.center.x > area.center.x
    }
  }
}
