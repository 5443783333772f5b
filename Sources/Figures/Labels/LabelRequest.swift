import FigureScene

/// A label that has no place yet, and what it names.
public struct LabelRequest {
  /// What the label names, and so where it may stand.
  public enum Anchoring {
    /// A curve by its name, or a line without one: anywhere along it, on either side.
    case beside([(Point, Point)], curve: String?)
    /// A dot, or the tip of a line: around it.
    case around(Point, radius: Double)
    /// A rule across the plot: on it, at one of its ends.
    case atRule(Point, Point)
    /// A straight line: along it, turned into its direction; the first line of the label alone.
    case along(Point, Point)
    /// Nothing: wherever there is most room.
    case anywhere
  }

  /// What is placed.
  let content: Content
  /// What it names.
  let anchoring: Anchoring
  /// The colour of the line that ties the label to what it names when it had to move away.
  let leader: Paint?
  /// The plot that the label belongs into.
  let area: Rect

  /// What a request is about.
  enum Content {
    case block(LabelBlock)
    case turned(LabelLine)
  }

  init(_ content: Content, _ anchoring: Anchoring, leader: Paint? = nil, area: Rect) {
    (self.content, self.anchoring, self.leader, self.area) = (content, anchoring, leader, area)
  }

  /// The earlier a label is placed, the fewer places it has to choose from.
  var order: Int {
    switch anchoring {
    case .along: 0
    case .atRule: 1
    case .around: 2
    case .beside: 3
    case .anywhere: 4
    }
  }
}
