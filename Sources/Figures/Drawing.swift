import FigureScene

/// What a figure's marks and guides put on the page: items in layers, what labels must keep clear of,
/// and labels that still look for a place.
public struct Drawing {
  /// What lies over what, from back to front; the name becomes the group's.
  enum Layer: String, CaseIterable {
    case grid, areas, guides, axes, lines, curves, points, labels
  }

  /// Something that no label may touch.
  struct Obstacle {
    /// Its outline, as straight pieces.
    var lines: [(Point, Point)]
    /// The curve it belongs to, or `nil`.
    var curve: String?
  }

  private struct Guide {
    let start: Point
    let end: Point
    let stroke: Stroke

    var item: Scene.Item { .shape(Path(from: start, to: end), fill: nil, stroke: stroke) }

    /// Whether both begin at one place and lead the same way, level or upright.
    func runsAlong(_ other: Guide) -> Bool {
      let (one, two) = (end - start, other.end - other.start)
      let isParallel = one.dx * two.dy == one.dy * two.dx && one.dx * two.dx + one.dy * two.dy > 0
      return start == other.start && stroke == other.stroke && isParallel
    }
  }

  /// A label at the end of a curve.
  private struct GutterLabel {
    let lines: [LabelRequest.Line]
    let end: Point
    let leader: Paint?
  }

  private var guides: [Guide] = []
  private var gutterLabels: [GutterLabel] = []
  private var keyRows: [KeyRow] = []
  private var keyNote: String?
  private var items: [Layer: [Scene.Item]] = [:]
  private(set) var obstacles: [Obstacle] = []
  private(set) var requests: [LabelRequest] = []
  /// The outlines of shaded areas: a label may stand there but would rather not.
  private(set) var areas: [[Point]] = []
  /// Where guides begin and end.
  private(set) var guideEnds: [Point] = []

  /// Draws an outline.
  mutating func add(_ path: Path, fill: Paint? = nil, stroke: Stroke? = nil, on layer: Layer) {
    items[layer, default: []].append(.shape(path, fill: fill, stroke: stroke))
  }

  /// Draws a text that has its place already, and keeps other labels off it.
  mutating func add(_ label: Label, on layer: Layer, ruler: Ruler) {
    items[layer, default: []].append(.text(label))
    let corners = label.corners(ruler: ruler)
    keepClear(Array(zip(corners, corners.dropFirst() + [corners[0]])))
  }

  /// Draws a label once all obstacles are known.
  mutating func add(_ request: LabelRequest) {
    requests.append(request)
  }

  /// Draws finished items.
  mutating func add(_ items: [Scene.Item], on layer: Layer) {
    guard !items.isEmpty else { return }
    self.items[layer, default: []] += items
  }

  /// Keeps labels off the straight pieces of `lines`.
  mutating func keepClear(_ lines: [(Point, Point)], curve: String? = nil) {
    obstacles.append(Obstacle(lines: lines, curve: curve))
  }

  /// Notes a shaded area.
  mutating func addArea(_ outline: [Point]) {
    areas.append(outline)
  }

  /// A dashed or thin line that belongs to no curve.
  ///
  /// Where it only goes on along another, one line is drawn: two would look heavier where they overlap.
  mutating func addGuide(from start: Point, to end: Point, _ stroke: Stroke, on layer: Layer) {
    keepClear([(start, end)])
    guideEnds += [start, end]
    let guide = Guide(start: start, end: end, stroke: stroke)
    if let index = guides.firstIndex(where: { $0.runsAlong(guide) }) {
      let old = guides[index]
      guard (end - start).length > (old.end - old.start).length else { return }
      items[layer]?.removeAll { $0 == old.item }
      guides.remove(at: index)
    }
    guides.append(guide)
    items[layer, default: []].append(guide.item)
  }

  /// A thin line across the plot, behind everything.
  mutating func addGridLine(_ start: Point, _ end: Point, _ stroke: Stroke) {
    add(Path(from: start, to: end), stroke: stroke, on: .grid)
    keepClear([(start, end)])
  }

  /// The landmark's dot at `center`.
  mutating func addDot(at center: Point, _ paint: Paint, metrics: Metrics) {
    let dot = Path(circleAt: center, radius: metrics.dotRadius)
    add(dot, fill: paint, stroke: Stroke(.background, width: metrics.dotRing), on: .points)
    keepClear(dot.flattened(step: metrics.dotRadius))
  }

