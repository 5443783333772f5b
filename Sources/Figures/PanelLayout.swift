import FigureScene

/// A panel in its place: its plot, and the axes, ticks and titles around it.
struct PanelLayout {
  let panel: Panel
  let plot: Plot

  private let needs: PanelNeeds
  private let xTicks: [(tick: Axis.Tick, label: Label)]
  private let yTicks: [(tick: Axis.Tick, label: Label)]
  /// The room above the panels of its row.
  private let above: Double
  /// The panel's whole place, which a scene that has another shape does not fill.
  private let rect: Rect

  private var metrics: Metrics { plot.metrics }
  private var ruler: Ruler { plot.ruler }

  init(
    _ panel: Panel, needs: PanelNeeds, above: Double, rect: Rect, page: Size, metrics: Metrics,
    ruler: Ruler
  ) {
    (self.panel, self.needs, self.above, self.rect) = (panel, needs, above, rect)
    switch panel.content {
    case .plot:
      plot = PanelLayout.plot(panel, in: rect, metrics: metrics, ruler: ruler)
    case .scene:
      plot = PanelLayout.scene(panel, in: rect, metrics: metrics, ruler: ruler)
    case .table:
      let scale = Scale(domain: 0...1, from: rect.minX, to: rect.maxX)
      plot = Plot(rect: rect, x: scale, y: scale, isScene: true, metrics: metrics, ruler: ruler)
    }
    let font = metrics.textFont
    let plotRect = plot.rect
    let capHeight = ruler.capHeight * font.size
    let baseline = plotRect.maxY + metrics.tickLabelGap + capHeight
    let inside = Rect(origin: .zero, size: page).inset(by: metrics.textMargin / 2)
    let (xScale, yScale) = (plot.x, plot.y)
    // In the corner where the axes meet one number is enough.
    let hasCorner =
      needs.namesY && needs.yTicks.contains { yScale.position(of: $0.value) == plotRect.maxY }
    let xLabels = needs.xTicks.filter { tick in
      !hasCorner || tick.series != nil || xScale.position(of: tick.value) != plotRect.minX
    }.map { tick in
      var label = Label(
        tick.label, font: tick.font(metrics), paint: tick.paint,
        at: Point(xScale.position(of: tick.value), baseline), anchor: .middle, ruler: ruler)
      // A label at the end of the axis moves inwards rather than off the page.
      let box = label.bounds(ruler: ruler)
      label.position.x += max(0, inside.minX - box.minX) - max(0, box.maxX - inside.maxX)
      return (tick: tick, label: label)
    }
    xTicks = PanelLayout.withoutCollisions(xLabels, spacing: metrics.tickLabelSpacing, ruler)
    let yLabels = needs.yTicks.map { tick in
      let place = Point(
        plotRect.minX - metrics.tickLabelGap, yScale.position(of: tick.value) + capHeight / 2)
      let label = Label(
        tick.label, font: tick.font(metrics), paint: tick.paint, at: place, anchor: .end,
        ruler: ruler)
      return (tick: tick, label: label)
    }
    yTicks = PanelLayout.withoutCollisions(yLabels, spacing: 0, ruler)
  }

  private static func plot(
    _ panel: Panel, in rect: Rect, metrics: Metrics, ruler: Ruler
  ) -> Plot {
    let (left, right) = panel.x.isReversed ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    let (low, high) = panel.y.isReversed ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    return Plot(
      rect: rect, x: Scale(domain: panel.xDomain, from: left, to: right, kind: panel.x.kind),
      y: Scale(domain: panel.yDomain, from: low, to: high, kind: panel.y.kind), metrics: metrics,
      ruler: ruler)
  }

