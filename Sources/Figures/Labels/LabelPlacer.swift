import FigureScene

/// Finds a place for each label, so that it touches nothing and stands nearest to what it names.
struct LabelPlacer {
  let page: Rect
  let metrics: Metrics
  let ruler: Ruler
  let costs: PlacementCosts
  let ground: Ground
  /// Everything that a label must keep clear of.
  var all: OccupancyGrid

  init(_ ground: Ground, page: Rect, metrics: Metrics, ruler: Ruler) {
    (self.page, self.metrics, self.ruler, self.ground) = (page, metrics, ruler, ground)
    costs = metrics.costs
    all = OccupancyGrid(size: Size(page.width, page.height))
    for obstacle in ground.obstacles {
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
    switch (request.content, request.anchoring) {
    case (.turned(let line), .along(let start, let end)): placeAlong(start, end, line)
    case (.block(let block), _): place(block, request)
    // A turned line is asked for along a straight one only.
    case (.turned, _): []
    }
  }

  private mutating func place(_ block: LabelBlock, _ request: LabelRequest) -> [Scene.Item] {
    var candidates = candidates(for: block, request)
    if candidates.isEmpty {
      // It fits nowhere. Drawn all the same, it is seen, and reported as a fault of the layout.
      let rect = Rect(origin: Point(request.area.minX, request.area.minY), size: block.size)
      candidates = [Candidate(rect: rect, anchor: .start, cost: 0)]
    }
    guard let best = best(of: candidates) else { return [] }
    all.take(best.rect.inset(by: -metrics.labelClearance / 2))
    var items = block.items(best.rect, best.anchor)
    if let leader = best.leader, let paint = request.leader {
      all.take(leader.start, leader.end)
      items.append(
        .shape(
          Path(from: leader.start, to: leader.end), fill: nil,
          stroke: Stroke(paint, width: metrics.leaderWidth)))
    }
    return items
  }

  // MARK: - Choice

  /// Whether nothing stands in `rect` or too near to it, and it lies on the page.
  func isFree(_ rect: Rect) -> Bool {
    page.inset(by: metrics.textMargin / 2).contains(rect)
      && all.isFree(rect.inset(by: -metrics.labelClearance))
  }

  /// The cheapest free place; where none is free, the one on the page that covers the least.
  private func best(of candidates: [Candidate]) -> Candidate? {
    let prices = candidates.map { ($0.cost / costs.resolution).rounded() }
    let ranked = candidates.indices.sorted { (prices[$0], $0) < (prices[$1], $1) }
    for index in ranked where isFree(candidates[index].rect) {
      let candidate = candidates[index]
      guard let leader = candidate.leader else { return candidate }
      if isFree(leader) { return candidate }
    }
    // Nowhere is free: what covers least is the least bad, and on the page it has to be.
    func penalty(_ candidate: Candidate) -> Double {
      let isOnPage = page.inset(by: metrics.labelClearance).contains(candidate.rect)
      let crosses = candidate.leader.map { !isFree($0) } ?? false
      let penalty =
        Double(all.taken(in: candidate.rect)) + candidate.cost + (isOnPage ? 0 : costs.offPage)
        + (crosses ? costs.crossing : 0)
      return (penalty / costs.resolution).rounded()
    }
    let penalties = candidates.map(penalty)
    return candidates.indices.min { (penalties[$0], $0) < (penalties[$1], $1) }
      .map { candidates[$0] }
  }

  /// Whether a leader crosses nothing before it arrives.
  private func isFree(_ leader: Leader) -> Bool {
    let length = (leader.end - leader.start).length
    var walked = 0.0
    while walked < length - costs.arrival {
      let point = leader.start.mixed(with: leader.end, walked / length)
      if !all.isFree(Rect(origin: point, size: Size(0, 0)).inset(by: -costs.leaderSteps.reach)) {
        return false
      }
      walked += costs.leaderSteps.length
    }
    return true
  }
}
