import FigureScene

/// A panel in its place: its plot, and the axes, ticks and titles around it.
struct PanelLayout {
  let panel: Panel
  let plot: Plot

  /// Which panel of the figure it is, counted from 1.
  private let number: Int
  private let needs: PanelNeeds
  private let xTicks: [PlacedTick]
  private let yTicks: [PlacedTick]
  /// The room above the panels of its row.
  private let above: Double
  /// The panel's whole place, which a scene that has another shape does not fill.
  private let rect: Rect

  private var metrics: Metrics { plot.metrics }
  private var ruler: Ruler { plot.ruler }

  init(
    _ panel: Panel, number: Int, needs: PanelNeeds, above: Double, rect: Rect, page: Size,
    metrics: Metrics, ruler: Ruler
  ) {
    (self.panel, self.number, self.needs) = (panel, number, needs)
    (self.above, self.rect) = (above, rect)
    switch panel.content {
    case .plot:
      plot = PanelLayout.plot(panel, needs, in: rect, metrics: metrics, ruler: ruler)
    case .scene: plot = PanelLayout.scene(needs, in: rect, metrics: metrics, ruler: ruler)
    case .table:
      let scale = Scale(domain: 0...1, from: rect.minX, to: rect.maxX)
      plot = Plot(rect: rect, x: scale, y: scale, isScene: true, metrics: metrics, ruler: ruler)
    }
    let inside = Rect(origin: .zero, size: page).inset(by: metrics.textMargin / 2)
    xTicks = TickLabels.below(
      plot.rect, PanelLayout.xTicks(needs, on: plot), plot.x, page: inside, metrics: metrics,
      ruler: ruler)
    yTicks = TickLabels.leftOf(plot.rect, needs.yTicks, plot.y, metrics: metrics, ruler: ruler)
  }

  /// The ticks of the horizontal axis; where both axes begin at 0, or with the same number in the same words,
  /// one of the two is enough.
  private static func xTicks(_ needs: PanelNeeds, on plot: Plot) -> [Axis.NamedTick] {
    let corner = (needs.namesY ? needs.yTicks : []).filter {
      isAt(plot.rect.maxY, plot.y.position(of: $0.value))
    }
    return needs.xTicks.filter { tick in
      guard tick.series == nil, isAt(plot.rect.minX, plot.x.position(of: tick.value)) else {
        return true
      }
      return !corner.contains {
        $0.value == tick.value && (tick.value == 0 || $0.label == tick.label)
      }
    }
  }

  /// Whether a computed position is that of an edge, for all that can be seen.
  private static func isAt(_ edge: Double, _ position: Double) -> Bool {
    abs(position - edge) < Point.resolution
  }

  /// `rect` with its edges moved to the nearest middle of a point, so that axes one point wide fill whole
  /// pixels, and look the same, at every scale.
  private static func crisp(_ rect: Rect) -> Rect {
    func middle(_ edge: Double) -> Double { edge.rounded(.down) + 0.5 }
    return Rect(
      minX: middle(rect.minX), minY: middle(rect.minY), maxX: middle(rect.maxX),
      maxY: middle(rect.maxY))
  }

  private static func plot(
    _ panel: Panel, _ needs: PanelNeeds, in place: Rect, metrics: Metrics, ruler: Ruler
  ) -> Plot {
    let rect = PanelLayout.crisp(place)
    let (left, right) = panel.x.isReversed ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    let (low, high) = panel.y.isReversed ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    return Plot(
      rect: rect, x: Scale(domain: needs.xDomain, from: left, to: right, kind: panel.x.kind),
      y: Scale(domain: needs.yDomain, from: low, to: high, kind: panel.y.kind),
      secondsPerUnit: panel.x.kind.keepsShapes ? panel.x.format.unit?.seconds : nil,
      metrics: metrics, ruler: ruler)
  }

