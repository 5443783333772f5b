import FigureScene
import MotionCurves

extension Function {
  /// The function, kept within `domain` where it would leave it.
  func bounded(to domain: ClosedRange<Double>, kinks: [Double] = []) -> Function {
    // A curve that begins at the edge may lie beyond it by the arithmetic's last digit, and is no flat one.
    let slack = 1e-9 * (domain.upperBound - domain.lowerBound)
    let inside = (domain.lowerBound - slack)...(domain.upperBound + slack)
    return Function(
      { min(max(value($0), domain.lowerBound), domain.upperBound) },
      slope: { inside.contains(value($0)) ? slope($0) : 0 }, breaks: (breaks + kinks).sorted())
  }

  /// The function, kept within `domain`, and drawn in parts from where it leaves it in `interval`: then it may
  /// be however steep.
  func bounded(
    to domain: ClosedRange<Double>, over interval: ClosedRange<Double>
  ) -> Function {
    let edges = [domain.lowerBound, domain.upperBound]
    return bounded(to: domain, kinks: edges.flatMap { crossings(of: $0, in: interval) })
  }

  /// The positions at which the function passes `level`, found between evenly spread ones.
  private func crossings(of level: Double, in interval: ClosedRange<Double>) -> [Double] {
    let count = 512
    let positions = (0...count).map {
      interval.lowerBound + (interval.upperBound - interval.lowerBound) * Double($0) / Double(count)
    }
    return zip(positions, positions.dropFirst()).compactMap { low, high in
      let isBelow = value(low) < level
      guard value(high).isFinite, (value(high) < level) != isBelow else { return nil }
      return narrowed(from: low, to: high) { (value($0) < level) == isBelow }.high
    }
  }

  /// The parts of `interval` in which the function has values: all of it, but for the gaps of a recording.
  func runs(in interval: ClosedRange<Double>) -> [ClosedRange<Double>] {
    guard let trace else { return [interval] }
    return zip(trace.x, trace.y).split { !$0.1.isFinite }.compactMap { run in
      guard let first = run.first?.0, let last = run.last?.0, first < last,
        interval.overlaps(first...last)
      else { return nil }
      return (first...last).clamped(to: interval)
    }
  }
}

extension Cubic {
  /// The cubic with no point outside of `rect`.
  func clamped(to rect: Rect) -> Cubic {
    func clamped(_ point: Point) -> Point {
      Point(
        min(max(point.x, rect.minX), rect.maxX), min(max(point.y, rect.minY), rect.maxY))
    }
    return Cubic(clamped(start), clamped(control1), clamped(control2), clamped(end))
  }
}
