import FigureScene

/// Every measure of the look, in points.
///
/// A mark of one's own draws with them, so that it looks as the others do.
public struct Metrics: Sendable {
  /// The measures that all figures share.
  public static let standard = Metrics()

  /// The measures of a column on a phone: text that can still be read, less room around it.
  public static let narrow: Metrics = {
    var metrics = Metrics()
    (metrics.margin, metrics.textMargin) = (24, 12)
    metrics.panelGap = 36
    (metrics.nameFont, metrics.textFont) = (Font(14, .semibold), Font(12.5))
    (metrics.landmarkFont, metrics.axisTitleFont) = (Font(12.5, .medium), Font(11.5))
    (metrics.headingFont, metrics.lineHeight) = (Font(16, .semibold), 18)
    (metrics.tickSpacing, metrics.tangentLength) = ((x: 76, y: 56), 100)
    (metrics.keyRow, metrics.tableRow) = (22, 24)
    (metrics.labelShare, metrics.isNarrow) = (0.5, true)
    return metrics
  }()

  /// Whether the page is a narrow column, where what needs room beside a plot stands in its key, and ticks give way.
  public var isNarrow = false

  init() {}

  // The page.

  /// The least distance from the page's edge to the plot.
  public var margin = 36.0
  /// The least distance from the page's edge to text that stands outside of the plot.
  public var textMargin = 18.0
  /// The least width and height of a plot.
  public var leastPlot = 40.0
  /// The least height of a panel in a narrow column.
  public var leastPanel = 220.0
  /// From the text below a panel to the text above the next one, which belongs to that.
  public var rowGap = 26.0
  /// Between two panels.
  public var panelGap = 48.0
  /// Between a panel's title and what stands under it.
  public var panelTitleGap = 16.0

  // Lines.

  /// How wide a curve is.
  public var curveWidth = 2.25
  /// How wide an axis is.
  public var axisWidth = 1.0
  /// How wide a guide is: a dashed line that leads to an axis or across the plot.
  public var guideWidth = 1.0
  /// A guide's dashes and gaps.
  public var guideDash = [3.0, 4.0]
  /// How wide a diagonal is.
  public var diagonalWidth = 1.25
  /// A diagonal's dashes and gaps.
  public var diagonalDash = [6.0, 5.0]
  /// How wide a tangent is.
  public var tangentWidth = 1.25
  /// How wide a leader is.
  public var leaderWidth = 1.0
  /// How long the line of a tick is.
  public var tickLength = 5.0
  /// How far the vertical axis goes on above the top of its domain.
  public var axisOverhang = 10.0
  /// How long a tangent is when the template does not say.
  public var tangentLength = 160.0

  /// How wide a curve is that only serves for comparison.
  public var mutedCurveWidth = 1.5
  /// The dashes and gaps of a dashed curve.
  public var curveDash = [5.0, 5.0]
  /// The dashes and gaps of curves that share a colour, in turn, and of the fifth and further series.
  public var seriesDashes: [[Double]] = [[], [9, 4], [2, 4], [9, 4, 2, 4], [14, 5]]
  /// How many colours the palettes have before one comes again.
  static let colors = 6
  /// How many series are told apart by their colours alone.
  static let toldByColor = 4
  /// How wide the outline of a box is.
  public var boxWidth = 1.25
  /// How long the two strokes of an arrow's head are, and how far they spread to each side.
  public var arrowHead = (length: 8.0, spread: 4.5)
  /// How long the two end strokes of a dimension line are.
  public var dimensionEnd = 8.0

  // Points.

  /// The radius of a landmark's dot.
  public var dotRadius = 4.5
  /// How wide the ring around a dot is.
  public var dotRing = 2.0

  // Text.

  /// The font of a figure's title, where it stands in the picture.
  public var headingFont = Font(18, .semibold)
  /// Between two lines of the heading, beside the size of its font.
  public var headingLead = 7.0
  /// Between the heading and the picture.
  public var headingGap = 4.0
  /// The font of names.
  public var nameFont = Font(15, .semibold)
  /// The font of running text.
  public var textFont = Font(13)
  /// The font of landmarks.
  public var landmarkFont = Font(13, .medium)
  /// The font of axes' titles.
  public var axisTitleFont = Font(12)
  /// From one baseline to the next.
  public var lineHeight = 20.0
  /// Between an axis and the labels of its ticks.
  public var tickLabelGap = 10.0
  /// Between the tick labels and the title of the horizontal axis.
  public var axisTitleGap = 10.0
  /// The least gap between two tick labels.
  public var tickLabelSpacing = 8.0
  /// About how far apart the ticks are that an axis chooses itself: horizontally, vertically.
  public var tickSpacing = (x: 110.0, y: 70.0)

  /// The least height of a table's row, in which its text still stands by itself.
  public var leastTableRow = 18.0

  /// Between a plot and the labels at the ends of its curves.
  public var gutterGap = 12.0
  /// The least distance between two labels of one line at the ends of curves.
  public var gutterSpacing = 4.0
  /// The least distance between two labels of several lines at the ends of curves.
  public var gutterBlockSpacing = 14.0
  /// Between two bars.
  public var barGap = 1.0
  /// The length of a line in a key, and the gaps to the name and the detail behind it.
  public var keyLine = (length: 20.0, gap: 8.0)
  /// Between what stands under a plot and a key below it.
  public var keyGap = 20.0
  /// From one row of a key to the next.
  public var keyRow = 26.0
  /// The least gap between two columns of a table.
  public var leastColumnGap = 14.0
  /// From one row of a table to the next.
  public var tableRow = 28.0

  // Labels that find their own place.

  /// The share of a plot's width that a line of a label takes at most; longer ones are broken.
  public var labelShare = 0.8
  /// A shorter line of a label is never broken.
  public var leastBrokenLine = 72.0
  /// How wide a line of a label may be in a scene, however narrow that is.
  public var leastLabel = 120.0
  /// What a label keeps from everything that it does not name.
  public var labelClearance = 4.0
  /// Between a label and the curve, point or line that it names.
  public var labelGap = 8.0
  /// How far a label may move away from its curve, step by step; beyond the first few a leader ties it.
  public var labelDistances = [8.0, 14, 22, 32, 44, 58, 74, 92, 112]
  /// The distance from which a leader is drawn.
  public var leaderDistance = 22.0
  /// What a leader keeps from the text it starts at.
  public var leaderGap = 4.0

  /// The width of a column in which a recorded trace keeps four samples: a pixel at the usual scale.
  public var traceColumn = 0.5

  /// What each drawback of a label's place costs.
  var costs = PlacementCosts()

  /// The tolerance, on the page, of the cubics that a curve is drawn with.
  public var curveTolerance = 0.05
}
