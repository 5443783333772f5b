import FigureScene

/// What the axes of a panel show, asked of its marks once, and how much room the text around its plot needs on
/// each side, in points.
struct PanelNeeds {
  private(set) var left = 0.0, right = 0.0, top = 0.0, bottom = 0.0
  let xDomain, yDomain: ClosedRange<Double>
  private(set) var xTicks: [Axis.NamedTick] = []
  private(set) var yTicks: [Axis.NamedTick] = []
  /// Whether the panel names the numbers of its axes; of panels on one axis only the last, or first, does.
  let namesX, namesY: Bool
  /// The title, broken where it is wider than the panel.
  let titleLines: [LabelLine]
  /// The key that stands below the panel because there is no room inside, and how it looks.
  let key: (key: PanelKey, block: LabelBlock)?

  /// - Parameters:
  ///   - share: the part of the page that a panel has.
  ///   - key: the key that is to stand below the panel.
  init(
    _ panel: Panel, share: Size, namesX: Bool, namesY: Bool, key: PanelKey?, metrics: Metrics,
    ruler: Ruler
  ) {
    (self.namesX, self.namesY) = (namesX, namesY)
    let room = share.width - 2 * metrics.textMargin
    self.key = key.map {
      (key: $0, block: LabelBlock($0, within: room, metrics: metrics, ruler: ruler))
    }
    xDomain = panel.xDomain
    yDomain = panel.y.domain ?? panel.yDomain
    let gutter = panel.marks.flatMap { $0.gutterLines(metrics: metrics) }
      .map { ruler.advance(of: $0.text, font: $0.font) }.max()
    right = gutter.map { $0 + metrics.gutterGap } ?? 0
    titleLines = (panel.title.map { [LabelLine($0, font: metrics.nameFont, paint: .ink)] } ?? [])
      .wrapped(to: share.width - 2 * metrics.textMargin, ruler: ruler)
    if !titleLines.isEmpty {
      top =
        metrics.panelTitleGap + metrics.nameFont.size
        + Double(titleLines.count - 1) * metrics.lineHeight
    }
    if panel.content.isPlot {
      chooseTicks(panel, share, metrics, ruler)
      makeRoomForAxes(panel, metrics, ruler)
    }
    if let block = self.key?.block { bottom += metrics.keyGap + block.size.height }
  }

  private mutating func chooseTicks(
    _ panel: Panel, _ share: Size, _ metrics: Metrics, _ ruler: Ruler
  ) {
    let (x, y) = (
      whole(share.width / metrics.tickSpacing.x), whole(share.height / metrics.tickSpacing.y)
    )
    yTicks = panel.y.ticks(in: yDomain, about: max(2, y))
    // As many as stand beside one another with all of their labels.
    for count in stride(from: max(2, x), through: 2, by: -1) {
      xTicks = panel.x.ticks(in: xDomain, about: count)
      let widths = xTicks.map {
        ruler.advance(of: $0.label, font: metrics.textFont) + metrics.tickLabelSpacing
      }
      if widths.reduce(0, +) <= share.width - 2 * metrics.margin { break }
    }
  }

  private mutating func makeRoomForAxes(_ panel: Panel, _ metrics: Metrics, _ ruler: Ruler) {
    let font = metrics.textFont
    if namesY {
      let widest = yTicks.map { ruler.advance(of: $0.label, font: font) }.max()
      left = widest.map { $0 + metrics.tickLabelGap } ?? 0
      if panel.y.title != nil {
        top += metrics.axisTitleFont.size + metrics.axisTitleGap + metrics.axisOverhang
      }
    }
    if namesX {
      if !xTicks.isEmpty { bottom += metrics.tickLabelGap + ruler.capHeight * font.size }
      if panel.x.title != nil { bottom += metrics.axisTitleGap + metrics.axisTitleFont.size }
    }
  }
}