  /// A scene is as large as fits, in the middle, a point of it as wide as it is high.
  private static func scene(
    _ needs: PanelNeeds, in rect: Rect, metrics: Metrics, ruler: Ruler
  ) -> Plot {
    let (x, y) = (needs.xDomain, needs.yDomain)
    let (width, height) = (x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
    let scale = min(rect.width / width, rect.height / height)
    let center = rect.center
    let centered = Rect(
      minX: center.x - width * scale / 2, minY: center.y - height * scale / 2,
      maxX: center.x + width * scale / 2, maxY: center.y + height * scale / 2)
    return Plot(
      rect: centered, x: Scale(domain: x, from: centered.minX, to: centered.maxX),
      y: Scale(domain: y, from: centered.minY, to: centered.maxY), isScene: true, metrics: metrics,
      ruler: ruler)
  }

  private func drawMarks(on drawing: inout Drawing) {
    for (index, mark) in panel.marks.enumerated() where !drawing.isFull {
      let before = drawing.additions
      mark.draw(in: plot, on: &drawing)
      if drawing.additions == before {
        drawing.noteUnseen(mark.origin?() ?? "mark \(index + 1) of panel \(number)")
      }
    }
  }

  /// Draws the panel with its marks.
  func draw(on drawing: inout Drawing) {
    drawing.beginPanel(number, keyBelow: needs.key?.key)
    drawTitle(on: &drawing)
    switch panel.content {
    case .plot:
      drawAxes(on: &drawing)
      drawMarks(on: &drawing)
      drawing.finishPanel(in: plot)
      drawTicks(on: &drawing)
    case .scene:
      drawMarks(on: &drawing)
      drawing.finishPanel(in: plot)
    case .table(let table):
      TableLayout(table: table, rect: rect, metrics: metrics, ruler: ruler).draw(on: &drawing)
    }
    drawKey(on: &drawing)
  }

  /// Draws the key that stands below the panel, where there is one.
  private func drawKey(on drawing: inout Drawing) {
    guard let block = needs.key?.block else { return }
    let below = Rect(
      origin: Point(rect.minX - needs.left, rect.maxY + needs.bottom - block.size.height),
      size: block.size)
    drawing.add(block.items(below, .start), on: .labels)
    drawing.keepClear(ofText: below)
  }

  private func drawTitle(on drawing: inout Drawing) {
    let left = panel.content.isPlot ? rect.minX : plot.rect.minX
    for (index, line) in needs.titleLines.enumerated() {
      let baseline =
        rect.minY - above + metrics.nameFont.size + Double(index) * metrics.lineHeight
      drawing.add(
        Label(
          line.text, font: line.font, paint: line.paint, at: Point(left, baseline), ruler: ruler),
        on: .axes, ruler: ruler)
    }
  }

  /// Draws the two axes and their titles, and keeps labels off them.
  private func drawAxes(on drawing: inout Drawing) {
    let rect = plot.rect
    let stroke = Stroke(.axis, width: metrics.axisWidth)
    let corner = Point(rect.minX, rect.maxY)
    let right = Point(rect.maxX, rect.maxY)
    let upperEnd = panel.y.isReversed ? rect.minY : rect.minY - metrics.axisOverhang
    let top = Point(rect.minX, upperEnd)
    drawGrid(on: &drawing)
    // Where zero lies inside of the plot it is drawn too; a panel that names no numbers below has only it.
    let showsZero = plot.y.domain.contains(0) && plot.y.kind.shows(0)
    let zero = showsZero ? plot.y.position(of: 0) : rect.maxY
    let isInside = zero > rect.minY && zero < rect.maxY
    let hasFloor = needs.namesX || !isInside
    drawing.add(
      Path(joining: hasFloor ? [top, corner, right] : [top, corner]), stroke: stroke, on: .axes)
    drawing.keepClear([(top, corner)] + (hasFloor ? [(corner, right)] : []))
    if isInside {
      let level = (Point(rect.minX, zero), Point(rect.maxX, zero))
      drawing.add(Path(from: level.0, to: level.1), stroke: stroke, on: .axes)
      drawing.keepClear([level])
    }
    drawAxisTitles(top: top, on: &drawing)
  }

  private func drawGrid(on drawing: inout Drawing) {
    let rect = plot.rect
    let stroke = Stroke(.grid, width: metrics.guideWidth)
    if panel.y.showsGrid {
      for tick in needs.yTicks {
        let y = plot.y.position(of: tick.value)
        drawing.addGridLine(Point(rect.minX, y), Point(rect.maxX, y), stroke)
      }
    }
    if panel.x.showsGrid {
      for tick in needs.xTicks {
        let x = plot.x.position(of: tick.value)
        drawing.addGridLine(Point(x, rect.minY), Point(x, rect.maxY), stroke)
      }
    }
  }

  private func drawAxisTitles(top: Point, on drawing: inout Drawing) {
    if let title = panel.y.title, needs.namesY {
      let left = yTicks.compactMap { $0.label?.bounds(ruler: ruler).minX }.min() ?? plot.rect.minX
      let position = Point(left, top.y - metrics.axisTitleGap)
      drawing.add(axisTitle(title, at: position, anchor: .start), on: .axes, ruler: ruler)
    }
    if let title = panel.x.title, needs.namesX {
      let ticksBottom = xTicks.compactMap { $0.label?.position.y }.max() ?? plot.rect.maxY
      let baseline = ticksBottom + metrics.axisTitleGap + metrics.axisTitleFont.size
      let position = Point(plot.rect.maxX, baseline)
      drawing.add(axisTitle(title, at: position, anchor: .end), on: .axes, ruler: ruler)
    }
  }

  private func axisTitle(_ text: String, at position: Point, anchor: Anchor) -> Label {
    Label(
      oneLine(text), font: metrics.axisTitleFont, paint: .secondary, at: position, anchor: anchor,
      ruler: ruler)
  }

  /// Draws the ticks and their labels; a tick that a guide meets, or that stands in the corner where
  /// the axes meet, needs no line of its own.
  private func drawTicks(on drawing: inout Drawing) {
    let stroke = Stroke(.axis, width: metrics.axisWidth)
    for entry in xTicks where needs.namesX {
      let foot = Point(entry.position, plot.rect.maxY)
      if !PanelLayout.isAt(plot.rect.minX, foot.x), !drawing.hasGuideEnd(at: foot) {
        let end = Point(foot.x, foot.y + metrics.tickLength)
        drawing.add(Path(from: foot, to: end), stroke: stroke, on: .axes)
      }
      if let label = entry.label { drawing.add(label, on: .axes, ruler: ruler) }
    }
    for entry in yTicks where needs.namesY {
      let foot = Point(plot.rect.minX, entry.position)
      if !PanelLayout.isAt(plot.rect.maxY, foot.y), !drawing.hasGuideEnd(at: foot) {
        let end = Point(foot.x - metrics.tickLength, foot.y)
        drawing.add(Path(from: foot, to: end), stroke: stroke, on: .axes)
      }
      if let label = entry.label { drawing.add(label, on: .axes, ruler: ruler) }
    }
    noteSilentTicks(on: &drawing)
  }

  /// Says which ticks stand there without their labels; in a narrow column that is as it should be.
  private func noteSilentTicks(on drawing: inout Drawing) {
    guard !metrics.isNarrow else { return }
    for (axis, ticks) in [("x", needs.namesX ? xTicks : []), ("y", needs.namesY ? yTicks : [])] {
      let silent = ticks.filter { $0.label == nil }.map { "\"\($0.tick.label)\"" }
      guard !silent.isEmpty else { continue }
      let shown = silent.prefix(3).joined(separator: ", ")
      let rest = silent.count > 3 ? " and \(silent.count - 3) more" : ""
      drawing.note([
        Scene.Remark(
          silent.count == 1
            ? "the tick \(shown) of \(axis)" : "the ticks \(shown)\(rest) of \(axis)",
          "stand\(silent.count == 1 ? "s" : "") there without the label, for which there is no room"
        )
      ])
    }
  }
}
