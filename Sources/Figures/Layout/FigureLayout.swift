import FigureScene

/// How a figure is laid out: at its own width or in a narrow column, with or without its title.
public struct FigureLayout: Equatable, Sendable {
  /// The width of the page in points, or `nil` for the figure's own.
  public var width: Double?
  /// Whether the title, and the first sentence of the summary, stand above the picture, for a place where no caption
  /// does.
  public var hasHeading: Bool
  /// How much slower than in reality its dots will run, which the picture then says; 1 for as fast as it is.
  public var slowness: Double

  /// Describes a layout; the figure's own page without a heading when nothing is said.
  public init(width: Double? = nil, hasHeading: Bool = false, slowness: Double = 1) {
    (self.width, self.hasHeading, self.slowness) = (width, hasHeading, slowness)
  }

  /// The widths that a page may have, in points.
  public static let widths = 240.0...4096.0

  /// A page narrower than this is laid out for a column of a phone.
  static let narrowBelow = 480.0

  /// Refuses a width that no page has.
  package func check() throws(FigureError) {
    guard let width else { return }
    guard FigureLayout.widths.contains(width), width.rounded() == width else {
      throw FigureError(
        "a width is a whole number of points from \(whole(FigureLayout.widths.lowerBound)) to "
          + "\(whole(FigureLayout.widths.upperBound))", parameter: "narrow")
    }
  }

  /// The measures of the look on a page.
  func metrics(for figure: Figure) -> Metrics {
    isNarrow(figure) ? .narrow : .standard
  }

  /// Whether a figure that is made for a wide page comes into a narrow column.
  private func isNarrow(_ figure: Figure) -> Bool {
    width.map { $0 < FigureLayout.narrowBelow && $0 < figure.size.width } ?? false
  }

  /// The figure with a page of the width that was asked for: in a narrow column its panels stand below one another, each
  /// as high as what it shows needs.
  func fitted(_ figure: Figure, ruler: Ruler) -> Figure {
    guard let width else { return figure }
    var fitted = figure
    fitted.size.width = width
    guard isNarrow(figure) else { return fitted }
    let heights = figure.panels.indices.map { index in
      height(of: figure.panels[index], before: oldSize(of: index, in: figure), ruler)
    }
    for (index, height) in heights.enumerated() {
      // Heights are parts of a whole, and a part is at most a hundred.
      fitted.panels[index].weight = (height: height / (heights.max() ?? 1), width: 1)
    }
    let order = readingOrder(of: figure)
    fitted.panels = order.map { index in
      var panel = fitted.panels[index]
      panel.magnifies = panel.magnifies.flatMap { order.firstIndex(of: $0 - 1) }.map { $0 + 1 }
      return panel
    }
    fitted.columns = 1
    fitted.size.height = min(heights.reduce(0, +).rounded(), 4096)
    return fitted
  }

  /// The panels as they come below one another: row by row, or column by column where the titles of the first row are
  /// those of what stands below, too.
  private func readingOrder(of figure: Figure) -> [Int] {
    let grid = PanelGrid(count: figure.panels.count, columns: figure.columns)
    let titled = figure.panels.indices.filter { figure.panels[$0].title != nil }
    let headsColumns = !titled.isEmpty && titled.allSatisfy { grid.row(of: $0) == 0 }
    return (headsColumns ? grid.indicesOfColumns : grid.indicesOfRows).flatMap { $0 }
  }

  /// What a panel has of the figure's own page.
  private func oldSize(of index: Int, in figure: Figure) -> Size {
    let grid = PanelGrid(count: figure.panels.count, columns: figure.columns)
    func share(_ lines: [[Int]], _ weight: (Panel) -> Double) -> Double {
      let weights = lines.map { $0.map { weight(figure.panels[$0]) }.max() ?? 1 }
      let own = lines.firstIndex { $0.contains(index) } ?? 0
      return weights[own] / weights.reduce(0, +)
    }
    return Size(
      figure.size.width * share(grid.indicesOfColumns) { $0.weight.width },
      figure.size.height * share(grid.indicesOfRows) { $0.weight.height })
  }

  /// How high a panel is in a narrow column.
  private func height(of panel: Panel, before old: Size, _ ruler: Ruler) -> Double {
    let metrics = Metrics.narrow
    let width = width ?? old.width
    let room = width - 2 * metrics.margin
    let title = panel.title == nil ? 0 : metrics.panelTitleGap + metrics.nameFont.size
    switch panel.content {
    case .table(let table):
      return TableLayout.height(of: table, in: room, metrics: metrics, ruler: ruler)
        + 2 * metrics.margin + title
    case .scene:
      let (x, y) = (panel.xDomain, panel.y.domain ?? panel.yDomain)
      let ratio = (y.upperBound - y.lowerBound) / (x.upperBound - x.lowerBound)
      return min(max(room * ratio, metrics.leastPanel), 2 * width) + 2 * metrics.margin + title
    case .plot:
      // Text does not shrink with the page, so the height shrinks less than the width.
      let share = min(1, (1 + width / old.width) / 2)
      return min(max(old.height * share, min(old.height, metrics.leastPanel)), width * 0.9)
    }
  }
}
