import FigureScene

/// Finds a place for each label, so that it touches nothing and stands nearest to what it names.
struct LabelPlacer {
  private let page: Rect
  private let metrics: Metrics
  private let ruler: Ruler
  private let obstacles: [Drawing.Obstacle]
  private let areas: [[Point]]
  /// Everything that a label must keep clear of.
  private var all: OccupancyGrid

  init(_ drawing: Drawing, page: Rect, metrics: Metrics, ruler: Ruler) {
    (self.page, self.metrics, self.ruler) = (page, metrics, ruler)
    obstacles = drawing.obstacles
    areas = drawing.areas
    let size = Size(page.width, page.height)
    all = OccupancyGrid(size: size)
    for obstacle in obstacles {
      for (start, end) in obstacle.lines { all.take(start, end) }
    }
  }

  /// The items that show `requests`: texts, and leaders for those that had to move away.
  mutating func place(_ requests: [LabelRequest]) -> [Scene.Item] {
    let order = requests.indices.sorted {
      (requests[$0].order, $0) < (requests[$1].order, $1)
    }
    return order.flatMap { index in place(requests[index]) }
  }

  private mutating func place(_ request: LabelRequest) -> [Scene.Item] {
    if case .along(let start, let end, let line) = request.place {
      return placeAlong(start, end, line)
    }
    var candidates = candidates(for: request)
    if candidates.isEmpty {
      // It fits nowhere. Drawn all the same, it is seen, and reported as a fault of the layout.
      let rect = Rect(origin: Point(request.area.minX, request.area.minY), size: request.block.size)
      candidates = [Candidate(rect: rect, anchor: .start, cost: 0)]
    }
    guard let best = best(of: candidates, for: request) else { return [] }
    all.take(best.rect.inset(by: -metrics.labelClearance / 2))
    var items = request.block.items(best.rect, best.anchor)
    if let leader = best.leader, let paint = request.leader {
      all.take(leader.start, leader.end)
      items.append(
        .shape(
          Path(from: leader.start, to: leader.end), fill: nil,
          stroke: Stroke(paint, width: metrics.leaderWidth)))
    }
    return items
  }

  // MARK: - Candidates

  /// A place that a label might take.
  private struct Candidate {
    var rect: Rect
    var anchor: Anchor
    var cost: Double
    var leader: (start: Point, end: Point)?
  }

  private func candidates(for request: LabelRequest) -> [Candidate] {
    let (block, area) = (request.block, request.area)
    switch request.place {
    case .beside(let lines, let curve): return besideCurve(lines, curve: curve, block, area)
    case .around(let center, let radius): return around(center, radius: radius, block, area)
    case .atRule(let start, let end): return atRule(start, end, block, area)
    case .anywhere: return anywhere(block, area)
    case .along: return []
    }
  }

  /// The eight sides of a place, and how willingly a label stands there.
  private static let sides: [(dx: Double, dy: Double, cost: Double)] = [
    (1, 0, 0), (1, 1, 0.6), (1, -1, 0.4), (0, -1, 1), (0, 1, 1.5), (-1, 0, 1), (-1, -1, 0.6),
    (-1, 1, 1.5),
  ]

  /// The box that stands on one side of `center`, `distance` points from it.
  private func box(
    _ block: LabelBlock, on side: (dx: Double, dy: Double, cost: Double), of center: Point,
    distance: Double
  ) -> (rect: Rect, anchor: Anchor) {
    let isDiagonal = side.dx != 0 && side.dy != 0
    let reach = isDiagonal ? distance * 0.7071 : distance
    let size = block.size
    let x = center.x + side.dx * reach + (side.dx - 1) / 2 * size.width
    let y = center.y + side.dy * reach + (side.dy - 1) / 2 * size.height
    let anchor: Anchor = side.dx > 0 ? .start : side.dx < 0 ? .end : .middle
    return (Rect(origin: Point(x, y), size: size), anchor)
  }

