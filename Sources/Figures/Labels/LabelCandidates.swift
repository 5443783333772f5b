import FigureScene

extension LabelPlacer {
  func candidates(for block: LabelBlock, _ request: LabelRequest) -> [Candidate] {
    let area = request.area
    switch request.anchoring {
    case .beside(let lines, let curve): return besideCurve(lines, curve: curve, block, area)
    case .around(let center, let radius): return around(center, radius: radius, block, area)
    case .atRule(let start, let end): return atRule(start, end, block, area)
    case .inside(let box): return inside(box, block)
    case .anywhere: return anywhere(block, area)
    case .along: return []
    }
  }

  /// The box that stands on one side of `center`, `distance` points from it.
  private func box(
    _ block: LabelBlock, on side: PlacementCosts.Side, of center: Point, distance: Double
  ) -> (rect: Rect, anchor: Anchor) {
    let isDiagonal = side.dx != 0 && side.dy != 0
    let reach = isDiagonal ? distance * PlacementCosts.Side.diagonal : distance
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
      costs.sides.map { side in
        let (rect, anchor) = box(block, on: side, of: center, distance: radius + distance)
        return candidate(
          rect, anchor, cost: side.cost, distance: distance, names: center, radius: radius, area)
      }
    }
  }

  private func besideCurve(
    _ lines: [(Point, Point)], curve: String?, _ block: LabelBlock, _ area: Rect
  ) -> [Candidate] {
    let others = curves.others(than: curve)
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
    var stations = stations(along: lines)
    let ends =
      isStraight ? lines.first.flatMap { first in lines.last.map { (first.0, $0.1) } } : nil
    if let ends { stations.append((ends.0.mixed(with: ends.1, 0.5), 0.5)) }
    // Where curves run into one another nobody sees which of them is meant.
    let clear = stations.filter { station, _ in
      others.isFree(Rect(origin: station, size: Size(0, 0)).inset(by: -metrics.curveWidth))
    }
    let isLost = clear.isEmpty
    if !isLost { stations = clear }
    var candidates: [Candidate] = []
    var best = Double.infinity
    for distance in metrics.labelDistances {
      // Everything that is still to come is further off than the best is bad.
      if leastCost(at: distance) >= best { break }
      for (station, fraction) in stations {
        for side in costs.sides {
          let (rect, anchor) = box(block, on: side, of: station, distance: distance)
          guard !freeOnly || isFree(rect) else { continue }
          // The middle of a curve says more of it than its ends, but not much more; on a straight line the label
          // itself stands in the middle. What stands on a line belongs to it more than what hangs below.
          let pull =
            ends.map { costs.fromMiddleOfLine * abs(rect.center.share(from: $0.0, to: $0.1) - 0.5) }
            ?? costs.fromMiddleOfCurve * abs(fraction - 0.5)
          var cost = side.cost + pull + (side.dy > 0 ? costs.below : 0)
          if !others.isFree(rect.inset(by: -costs.neighbourhood)) { cost += costs.otherCurveNear }
          // What a leader ties to its curve may stand near another one.
          let isTied = distance >= metrics.leaderDistance
          let isNear = !isTied && !others.isFree(rect.inset(by: -distance))
          if isNear {
            cost += costs.otherCurveAsNear
          } else if !isTied, !others.isFree(rect.inset(by: -distance - costs.ambiguity)) {
            cost += costs.otherCurveHardlyFurther
          }
          var candidate = candidate(
            rect, anchor, cost: cost, distance: distance, names: station, radius: 0, area)
          candidate.isAmbiguous = isLost || isNear
          candidates.append(candidate)
          if candidate.leader == nil, candidate.cost < best, isFree(rect) { best = candidate.cost }
        }
      }
    }
    return candidates
  }

  /// Evenly spread places along straight pieces, each with its share of the length.
  private func stations(along lines: [(Point, Point)]) -> [(Point, Double)] {
    let total = max(1, lines.reduce(0) { $0 + ($1.1 - $1.0).length })
    let spacing = max(costs.stationSpacing, total / costs.mostStations)
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
  private func leastCost(at distance: Double) -> Double {
    (distance - metrics.labelGap) * costs.step
      + (distance >= metrics.leaderDistance ? costs.leader : 0)
  }

  private func atRule(
    _ start: Point, _ end: Point, _ block: LabelBlock, _ area: Rect
  ) -> [Candidate] {
    let isLevel = abs(start.y - end.y) < abs(start.x - end.x)
    let size = block.size
    return metrics.labelDistances.prefix(costs.ruleDistances).flatMap { distance -> [Candidate] in
      let corners: [(origin: Point, anchor: Anchor)] =
        isLevel
        ? [
          (origin: Point(end.x - size.width, end.y - distance - size.height), anchor: .end),
          (origin: Point(end.x - size.width, end.y + distance), anchor: .end),
          (origin: Point(start.x + distance, start.y - distance - size.height), anchor: .start),
          (origin: Point(start.x + distance, start.y + distance), anchor: .start),
        ]
        : [
          (origin: Point(end.x + distance, end.y), anchor: .start),
          (origin: Point(end.x - distance - size.width, end.y), anchor: .end),
          (origin: Point(start.x + distance, start.y - distance - size.height), anchor: .start),
          (
            origin: Point(start.x - distance - size.width, start.y - distance - size.height),
            anchor: .end
          ),
        ]
      return corners.enumerated().map { index, corner in
        let rect = Rect(origin: corner.origin, size: size)
        let foot =
          isLevel ? Point(rect.center.x, start.y) : Point(start.x, min(rect.center.y, start.y))
        return candidate(
          rect, corner.anchor, cost: Double(index) * costs.ruleStep, distance: distance,
          names: foot, radius: 0,
          // A rule has its ends to the left and right of its middle.
          sidePoint: isLevel
            ? Point(start.mixed(with: end, 0.5).x, start.y)
            : Point(start.x, start.mixed(with: end, 0.5).y), area)
      }
    }
  }

  /// The middle of a box, then its sides and corners.
  private func inside(_ box: Rect, _ block: LabelBlock) -> [Candidate] {
    let free = Size(
      max(0, box.width - block.size.width) / 2 - metrics.labelClearance,
      max(0, box.height - block.size.height) / 2 - metrics.labelClearance)
    let sides = [(0.0, 0.0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)]
    return sides.enumerated().map { index, side in
      let middle = Point(
        box.center.x + side.0 * max(0, free.width), box.center.y + side.1 * max(0, free.height))
      let rect = Rect(
        minX: middle.x - block.size.width / 2, minY: middle.y - block.size.height / 2,
        maxX: middle.x + block.size.width / 2, maxY: middle.y + block.size.height / 2)
      return Candidate(
        rect: rect, anchor: .middle, cost: Double(index) * costs.ruleStep + sideCost(rect, in: box))
    }
  }

  /// Places all over the plot: the more room around one the better, then the nearer to the middle.
  private func anywhere(_ block: LabelBlock, _ area: Rect) -> [Candidate] {
    let free = anywhere(block, area, freeOnly: true)
    return free.isEmpty ? anywhere(block, area, freeOnly: false) : free
  }

  private func anywhere(_ block: LabelBlock, _ area: Rect, freeOnly: Bool) -> [Candidate] {
    let size = block.size
    let inside = area.inset(by: 2 * metrics.labelGap)
    var candidates: [Candidate] = []
    for y in stride(from: inside.minY, through: inside.maxY - size.height, by: costs.keySpacing) {
      for x in stride(from: inside.minX, through: inside.maxX - size.width, by: costs.keySpacing) {
        let rect = Rect(origin: Point(x, y), size: size)
        guard !freeOnly || isFree(rect) else { continue }
        let room = costs.keyRooms.first { all.isFree(rect.inset(by: -$0)) } ?? 0
        let fromCenter = (rect.center - area.center).length * costs.keyFromCenter
        candidates.append(
          Candidate(
            rect: rect, anchor: .start,
            cost: (costs.keyRooms.max() ?? 0) - room + fromCenter + sideCost(rect, in: area)))
      }
    }
    return candidates
  }

  /// What it costs to stand in another half of an area than was asked for.
  private func sideCost(_ rect: Rect, in area: Rect) -> Double {
    side?.holds(rect, in: area) ?? true ? 0 : costs.otherSide
  }

  /// Weighs a place: how far it is from what it names, how crowded, on a shaded area or on the page.
  private func candidate(
    _ rect: Rect, _ anchor: Anchor, cost: Double, distance: Double, names target: Point?,
    radius: Double, sidePoint: Point? = nil, _ area: Rect
  ) -> Candidate {
    var candidate = Candidate(rect: rect, anchor: anchor, cost: cost)
    candidate.cost += leastCost(at: distance)
    let taken = Double(all.taken(in: rect.inset(by: -costs.crowdReach)))
    candidate.cost += min(costs.mostCrowd, taken * costs.crowd)
    if !area.inset(by: -costs.slack).contains(rect) { candidate.cost += costs.outside }
    if ground.areas.contains(where: { $0.surrounds(rect.center) }) {
      candidate.cost += costs.shaded
    }
    if !seams.isFree(rect) { candidate.cost += costs.seam }
    if let side, let point = sidePoint ?? target, !side.holds(rect, of: point) {
      candidate.cost += costs.otherSide
    }
    if let target, distance >= metrics.leaderDistance {
      candidate.leader = leader(from: rect, to: target, radius: radius)
    }
    return candidate
  }

  private func leader(
    from rect: Rect, to target: Point, radius: Double
  ) -> Leader {
    let middle = rect.center.y
    let box = rect.inset(by: -metrics.leaderGap)
    let start: Point
    if target.x < rect.minX {
      start = Point(box.minX, middle)
    } else if target.x > rect.maxX {
      start = Point(box.maxX, middle)
    } else {
      start = Point(rect.center.x, target.y < rect.minY ? box.minY : box.maxY)
    }
    let back = (start - target).normalized
    return Leader(
      start: start, end: target + back * (radius > 0 ? radius + metrics.dotRing : 0))
  }
}

extension Point {
  /// How far along the way between two points the nearest place of their line is: 0 at the first, 1 at the second.
  fileprivate func share(from start: Point, to end: Point) -> Double {
    let (way, own) = (end - start, self - start)
    let square = way.dx * way.dx + way.dy * way.dy
    return square > 0 ? (own.dx * way.dx + own.dy * way.dy) / square : 0.5
  }
}
