import FigureScene

/// A figure: curves on one pair of axes, and what it says about them.
public struct Figure: Sendable {
  /// The name under which it is written: letters, digits, `-` and `_`.
  public var name: String
  /// What it is, in a few words.
  public var title: String
  /// What it shows, for a reader who cannot see it.
  public var summary: String
  /// The width and height of the page, in points.
  public var size: Size
  /// The horizontal axis; its domain is always given.
  public var x: Axis
  /// The vertical axis.
  public var y: Axis
  /// What is drawn, in order.
  public var marks: [any Mark]

  /// The finished picture.
  ///
  /// - Parameter ruler: measures the text; another one than Inter's shows how the layout would fare
  ///   with another font.
  public func scene(ruler: Ruler = .inter) throws(FigureError) -> Scene {
    let layout = try PlotLayout(self, metrics: .standard, ruler: ruler)
    var drawing = Drawing()
    layout.drawAxes(on: &drawing)
    for mark in marks { mark.draw(in: layout.plot, on: &drawing) }
    layout.drawTicks(on: &drawing)
    let page = Rect(origin: .zero, size: size)
    var placer = LabelPlacer(drawing, plot: layout.plot, page: page, ruler: ruler)
    let labels = placer.place(drawing.requests)
    drawing.add(labels, on: .labels)
    return Scene(name: name, size: size, title: title, summary: summary, items: drawing.groups)
  }

  /// The numbers that the horizontal axis shows.
  var xDomain: ClosedRange<Double> { x.domain ?? 0...1 }

  /// The numbers that the vertical axis shows: as given, or what the marks need, rounded outwards.
  var yDomain: ClosedRange<Double> {
    if let domain = y.domain { return domain }
    let heights = marks.flatMap { $0.heights(over: xDomain) }
    guard let least = heights.min(), let greatest = heights.max() else { return 0...1 }
    guard least < greatest else { return (least - 1)...(greatest + 1) }
    let ticks = NiceTicks(in: least...greatest, about: 5).values
    guard ticks.count > 1 else { return least...greatest }
    let step = ticks[1] - ticks[0]
    return (least / step).rounded(.down) * step...(greatest / step).rounded(.up) * step
  }
}

/// Why a figure cannot be drawn.
public struct FigureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The thing and the way out.
  public let description: String
}
