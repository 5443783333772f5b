import FigureScene

/// Recorded pairs of numbers, however many, of which the first ascend; a missing second is NaN.
public struct Trace: Sendable {
  /// The positions, ascending.
  package let x: [Double]

  /// The value at each position.
  package let y: [Double]

  /// Takes recorded numbers.
  ///
  /// - Parameters:
  ///   - x: the positions, ascending and finite; at least two.
  ///   - y: the value at each; NaN where there is none.
  /// - Throws: ``FigureError`` for numbers that are not so.
  public init(x: [Double], y: [Double]) throws(FigureError) {
    guard x.count == y.count, x.count >= 2 else {
      throw FigureError(
        "there are \(x.count) positions and \(y.count) values; they must be as many, at least 2",
        parameter: "x")
    }
    for index in x.indices {
      guard abs(x[index]) <= largestNumber, !(abs(y[index]) > largestNumber) else {
        throw FigureError(
          "sample \(index + 1) holds a number beyond 1e15, or has no position", parameter: "x")
      }
      guard index == 0 || x[index - 1] <= x[index] else {
        throw FigureError(
          "the positions go back at sample \(index + 1); sort the samples by them", parameter: "x")
      }
    }
    self.init(trusted: x, y)
  }

  /// Takes numbers that are known to be so.
  package init(trusted x: [Double], _ y: [Double]) {
    (self.x, self.y) = (x, y)
  }

  /// From the first position to the last; `nil` where they are one.
  var extent: ClosedRange<Double>? {
    guard let first = x.first, let last = x.last, first < last else { return nil }
    return first...last
  }

  /// The value between two samples, on the straight line that joins them; NaN beyond the ends.
  package func value(at position: Double) -> Double {
    guard let index = segment(at: position) else { return .nan }
    if x[index] == position || index + 1 == x.count { return y[index] }
    return y[index] + slope(of: index) * (position - x[index])
  }

  /// The slope of the straight line at a position, at the last sample that of the line before; 0 beyond
  /// the ends.
  package func slope(at position: Double) -> Double {
    segment(at: position).map { slope(of: min($0, x.count - 2)) } ?? 0
  }

  private func slope(of index: Int) -> Double {
    guard x[index + 1] > x[index] else { return 0 }
    return (y[index + 1] - y[index]) / (x[index + 1] - x[index])
  }

  /// The last sample that is not after `position`.
  private func segment(at position: Double) -> Int? {
    guard let first = x.first, let last = x.last, first <= position, position <= last else {
      return nil
    }
    return firstIndex(after: position) - 1
  }

  /// The first sample after `position`, by halving.
  private func firstIndex(after position: Double) -> Int {
    var (low, high) = (0, x.count)
    while low < high {
      let middle = (low + high) / 2
      if x[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The samples of `interval`, and one more on each side where there is one.
  func indices(in interval: ClosedRange<Double>) -> Range<Int> {
    let start = max(0, firstIndex(after: interval.lowerBound) - 1)
    let end = min(x.count, firstIndex(after: interval.upperBound) + 1)
    return start..<max(start, end)
  }

  /// The different positions of the samples in `interval`, and its ends; `nil` where there are more than
  /// `most`.
  package func positions(in interval: ClosedRange<Double>, atMost most: Int) -> [Double]? {
    let inside = indices(in: interval)
    guard inside.count <= most else { return nil }
    var positions: [Double] = []
    for position in [interval.lowerBound] + inside.map({ x[$0] }) + [interval.upperBound]
    where interval.contains(position) && positions.last != position {
      positions.append(position)
    }
    return positions
  }

  /// From the least to the greatest value at the samples of `interval`; `nil` where there is none.
  package func range(in interval: ClosedRange<Double>) -> ClosedRange<Double>? {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for index in indices(in: interval) where y[index].isFinite {
      least = min(least, y[index])
      greatest = max(greatest, y[index])
    }
    return least <= greatest ? least...greatest : nil
  }
}
