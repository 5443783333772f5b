import FigureScene

/// The area of a panel in which its marks stand, with the scales that lead there.
public struct Plot: Sendable {
  /// The area, in points.
  public let rect: Rect

  /// From the horizontal axis's numbers to positions.
  public let x: Scale

  /// From the vertical axis's numbers to positions; it runs up the page unless it is reversed.
  public let y: Scale

  /// Whether the panel shows a scene in points instead of curves on axes.
  public let isScene: Bool

  /// How many seconds a unit of the horizontal axis has, where that shows times.
  let secondsPerUnit: Double?

  /// The measures of the look.
  public let metrics: Metrics

  /// Measures the text.
  public let ruler: Ruler

  /// Describes a plot.
  package init(
    rect: Rect, x: Scale, y: Scale, isScene: Bool = false, secondsPerUnit: Double? = nil,
    metrics: Metrics = .standard, ruler: Ruler = .inter
  ) {
    self.secondsPerUnit = secondsPerUnit
    (self.rect, self.x, self.y) = (rect, x, y)
    (self.isScene, self.metrics, self.ruler) = (isScene, metrics, ruler)
  }

  /// The place of a pair of numbers, or `nil` when it lies outside of the plot. A scene has no outside.
  public func point(_ x: Double, _ y: Double) -> Point? {
    guard isScene || (self.x.domain.contains(x) && self.y.domain.contains(y)) else { return nil }
    return Point(self.x.position(of: x), self.y.position(of: y))
  }

  /// The point of a pair of numbers, be it outside of the plot.
  public func unboundedPoint(_ x: Double, _ y: Double) -> Point {
    Point(self.x.position(of: x), self.y.position(of: y))
  }

  /// What turns functions into cubics in this plot.
  var fitter: CurveFitter { CurveFitter(x: x, y: y, tolerance: metrics.curveTolerance) }

  /// The cubics that draw `curve` between two positions, cut where it leaves the plot.
  package func cubics(
    of curve: Curve, over interval: ClosedRange<Double>? = nil
  ) -> [Cubic] {
    guard let visible = visible(interval) else { return [] }
    return fitter.fit(curve.function, over: visible).flatMap {
      $0.clipped(top: rect.minY, bottom: rect.maxY, slack: metrics.curveTolerance)
    }
  }

  /// The lines that draw a trace between two positions, each from one gap to the next, cut where they leave the
  /// plot.
  func lines(of trace: Trace, over interval: ClosedRange<Double>) -> [[Point]] {
    let page = TracePage(rect: reach, x: x, y: y, column: metrics.traceColumn)
    return trace.lines(on: page, over: interval)
  }

  /// The path that draws `curve` between two positions; all that the axis shows when they are left out.
  public func path(of curve: Curve, over interval: ClosedRange<Double>? = nil) -> Path {
    guard let trace = curve.function.trace else { return Path(cubics(of: curve, over: interval)) }
    var path = Path()
    for line in visible(interval).map({ lines(of: trace, over: $0) }) ?? [] {
      path.move(to: line[0])
      for point in line.dropFirst() { path.line(to: point) }
    }
    return path
  }

  /// The part of `interval` that the horizontal axis shows.
  public func visible(_ interval: ClosedRange<Double>?) -> ClosedRange<Double>? {
    guard let interval else { return x.domain }
    guard interval.overlaps(x.domain) else { return nil }
    let visible = interval.clamped(to: x.domain)
    return visible.lowerBound < visible.upperBound ? visible : nil
  }

  /// The part of the straight line between two points that lies in the plot; a scene has no outside.
  public func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
    reach.clipped(start, end)
  }

  /// Whether all of `rect` is shown. What ends at the plot's edge may lie beyond it by less than is written: the last
  /// digit of a maths library must not decide.
  func shows(_ rect: Rect) -> Bool { reach.inset(by: -Point.resolution).contains(rect) }

  /// How far marks reach: over the plot, and in a scene, which has no outside, as far as every reader of the picture
  /// can count.
  var reach: Rect {
    guard isScene else { return rect }
    let beyond = 100_000.0
    return Rect(
      minX: rect.minX - beyond, minY: rect.minY - beyond, maxX: rect.maxX + beyond,
      maxY: rect.maxY + beyond)
  }
}

extension Path {
  /// The straight pieces, of which those that meet are one line.
  init(pieces: [(Point, Point)]) {
    self.init()
    for piece in pieces {
      if elements.isEmpty || !currentPoint.coincides(with: piece.0) { move(to: piece.0) }
      line(to: piece.1)
    }
  }
}
