import FigureScene

/// Recorded pairs of numbers, however many, of which the first ascend; a missing second is NaN.
public struct Trace: Sendable {
  /// The positions, ascending.
  let x: [Double]

  /// The value at each position.
  let y: [Double]

  /// The value between two samples, on the straight line that joins them; NaN beyond the ends.
  func value(at position: Double) -> Double {
    guard let index = segment(at: position) else { return .nan }
    if x[index] == position || index + 1 == x.count { return y[index] }
    return y[index] + slope(of: index) * (position - x[index])
  }

  /// The slope of the straight line at a position, at the last sample that of the line before; 0 beyond
  /// the ends.
  func slope(at position: Double) -> Double {
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
  private func indices(in interval: ClosedRange<Double>) -> Range<Int> {
    let start = max(0, firstIndex(after: interval.lowerBound) - 1)
    let end = min(x.count, firstIndex(after: interval.upperBound) + 1)
    return start..<max(start, end)
  }

  /// The different places of the samples in `interval`, and its ends; `nil` where there are more than `most`.
  func places(in interval: ClosedRange<Double>, atMost most: Int) -> [Double]? {
    let inside = indices(in: interval)
    guard inside.count <= most else { return nil }
    var places: [Double] = []
    for place in [interval.lowerBound] + inside.map({ x[$0] }) + [interval.upperBound]
    where interval.contains(place) && places.last != place {
      places.append(place)
    }
    return places
  }

  /// The least and the greatest value at the samples of `interval`.
  func heights(in interval: ClosedRange<Double>) -> [Double] {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for index in indices(in: interval) where y[index].isFinite {
      least = min(least, y[index])
      greatest = max(greatest, y[index])
    }
    return least <= greatest ? [least, greatest] : []
  }

  /// The lines that show the trace, in places on the page, cut where they leave the plot: each runs from
  /// one gap to the next.
  ///
  /// Of the samples that share a column of the device only the first, the lowest, the highest and the last
  /// are kept, in one pass, so that no peak is lost and no more is stroked than can be seen.
  func lines(in plot: Plot, over interval: ClosedRange<Double>) -> [[Point]] {
    var runs = Runs(plot)
    var column = Column()
    for index in indices(in: interval) {
      guard y[index].isFinite else {
        column.empty(into: &runs)
        runs.endRun()
        continue
      }
      let point = Point(plot.x.position(of: x[index]), plot.y.position(of: y[index]))
      let number = (point.x / plot.metrics.traceColumn).rounded(.down)
      if number != column.number {
        column.empty(into: &runs)
        column.number = number
      }
      column.add(point)
    }
    column.empty(into: &runs)
    runs.endRun()
    return runs.runs
  }

  /// What is kept of the samples in one column of the device.
  private struct Column {
    var number = Double.nan
    private var count = 0
    private var first = Point.zero, last = Point.zero
    private var low = (at: 0, point: Point.zero), high = (at: 0, point: Point.zero)

    mutating func add(_ point: Point) {
      if count == 0 {
        first = point
        (low, high) = ((0, point), (0, point))
      } else if point.y > low.point.y {
        low = (count, point)
      } else if point.y < high.point.y {
        high = (count, point)
      }
      last = point
      count += 1
    }

    mutating func empty(into runs: inout Runs) {
      guard count > 0 else { return }
      runs.add(first)
      let between = low.at < high.at ? [low, high] : [high, low]
      for kept in between where kept.at > 0 && kept.at < count - 1 { runs.add(kept.point) }
      if count > 1 { runs.add(last) }
      count = 0
    }
  }

  /// The lines while they are made.
  private struct Runs {
    private let plot: Plot
    private(set) var runs: [[Point]] = []
    private var run: [Point] = []
    private var last: Point?

    init(_ plot: Plot) {
      self.plot = plot
    }

    mutating func add(_ point: Point) {
      defer { last = point }
      guard let last else { return }
      guard !(plot.rect.contains(last) && plot.rect.contains(point)) else {
        if run.isEmpty { run = [last] }
        return run.append(point)
      }
      guard let (start, end) = plot.clipped(last, point) else { return breakRun() }
      if run.last != start {
        breakRun()
        run = [start]
      }
      run.append(end)
      if end != point { breakRun() }
    }

    mutating func endRun() {
      breakRun()
      last = nil
    }

    private mutating func breakRun() {
      if run.count > 1 { runs.append(run) }
      run = []
    }
  }
}
