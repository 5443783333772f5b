import FigureScene

/// A figure: panels with curves on axes, scenes in points or tables, and what they say.
///
/// ```swift
/// let bouncy = Spring.bouncy.motion()
/// let figure = Figure("bouncy", title: "A spring that overshoots") {
///   CurveMark(bouncy, label: "bouncy")
///   RuleMark(y: 1, label: "target")
///   PointMark(bouncy, at: bouncy.peakTime, label: "\(bouncy.overshootShare, format: .percent(1))")
/// }
/// let svg = try SVGRenderer(palette: .dark).render(figure.scene())
/// ```
public struct Figure: Sendable {
  /// The name under which it is written: letters, digits, `-` and `_`, a letter first.
  public var name: String
  /// What it is, in a few words.
  public var title: String
  /// What it shows, for a reader who cannot see it.
  public var summary: String
  /// The width and height of the page, in points.
  public var size: Size
  /// The panels, row by row; at least one.
  public var panels: [Panel]
  /// How many panels stand beside one another.
  public var columns: Int

  /// 720 × 400 points, the size of a page that says none.
  public static let usualSize = Size(720, 400)

  /// Makes a figure of its panels.
  package init(
    name: String, title: String, summary: String, size: Size, panels: [Panel], columns: Int
  ) {
    (self.name, self.title, self.summary, self.size) = (name, title, summary, size)
    (self.panels, self.columns) = (panels, columns)
  }

  /// Makes a figure of curves on one pair of axes.
  ///
  /// Whatever is wrong with it is said by ``scene(ruler:layout:)``.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-` and `_`, a letter first; ids in an SVG are made of it.
  ///   - title: what it is, in a few words.
  ///   - summary: what it shows, for a reader who cannot see it; the title when left out.
  ///   - size: the width and height of the page, whole numbers of points from 16 to 4096.
  ///   - x: the horizontal axis.
  ///   - y: the vertical axis.
  ///   - marks: what is drawn, from back to front.
  public init(
    _ name: String, title: String, summary: String? = nil, size: Size = usualSize,
    x: Axis = Axis(), y: Axis = Axis(), @MarkBuilder marks: () -> [AnyMark]
  ) {
    let panel = Panel(
      content: .plot, title: nil, x: x, y: y, sharesX: false, sharesY: false,
      weight: (height: 1, width: 1), marks: marks())
    self.init(
      name: name, title: title, summary: summary ?? title, size: size, panels: [panel], columns: 1)
  }

  /// Makes a figure of panels: plots, scenes and tables.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-` and `_`, a letter first; ids in an SVG are made of it.
  ///   - title: what it is, in a few words.
  ///   - summary: what it shows, for a reader who cannot see it; the title when left out.
  ///   - size: the width and height of the page, whole numbers of points from 16 to 4096.
  ///   - columns: how many panels stand beside one another, 1 … 12.
  ///   - x: the horizontal axis of panels that have none of their own.
  ///   - y: the vertical axis of panels that have none of their own.
  ///   - panels: the panels, row by row.
  public init(
    _ name: String, title: String, summary: String? = nil, size: Size = usualSize,
    columns: Int = 1, x: Axis = Axis(), y: Axis = Axis(), @PanelBuilder panels: () -> [Panel]
  ) {
    let shared = panels().map { panel in
      var panel = panel
      if panel.sharesX { panel.x = x }
      if panel.sharesY { panel.y = y }
      return panel
    }
    self.init(
      name: name, title: title, summary: summary ?? title, size: size, panels: shared,
      columns: columns)
  }

  /// The curves that the figure draws, each with the part of its axis that is shown, each once.
  public var drawnCurves: [(curve: Curve, domain: ClosedRange<Double>)] {
    var found: [(curve: Curve, domain: ClosedRange<Double>)] = []
    for panel in panels {
      for drawn in panel.drawnCurves
      where drawn.curve.fullName.isEmpty
        || !found.contains(where: { $0.curve.fullName == drawn.curve.fullName })
      {
        found.append((curve: drawn.curve, domain: panel.xDomain))
      }
    }
    return found
  }
}

/// A figure with the motions that it is about.
public struct FigureContent: Sendable {
  /// The figure.
  public let figure: Figure
  /// The motions, in the order in which they were named.
  public let motions: [Motion]

  /// Puts a figure and its motions together.
  public init(figure: Figure, motions: [Motion]) {
    (self.figure, self.motions) = (figure, motions)
  }
}