  private func around(
    _ center: Point, radius: Double, _ block: LabelBlock, _ area: Rect
  ) -> [Candidate] {
    metrics.labelDistances.flatMap { distance in
      LabelPlacer.sides.map { side in
        let (rect, anchor) = box(block, on: side, of: center, distance: radius + distance)
        return candidate(
          rect, anchor, cost: side.cost, distance: distance, names: center, radius: radius, area)
      }
    }
  }

  private func besideCurve(
    _ lines: [(Point, Point)], curve: String?, _ block: LabelBlock, _ area: Rect
  ) -> [Candidate] {
    var others = OccupancyGrid(size: Size(page.width, page.height))
    for obstacle in obstacles where obstacle.curve != nil && obstacle.curve != curve {
      for (start, end) in obstacle.lines { others.take(start, end) }
    }
    func candidates(freeOnly: Bool) -> [Candidate] {
      besideCurve(
        lines, isStraight: curve == nil, others: others, block, area, freeOnly: freeOnly)
    }
    let free = candidates(freeOnly: true)
    return free.isEmpty ? candidates(freeOnly: false) : free
  }

  private func besideCurve(
    _ lines: [(Point, Point)], isStraight: Bool, others: OccupancyGrid, _ block: LabelBlock,
    _ area: Rect, freeOnly: Bool
  ) -> [Candidate] {
    let stations = LabelPlacer.stations(along: lines)
    var candidates: [Candidate] = []
    var best = Double.infinity
    for distance in metrics.labelDistances {
      // Everything that is still to come is further off than the best is bad.
      if LabelPlacer.leastCost(at: distance, metrics) >= best { break }
      for (station, fraction) in stations {
        for side in LabelPlacer.sides {
          let (rect, anchor) = box(block, on: side, of: station, distance: distance)
          guard !freeOnly || isFree(rect) else { continue }
          // The middle of a curve says more of it than its ends, but not much more; that of a straight
          // line does. What stands on a line belongs to it more than what hangs below.
          let pull = isStraight ? 8.0 : 2
          var cost = side.cost + pull * abs(fraction - 0.5) + (side.dy > 0 ? 1.5 : 0)
          if !others.isFree(rect.inset(by: -24)) { cost += 8 }
          if !others.isFree(rect.inset(by: -distance - 4)) { cost += 20 }
          let candidate = candidate(
            rect, anchor, cost: cost, distance: distance, names: station, radius: 0, area)
          candidates.append(candidate)
          if candidate.leader == nil, candidate.cost < best, isFree(rect) { best = candidate.cost }
        }
      }
    }
    return candidates
  }

  /// Evenly spread places along straight pieces, each with its share of the way.
  private static func stations(along lines: [(Point, Point)]) -> [(Point, Double)] {
    let total = max(1, lines.reduce(0) { $0 + ($1.1 - $1.0).length })
    // A curve that fills the page by going up and down is long, and no place along it better than another.
    let spacing = max(12, total / 1000)
    var stations: [(Point, Double)] = []
    var (walked, next) = (0.0, 0.0)
    for (start, end) in lines {
      let length = (end - start).length
      while next <= walked + length, length > 0 {
        stations.append((start.mixed(with: end, (next - walked) / length), next / total))
        next += spacing
      }
      walked += length
    }
    return stations
  }

  /// What a label costs at least that stands `distance` points from what it names.
  private static func leastCost(at distance: Double, _ metrics: Metrics) -> Double {
    (distance - metrics.labelGap) * 0.4 + (distance >= metrics.leaderDistance ? 6 : 0)
  }