  /// A scene is as large as fits, in the middle, a point of it as wide as it is high.
  private static func scene(
    _ panel: Panel, in rect: Rect, metrics: Metrics, ruler: Ruler
  ) -> Plot {
    let (x, y) = (panel.xDomain, panel.yDomain)
    let (width, height) = (x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
    let scale = min(rect.width / width, rect.height / height)
    let center = rect.center
    let place = Rect(
      minX: center.x - width * scale / 2, minY: center.y - height * scale / 2,
      maxX: center.x + width * scale / 2, maxY: center.y + height * scale / 2)
    return Plot(
      rect: place, x: Scale(domain: x, from: place.minX, to: place.maxX),
      y: Scale(domain: y, from: place.minY, to: place.maxY), isScene: true, metrics: metrics,
      ruler: ruler)
  }

  /// Drops what would collide: a plain tick gives way to a landmark, a later one to an earlier one.
  private static func withoutCollisions(
    _ ticks: [(tick: Axis.Tick, label: Label)], spacing: Double, _ ruler: Ruler
  ) -> [(tick: Axis.Tick, label: Label)] {
    var kept: [(tick: Axis.Tick, label: Label)] = []
    let landmarks = ticks.filter { $0.tick.series != nil }
    for entry in landmarks + ticks.filter({ $0.tick.series == nil }) {
      let box = entry.label.bounds(ruler: ruler).inset(by: -spacing / 2)
      let collides = kept.contains {
        $0.label.bounds(ruler: ruler).inset(by: -spacing / 2).intersects(box)
      }
      if !collides { kept.append(entry) }
    }
    return kept.sorted { $0.tick.value < $1.tick.value }
  }

  /// Draws the panel with its marks.
  func draw(on drawing: inout Drawing) {
    drawTitle(on: &drawing)
    switch panel.content {
    case .plot:
      drawAxes(on: &drawing)
      for mark in panel.marks { mark.draw(in: plot, on: &drawing) }
      drawing.placeGutterLabels(in: plot)
      drawing.placeKey(in: plot)
      drawTicks(on: &drawing)
    case .scene:
      for mark in panel.marks { mark.draw(in: plot, on: &drawing) }
      drawing.placeGutterLabels(in: plot)
      drawing.placeKey(in: plot)
    case .table(let table):
      table.draw(in: rect, on: &drawing, metrics: metrics, ruler: ruler)
    }
  }

  private func drawTitle(on drawing: inout Drawing) {
    guard let title = panel.title else { return }
    let left = panel.isPlot ? rect.minX : plot.rect.minX
    let baseline = rect.minY - above + metrics.nameFont.size
    drawing.add(
      Label(
        title, font: metrics.nameFont, paint: .ink, at: Point(left, baseline), ruler: ruler),
      on: .axes, ruler: ruler)
  }

  /// Draws the two axes and their titles, and keeps labels off them.
  private func drawAxes(on drawing: inout Drawing) {
    let rect = plot.rect
    let stroke = Stroke(.ink, width: metrics.axisWidth)
    let corner = Point(rect.minX, rect.maxY)
    let right = Point(rect.maxX, rect.maxY)
    let upperEnd = panel.y.isReversed ? rect.minY : rect.minY - metrics.axisOverhang
    let top = Point(rect.minX, upperEnd)
    drawGrid(on: &drawing)
    // Where zero lies inside of the plot it is drawn too; a panel that names no numbers below has only it.
    let zero =
      plot.y.domain.contains(0) && plot.y.kind == .linear ? plot.y.position(of: 0) : rect.maxY
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
      let left = yTicks.map { $0.label.bounds(ruler: ruler).minX }.min() ?? plot.rect.minX
      let place = Point(left, top.y - metrics.axisTitleGap)
      drawing.add(axisTitle(title, at: place, anchor: .start), on: .axes, ruler: ruler)
    }
    if let title = panel.x.title, needs.namesX {
      let ticksBottom = xTicks.map { $0.label.position.y }.max() ?? plot.rect.maxY
      let baseline = ticksBottom + metrics.axisTitleGap + metrics.axisTitleFont.size
      let place = Point(plot.rect.maxX, baseline)
      drawing.add(axisTitle(title, at: place, anchor: .end), on: .axes, ruler: ruler)
    }
  }

  private func axisTitle(_ text: String, at place: Point, anchor: Anchor) -> Label {
    Label(
      text, font: metrics.axisTitleFont, paint: .secondary, at: place, anchor: anchor, ruler: ruler)
  }

  /// Draws the ticks and their labels; a tick that a guide meets, or that stands in the corner where
  /// the axes meet, needs no line of its own.
  private func drawTicks(on drawing: inout Drawing) {
    let stroke = Stroke(.ink, width: metrics.axisWidth)
    let ends = drawing.guideEnds
    for (tick, label) in xTicks where needs.namesX {
      let foot = Point(plot.x.position(of: tick.value), plot.rect.maxY)
      if foot.x != plot.rect.minX, !ends.contains(foot) {
        let end = Point(foot.x, foot.y + metrics.tickLength)
        drawing.add(Path(from: foot, to: end), stroke: stroke, on: .axes)
      }
      drawing.add(label, on: .axes, ruler: ruler)
    }
    for (tick, label) in yTicks where needs.namesY {
      let foot = Point(plot.rect.minX, plot.y.position(of: tick.value))
      if foot.y != plot.rect.maxY, !ends.contains(foot) {
        let end = Point(foot.x - metrics.tickLength, foot.y)
        drawing.add(Path(from: foot, to: end), stroke: stroke, on: .axes)
      }
      drawing.add(label, on: .axes, ruler: ruler)
    }
  }
}

extension Panel {
  fileprivate var isPlot: Bool { if case .plot = content { true } else { false } }
}

extension Axis.Tick {
  fileprivate func font(_ metrics: Metrics) -> Font {
    series == nil ? metrics.textFont : metrics.landmarkFont
  }

  fileprivate var paint: Paint {
    series.map(Paint.series) ?? .secondary
  }
}
