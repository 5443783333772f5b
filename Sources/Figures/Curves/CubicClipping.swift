import FigureScene
import MotionCurves

extension Cubic {
  /// The parameters inside 0 … 1 at which the vertical coordinate equals `y`, ascending.
  package func crossings(y: Double) -> [Double] {
    let values = (start.y - y, control1.y - y, control2.y - y, end.y - y)
    func height(_ t: Double) -> Double {
      let u = 1 - t
      return u * u * u * values.0 + 3 * u * u * t * values.1 + 3 * u * t * t * values.2
        + t * t * t * values.3
    }
    let stops = [0] + verticalTurns.sorted() + [1]
    var found: [Double] = []
    for (low, high) in zip(stops, stops.dropFirst())
    where (height(low) < 0) != (height(high) < 0) {
      let isBelow = height(low) < 0
      let bracket = narrowed(from: low, to: high) { (height($0) < 0) == isBelow }
      found.append((bracket.low + bracket.high) / 2)
    }
    return found
  }

  /// The parts of the segment between two heights on the page, cut exactly where it crosses them.
  ///
  /// - Parameter slack: how far a curve may stray beyond them and still count as inside: one that runs
  ///   along an edge would else be cut into pieces by the tolerance it is drawn with.
  func clipped(top: Double, bottom: Double, slack: Double) -> [Cubic] {
    let (top, bottom) = (top - slack, bottom + slack)
    let box = bounds
    if box.minY >= top, box.maxY <= bottom { return [self] }
    if box.maxY < top || box.minY > bottom { return [] }
    let cuts = ([0, 1] + crossings(y: top) + crossings(y: bottom)).sorted()
    return zip(cuts, cuts.dropFirst()).compactMap { lower, upper in
      guard upper > lower else { return nil }
      let middle = point(at: (lower + upper) / 2)
      return (top...bottom).contains(middle.y) ? part(from: lower, to: upper) : nil
    }
  }
}
