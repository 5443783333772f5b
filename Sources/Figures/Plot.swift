import FigureScene

/// The area of a figure in which its marks stand, with the scales that lead there.
public struct Plot: Sendable {
  /// The area, in points.
  public let rect: Rect

  /// From the horizontal axis's numbers to places.
  public let x: Scale

  /// From the vertical axis's numbers to places; it runs up the page.
  public let y: Scale

  /// The measures of the look.
  public let metrics: Metrics

  init(rect: Rect, x: ClosedRange<Double>, y: ClosedRange<Double>, metrics: Metrics) {
    self.rect = rect
    self.x = Scale(domain: x, from: rect.minX, to: rect.maxX)
    self.y = Scale(domain: y, from: rect.maxY, to: rect.minY)
    self.metrics = metrics
  }

  /// The place of a pair of numbers, or `nil` when it lies outside of the plot.
  func point(_ x: Double, _ y: Double) -> Point? {
    guard self.x.domain.contains(x), self.y.domain.contains(y) else { return nil }
    return Point(self.x.position(of: x), self.y.position(of: y))
  }

  /// The cubics that draw `curve` between two positions, cut where it leaves the plot.
  func cubics(of curve: FigureCurve, over interval: ClosedRange<Double>? = nil) -> [Cubic] {
    let fitter = CurveFitter(x: x, y: y, tolerance: metrics.curveTolerance)
    let visible = interval.map { $0.clamped(to: x.domain) } ?? x.domain
    return fitter.fit(curve.function, over: visible).flatMap {
      $0.clipped(top: rect.minY, bottom: rect.maxY)
    }
  }

  /// The part of the straight line through two places that lies in the plot.
  func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
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
