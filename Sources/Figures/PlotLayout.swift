import FigureScene

/// Divides a page into the plot and the room that its axes need, and draws the axes.
struct PlotLayout {
  let plot: Plot

  private let figure: Figure
  private let metrics: Metrics
  private let ruler: Ruler
  private let xTicks: [(tick: Axis.Tick, label: Label)]
  private let yTicks: [(tick: Axis.Tick, label: Label)]

  init(_ figure: Figure, metrics: Metrics, ruler: Ruler) throws(FigureError) {
    (self.figure, self.metrics, self.ruler) = (figure, metrics, ruler)
    let size = figure.size
    let yDomain = figure.yDomain
    let yTicks = figure.y.ticks(in: yDomain, about: Int(size.height / metrics.tickSpacing.y))
    let xTicks = figure.x.ticks(in: figure.xDomain, about: Int(size.width / metrics.tickSpacing.x))

    let font = metrics.textFont
    let capHeight = ruler.capHeight * font.size
    let widest = yTicks.map { ruler.advance(of: $0.label, font: font) }.max()
    let left = widest.map { $0 + metrics.tickLabelGap + metrics.textMargin } ?? 0
    var bottom = metrics.textMargin
    if !xTicks.isEmpty { bottom += metrics.tickLabelGap + capHeight }
    if figure.x.title != nil { bottom += metrics.axisTitleGap + metrics.axisTitleFont.size }
    var top = metrics.margin
    if figure.y.title != nil {
      top =
        metrics.textMargin + metrics.axisTitleFont.size + metrics.axisTitleGap
        + metrics.axisOverhang
    }
    let rect = Rect(
      minX: max(metrics.margin, left), minY: top,
      maxX: size.width - metrics.margin, maxY: size.height - max(metrics.margin, bottom))
    guard rect.width >= metrics.leastPlot, rect.height >= metrics.leastPlot else {
      let width = size.width - rect.width + metrics.leastPlot
      let height = size.height - rect.height + metrics.leastPlot
      throw FigureError(
        description: "the figure is too small for its labels; \"size\" must be at least "
          + "[\(Int(width.rounded(.up))), \(Int(height.rounded(.up)))]")
    }
    let plot = Plot(rect: rect, x: figure.xDomain, y: yDomain, metrics: metrics)
    self.plot = plot

    let baseline = rect.maxY + metrics.tickLabelGap + capHeight
    let page = Rect(origin: .zero, size: size).inset(by: metrics.textMargin / 2)
    let xLabels = xTicks.map { tick in
      var label = Label(
        tick.label, font: tick.font(metrics), paint: tick.paint,
        at: Point(plot.x.position(of: tick.value), baseline), anchor: .middle, ruler: ruler)
      // A label at the end of the axis moves inwards rather than off the page.
      let box = label.bounds(ruler: ruler)
      label.position.x += max(0, page.minX - box.minX) - max(0, box.maxX - page.maxX)
      return (tick: tick, label: label)
    }
    self.xTicks = PlotLayout.withoutCollisions(xLabels, spacing: metrics.tickLabelSpacing, ruler)
    let yLabels = yTicks.map { tick in
      let place = Point(
        rect.minX - metrics.tickLabelGap, plot.y.position(of: tick.value) + capHeight / 2)
      let label = Label(
        tick.label, font: tick.font(metrics), paint: tick.paint, at: place, anchor: .end,
        ruler: ruler)
      return (tick: tick, label: label)
    }
    self.yTicks = PlotLayout.withoutCollisions(yLabels, spacing: 0, ruler)
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

  /// Draws the two axes and their titles, and keeps labels off them.
  func drawAxes(on drawing: inout Drawing) {
    let rect = plot.rect
    let corner = Point(rect.minX, rect.maxY)
    let top = Point(rect.minX, rect.minY - metrics.axisOverhang)
    let right = Point(rect.maxX, rect.maxY)
    drawing.add(
      Path(joining: [top, corner, right]), stroke: Stroke(.ink, width: metrics.axisWidth), on: .axes
    )
    drawing.keepClear([(top, corner), (corner, right)])
    if let title = figure.y.title {
      let left = yTicks.map { $0.label.bounds(ruler: ruler).minX }.min() ?? rect.minX
      drawing.add(
        axisTitle(title, at: Point(left, top.y - metrics.axisTitleGap), anchor: .start),
        on: .axes, ruler: ruler)
    }
    if let title = figure.x.title {
      let ticksBottom = xTicks.map { $0.label.position.y }.max() ?? rect.maxY
      let baseline = ticksBottom + metrics.axisTitleGap + metrics.axisTitleFont.size
      drawing.add(
        axisTitle(title, at: Point(rect.maxX, baseline), anchor: .end), on: .axes, ruler: ruler)
    }
  }

  private func axisTitle(_ text: String, at place: Point, anchor: Anchor) -> Label {
    Label(
      text, font: metrics.axisTitleFont, paint: .secondary, at: place, anchor: anchor, ruler: ruler)
  }

  /// Draws the ticks and their labels; a tick that a guide meets, or that stands in the corner where
  /// the axes meet, needs no line of its own.
  func drawTicks(on drawing: inout Drawing) {
    let stroke = Stroke(.ink, width: metrics.axisWidth)
    let ends = drawing.guideEnds
    for (tick, label) in xTicks {
      let foot = Point(plot.x.position(of: tick.value), plot.rect.maxY)
      if foot.x != plot.rect.minX, !ends.contains(foot) {
        let end = Point(foot.x, foot.y + metrics.tickLength)
        drawing.add(Path(from: foot, to: end), stroke: stroke, on: .axes)
      }
      drawing.add(label, on: .axes, ruler: ruler)
    }
    for (tick, label) in yTicks {
      let foot = Point(plot.rect.minX, plot.y.position(of: tick.value))
      if foot.y != plot.rect.maxY, !ends.contains(foot) {
        let end = Point(foot.x - metrics.tickLength, foot.y)
        drawing.add(Path(from: foot, to: end), stroke: stroke, on: .axes)
      }
      drawing.add(label, on: .axes, ruler: ruler)
    }
  }
}

extension Axis.Tick {
  fileprivate func font(_ metrics: Metrics) -> Font {
    series == nil ? metrics.textFont : metrics.landmarkFont
  }

  fileprivate var paint: Paint {
    series.map(Paint.series) ?? .secondary
  }
}
