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

  /// - Parameter share: the part of the page that a panel has.
  init(
    _ panel: Panel, share: Size, namesX: Bool, namesY: Bool, metrics: Metrics, ruler: Ruler
  ) {
    (self.namesX, self.namesY) = (namesX, namesY)
    xDomain = panel.xDomain
    yDomain = panel.y.domain ?? panel.yDomain
    let gutter = panel.marks.flatMap { $0.gutterLines(metrics: metrics) }
      .map { ruler.advance(of: $0.text, font: $0.font) }.max()
    right = gutter.map { $0 + metrics.gutterGap } ?? 0
    top = panel.title == nil ? 0 : metrics.panelTitleGap + metrics.nameFont.size
    guard panel.content.isPlot else { return }
    chooseTicks(panel, share, metrics)
    makeRoomForAxes(panel, metrics, ruler)
  }

  private mutating func chooseTicks(_ panel: Panel, _ share: Size, _ metrics: Metrics) {
    let (x, y) = (
      whole(share.width / metrics.tickSpacing.x), whole(share.height / metrics.tickSpacing.y)
    )
    yTicks = panel.y.ticks(in: yDomain, about: max(2, y))
    xTicks = panel.x.ticks(in: xDomain, about: max(2, x))
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
