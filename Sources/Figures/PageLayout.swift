import FigureScene

/// Divides a page into panels, and each panel into its plot and the room that its text needs.
struct PageLayout {
  /// The panels with their places.
  let panels: [PanelLayout]

  init(_ figure: Figure, metrics: Metrics, ruler: Ruler) throws(FigureError) {
    let columns = max(1, min(figure.columns, figure.panels.count))
    let rows = (figure.panels.count + columns - 1) / columns
    func index(_ row: Int, _ column: Int) -> Int? {
      let index = row * columns + column
      return index < figure.panels.count ? index : nil
    }
    let needs = figure.panels.indices.map { index in
      let isLowest = index + columns >= figure.panels.count
      let isFirst = index % columns == 0
      return PanelNeeds(
        figure.panels[index], size: figure.size, rows: rows, columns: columns,
        namesX: !figure.panels[index].sharesX || isLowest,
        namesY: !figure.panels[index].sharesY || isFirst, metrics: metrics, ruler: ruler)
    }
    func most(_ indices: [Int], _ side: KeyPath<PanelNeeds, Double>) -> Double {
      indices.map { needs[$0][keyPath: side] }.max() ?? 0
    }
    let columnIndices = (0..<columns).map { column in (0..<rows).compactMap { index($0, column) } }
    let rowIndices = (0..<rows).map { row in (0..<columns).compactMap { index(row, $0) } }

    // What text needs between two panels is taken from the gap before it widens it.
    let edge = metrics.textMargin
    let lefts = columnIndices.enumerated().map { column, indices in
      let need = most(indices, \.left)
      return column == 0
        ? max(metrics.margin, need > 0 ? need + edge : 0)
        : max(metrics.panelGap - most(columnIndices[column - 1], \.right), need + edge)
    }
    let rights = columnIndices.enumerated().map { column, indices in
      let need = most(indices, \.right)
      return column == columns - 1 ? max(metrics.margin, need > 0 ? need + edge : 0) : need
    }
    let tops = rowIndices.enumerated().map { row, indices in
      let need = most(indices, \.top)
      return row == 0
        ? max(metrics.margin, need > 0 ? need + edge : 0)
        : max(metrics.panelGap - most(rowIndices[row - 1], \.bottom), need + edge / 2)
    }
    let bottoms = rowIndices.enumerated().map { row, indices in
      let need = most(indices, \.bottom)
      return row == rows - 1 ? max(metrics.margin, need + edge) : need
    }
    let width = figure.size.width - (lefts + rights).reduce(0, +)
    let height = figure.size.height - (tops + bottoms).reduce(0, +)
    let least = (
      width: metrics.leastPlot * Double(columns), height: metrics.leastPlot * Double(rows)
    )
    guard width >= least.width, height >= least.height else {
      let size = (
        figure.size.width - width + least.width, figure.size.height - height + least.height
      )
      throw FigureError(
        description: "the figure is too small for its labels; \"size\" must be at least "
          + "[\(Int(size.0.rounded(.up))), \(Int(size.1.rounded(.up)))]")
    }

    let widths = columnIndices.map { $0.map { figure.panels[$0].weight.width }.max() ?? 1 }
    let heights = rowIndices.map { $0.map { figure.panels[$0].weight.height }.max() ?? 1 }
    var layouts: [PanelLayout] = []
    var y = 0.0
    for row in 0..<rows {
      y += tops[row]
      let rowHeight = height * heights[row] / heights.reduce(0, +)
      var x = 0.0
      for column in 0..<columns {
        x += lefts[column]
        let columnWidth = width * widths[column] / widths.reduce(0, +)
        if let index = index(row, column) {
          let rect = Rect(origin: Point(x, y), size: Size(columnWidth, rowHeight))
          layouts.append(
            PanelLayout(
              figure.panels[index], needs: needs[index], above: most(rowIndices[row], \.top),
              rect: rect, page: figure.size,
              metrics: metrics, ruler: ruler))
        }
        x += columnWidth + rights[column]
      }
      y += rowHeight + bottoms[row]
    }
    panels = layouts
  }
}

/// How much room the text around a panel's plot needs on each side, in points.
struct PanelNeeds {
  let left, right, top, bottom: Double
  let xTicks: [Axis.Tick]
  let yTicks: [Axis.Tick]
  let namesX, namesY: Bool

  init(
    _ panel: Panel, size: Size, rows: Int, columns: Int, namesX: Bool, namesY: Bool,
    metrics: Metrics, ruler: Ruler
  ) {
    (self.namesX, self.namesY) = (namesX, namesY)
    let font = metrics.textFont
    let title = panel.title == nil ? 0 : metrics.panelTitleGap + metrics.nameFont.size
    let gutter = panel.marks.flatMap { $0.gutterLines(metrics: metrics) }
      .map { ruler.advance(of: $0.text, font: $0.font) }.max()
    right = gutter.map { $0 + metrics.gutterGap } ?? 0
    guard case .plot = panel.content else {
      (left, top, bottom, xTicks, yTicks) = (0, title, 0, [], [])
      return
    }
    let yDomain = panel.yDomain
    let yCount = Int(size.height / Double(rows) / metrics.tickSpacing.y)
    let xCount = Int(size.width / Double(columns) / metrics.tickSpacing.x)
    yTicks = panel.y.ticks(in: yDomain, about: max(2, yCount))
    xTicks = panel.x.ticks(in: panel.xDomain, about: max(2, xCount))
    let widest = yTicks.map { ruler.advance(of: $0.label, font: font) }.max()
    left = namesY ? widest.map { $0 + metrics.tickLabelGap } ?? 0 : 0
    var bottom = 0.0
    if namesX {
      if !xTicks.isEmpty { bottom += metrics.tickLabelGap + ruler.capHeight * font.size }
      if panel.x.title != nil { bottom += metrics.axisTitleGap + metrics.axisTitleFont.size }
    }
    self.bottom = bottom
    var top = title
    if panel.y.title != nil, namesY {
      top += metrics.axisTitleFont.size + metrics.axisTitleGap + metrics.axisOverhang
    }
    self.top = top
  }
}
