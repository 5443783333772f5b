import FigureScene

/// Turns a function into few cubic Béziers that stay within a tolerance of it on the page.
struct CurveFitter {
  let x: Scale
  let y: Scale

  /// How far a cubic may stray from the function, in points on the page.
  let tolerance: Double

  /// A cubic narrower than this, in points, is taken as it is: what is left to see there is noise.
  private let leastWidth = 0.01

  /// The widest that one cubic may be, as a share of the plot; an oscillation that happened to pass
  /// through every place that is checked would have to do so in each of these.
  private let widestShare = 0.5

  /// The share of the tolerance that the places that are checked may use up: between them the distance
  /// can be a little greater.
  private let margin = 0.7

  /// The pieces of a curve that is still drawn exactly, many more than a readable one has.
  private let mostPieces = 4_000

  /// The most pieces in a point of width: around a kink there are fewer.
  private let densest = 40

  /// How wide the columns are in which the rest of a curve of more pieces is shown, in points.
  private let bandWidth = 0.5

  /// In how many places of such a column the curve is asked for its value.
  private let bandSamples = 128

  /// The least height of a jump, in points on the page: lower ones are not seen.
  private let leastJump = 1.0

  /// The places of a cubic at which it is checked: uneven, so that nothing periodic hides between them.
  private let checks = [0.07, 0.19, 0.34, 0.5, 0.66, 0.81, 0.93]

  /// The curve over `interval`, in pieces that end at the function's breaks.
  func fit(_ function: Function, over interval: ClosedRange<Double>) -> [Cubic] {
    let breaks = function.breaks.filter { interval.lowerBound < $0 && $0 < interval.upperBound }
    let stops = [interval.lowerBound] + breaks + [interval.upperBound]
    return zip(stops, stops.dropFirst()).flatMap { lower, upper in
      // Just inside of a break, so that the value on this side of the jump is taken.
      let start = breaks.contains(lower) ? lower + x.nudge : lower
      let end = breaks.contains(upper) ? upper - x.nudge : upper
      return exact(function, from: lower, to: upper) ?? fitPiece(function, from: start, to: end)
    }
  }

  /// The piece as the cubic that it is, where the function knows one from end to end of it and the axes
  /// keep it a cubic.
  private func exact(_ function: Function, from start: Double, to end: Double) -> [Cubic]? {
    guard x.kind.keepsShapes, y.kind.keepsShapes,
      let cubic = function.cubics.first(where: { $0.start.x == start && $0.end.x == end })
    else { return nil }
    func onPage(_ point: Point) -> Point {
      Point(x.position(of: point.x), y.position(of: point.y))
    }
    return [
      Cubic(onPage(cubic.start), onPage(cubic.control1), onPage(cubic.control2), onPage(cubic.end))
    ]
  }

  private func fitPiece(_ function: Function, from start: Double, to end: Double) -> [Cubic] {
    let sampler = Sampler(function: function, x: x, y: y, start: start, end: end)
    var cubics: [Cubic] = []
    let widest = abs(x.end - x.start) * widestShare
    let allowed = tolerance * margin
    var reached = 0.0
    func distance(to end: Point) -> Double { abs(end.x - sampler.origin) }
    while reached < sampler.width {
      // So many pieces in one point are swings, of which nobody sees one.
      let isBand =
        cubics.count >= densest
        && distance(to: cubics[cubics.count - densest].start) > reached - 1
      if isBand || cubics.count >= mostPieces {
        let start = max(0, reached - 1)
        let kept = cubics.prefix { distance(to: $0.end) <= start || !isBand }
        return kept + band(sampler, from: kept.last.map { distance(to: $0.end) } ?? 0)
      }
      var width = min(sampler.width - reached, widest)
      while true {
        let next = reached + width >= sampler.width ? sampler.width : reached + width
        let cubic = sampler.hermite(from: reached, to: next)
        let error = error(of: cubic, sampler, from: reached, to: next)
        if error <= allowed || width < leastWidth {
          let isDrawn = error.isFinite && cubic.isFinite
          if isDrawn, !isSteep(cubic) || !jumps(sampler, from: reached, to: next) {
            cubics.append(tamed(cubic))
          }
          // A step that no longer leads on has reached the limits of the number type.
          reached = next > reached ? next : sampler.width
          break
        }
        // The error falls with the fourth power of the width.
        let ratio = error.isFinite ? (allowed / error).squareRoot().squareRoot() : 0
        width *= min(0.9, max(0.1, ratio * 0.98))
      }
    }
    return cubics
  }

  /// Whether a cubic is so steep that it may stand for a jump.
  private func isSteep(_ cubic: Cubic) -> Bool {
    abs(cubic.end.y - cubic.start.y) > max(leastJump, 100 * abs(cubic.end.x - cubic.start.x))
  }

