/// What a colour is for. A scene speaks of roles only; a ``Palette`` gives them colours.
public enum Role: Hashable, Sendable {
  /// The page.
  case background
  /// Names and emphasised labels.
  case ink
  /// Axes and their ticks.
  case axis
  /// Tick labels, details, dashed guides.
  case secondary
  /// Grid lines and the outlines of boxes.
  case grid
  /// Screens, cards and boxes.
  case surface
  /// One of the curves, counted from 1; beyond the palette's last the count begins again.
  case series(Int)
}

/// A role, solid or as a wash.
public struct Paint: Hashable, Sendable {
  /// How much of the colour is laid on.
  public enum Strength: Hashable, Sendable {
    /// All of it.
    case solid
    /// As much as shades the area under a curve; the palette says how much that is.
    case wash
  }

  /// What the colour is for.
  public var role: Role

  /// How much of it is laid on.
  public var strength: Strength

  /// Makes a paint; solid unless it is said otherwise.
  public init(_ role: Role, _ strength: Strength = .solid) {
    self.role = role
    self.strength = strength
  }

  /// The page's own colour.
  public static let background = Paint(.background)
  /// The colour of names and emphasised labels.
  public static let ink = Paint(.ink)
  /// The colour of axes and their ticks.
  public static let axis = Paint(.axis)
  /// The colour of tick labels, details and dashed guides.
  public static let secondary = Paint(.secondary)
  /// The colour of grid lines and of the outlines of boxes.
  public static let grid = Paint(.grid)
  /// The colour of screens, cards and boxes.
  public static let surface = Paint(.surface)
  /// The colour of a curve, counted from 1.
  public static func series(_ number: Int) -> Paint { Paint(.series(number)) }
}

/// How an outline is drawn.
public struct Stroke: Equatable, Sendable {
  /// The colour's role.
  public var paint: Paint

  /// The width, in points.
  public var width: Double

  /// The lengths of dash and gap, in points, in turn; empty for an unbroken line.
  public var dash: [Double]

  /// Makes a stroke; joins and ends are always round.
  public init(_ paint: Paint, width: Double, dash: [Double] = []) {
    self.paint = paint
    self.width = width
    self.dash = dash
  }
}
