import FigureScene

/// The area of a panel in which its marks stand, with the scales that lead there.
public struct Plot: Sendable {
  /// The area, in points.
  public let rect: Rect

  /// From the horizontal axis's numbers to places.
  public let x: Scale

  /// From the vertical axis's numbers to places; it runs up the page unless it is reversed.
  public let y: Scale

  /// Whether the panel shows a scene in points instead of curves on axes.
  public let isScene: Bool

  /// The measures of the look.
  public let metrics: Metrics

  /// Measures the text.
  public let ruler: Ruler

  init(
    rect: Rect, x: Scale, y: Scale, isScene: Bool = false, metrics: Metrics = .standard,
    ruler: Ruler = .inter
  ) {
    (self.rect, self.x, self.y) = (rect, x, y)
    (self.isScene, self.metrics, self.ruler) = (isScene, metrics, ruler)
  }

  /// The place of a pair of numbers, or `nil` when it lies outside of the plot. A scene has no outside.
  func point(_ x: Double, _ y: Double) -> Point? {
    guard isScene || (self.x.domain.contains(x) && self.y.domain.contains(y)) else { return nil }
    return Point(self.x.position(of: x), self.y.position(of: y))
  }

  /// The cubics that draw `curve` between two positions, cut where it leaves the plot.
  func cubics(of curve: FigureCurve, over interval: ClosedRange<Double>? = nil) -> [Cubic] {
    guard let visible = visible(interval) else { return [] }
    let fitter = CurveFitter(x: x, y: y, tolerance: metrics.curveTolerance)
    return fitter.fit(curve.function, over: visible).flatMap {
      $0.clipped(top: rect.minY, bottom: rect.maxY, slack: metrics.curveTolerance)
    }
  }

  /// The path that draws `curve` between two positions.
  func path(of curve: FigureCurve, over interval: ClosedRange<Double>? = nil) -> Path {
    guard let trace = curve.function.trace else { return Path(cubics(of: curve, over: interval)) }
    var path = Path()
    for line in visible(interval).map({ trace.lines(in: self, over: $0) }) ?? [] {
      path.move(to: line[0])
      for point in line.dropFirst() { path.line(to: point) }
    }
    return path
  }

  /// The part of `interval` that the horizontal axis shows.
  func visible(_ interval: ClosedRange<Double>?) -> ClosedRange<Double>? {
    guard let interval else { return x.domain }
    guard interval.overlaps(x.domain) else { return nil }
    let visible = interval.clamped(to: x.domain)
    return visible.lowerBound < visible.upperBound ? visible : nil
  }

  /// The part of the straight line between two places that lies in the plot.
  func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1e9 }) else { return nil }
    if isScene { return (start, end) }
    var (low, high) = (0.0, 1.0)
    let way = end - start
    for (position, step, lower, upper) in [
      (start.x, way.dx, rect.minX, rect.maxX), (start.y, way.dy, rect.minY, rect.maxY),
    ] {
      if step == 0 {
        guard lower <= position, position <= upper else { return nil }
        continue
      }
      let crossings = [(lower - position) / step, (upper - position) / step].sorted()
      (low, high) = (max(low, crossings[0]), min(high, crossings[1]))
    }
    guard low < high else { return nil }
    return (start.mixed(with: end, low), start.mixed(with: end, high))
  }
}
