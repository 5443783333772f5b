import FigureScene

/// Divides a page into panels, and each panel into its plot and the room that its text needs.
struct PageLayout {
  /// The panels with their places.
  let panels: [PanelLayout]

  /// - Parameters:
  ///   - heading: how much higher the page is for what stands above the panels.
  ///   - keys: the keys that stand below their panels because there is no room inside.
  init(
    _ figure: Figure, below heading: Double = 0, keysBelow keys: [PanelKey] = [],
    metrics: Metrics, ruler: Ruler
  ) throws(FigureError) {
    let grid = PanelGrid(count: figure.panels.count, columns: figure.columns)
    let needs = PageLayout.needs(of: figure, grid, keys, metrics, ruler)
    let margins = PageMargins(grid, needs, metrics)
    let room = try PageLayout.room(of: figure, grid, margins, metrics)
    let rects = PageLayout.rects(of: figure, grid, margins, room, from: heading)
    for (index, rect) in rects.enumerated() {
      try PageLayout.checkTable(in: figure.panels[index], rect, metrics)
    }
    panels = rects.enumerated().map { index, rect in
      PanelLayout(
        figure.panels[index], number: index + 1, needs: needs[index],
        above: margins.needAbove[grid.row(of: index)],
        rect: rect, page: Size(figure.size.width, figure.size.height + heading), metrics: metrics,
        ruler: ruler)
    }
  }

  private static func needs(
    of figure: Figure, _ grid: PanelGrid, _ keys: [PanelKey], _ metrics: Metrics, _ ruler: Ruler
  ) -> [PanelNeeds] {
    let share = Size(
      figure.size.width / Double(grid.columns), figure.size.height / Double(grid.rows))
    return figure.panels.enumerated().map { index, panel in
      PanelNeeds(
        panel, share: share, namesX: !panel.sharesX || grid.isLowest(index),
        namesY: !panel.sharesY || grid.isFirst(index),
        key: keys.first { $0.panel == index + 1 }, metrics: metrics, ruler: ruler)
    }
  }

  /// What is left of the page for the plots.
  private static func room(
    of figure: Figure, _ grid: PanelGrid, _ margins: PageMargins, _ metrics: Metrics
  ) throws(FigureError) -> Size {
    let (width, height) = (
      figure.size.width - margins.width, figure.size.height - margins.height
    )
    let least = Size(
      metrics.leastPlot * Double(grid.columns), metrics.leastPlot * Double(grid.rows))
    guard width >= least.width, height >= least.height else {
      let needed = Size(margins.width + least.width, margins.height + least.height)
      throw FigureError(
        "the figure is too small for its labels; \"size\" must be at least "
          + "[\(whole(needed.width.rounded(.up))), \(whole(needed.height.rounded(.up)))]",
        parameter: "size")
    }
    return Size(width, height)
  }

  /// Refuses a table whose rows do not fit.
  private static func checkTable(
    in panel: Panel, _ rect: Rect, _ metrics: Metrics
  ) throws(FigureError) {
    guard case .table(let table) = panel.content else { return }
    // The header is a row, too.
    let rows = whole(rect.height / metrics.leastTableRow) - 1
    guard table.rows <= rows else {
      throw FigureError(
        "the table has \(table.rows) rows, and \(max(0, rows)) fit; \"size\" must be higher or the rows "
          + "fewer", parameter: "size")
    }
  }

  /// The rectangle of each panel, row by row.
  private static func rects(
    of figure: Figure, _ grid: PanelGrid, _ margins: PageMargins, _ room: Size, from top: Double
  ) -> [Rect] {
    let widths = grid.indicesOfColumns.map { indices in
      indices.map { figure.panels[$0].weight.width }.max() ?? 1
    }
    let heights = grid.indicesOfRows.map { indices in
      indices.map { figure.panels[$0].weight.height }.max() ?? 1
    }
    var rects: [Rect] = []
    var y = top
    for row in 0..<grid.rows {
      y += margins.tops[row]
      let height = room.height * heights[row] / heights.reduce(0, +)
      var x = 0.0
      for column in 0..<grid.columns {
        x += margins.lefts[column]
        let width = room.width * widths[column] / widths.reduce(0, +)
        if grid.index(row, column) != nil {
          rects.append(Rect(origin: Point(x, y), size: Size(width, height)))
        }
        x += width + margins.rights[column]
      }
      y += height + margins.bottoms[row]
    }
    return rects
  }
}

/// Which panel stands where: row by row, the last row perhaps not full.
struct PanelGrid {
  let count, columns, rows: Int

  init(count: Int, columns: Int) {
    self.count = count
    self.columns = max(1, min(columns, count))
    rows = (count + self.columns - 1) / self.columns
  }

  func index(_ row: Int, _ column: Int) -> Int? {
    let index = row * columns + column
    return index < count ? index : nil
  }

  func row(of index: Int) -> Int { index / columns }

  /// Whether no panel stands below it.
  func isLowest(_ index: Int) -> Bool { index + columns >= count }

  /// Whether no panel stands before it.
  func isFirst(_ index: Int) -> Bool { index % columns == 0 }

  var indicesOfColumns: [[Int]] {
    (0..<columns).map { column in (0..<rows).compactMap { index($0, column) } }
  }

  var indicesOfRows: [[Int]] {
    (0..<rows).map { row in (0..<columns).compactMap { index(row, $0) } }
  }
}

/// The room around the plots: before and behind each column, above and below each row, in points.
struct PageMargins {
  let lefts, rights, tops, bottoms: [Double]
  /// What the panels of each row need above their plots.
  let needAbove: [Double]

  /// What text needs between two panels is taken from the gap before it widens it.
  init(_ grid: PanelGrid, _ needs: [PanelNeeds], _ metrics: Metrics) {
    func most(_ indices: [Int], _ side: (PanelNeeds) -> Double) -> Double {
      indices.map { side(needs[$0]) }.max() ?? 0
    }
    let edge = metrics.textMargin
    let (columns, rows) = (grid.indicesOfColumns, grid.indicesOfRows)
    let left = columns.map { most($0) { $0.left } }
    let right = columns.map { most($0) { $0.right } }
    let above = rows.map { most($0) { $0.top } }
    let below = rows.map { most($0) { $0.bottom } }
    lefts = left.indices.map { column in
      column == 0
        ? max(metrics.margin, left[0] > 0 ? left[0] + edge : 0)
        : max(metrics.panelGap - right[column - 1], left[column] + edge)
    }
    rights = right.indices.map { column in
      column == right.count - 1
        ? max(metrics.margin, right[column] > 0 ? right[column] + edge : 0) : right[column]
    }
    tops = above.indices.map { row in
      row == 0
        ? max(metrics.margin, above[0] > 0 ? above[0] + edge : 0)
        : max(metrics.panelGap - below[row - 1], above[row] + metrics.rowGap)
    }
    bottoms = below.indices.map { row in
      row == below.count - 1 ? max(metrics.margin, below[row] + edge) : below[row]
    }
    needAbove = above
  }

  var width: Double { (lefts + rights).reduce(0, +) }

  var height: Double { (tops + bottoms).reduce(0, +) }
}
