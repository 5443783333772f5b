/// A cubic Bézier segment, in points: what a smooth curve is drawn with.
public struct Cubic: Equatable, Sendable {
  /// Where it starts.
  public var start: Point
  /// The control point that gives the direction at the start.
  public var control1: Point
  /// The control point that gives the direction at the end.
  public var control2: Point
  /// Where it ends.
  public var end: Point

  /// Makes a segment from its four control points.
  public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at the parameter `t`, from 0 at the start to 1 at the end.
  public func point(at t: Double) -> Point {
    let (left, _) = split(at: t)
    return left.end
  }

  /// The two segments before and after the parameter `t`, together the same curve.
  public func split(at t: Double) -> (Cubic, Cubic) {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    let ab = a.mixed(with: b, t)
    let bc = b.mixed(with: c, t)
    let middle = ab.mixed(with: bc, t)
    return (Cubic(start, a, ab, middle), Cubic(middle, bc, c, end))
  }

  /// The segment between the parameters `t0` and `t1`, 0 ≤ t0 < t1 ≤ 1.
  public func part(from t0: Double, to t1: Double) -> Cubic {
    let head = t1 < 1 ? split(at: t1).0 : self
    return t0 > 0 ? head.split(at: t0 / t1).1 : head
  }

  /// The smallest upright rectangle around the curve itself, not around its control points.
  public var bounds: Rect {
    let turns =
      Cubic.turns(start.x, control1.x, control2.x, end.x)
      + Cubic.turns(start.y, control1.y, control2.y, end.y)
    return Rect(around: [start, end] + turns.map { point(at: $0) })
  }

  /// The parameters inside 0 … 1 at which the vertical coordinate turns round, in no order.
  package var verticalTurns: [Double] { Cubic.turns(start.y, control1.y, control2.y, end.y) }

  /// The parameters inside 0 … 1 at which one coordinate turns round: the roots of its derivative.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The numerically stable pair of roots: no difference of two near numbers.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
