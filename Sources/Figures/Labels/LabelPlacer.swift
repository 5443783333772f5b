import FigureScene

/// Finds a place for each label, so that it touches nothing and stands nearest to what it names.
///
/// The labels with the fewest places to choose from are placed first. Where one then finds no good place, all are
/// placed anew with that one at the front, and of a few such attempts the best is drawn.
struct LabelPlacer {
  let page: Rect
  let metrics: Metrics
  let ruler: Ruler
  let costs: PlacementCosts
  let ground: Ground
  /// Which cells each curve passes through.
  let curves: CurveGrids
  /// The edges of shaded areas.
  let seams: OccupancyGrid
  /// Everything that a label must keep clear of.
  var all: OccupancyGrid
  /// Where the label that is placed is to stand, if that was asked for.
  var side: LabelSide?

  init(_ ground: Ground, page: Rect, metrics: Metrics, ruler: Ruler) {
    (self.page, self.metrics, self.ruler, self.ground) = (page, metrics, ruler, ground)
    costs = metrics.costs
    let size = Size(page.width, page.height)
    all = OccupancyGrid(size: size)
    for obstacle in ground.obstacles {
      for (start, end) in obstacle.lines { all.take(start, end) }
    }
    curves = CurveGrids(ground, page: size)
    var seams = OccupancyGrid(size: size)
    for outline in ground.areas where !outline.isEmpty {
      for (start, end) in zip(outline, outline.dropFirst() + [outline[0]]) {
        seams.take(start, end)
      }
    }
    self.seams = seams
  }

  /// All labels in their places.
  struct Placement {
    let items: [Scene.Item]
    /// What is wrong with them.
    let remarks: [Scene.Remark]
    /// The keys for which there is no room inside of their plots.
    let homelessKeys: [PanelKey]
  }

  /// A label in its place.
  private struct Placed {
    let items: [Scene.Item]
    let flaw: Flaw?
  }

  /// What is wrong with a label's place, from the least to the worst.
  private enum Flaw: Int {
    case isAmbiguous = 1
    case crosses = 10
    case covers = 100

    var complaint: String? {
      switch self {
      case .isAmbiguous:
        "stands as near to another curve as to its own; it could stand at the curve's end, or in the key"
      case .crosses: "is tied to what it names by a line that crosses something else"
      // What it touches is said by the check of the layout.
      case .covers: nil
      }
    }
  }

  /// Finds a place for each of `requests`, with leaders for those that had to move away.
  func place(_ requests: [LabelRequest]) -> Placement {
    var (requests, remarks) = (requests, [Scene.Remark]())
    var placed = bestAttempt(requests)
    let (kept, moved) = LabelRequest.movedToKeys(requests) { placed[$0]?.flaw != nil }
    if !moved.isEmpty {
      requests = kept
      placed = bestAttempt(requests)
      remarks += moved.map {
        Scene.Remark(
          $0, "stands in the key: beside its curve there is no place that is only its own")
      }
    }
    for (index, request) in requests.enumerated() {
      guard let complaint = placed[index]?.flaw?.complaint, let name = request.name else {
        continue
      }
      remarks.append(Scene.Remark(name, complaint))
    }
    return Placement(
      items: requests.indices.flatMap { placed[$0]?.items ?? [] }, remarks: remarks,
      homelessKeys: requests.indices.filter { placed[$0]?.flaw == .covers }.compactMap {
        requests[$0].key
      })
  }

  private func bestAttempt(_ requests: [LabelRequest]) -> [Int: Placed] {
    var order = requests.indices.sorted { (requests[$0].order, $0) < (requests[$1].order, $1) }
    var best: (flaws: Int, placed: [Int: Placed])?
    for _ in 0..<(requests.count > costs.mostRepaired ? 1 : costs.mostAttempts) {
      let placed = attempt(requests, order)
      let flaws = placed.values.reduce(0) { $0 + ($1.flaw?.rawValue ?? 0) }
      if best.map({ flaws < $0.flaws }) ?? true { best = (flaws, placed) }
      let isFlawed = order.filter { placed[$0]?.flaw != nil }
      if isFlawed.isEmpty || order.starts(with: isFlawed) { break }
      order = isFlawed + order.filter { placed[$0]?.flaw == nil }
    }
    return best?.placed ?? [:]
  }

