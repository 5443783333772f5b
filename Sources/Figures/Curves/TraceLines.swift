import FigureScene

/// Where a trace is drawn: its scales, the rectangle that it is cut to, and how wide a column of the device is.
struct TracePage {
  let rect: Rect
  let x, y: Scale
  /// The width of a column in which four samples are kept, in points.
  let column: Double
}

extension Rect {
  /// The part of the straight line between two points that lies in the rectangle.
  func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
    guard [start.x, start.y, end.x, end.y].allSatisfy({ $0.isFinite }) else { return nil }
    if contains(start), contains(end) { return (start, end) }
    var (low, high) = (0.0, 1.0)
    let displacement = end - start
    let sides: [(from: Double, by: Double, lower: Double, upper: Double)] = [
      (from: start.x, by: displacement.dx, lower: minX, upper: maxX),
      (from: start.y, by: displacement.dy, lower: minY, upper: maxY),
    ]
    for side in sides {
      if side.by == 0 {
        guard side.lower <= side.from, side.from <= side.upper else { return nil }
        continue
      }
      let (one, two) = ((side.lower - side.from) / side.by, (side.upper - side.from) / side.by)
      (low, high) = (max(low, min(one, two)), min(high, max(one, two)))
    }
    guard low < high else { return nil }
    // Of a line that is very long the rounding is left.
    return (clamped(start.mixed(with: end, low)), clamped(start.mixed(with: end, high)))
  }

  /// The nearest point of the rectangle.
  func clamped(_ point: Point) -> Point {
    Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
  }
}

extension Trace {
  /// The lines that show the trace, as points on the page, cut where they leave the plot: each runs from
  /// one gap to the next.
  ///
  /// Of the samples that share a column of the device only the first, the lowest, the highest and the last
  /// are kept, in one pass, so that no peak is lost and no more is stroked than can be seen.
  func lines(on page: TracePage, over interval: ClosedRange<Double>) -> [[Point]] {
    var runs = Runs(page)
    var column = Column()
    for index in indices(in: interval) {
      guard y[index].isFinite else {
        column.empty(into: &runs)
        runs.endRun()
        continue
      }
      let point = Point(page.x.position(of: x[index]), page.y.position(of: y[index]))
      let number = (point.x / page.column).rounded(.down)
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
    private let page: TracePage
    private(set) var runs: [[Point]] = []
    private var run: [Point] = []
    private var last: Point?

    init(_ page: TracePage) {
      self.page = page
    }

    mutating func add(_ point: Point) {
      defer { last = point }
      guard let last else { return }
      guard !(page.rect.contains(last) && page.rect.contains(point)) else {
        if run.isEmpty { run = [last] }
        return run.append(point)
      }
      guard let (start, end) = page.rect.clipped(last, point) else { return breakRun() }
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