  private func atRule(
    _ start: Point, _ end: Point, _ block: LabelBlock, _ area: Rect
  ) -> [Candidate] {
    let isLevel = start.y == end.y
    let size = block.size
    return metrics.labelDistances.prefix(4).flatMap { distance -> [Candidate] in
      let places: [(Point, Anchor, Double)] =
        isLevel
        ? [
          (Point(end.x - size.width, end.y - distance - size.height), .end, 0),
          (Point(end.x - size.width, end.y + distance), .end, 1),
          (Point(start.x + distance, start.y - distance - size.height), .start, 2),
          (Point(start.x + distance, start.y + distance), .start, 3),
        ]
        : [
          (Point(end.x + distance, end.y), .start, 0),
          (Point(end.x - distance - size.width, end.y), .end, 1),
          (Point(start.x + distance, start.y - distance - size.height), .start, 2),
          (Point(start.x - distance - size.width, start.y - distance - size.height), .end, 3),
        ]
      return places.map { origin, anchor, cost in
        let rect = Rect(origin: origin, size: size)
        let foot =
          isLevel ? Point(rect.center.x, start.y) : Point(start.x, min(rect.center.y, start.y))
        return candidate(
          rect, anchor, cost: cost, distance: distance, names: foot, radius: 0, area)
      }
    }
  }

  /// Places all over the plot: the more room around one the better, then the nearer to the middle.
  private func anywhere(_ block: LabelBlock, _ area: Rect) -> [Candidate] {
    let free = anywhere(block, area, freeOnly: true)
    return free.isEmpty ? anywhere(block, area, freeOnly: false) : free
  }

  private func anywhere(_ block: LabelBlock, _ area: Rect, freeOnly: Bool) -> [Candidate] {
    let step = 8.0
    let size = block.size
    let inside = area.inset(by: 2 * metrics.labelGap)
    var candidates: [Candidate] = []
    for y in stride(from: inside.minY, through: inside.maxY - size.height, by: step) {
      for x in stride(from: inside.minX, through: inside.maxX - size.width, by: step) {
        let rect = Rect(origin: Point(x, y), size: size)
        guard !freeOnly || isFree(rect) else { continue }
        let room = [40.0, 30, 20, 10].first { all.isFree(rect.inset(by: -$0)) } ?? 0
        let way = rect.center - area.center
        candidates.append(
          Candidate(rect: rect, anchor: .start, cost: 40 - room + way.length * 0.05))
      }
    }
    return candidates
  }

  /// Weighs a place: how far it is from what it names, how crowded, on a shaded area or on the page.
  private func candidate(
    _ rect: Rect, _ anchor: Anchor, cost: Double, distance: Double, names target: Point?,
    radius: Double, _ area: Rect
  ) -> Candidate {
    var candidate = Candidate(rect: rect, anchor: anchor, cost: cost)
    candidate.cost += LabelPlacer.leastCost(at: distance, metrics)
    candidate.cost += min(6, Double(all.taken(in: rect.inset(by: -20))) * 0.03)
    if !area.inset(by: -0.01).contains(rect) { candidate.cost += 12 }
    if areas.contains(where: { $0.surrounds(rect.center) }) { candidate.cost += 2 }
    if let target, distance >= metrics.leaderDistance {
      candidate.leader = leader(from: rect, to: target, radius: radius)
    }
    return candidate
  }

  private func leader(
    from rect: Rect, to target: Point, radius: Double
  ) -> (start: Point, end: Point) {
    let firstLine = rect.minY + min(rect.height, metrics.nameFont.size) / 2
    let box = rect.inset(by: -metrics.leaderGap)
    let start: Point
    if target.x < rect.minX {
      start = Point(box.minX, firstLine)
    } else if target.x > rect.maxX {
      start = Point(box.maxX, firstLine)
    } else {
      start = Point(rect.center.x, target.y < rect.minY ? box.minY : box.maxY)
    }
    let way = (start - target).normalized
    return (start, target + way * (radius > 0 ? radius + metrics.dotRing : 0))
  }

  // MARK: - Choice

  /// Whether nothing stands in `rect` or too near to it, and it lies on the page.
  private func isFree(_ rect: Rect) -> Bool {
    page.inset(by: metrics.textMargin / 2).contains(rect)
      && all.isFree(rect.inset(by: -metrics.labelClearance))
  }

