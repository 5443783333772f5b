import FigureScene

/// Every measure of the look, in points.
public struct Metrics: Sendable {
  /// The measures that all figures share.
  public static let standard = Metrics()

  // The page.

  /// The least distance from the page's edge to the plot.
  var margin = 36.0
  /// The least distance from the page's edge to text that stands outside of the plot.
  var textMargin = 18.0
  /// The least width and height of a plot.
  var leastPlot = 40.0
  /// Between two panels.
  var panelGap = 48.0
  /// Between a panel's title and what stands under it.
  var panelTitleGap = 16.0

  // Lines.

  var curveWidth = 2.25
  var axisWidth = 1.0
  var guideWidth = 1.0
  var guideDash = [3.0, 4.0]
  var diagonalWidth = 1.25
  var diagonalDash = [6.0, 5.0]
  var tangentWidth = 1.25
  var leaderWidth = 1.0
  var tickLength = 5.0
  /// How far the vertical axis goes on above the top of its domain.
  var axisOverhang = 10.0
  /// How long a tangent is when the template does not say.
  var tangentLength = 160.0

  /// How wide a curve is that only serves for comparison, and the dashes of one that is not gone.
  var mutedCurveWidth = 1.5
  var curveDash = [5.0, 5.0]
  var boxWidth = 1.25
  /// How long the two strokes of an arrow's head are, and how far they spread to each side.
  var arrowHead = (length: 8.0, spread: 4.5)
  /// How long the two end strokes of a dimension line are.
  var dimensionEnd = 8.0

  // Points.

  var dotRadius = 4.5
  var dotRing = 2.0

  // Text.

  var nameFont = Font(15, .semibold)
  var textFont = Font(13)
  var landmarkFont = Font(13, .medium)
  var axisTitleFont = Font(12)
  /// From one baseline to the next.
  var lineHeight = 20.0
  /// Between an axis and the labels of its ticks.
  var tickLabelGap = 10.0
  /// Between the tick labels and the title of the horizontal axis.
  var axisTitleGap = 10.0
  /// The least gap between two tick labels.
  var tickLabelSpacing = 8.0
  /// About how far apart the ticks are that an axis chooses itself: horizontally, vertically.
  var tickSpacing = (x: 110.0, y: 70.0)

  /// Between a plot and the labels at the ends of its curves.
  var gutterGap = 12.0
  /// The least distance between two labels at the ends of curves: of one line, and of several.
  var gutterSpacing = 4.0
  var gutterBlockSpacing = 14.0
  /// Between two bars.
  var barGap = 1.0
  /// The length of a line in a key, and the gaps to the name and the detail behind it.
  var keyLine = (length: 20.0, gap: 8.0)
  /// From one row of a key to the next, and of a table.
  var keyRow = 26.0
  var tableRow = 28.0

  // Labels that find their own place.

  /// What a label keeps from everything that it does not name.
  var labelClearance = 4.0
  /// Between a label and the curve, point or line that it names.
  var labelGap = 8.0
  /// How far a label may move away from its curve, step by step; beyond the first few a leader ties it.
  var labelDistances = [8.0, 14, 22, 32, 44, 58, 74, 92, 112]
  /// The distance from which a leader is drawn.
  var leaderDistance = 22.0
  /// What a leader keeps from the text it starts at.
  var leaderGap = 4.0

  /// The width of a column in which a recorded trace keeps four samples: a pixel at the usual scale.
  var traceColumn = 0.5

  /// The tolerance, on the page, of the cubics that a curve is drawn with.
  var curveTolerance = 0.05
}