  /// The mark of a value that is jumped from: a ring around the page's colour.
  mutating func addRing(at center: Point, _ paint: Paint, metrics: Metrics) {
    let ring = Path(circleAt: center, radius: metrics.dotRadius - metrics.dotRing / 2)
    add(ring, fill: .background, stroke: Stroke(paint, width: metrics.dotRing), on: .points)
    keepClear(ring.flattened(step: metrics.dotRadius))
  }

  /// Notes a label that is to stand in the gutter to the right of the plot, at the height of `end`.
  mutating func addGutterLabel(_ lines: [LabelRequest.Line], at end: Point, leader: Paint?) {
    gutterLabels.append(GutterLabel(lines: lines, end: end, leader: leader))
  }

  /// Notes a row of the panel's key.
  mutating func addKeyRow(_ row: KeyRow) {
    keyRows.append(row)
  }

  /// Notes a part of the line under the panel's key.
  mutating func addKeyNote(_ note: String) {
    keyNote = keyNote.map { "\($0); \(note)" } ?? note
  }

  /// Sets the labels at the ends of the curves below one another, each as near to its curve as it can be.
  mutating func placeGutterLabels(in plot: Plot) {
    let metrics = plot.metrics
    let sorted = gutterLabels.enumerated().sorted {
      ($0.element.end.y, $0.offset) < ($1.element.end.y, $1.offset)
    }.map(\.element)
    gutterLabels = []
    let blocks = sorted.map { LabelBlock($0.lines, metrics: metrics, ruler: plot.ruler) }
    // A label's first line, its name, stands at the height of its curve's end.
    let nameHeights = sorted.map {
      (plot.ruler.ascent - plot.ruler.capHeight / 2) * $0.lines[0].font.size
    }
    let tops = Drawing.spread(
      sorted.indices.map { (sorted[$0].end.y - nameHeights[$0], blocks[$0].size.height) },
      spacing: sorted.contains { $0.lines.count > 1 }
        ? metrics.gutterBlockSpacing : metrics.gutterSpacing)
    for (index, label) in sorted.enumerated() {
      let (block, top) = (blocks[index], tops[index])
      let middle = top + nameHeights[index]
      let rect = Rect(
        origin: Point(plot.rect.maxX + metrics.gutterGap, top), size: block.size)
      add(block.items(rect, .start), on: .labels)
      keepClear([
        (Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY)),
        (Point(rect.minX, rect.maxY), Point(rect.maxX, rect.maxY)),
        (Point(rect.minX, rect.center.y), Point(rect.maxX, rect.center.y)),
      ])
      guard let paint = label.leader, abs(middle - label.end.y) > metrics.labelClearance
      else { continue }
      let start = Point(label.end.x + metrics.labelClearance / 2, label.end.y)
      let end = Point(rect.minX - metrics.labelClearance / 2, middle)
      add(
        Path(from: start, to: end), stroke: Stroke(paint, width: metrics.leaderWidth), on: .lines)
    }
  }

  /// The places of boxes that want to stand at certain places and must not overlap, in their order: those
  /// that collide share their mean.
  static func spread(_ boxes: [(start: Double, length: Double)], spacing: Double) -> [Double] {
    var runs: [(start: Double, length: Double, count: Int)] = []
    for box in boxes {
      var run = (start: box.start, length: box.length + spacing, count: 1)
      while let last = runs.last, last.start + last.length > run.start {
        // The run's boxes want to stand, on average, where their starts are without what lies before.
        let mean =
          (last.start * Double(last.count) + (run.start - last.length) * Double(run.count))
          / Double(last.count + run.count)
        run = (mean, last.length + run.length, last.count + run.count)
        runs.removeLast()
      }
      runs.append(run)
    }
    var places: [Double] = []
    var index = 0
    for run in runs {
      var place = run.start
      for _ in 0..<run.count {
        places.append(place)
        place += boxes[index].length + spacing
        index += 1
      }
    }
    return places
  }

  /// Asks for a place for the panel's key, if it has rows.
  mutating func placeKey(in plot: Plot) {
    guard !keyRows.isEmpty || keyNote != nil else { return }
    let block = LabelBlock(
      keyRows: KeyRow.inOrderOfCurves(keyRows), note: keyNote, metrics: plot.metrics,
      ruler: plot.ruler)
    (keyRows, keyNote) = ([], nil)
    requests.append(
      LabelRequest(block: block, place: .anywhere, leader: nil, area: plot.rect))
  }

  /// All items, grouped by layer.
  var groups: [Scene.Item] {
    Layer.allCases.compactMap { layer in
      items[layer].map { .group(name: layer.rawValue, clip: nil, $0) }
    }
  }
}
