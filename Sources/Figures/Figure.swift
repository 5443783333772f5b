import FigureScene

/// A figure: panels with curves on axes, scenes in points or tables, and what they say.
public struct Figure: Sendable {
  /// The name under which it is written: letters, digits, `-` and `_`.
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

  /// The finished picture.
  ///
  /// - Parameter ruler: measures the text; another one than Inter's shows how the layout would fare
  ///   with another font.
  public func scene(ruler: Ruler = .inter) throws(FigureError) -> Scene {
    let layout = try PageLayout(self, metrics: .standard, ruler: ruler)
    var drawing = Drawing()
    for panel in layout.panels { panel.draw(on: &drawing) }
    let page = Rect(origin: .zero, size: size)
    var placer = LabelPlacer(drawing, page: page, metrics: .standard, ruler: ruler)
    drawing.add(placer.place(drawing.requests), on: .labels)
    return Scene(name: name, size: size, title: title, summary: summary, items: drawing.groups)
  }
}

/// A part of a figure.
public struct Panel: Sendable {
  /// What a panel shows.
  public enum Content: Sendable {
    /// Curves on a pair of axes.
    case plot
    /// Things in points, to scale, y downwards.
    case scene
    /// Rows and columns of text.
    case table(Table)
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
  /// What is drawn, in order.
  public var marks: [any Mark]

  /// The numbers that the horizontal axis shows.
  public var xDomain: ClosedRange<Double> { x.domain ?? 0...1 }

  /// The numbers that the vertical axis shows: as given, or what the marks need, rounded outwards.
  var yDomain: ClosedRange<Double> {
    if let domain = y.domain { return domain }
    let heights = marks.flatMap { $0.heights(over: xDomain) }
    guard let least = heights.min(), let greatest = heights.max() else { return 0...1 }
    guard least < greatest, (greatest - least).isFinite else { return (least - 1)...(least + 1) }
    if y.kind == .log { return least > 0 ? least...greatest : 0.1...1 }
    let step = NiceTicks(in: least...greatest, about: 5).step
    guard step > 0 else { return least...greatest }
    let lower = (least / step + NiceTicks.slack).rounded(.down) * step
    let upper = (greatest / step - NiceTicks.slack).rounded(.up) * step
    return lower < upper && (upper - lower).isFinite ? lower...upper : least...greatest
  }
}

/// Why a figure cannot be drawn.
public struct FigureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The thing and the way out.
  public let description: String

  /// Says what is wrong in one line.
  public init(description: String) {
    self.description = description
  }
}
