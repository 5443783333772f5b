import FigureScene

/// The way of a dot along a curve over time, while a figure is drawn: its runs, each without a gap.
struct Trip {
  /// A moment of a run: the time in seconds as the axis has it, and the place on the page.
  struct Moment {
    let time: Double
    let place: Point
  }

  let paint: Paint
  let runs: [[Moment]]
  /// Whether another dot goes on from where this one ends, so that it is not to be seen after that.
  var isTakenOver = false

  /// How far the dot may be from its curve, in points, at any time.
  private static let tolerance = 0.4

  /// The way along straight pieces of a curve over time; `nil` where there is none.
  ///
  /// - Parameter seconds: how many seconds a unit of the axis has.
  init?(_ lines: [(Point, Point)], _ paint: Paint, on axis: Scale, seconds: Double) {
    func moment(_ point: Point) -> Moment {
      Moment(time: axis.value(at: point.x) * seconds, place: point)
    }
    var runs: [[Moment]] = []
    var end: Point?
    for (from, to) in lines {
      let next = moment(to)
      if let end, end.coincides(with: from), let last = runs.last?.last, next.time > last.time {
        runs[runs.count - 1].append(next)
      } else {
        let first = moment(from)
        if next.time > first.time { runs.append([first, next]) }
      }
      end = to
    }
    guard !runs.isEmpty else { return nil }
    self.paint = paint
    self.runs = runs.map(Trip.thinned)
  }

  /// When it begins and ends, in seconds as the axis has them.
  var span: (start: Double, end: Double) {
    (runs[0][0].time, runs[runs.count - 1][runs[runs.count - 1].count - 1].time)
  }

  /// The fewest moments, one after the other, between which even steps are near enough.
  private static func thinned(_ run: [Moment]) -> [Moment] {
    var kept = [run[0]]
    var (low, high) = (-Double.infinity, Double.infinity)
    for index in run.indices.dropFirst() {
      let (from, to) = (kept[kept.count - 1], run[index])
      let time = to.time - from.time
      let slope = (to.place.y - from.place.y) / time
      guard slope < low || slope > high else {
        // From here on the dot has to pass this moment, too, near enough.
        low = max(low, (to.place.y - tolerance - from.place.y) / time)
        high = min(high, (to.place.y + tolerance - from.place.y) / time)
        continue
      }
      let last = run[index - 1]
      kept.append(last)
      let step = to.time - last.time
      low = (to.place.y - tolerance - last.place.y) / step
      high = (to.place.y + tolerance - last.place.y) / step
    }
    return kept + [run[run.count - 1]]
  }

  /// The moment that tells most: the highest one, where that lies between lower ends, or else the last.
  private var still: Point {
    let moments = runs.flatMap { $0 }
    let (first, last) = (moments[0].place, moments[moments.count - 1].place)
    let top = moments.min { $0.place.y < $1.place.y }?.place ?? last
    return top.y < min(first.y, last.y) - 2 ? top : last
  }

  /// The dot with times from `start` on.
  func travel(from start: Double, radius: Double) -> Travel {
    var stops: [Travel.Stop] = []
    for run in runs {
      if stops.isEmpty {
        if run[0].time > start { stops.append(Travel.Stop(time: 0, place: nil)) }
      } else {
        stops.append(Travel.Stop(time: stops[stops.count - 1].time, place: nil))
      }
      stops += run.map { Travel.Stop(time: $0.time - start, place: $0.place) }
    }
    if isTakenOver { stops.append(Travel.Stop(time: stops[stops.count - 1].time, place: nil)) }
    return Travel(
      paint: paint, radius: radius, stops: stops, still: isTakenOver ? nil : still)
  }
}
