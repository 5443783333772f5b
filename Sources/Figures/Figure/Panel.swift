import FigureScene

/// A part of a figure: a plot, a scene or a table.
public struct Panel: Sendable {
  /// What a panel shows.
  public enum Content: Sendable {
    /// Curves on a pair of axes.
    case plot
    /// Things in points, to scale, y downwards.
    case scene
    /// Rows and columns of text.
    case table(Table)

    /// Whether it has axes.
    var isPlot: Bool {
      switch self {
      case .plot: true
      case .scene, .table: false
      }
    }
  }

  /// What it shows.
  public var content: Content
  /// What stands above it.
  public var title: String?
  /// The horizontal axis.
  public var x: Axis
  /// The vertical axis.
  public var y: Axis
  /// Whether the horizontal axis is the figure's, which only the lowest panel of a column names.
  public var sharesX: Bool
  /// Whether the vertical axis is the figure's, which only the first panel of a row names.
  public var sharesY: Bool
  /// Its part of the height, and of the width, that panels of a column, or of a row, share.
  public var weight: (height: Double, width: Double)
  /// The number of the panel, counted from 1, of which it magnifies a part: there a frame is drawn around what it shows.
  public var magnifies: Int?
  /// What is drawn, from back to front.
  public var marks: [AnyMark]

  /// Makes a panel.
  package init(
    content: Content, title: String?, x: Axis, y: Axis, sharesX: Bool, sharesY: Bool,
    weight: (height: Double, width: Double), magnifies: Int? = nil, marks: [AnyMark]
  ) {
    self.magnifies = magnifies
    (self.content, self.title, self.x, self.y) = (content, title, x, y)
    (self.sharesX, self.sharesY) = (sharesX, sharesY)
    (self.weight, self.marks) = (weight, marks)
  }

  /// A plot: curves on a pair of axes.
  ///
  /// - Parameters:
  ///   - title: what stands above it.
  ///   - x: the horizontal axis; the figure's when left out.
  ///   - y: the vertical axis; the figure's when left out.
  ///   - magnifies: the number of the panel, counted from 1, that shows a frame around what this one magnifies.
  ///   - height: its part of the height that panels of a column share, 0.01 … 100.
  ///   - width: its part of the width that panels of a row share, 0.01 … 100.
  ///   - marks: what is drawn, from back to front.
  public init(
    _ title: String? = nil, x: Axis? = nil, y: Axis? = nil, magnifies: Int? = nil,
    height: Double = 1, width: Double = 1, @MarkBuilder marks: () -> [AnyMark]
  ) {
    self.init(
      content: .plot, title: title, x: x ?? Axis(), y: y ?? Axis(), sharesX: x == nil,
      sharesY: y == nil, weight: (height: height, width: width), magnifies: magnifies,
      marks: marks())
  }

  /// A scene: things in points, to scale, y downwards, without axes.
  ///
  /// - Parameters:
  ///   - title: what stands above it.
  ///   - sceneX: the points that it shows from left to right.
  ///   - y: the points that it shows from top to bottom.
  ///   - height: its part of the height that panels of a column share, 0.01 … 100.
  ///   - width: its part of the width that panels of a row share, 0.01 … 100.
  ///   - marks: what is drawn, from back to front.
  public init(
    _ title: String? = nil, sceneX: ClosedRange<Double>, y: ClosedRange<Double>,
    height: Double = 1, width: Double = 1, @MarkBuilder marks: () -> [AnyMark]
  ) {
    self.init(
      content: .scene, title: title, x: Axis(sceneX), y: Axis(y), sharesX: false, sharesY: false,
      weight: (height: height, width: width), marks: marks())
  }

  /// A table: rows and columns of text.
  ///
  /// - Parameters:
  ///   - title: what stands above it.
  ///   - table: the table.
  ///   - height: its part of the height that panels of a column share, 0.01 … 100.
  ///   - width: its part of the width that panels of a row share, 0.01 … 100.
  public init(_ title: String? = nil, table: Table, height: Double = 1, width: Double = 1) {
    self.init(
      content: .table(table), title: title, x: Axis(), y: Axis(), sharesX: false, sharesY: false,
      weight: (height: height, width: width), marks: [])
  }

  /// The numbers that the horizontal axis shows: as given, or what the marks need, rounded outwards.
  public var xDomain: ClosedRange<Double> {
    x.domain ?? x.domain(around: ClosedRange(holding: marks.map { $0.xExtent }))
  }

  /// The numbers that the vertical axis shows: as given, or what the marks need, rounded outwards.
  public var yDomain: ClosedRange<Double> {
    if let domain = y.domain { return domain }
    let x = xDomain
    return y.domain(around: ClosedRange(holding: marks.map { $0.yExtent(over: x) }))
  }

  /// The curves that it draws.
  public var drawnCurves: [DrawnCurve] { marks.compactMap { $0.drawnCurve } }
}
