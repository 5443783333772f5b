import FigureScene

/// What a figure's marks and guides put on the page: items in layers, what labels must keep clear of,
/// and labels that still look for a place.
public struct Drawing {
  /// What lies over what, from back to front; the name becomes the group's.
  enum Layer: String, CaseIterable {
    case areas, guides, axes, lines, curves, points, labels
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

  private var guides: [Guide] = []
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

  /// The landmark's dot at `center`.
  mutating func addDot(at center: Point, _ paint: Paint, metrics: Metrics) {
    let dot = Path(circleAt: center, radius: metrics.dotRadius)
    add(dot, fill: paint, stroke: Stroke(.background, width: metrics.dotRing), on: .points)
    keepClear(dot.flattened(step: metrics.dotRadius))
  }

  /// All items, grouped by layer.
  var groups: [Scene.Item] {
    Layer.allCases.compactMap { layer in
      items[layer].map { .group(name: layer.rawValue, clip: nil, $0) }
    }
  }
}
