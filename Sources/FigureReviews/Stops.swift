import Figures

/// A function as straight lines between few points of its own: what CSS calls `linear()`.
public struct Stops: Sendable {
  /// The positions, ascending, and the values there. Where the function jumps, one position has two values; where
  /// it has none, a value that is not a number parts what is before from what comes after.
  public let stops: [(x: Double, y: Double)]
  /// How far the lines are from the function at most.
  public let error: Double

  /// The fewest stops with which no line is further from the function than `tolerance`, among those at
  /// evenly spread positions.
  ///
  /// - Parameters:
  ///   - function: what is followed.
  ///   - interval: where it is followed.
  ///   - tolerance: in units of the value; greater than 0.
  public init(_ function: Function, over interval: ClosedRange<Double>, tolerance: Double) {
    let inner = function.breaks.filter { interval.lowerBound < $0 && $0 < interval.upperBound }
    let ends = [interval.lowerBound] + inner + [interval.upperBound]
    var stops: [(x: Double, y: Double)] = []
    var worst = 0.0
    for (from, to) in zip(ends, ends.dropFirst()) {
      // A little inside, a jump has the value of this side.
      let inset = (to - from) * 1e-9
      let first = from == interval.lowerBound ? from : from + inset
      let last = to == interval.upperBound ? to : to - inset
      func value(_ x: Double) -> Double { function.value(min(max(x, first), last)) }
      let positions = function.trace.flatMap {
        $0.positions(in: from...to, atMost: Stops.mostPositions)
      }
      let (piece, error) =
        positions.map { Stops.piece(value, at: $0, tolerance) }
        ?? Stops.piece(value, from, to, tolerance)
      let isJoined = stops.last.flatMap { last in piece.first.map { $0 == last } } ?? false
      stops += isJoined ? piece.dropFirst() : piece[...]
      worst = max(worst, error)
    }
    (self.stops, error) = (stops, worst)
  }

  /// As many positions as are ever looked at.
  private static let mostPositions = 16_384

  /// The stops among `positions`, which are all that the function has to say.
  private static func piece(
    _ value: (Double) -> Double, at positions: [Double], _ tolerance: Double
  ) -> (stops: [(x: Double, y: Double)], error: Double) {
    var (stops, error): ([(x: Double, y: Double)], Double) = ([], 0)
    for run in runs(of: positions.map { ($0, value($0)) }) {
      let chain = fewest(run, tolerance * 0.999)
      error = max(error, Stops.error(of: chain, from: value, samples: 8 * run.count))
      if let last = stops.last { stops.append((last.x, .nan)) }
      stops += chain
    }
    return (stops, error)
  }

  private static func piece(
    _ value: (Double) -> Double, _ from: Double, _ to: Double, _ tolerance: Double
  ) -> (stops: [(x: Double, y: Double)], error: Double) {
    // Between the positions of a grid the function may stray a little further: then the grid is too wide.
    var count = 256
    while true {
      let positions = (0...count).map { index in
        index == count ? to : from + (to - from) * Double(index) / Double(count)
      }
      let found = piece(value, at: positions, tolerance)
      if found.error <= tolerance || count == mostPositions { return found }
      count *= 2
    }
  }

  /// The parts of a grid in which every value is a number, of two positions at least.
  private static func runs(of grid: [(x: Double, y: Double)]) -> [[(x: Double, y: Double)]] {
    grid.split { !$0.y.isFinite }.filter { $0.count > 1 }.map(Array.init)
  }

  /// The shortest chain of grid points whose lines pass all points between within `tolerance`.
  private static func fewest(
    _ grid: [(x: Double, y: Double)], _ tolerance: Double
  ) -> [(x: Double, y: Double)] {
    var previous = [Int](repeating: -1, count: grid.count)
    var reached = [0]
    previous[0] = 0
    while previous[grid.count - 1] < 0, !reached.isEmpty {
      var next: [Int] = []
      for start in reached {
        // The slopes with which a line from `start` passes everything so far.
        var (least, greatest) = (-Double.infinity, Double.infinity)
        for index in start + 1..<grid.count {
          let (dx, dy) = (grid[index].x - grid[start].x, grid[index].y - grid[start].y)
          let slope = dy / dx
          if slope >= least, slope <= greatest, previous[index] < 0 {
            previous[index] = start
            next.append(index)
          }
          least = max(least, (dy - tolerance) / dx)
          greatest = min(greatest, (dy + tolerance) / dx)
          if least > greatest { break }
        }
      }
      reached = next
    }
    var chain = [grid.count - 1]
    while let last = chain.last, last > 0 { chain.append(previous[last]) }
    return chain.reversed().map { grid[$0] }
  }

  /// How far the straight lines between `stops` are from `value` at most, looked at in `samples` positions.
  public static func error(
    of stops: [(x: Double, y: Double)], from value: (Double) -> Double, samples: Int
  ) -> Double {
    var (index, worst) = (0, 0.0)
    guard stops.count > 1 else { return 0 }
    let (from, to) = (stops[0].x, stops[stops.count - 1].x)
    for sample in 0...samples {
      let x = from + (to - from) * Double(sample) / Double(samples)
      while index + 2 < stops.count, stops[index + 1].x <= x { index += 1 }
      let (start, end) = (stops[index], stops[index + 1])
      let line = start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
      let difference = abs(line - value(x))
      if difference.isFinite { worst = max(worst, difference) }
    }
    return worst
  }
}