  /// The cheapest free place; where none is free, the one on the page that covers the least.
  private func best(of candidates: [Candidate], for request: LabelRequest) -> Candidate? {
    let ranked = candidates.indices.sorted {
      (candidates[$0].cost, $0) < (candidates[$1].cost, $1)
    }
    for index in ranked where isFree(candidates[index].rect) {
      let candidate = candidates[index]
      guard let leader = candidate.leader else { return candidate }
      if isFree(leader, towards: request) { return candidate }
    }
    // Nowhere is free: what covers least is the least evil, and on the page it has to be.
    func evil(_ candidate: Candidate) -> Double {
      let isOnPage = page.inset(by: metrics.labelClearance).contains(candidate.rect)
      let crosses = candidate.leader.map { !isFree($0, towards: request) } ?? false
      return Double(all.taken(in: candidate.rect)) + candidate.cost + (isOnPage ? 0 : 1e6)
        + (crosses ? 40 : 0)
    }
    return candidates.map { (evil($0), $0) }.min { $0.0 < $1.0 }?.1
  }

  /// Whether a leader crosses nothing before it arrives.
  private func isFree(_ leader: (start: Point, end: Point), towards request: LabelRequest) -> Bool {
    let length = (leader.end - leader.start).length
    let arrival = 5.0
    var walked = 0.0
    while walked < length - arrival {
      let point = leader.start.mixed(with: leader.end, walked / length)
      if !all.isFree(Rect(origin: point, size: Size(0, 0)).inset(by: -1)) { return false }
      walked += 2
    }
    return true
  }

  // MARK: - Along a line

  /// Where along a straight line its label likes to stand: in the middle, then ever further off.
  private static let fractions = [0.5, 0.56, 0.44, 0.62, 0.38, 0.68, 0.32, 0.74, 0.26, 0.8, 0.2]

  private mutating func placeAlong(
    _ start: Point, _ end: Point, _ line: LabelRequest.Line
  ) -> [Scene.Item] {
    let way = (end - start).normalized
    // Text runs to the right, or up the page.
    let direction = way.dx > 1e-9 || (abs(way.dx) <= 1e-9 && way.dy < 0) ? way : way * -1
    let up = Vector(direction.dy, -direction.dx)
    let ascent = ruler.ascent * line.font.size
    let descent = ruler.descent * line.font.size
    func label(_ fraction: Double, _ shift: Double) -> Label {
      Label(
        line.text, font: line.font, paint: line.paint,
        at: start.mixed(with: end, fraction) + up * shift, anchor: .middle, direction: direction,
        ruler: ruler)
    }
    var choices: [Label] = []
    for shift in [metrics.labelGap / 2 + descent, -metrics.labelGap / 2 - ascent] {
      choices += LabelPlacer.fractions.map { label($0, shift) }
    }
    let chosen =
      choices.first { isFree(turned: $0) }
      ?? choices.min { overlap(turned: $0) < overlap(turned: $1) }!
    let corners = chosen.corners(ruler: ruler)
    for step in stride(from: 0.0, through: 1, by: 0.1) {
      all.take(corners[0].mixed(with: corners[3], step), corners[1].mixed(with: corners[2], step))
    }
    return [.text(chosen)]
  }

  private func isFree(turned label: Label) -> Bool {
    page.contains(label.bounds(ruler: ruler)) && overlap(turned: label) == 0
  }

  /// How much a turned label covers, asked in small upright squares along it.
  private func overlap(turned label: Label) -> Int {
    let corners = label.corners(ruler: ruler)
    let height = (corners[3] - corners[0]).length
    let count = max(2, Int(label.advance / height * 3))
    return (0...count).reduce(0) { sum, index in
      let fraction = Double(index) / Double(count)
      let middle = corners[0].mixed(with: corners[1], fraction)
        .mixed(with: corners[3].mixed(with: corners[2], fraction), 0.5)
      return sum + all.taken(in: Rect(origin: middle, size: Size(0, 0)).inset(by: -height / 3))
    }
  }
}
