import Libm

// When a motion has covered a share of its distance for the first time. A design review compares these.

extension Spring.Motion {
  /// The first time after the start, in seconds, at which `share` of the distance to the target is covered; `nil`
  /// when it never is, or when there is no distance.
  ///
  /// - Parameter share: between 0 and 1.
  public func time(toShare share: Double) -> Double? {
    guard start != target, share > 0, share < 1 else { return nil }
    let rest = { (time: Double) in (self.value(at: time) - start) / (target - start) - share }
    func firstTime(from low: Double, to high: Double) -> Double {
      narrowed(from: low, to: high) { rest($0) < 0 }.high
    }
    // Up to the first crossing of the target the value turns once at most, and away from it: the share is
    // passed once.
    if let crossing = firstCrossing { return firstTime(from: 0, to: crossing) }
    var end = 0.1
    while rest(end) < 0 {
      end *= 2
      guard end < .infinity else { return nil }
    }
    return firstTime(from: 0, to: end)
  }
}

extension TimingCurve {
  /// The first share of the duration at which the progress is `share`; `nil` when it never is.
  ///
  /// - Parameter share: between 0 and 1.
  public func time(toShare share: Double) -> Double? {
    guard share > 0, share < 1 else { return nil }
    // The progress along the curve has two turns at most: between them it is crossed once.
    let turns = TimingCurve.zeros(3 * y1, 6 * (y2 - 2 * y1), 3 * (3 * y1 - 3 * y2 + 1))
    let stops = [0] + turns.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    func progress(_ parameter: Double) -> Double { point(at: parameter).y - share }
    for (from, to) in zip(stops, stops.dropFirst()) where progress(from) < 0 && progress(to) >= 0 {
      return point(at: narrowed(from: from, to: to) { progress($0) < 0 }.high).x
    }
    return nil
  }

  /// The greatest slope: the most progress to a share of the duration. Infinite where the curve is upright.
  public var peakSlope: Double {
    // The slope is a quotient of two parabolas along the curve; that of its derivative which can be 0 is one
    // more, x'·y″ − y'·x″, in which the cubes cancel out.
    let (x, y) = (TimingCurve.derivative(x1, x2), TimingCurve.derivative(y1, y2))
    let turns = TimingCurve.zeros(
      x.0 * y.1 - y.0 * x.1, 2 * (x.0 * y.2 - y.0 * x.2), x.1 * y.2 - y.1 * x.2)
    let inside = turns.filter { $0 > 0 && $0 < 1 }.map { parameter -> Double in
      let dx = x.0 + parameter * (x.1 + parameter * x.2)
      let dy = y.0 + parameter * (y.1 + parameter * y.2)
      return dx > 0 ? dy / dx : dy > 0 ? .infinity : 0
    }
    return (inside + [startSlope, endSlope]).max()!
  }

  private func point(at parameter: Double) -> (x: Double, y: Double) {
    func coordinate(_ p1: Double, _ p2: Double) -> Double {
      let rest = 1 - parameter
      return parameter
        * (3 * rest * (rest * p1 + parameter * p2) + parameter * parameter)
    }
    return (coordinate(x1, x2), coordinate(y1, y2))
  }

  /// The derivative of a coordinate along the curve, its constant first.
  private static func derivative(_ p1: Double, _ p2: Double) -> (Double, Double, Double) {
    (3 * p1, 6 * (p2 - 2 * p1), 3 * (3 * p1 - 3 * p2 + 1))
  }

  /// Where a + b·t + c·t² is 0.
  private static func zeros(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    guard abs(c) > 1e-12 * max(abs(a), abs(b)) else { return b != 0 ? [-a / b] : [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The sum of numbers of one sign loses nothing.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return q != 0 ? [q / c, a / q] : [0]
  }
}

extension Deceleration.Motion {
  /// The time after release, in seconds, at which `share` of the throw is covered; `nil` when there is no
  /// throw.
  ///
  /// - Parameter share: between 0 and 1.
  public func time(toShare share: Double) -> Double? {
    guard initialVelocity != 0, share > 0, share < 1 else { return nil }
    return log1p(-share) / deceleration.decayConstant
  }
}

extension TimingCurve.Motion {
  /// The first time after the start, in seconds, at which `share` of the way is covered; `nil` when it never is.
  ///
  /// - Parameter share: between 0 and 1.
  public func time(toShare share: Double) -> Double? {
    curve.time(toShare: share).map { $0 * duration }
  }
}