  /// Whether the function leaps between two places, as it does at a pole: however near to one another the places
  /// are moved, it differs as much between them.
  private func jumps(_ sampler: Sampler, from start: Double, to end: Double) -> Bool {
    var (low, high) = (start, end)
    let height = abs(sampler.point(at: high).y - sampler.point(at: low).y)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return true }
      let (below, here, above) = (
        sampler.point(at: low).y, sampler.point(at: middle).y, sampler.point(at: high).y
      )
      if abs(here - below) > abs(above - here) { high = middle } else { low = middle }
      if max(abs(here - below), abs(above - here)) < height / 2 { return false }
    }
  }

  /// The rest of a curve that swings faster than anybody sees, as the band that it fills: in each column a line
  /// up and down between its extremes.
  ///
  /// They are taken in places of which no two columns have the same, by the golden section, so that no swing
  /// keeps step with them.
  private func band(_ sampler: Sampler, from start: Double) -> [Cubic] {
    let golden = 0.618_033_988_749_894_9
    let columns = max(1, whole(((sampler.width - start) / bandWidth).rounded(.up)))
    let width = (sampler.width - start) / Double(columns)
    var cubics: [Cubic] = []
    var last: Point?
    for column in 0..<columns {
      let left = start + Double(column) * width
      let heights = (0..<bandSamples).map { sample in
        let turn = Double(column * bandSamples + sample) * golden
        return sampler.point(at: left + width * (turn - turn.rounded(.down))).y
      }
      guard let range = ClosedRange(around: heights) else {
        last = nil
        continue
      }
      for end in [
        Point(sampler.point(at: left).x, range.lowerBound),
        Point(sampler.point(at: left + width / 2).x, range.upperBound),
      ] {
        if let last {
          cubics.append(Cubic(from: last, to: end))
        }
        last = end
      }
    }
    return cubics
  }

  /// The greatest distance, in points, between the cubic and the function where it is checked.
  private func error(
    of cubic: Cubic, _ sampler: Sampler, from start: Double, to end: Double
  ) -> Double {
    var worst = 0.0
    for check in checks {
      let exact = sampler.point(at: start + (end - start) * check)
      // A vertical difference on a steep curve is a smaller distance from it, unless a bend is near.
      let slope = [check - 0.06, check, check + 0.06].map { abs(cubic.slope(at: $0)) }.min() ?? 0
      let shrinking = slope < 1e8 ? (1 + slope * slope).squareRoot() : slope
      let distance = abs(cubic.point(at: check).y - exact.y) / shrinking
      guard distance.isFinite, shrinking.isFinite else { return .infinity }
      worst = max(worst, distance)
    }
    return worst
  }

  /// The cubic, or the line between its ends where it is too narrow for its bends to be seen and goes further up or
  /// down than they: its slopes would swing it far beyond the function.
  private func tamed(_ cubic: Cubic) -> Cubic {
    guard abs(cubic.end.x - cubic.start.x) < tolerance else { return cubic }
    let (top, bottom) = (min(cubic.start.y, cubic.end.y), max(cubic.start.y, cubic.end.y))
    let range = (top - tolerance)...(bottom + tolerance)
    if range.contains(cubic.control1.y), range.contains(cubic.control2.y) { return cubic }
    return Cubic(from: cubic.start, to: cubic.end)
  }

  /// A piece of a function as places on the page, asked for by their distance from its start along the
  /// horizontal axis, in points.
  private struct Sampler {
    let function: Function
    let x: Scale
    let y: Scale
    let start: Double
    let end: Double
    let origin: Double
    let width: Double
    /// 1, or −1 on an axis that runs to the left.
    let direction: Double

    init(function: Function, x: Scale, y: Scale, start: Double, end: Double) {
      (self.function, self.x, self.y, self.start, self.end) = (function, x, y, start, end)
      origin = x.position(of: start)
      let displacement = x.position(of: end) - origin
      (width, direction) = (abs(displacement), displacement < 0 ? -1 : 1)
    }

    /// The number at a distance from the start: exactly the ends at the ends.
    private func number(at distance: Double) -> Double {
      if distance <= 0 { return start }
      if distance >= width { return end }
      return min(max(x.value(at: origin + distance * direction), start), end)
    }

    /// How far above and below the page a curve is followed, in points: beyond, nobody sees it, and its
    /// numbers may not fit into the type.
    private static let horizon = 1e5

    func point(at distance: Double) -> Point {
      let height = y.position(of: function.value(number(at: distance)))
      return Point(
        origin + distance * direction, min(max(height, -Sampler.horizon), Sampler.horizon))
    }

    /// The cubic that has the function's value and slope at both ends; its horizontal part is even, so
    /// that it is the cubic interpolant of y over x.
    func hermite(from first: Double, to last: Double) -> Cubic {
      let (start, end) = (point(at: first), point(at: last))
      let third = (end.x - start.x) / 3
      let chord = (end.y - start.y) / (end.x - start.x)
      let slopes = [first, last].map { distance in
        let number = number(at: distance)
        guard abs(point(at: distance).y) < Sampler.horizon else { return 0.0 }
        let slope =
          function.slope(number) * y.pointsPerUnit(at: function.value(number))
          / x.pointsPerUnit(at: number)
        return slope.isFinite ? slope : chord
      }
      return Cubic(
        start, Point(start.x + third, start.y + slopes[0] * third),
        Point(end.x - third, end.y - slopes[1] * third), end)
    }
  }
}

extension Cubic {
  /// The straight line between two points.
  fileprivate init(from start: Point, to end: Point) {
    self.init(start, start.mixed(with: end, 1.0 / 3), start.mixed(with: end, 2.0 / 3), end)
  }

  /// Whether all its points are places.
  fileprivate var isFinite: Bool {
    [start, control1, control2, end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// How steep it is at `t` on the page, for a cubic whose horizontal part is even.
  fileprivate func slope(at t: Double) -> Double {
    let u = 1 - t
    let rise =
      u * u * (control1.y - start.y) + 2 * u * t * (control2.y - control1.y)
      + t * t * (end.y - control2.y)
    return 3 * rise / (end.x - start.x)
  }
}