  private func attempt(_ requests: [LabelRequest], _ order: [Int]) -> [Int: Placed] {
    var page = self
    var placed: [Int: Placed] = [:]
    for index in order { placed[index] = page.place(requests[index]) }
    return placed
  }

  private mutating func place(_ request: LabelRequest) -> Placed? {
    side = request.side
    switch (request.content, request.anchoring) {
    case (.turned(let line), .along(let start, let end)):
      return Placed(items: placeAlong(start, end, line), flaw: nil)
    // A turned line is asked for along a straight one only.
    case (.turned, _): return nil
    case (.block(let blocks), _): return place(blocks, request)
    case (.key(let key), _):
      return place([LabelBlock(key, metrics: metrics, ruler: ruler)], request)
    }
  }

  /// The block of a label and its place: the way to break it that has the best place without a flaw, or else the one with
  /// the least; the usual way where its place is near enough.
  private func choice(
    of blocks: [LabelBlock], _ request: LabelRequest
  ) -> (block: LabelBlock, place: Candidate, flaw: Flaw?)? {
    var found: (block: LabelBlock, place: Candidate, flaw: Flaw?)?
    var least = (flaw: Int.max, cost: Double.infinity)
    for (index, block) in blocks.enumerated() {
      var candidates = candidates(for: block, request)
      if candidates.isEmpty {
        // It fits nowhere. Drawn all the same, it is seen, and reported as a fault of the layout.
        let rect = Rect(origin: Point(request.area.minX, request.area.minY), size: block.size)
        candidates = [Candidate(rect: rect, anchor: .start, cost: 0)]
      }
      guard let (place, problem) = best(of: candidates) else { continue }
      let flaw = problem ?? (place.isAmbiguous ? .isAmbiguous : nil)
      let cost = ((place.cost + Double(index) * costs.otherWay) / costs.resolution).rounded()
      if (flaw?.rawValue ?? 0, cost) < least {
        least = (flaw?.rawValue ?? 0, cost)
        found = (block, place, flaw)
      }
      if flaw == nil, place.cost < costs.leader { break }
    }
    return found
  }

  private mutating func place(_ blocks: [LabelBlock], _ request: LabelRequest) -> Placed? {
    guard let (block, best, flaw) = choice(of: blocks, request) else { return nil }
    all.take(best.rect.inset(by: -metrics.labelClearance / 2))
    var items = block.items(best.rect, best.anchor)
    if let leader = best.leader, let paint = request.leader {
      all.take(leader.start, leader.end)
      items.append(
        .shape(
          Path(from: leader.start, to: leader.end), fill: nil,
          stroke: Stroke(paint, width: metrics.leaderWidth)))
    }
    return Placed(items: items, flaw: flaw)
  }

  // MARK: - Choice

  /// Whether nothing stands in `rect` or too near to it, and it lies on the page.
  func isFree(_ rect: Rect) -> Bool {
    page.inset(by: metrics.textMargin / 2).contains(rect)
      && all.isFree(rect.inset(by: -metrics.labelClearance))
  }

  /// The cheapest free place; where none is free, the one on the page that covers the least.
  private func best(of candidates: [Candidate]) -> (Candidate, Flaw?)? {
    let prices = candidates.map { ($0.cost / costs.resolution).rounded() }
    let ranked = candidates.indices.sorted { (prices[$0], $0) < (prices[$1], $1) }
    for index in ranked where isFree(candidates[index].rect) {
      let candidate = candidates[index]
      guard let leader = candidate.leader else { return (candidate, nil) }
      if isFree(leader) { return (candidate, nil) }
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
    guard
      let index = candidates.indices.min(by: { (penalties[$0], $0) < (penalties[$1], $1) })
    else { return nil }
    let candidate = candidates[index]
    let covers = !page.contains(candidate.rect) || !all.isFree(candidate.rect)
    let crosses = candidate.leader.map { !isFree($0) } ?? false
    return (candidate, covers ? .covers : crosses ? .crosses : nil)
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
