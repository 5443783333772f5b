import FigureScene
import MotionCurves

extension ClosedRange<Double> {
  /// The smallest range around `values`; what is not finite, or beyond every axis, is left out. `nil` where
  /// nothing is left.
  package init?(around values: [Double]) {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for value in values where abs(value) < 1e300 {
      least = Swift.min(least, value)
      greatest = Swift.max(greatest, value)
    }
    guard least <= greatest else { return nil }
    self = least...greatest
  }

  /// The smallest range that holds all of `ranges`; `nil` where there is none.
  package init?(holding ranges: [ClosedRange<Double>?]) {
    let held = ranges.compactMap { $0 }
    self.init(around: held.flatMap { [$0.lowerBound, $0.upperBound] })
  }
}

extension Function {
  /// From the least to the greatest value in `interval`, as far as `domain` shows it; `nil` where it has none.
  ///
  /// The extremes are asked at the ends, on both sides of each break, where the function says that it turns,
  /// and where the cubics that would draw it turn: so none is missed that could be seen, however narrow.
  package func range(
    over interval: ClosedRange<Double>?, in domain: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    guard interval?.overlaps(domain) ?? true else { return nil }
    let visible = interval?.clamped(to: domain) ?? domain
    guard visible.lowerBound < visible.upperBound else {
      return ClosedRange(around: [value(visible.lowerBound)])
    }
    if let trace { return trace.range(in: visible) }
    let x = Scale(domain: visible, from: 0, to: Function.page.width)
    var positions = [visible.lowerBound, visible.upperBound]
    positions += turns.filter { visible.contains($0) }
    for position in breaks where visible.contains(position) {
      positions += [position - x.nudge, position, position + x.nudge].filter(visible.contains)
    }
    let coarse = (0...Function.coarseSteps).map { step in
      let share = Double(step) / Double(Function.coarseSteps)
      return visible.lowerBound + (visible.upperBound - visible.lowerBound) * share
    }
    guard var range = ClosedRange(around: (positions + coarse).map { value($0) }) else {
      return nil
    }
    // The cubics are fitted to a page as high as what is known; where they find much more, again.
    for _ in 0..<Function.mostPasses {
      let turns = turns(on: x, range, over: visible)
      guard let found = ClosedRange(holding: [range, ClosedRange(around: turns.map { value($0) })])
      else { break }
      let isSettled =
        found.upperBound - found.lowerBound <= 2 * (range.upperBound - range.lowerBound)
      range = found
      if isSettled { break }
    }
    return range
  }

  /// The page on which extremes are looked for, in points: that of a usual figure.
  private static let page = Size(720, 400)
  /// In how many steps the first guess of the range is made.
  private static let coarseSteps = 64
  /// How often a page that was much too low is made higher.
  private static let mostPasses = 8

  /// The positions at which the cubics turn that draw the function on a page as high as `range`.
  private func turns(
    on x: Scale, _ range: ClosedRange<Double>, over visible: ClosedRange<Double>
  ) -> [Double] {
    guard range.lowerBound < range.upperBound, (range.upperBound - range.lowerBound).isFinite else {
      return []
    }
    let y = Scale(domain: range, from: Function.page.height, to: 0)
    let fitter = CurveFitter(x: x, y: y, tolerance: Metrics.standard.curveTolerance)
    return fitter.fit(self, over: visible).flatMap { cubic in
      cubic.verticalTurns.flatMap { t -> [Double] in
        let turn = x.value(at: cubic.point(at: t).x)
        let (low, high) = (x.value(at: cubic.start.x), x.value(at: cubic.end.x))
        return [turn, levelPosition(near: turn, low, high)].filter(visible.contains)
      }
    }
  }

  /// Where between `low` and `high` the slope is 0, if it changes its sign there; else `turn`.
  private func levelPosition(near turn: Double, _ low: Double, _ high: Double) -> Double {
    guard low < high, slope(low) * slope(high) < 0 else { return turn }
    let rises = slope(low) > 0
    return lastPlace(from: low, to: high) { (slope($0) > 0) == rises }
  }
}
