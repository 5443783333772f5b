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
  private let widestShare = 0.25

  /// The share of the tolerance that the places that are checked may use up: between them the distance
  /// can be a little greater.
  private let margin = 0.8

  /// The places of a cubic at which it is checked: uneven, so that nothing periodic hides between them.
  private let checks = [0.13, 0.29, 0.5, 0.71, 0.87]

  /// The curve over `interval`, in pieces that end at the function's breaks.
  func fit(_ function: Function, over interval: ClosedRange<Double>) -> [Cubic] {
    let breaks = function.breaks.filter { interval.lowerBound < $0 && $0 < interval.upperBound }
    let stops = [interval.lowerBound] + breaks + [interval.upperBound]
    return zip(stops, stops.dropFirst()).flatMap { lower, upper in
      // Just inside of a break, so that the value on this side of the jump is taken.
      let start = breaks.contains(lower) ? lower.nextUp : lower
      let end = breaks.contains(upper) ? upper.nextDown : upper
      return fitPiece(function, from: start, to: end)
    }
  }

  private func fitPiece(_ function: Function, from start: Double, to end: Double) -> [Cubic] {
    var cubics: [Cubic] = []
    var position = start
    let allowed = tolerance * margin
    let widest = (x.domain.upperBound - x.domain.lowerBound) * widestShare
    // A step that no longer moves the position has reached the limits of the number type.
    while position < end, position + leastWidth / abs(x.pointsPerUnit) > position {
      var width = min(end - position, widest)
      while true {
        let next = position + width >= end ? end : position + width
        let cubic = hermite(function, from: position, to: next)
        let error = error(of: cubic, function, from: position, to: next)
        if error <= allowed || width * abs(x.pointsPerUnit) < leastWidth {
          if error.isFinite { cubics.append(cubic) }
          position = next
          break
        }
        // The error falls with the fourth power of the width.
        let ratio = error.isFinite ? (allowed / error).squareRoot().squareRoot() : 0
        width *= min(0.9, max(0.1, ratio * 0.98))
      }
    }
    return cubics
  }

  /// The cubic that has the function's value and slope at both ends; its horizontal part is even, so
  /// that it is the cubic interpolant of y over x.
  private func hermite(_ function: Function, from start: Double, to end: Double) -> Cubic {
    let (first, last) = (point(function, at: start), point(function, at: end))
    let third = (last.x - first.x) / 3
    let chord = (last.y - first.y) / (last.x - first.x)
    let slopes = [start, end].map { position in
      let slope = function.slope(position) * y.pointsPerUnit / x.pointsPerUnit
      return slope.isFinite ? slope : chord
    }
    return Cubic(
      first, Point(first.x + third, first.y + slopes[0] * third),
      Point(last.x - third, last.y - slopes[1] * third), last)
  }

  private func point(_ function: Function, at position: Double) -> Point {
    Point(x.position(of: position), y.position(of: function.value(position)))
  }

  /// The greatest distance, in points, between the cubic and the function where it is checked.
  private func error(
    of cubic: Cubic, _ function: Function, from start: Double, to end: Double
  ) -> Double {
    var worst = 0.0
    for check in checks {
      let place = cubic.point(at: check)
      let exact = point(function, at: start + (end - start) * check)
      // A vertical difference on a steep curve is a smaller distance from it.
      let tangent = (cubic.end.y - cubic.start.y) / (cubic.end.x - cubic.start.x)
      let distance = abs(place.y - exact.y) / (1 + tangent * tangent).squareRoot()
      guard distance.isFinite else { return .infinity }
      worst = max(worst, distance)
    }
    return worst
  }
}

extension Cubic {
  /// The parts of the segment between two heights on the page, cut exactly where it crosses them.
  func clipped(top: Double, bottom: Double) -> [Cubic] {
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
