import FigureScene

/// What a figure's marks and guides put on the page: items in layers, what labels must keep clear of,
/// and labels that still look for a place.
public struct Drawing {
  /// What lies over what, from back to front; the name becomes the group's.
  public enum Layer: Int, CaseIterable, Sendable {
    /// Thin lines across the plot.
    case grid
    /// Washes and boxes.
    case areas
    /// Dashed lines that lead to axes or across the plot.
    case guides
    /// Axes, ticks and their labels.
    case axes
    /// Straight lines, tangents and leaders.
    case lines
    /// Curves.
    case curves
    /// Dots and rings.
    case points
    /// Labels.
    case labels

    var name: String {
      switch self {
      case .grid: "grid"
      case .areas: "areas"
      case .guides: "guides"
      case .axes: "axes"
      case .lines: "lines"
      case .curves: "curves"
      case .points: "points"
      case .labels: "labels"
      }
    }
  }

  /// A guide, and where its item stands in its layer.
  private struct Guide {
    let start: Point
    let end: Point
    let stroke: Stroke
    let layer: Layer
    let index: Int

    var length: Double { (end - start).length }

    /// Whether both begin at one place and lead the same way.
    func runsAlong(_ start: Point, _ end: Point, _ stroke: Stroke) -> Bool {
      guard self.stroke == stroke, self.start.coincides(with: start) else { return false }
      let (one, two) = (self.end - self.start, end - start)
      let cross = one.dx * two.dy - one.dy * two.dx
      // The end of the shorter one is no further from the longer one than can be seen.
      return abs(cross) < Point.resolution * max(one.length, two.length)
        && one.dx * two.dx + one.dy * two.dy > 0
    }
  }

  private var guides: [Guide] = []
  private var gutter = Gutter()
  private var keyRows: [KeyRow] = []
  private var keyNote: String?
  private var unnamedCurves = 0
  /// Which panel is drawn, counted from 1.
  private var panel = 0
  /// The key that stands below it.
  private var keyBelow: PanelKey?
  /// Where the labels of the mark that is drawn are to stand.
  private var side: LabelSide?
  /// The items of each layer; `nil` for one that was taken back.
  private var items: [[Scene.Item?]] = Array(repeating: [], count: Layer.allCases.count)
  /// What labels keep clear of, and where they would rather not stand.
  private(set) var ground = Ground()
  private(set) var requests: [LabelRequest] = []
  /// Where guides begin and end.
  private var guideEnds: [Point] = []

  /// How often something was put on the drawing: a mark after which it is the same has drawn nothing.
  private(set) var additions = 0
  /// What is to be said of what was drawn, and of marks that drew nothing.
  private(set) var remarks: [Scene.Remark] = []

  /// Makes an empty drawing.
  public init() {}

  // MARK: - Shapes

  /// Draws an outline.
  public mutating func add(
    _ path: Path, fill: Paint? = nil, stroke: Stroke? = nil, on layer: Layer
  ) {
    pieces += path.elements.count
    if !path.elements.isEmpty { additions += 1 }
    if let fill, layer == .areas {
      fills.append((outline: path.flattened(step: 6).map { $0.0 }, paint: fill))
    }
    items[layer.rawValue].append(.shape(path, fill: fill, stroke: stroke))
  }

  /// The outlines of the areas, from back to front.
  private var fills: [(outline: [Point], paint: Paint)] = []
  /// The dots whose rings wait for the areas under them, by their places in the layer of dots.
  private var halos: [(index: Int, halo: Halo)] = []
  /// The lines that were drawn of each curve.
  private var lines: [String: [(path: Path, stroke: Stroke)]] = [:]
  /// The curves of a panel that have a colour, in the order in which they were drawn.
  private var curvesOfColor: [Int: [String]] = [:]
  /// What a panel's key calls the curves of a name.
  private var rowsOfName: [String: [String]] = [:]

  /// How many pieces of outlines have been drawn and kept clear of.
  private var pieces = 0

  /// The most pieces of a figure. A thousand curves across the largest page have half as many; a few that swing
  /// more often than anybody sees fill the memory.
  static let mostPieces = 2_000_000

  /// Whether there are more pieces than a figure may have: nothing else is drawn then.
  var isFull: Bool { pieces > Drawing.mostPieces }

  /// Draws finished items.
  mutating func add(_ items: [Scene.Item], on layer: Layer) {
    additions += items.count
    for item in items { self.items[layer.rawValue].append(item) }
  }

  /// Keeps labels off the straight pieces of `lines`.
  ///
  /// - Parameters:
  ///   - lines: the pieces, from point to point.
  ///   - curve: the identity of the curve that they are of, as ``identity(of:)`` gives it: a label beside
  ///     another curve then keeps its distance.
  public mutating func keepClear(_ lines: [(Point, Point)], curve: String? = nil) {
    pieces += lines.count
    ground.obstacles.append(Obstacle(lines: lines, curve: curve))
  }

  /// Keeps labels off a rectangle of text.
  mutating func keepClear(ofText rect: Rect) {
    // Lines as far apart as labels are high leave no room between them.
    let count = max(2, whole((rect.height / 8).rounded(.up)))
    keepClear(
      (0...count).map { step in
        let y = rect.minY + rect.height * Double(step) / Double(count)
        return (Point(rect.minX, y), Point(rect.maxX, y))
      })
  }

  /// Keeps labels out of an area that somebody asked to keep clear.
  mutating func avoid(_ rect: Rect) {
    additions += 1
    keepClear(ofText: rect)
  }

  /// Draws with all labels on one side of what they name.
  mutating func withLabels(on side: LabelSide?, _ draw: (inout Drawing) -> Void) {
    let before = self.side
    self.side = side ?? before
    draw(&self)
    self.side = before
  }

  /// The ways of dots over time, each curve's once.
  private(set) var trips: [Trip] = []
  /// The curve of each, and its panel.
  private var travellers: [String] = []

  /// Notes the way of a dot along a curve; one that is drawn twice has one.
  mutating func addTrip(_ trip: Trip?, identity: String) {
    guard var trip else { return }
    let traveller = "\(panel) \(identity)"
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
    for index in trips.indices where travellers[index] == traveller {
      let (one, other) = (trips[index].span, trip.span)
      if isNear(one.start, other.start), isNear(one.end, other.end) { return }
      // The parts of one curve hand their dot on.
      if isNear(one.end, other.start) { trips[index].isTakenOver = true }
      if isNear(other.end, one.start) { trip.isTakenOver = true }
    }
    travellers.append(traveller)
    trips.append(trip)
  }

  /// Says in the lower left corner of the page how much slower than in reality things move.
  mutating func noteSlowness(
    _ slowness: Double, in page: Rect, metrics: Metrics, ruler: Ruler
  ) {
    let factor = slowness > 1 ? slowness : 1 / slowness
    let text =
      "\(Decimal.trimmed(factor, decimals: 2)) × \(slowness > 1 ? "slower" : "faster")"
    let place = Point(metrics.textMargin, page.maxY - metrics.textMargin / 2)
    add(
      Label(
        text, font: metrics.axisTitleFont, paint: .secondary, at: place, ruler: ruler),
      on: .labels, ruler: ruler)
  }

  /// Notes the outline of a shaded area, on which labels would rather not stand.
  public mutating func addArea(_ outline: [Point]) {
    ground.areas.append(outline)
  }

  /// What tells a curve from others on this drawing, also from other members of a family: its full name, or a name of
  /// its own where it has none.
  public mutating func identity(of curve: Curve) -> String {
    guard curve.fullName.isEmpty else { return curve.fullName }
    unnamedCurves += 1
    return "curve \(unnamedCurves)"
  }

  /// A dashed or thin line that belongs to no curve.
  ///
  /// Where it only goes on along another, one line is drawn: two would look heavier where they overlap.
  public mutating func addGuide(
    from start: Point, to end: Point, _ stroke: Stroke, on layer: Layer
  ) {
    keepClear([(start, end)])
    guideEnds += [start, end]
    if let index = guides.firstIndex(where: { $0.runsAlong(start, end, stroke) }) {
      let old = guides[index]
      guard (end - start).length > old.length + Point.resolution else { return }
      items[old.layer.rawValue][old.index] = nil
      guides.remove(at: index)
    }
    guides.append(
      Guide(
        start: start, end: end, stroke: stroke, layer: layer, index: items[layer.rawValue].count))
    add(Path(from: start, to: end), stroke: stroke, on: layer)
  }

  /// Whether a guide begins or ends at `point`.
  func hasGuideEnd(at point: Point) -> Bool {
    guideEnds.contains { $0.coincides(with: point) }
  }

  /// A thin line across the plot, behind everything.
  mutating func addGridLine(_ start: Point, _ end: Point, _ stroke: Stroke) {
    add(Path(from: start, to: end), stroke: stroke, on: .grid)
    keepClear([(start, end)])
  }

  /// How many curves of a panel have had the colour of a series before the one of a name: it needs other dashes.
  ///
  /// - Parameter row: what the key calls it; curves of one name that have rows of their own are told apart.
  mutating func turn(of name: String, named row: String? = nil, series: Int) -> Int {
    let color = (series - 1) % Metrics.colors
    var curve = name
    if let row {
      var rows = rowsOfName[name, default: []]
      let index = rows.firstIndex(of: row) ?? rows.count
      if index == rows.count { rows.append(row) }
      rowsOfName[name] = rows
      if index > 0 { curve += "\n\(row)" }
    }
    let curves = curvesOfColor[color, default: []]
    if let turn = curves.firstIndex(of: curve) { return turn }
    curvesOfColor[color] = curves + [curve]
    return curves.count
  }

  /// The landmark's dot at `center`; from the fifth series on a square, a diamond or a triangle.
  ///
  /// - Parameters:
  ///   - center: where it is.
  ///   - paint: its colour, of which a series' also tells its shape.
  ///   - metrics: how large it is.
  ///   - hasHalo: whether a ring parts it from what it lies on; a dot that ends its own line has none.
  public mutating func addDot(
    at center: Point, _ paint: Paint, metrics: Metrics, hasHalo: Bool = true
  ) {
    let dot = Path(markerOf: paint, at: center, radius: metrics.dotRadius)
    let stroke = Stroke(.background, width: metrics.dotRing)
    if hasHalo {
      let halo = Halo(outline: dot, center: center, paint: paint, width: metrics.dotRing)
      halos.append((index: items[Layer.points.rawValue].count, halo: halo))
    }
    add(dot, fill: paint, stroke: hasHalo ? stroke : nil, on: .points)
    keepClear(dot.flattened(step: metrics.dotRadius))
  }

  /// The mark of a value that is jumped from: a ring around the page's colour.
  public mutating func addRing(at center: Point, _ paint: Paint, metrics: Metrics) {
    let ring = Path(circleAt: center, radius: metrics.dotRadius - metrics.dotRing / 2)
    add(ring, fill: .background, stroke: Stroke(paint, width: metrics.dotRing), on: .points)
    keepClear(ring.flattened(step: metrics.dotRadius))
  }

  /// Notes a mark that drew nothing, by the name that its author knows it by.
  mutating func noteUnseen(_ mark: String) {
    remarks.append(
      Scene.Remark(mark, "is not to be seen: it lies outside of what the axes show"))
  }

  // MARK: - Labels

  /// Draws a text that has its place already, and keeps other labels off it.
  mutating func add(_ label: Label, on layer: Layer, ruler: Ruler) {
    additions += 1
    items[layer.rawValue].append(.text(label))
    let corners = label.corners(ruler: ruler)
    keepClear(Array(zip(corners, corners.dropFirst() + [corners[0]])))
  }

  /// Draws a line of text with its capitals' middle at the height of `middle`, and keeps other labels off it.
  public mutating func add(
    _ line: LabelLine, level middle: Point, anchor: Anchor = .start, ruler: Ruler
  ) {
    add(Label(line, level: middle, anchor: anchor, ruler: ruler), on: .labels, ruler: ruler)
  }

  /// Draws a label once all obstacles are known, where there is room for it.
  public mutating func add(_ request: LabelRequest) {
    additions += 1
    var request = request
    request.panel = panel
    request.side = side
    // What the key below the panel names is not named beside its curve, too.
    if let row = request.keyRow, keyBelow?.holds(row) ?? false { return }
    requests.append(request)
  }

  /// Notes a label that is to stand to the right of the plot, at the height of `end`; the mark has to ask for
  /// its room by ``Mark/gutterLines(metrics:)``.
  public mutating func addGutterLabel(_ lines: [LabelLine], at end: Point, leader: Paint?) {
    additions += 1
    gutter.add(Gutter.Entry(lines: lines, end: end, leader: leader))
  }

  /// Notes a row of the panel's key; the members of a family that say the same have one together.
  public mutating func addKeyRow(_ row: KeyRow) {
    additions += 1
    if keyRows.contains(where: { $0.text == row.text && $0.stroke == row.stroke }) { return }
    keyRows.append(row)
  }

  /// Draws the line of a curve; one that is there already, as where a curve has a label at its end and a row in the key,
  /// is not drawn over: it would look heavier.
  mutating func addCurve(_ path: Path, _ stroke: Stroke, identity: String) {
    let isThere = lines[identity, default: []].contains { $0.path == path && $0.stroke == stroke }
    additions += 1
    if isThere { return }
    lines[identity, default: []].append((path: path, stroke: stroke))
    add(path, stroke: stroke, on: .curves)
  }

  /// Notes a part of the line under the panel's key.
  public mutating func addKeyNote(_ note: String) {
    additions += 1
    let note = oneLine(note)
    keyNote = keyNote.map { "\($0); \(note)" } ?? note
  }

  /// Notes which panel is drawn next, counted from 1, and the key that stands below it, which its layout draws.
  mutating func beginPanel(_ number: Int, keyBelow key: PanelKey?) {
    (panel, keyBelow) = (number, key)
  }

  /// Draws the labels at the ends of the curves, and asks for a place for the panel's key, if there are any.
  mutating func finishPanel(in plot: Plot) {
    for placed in gutter.placed(beside: plot.rect, metrics: plot.metrics, ruler: plot.ruler) {
      let rect = placed.rect
      add(placed.items, on: .labels)
      keepClear(ofText: rect)
      if let leader = placed.leader { add([leader], on: .lines) }
    }
    gutter = Gutter()
    (curvesOfColor, rowsOfName, lines) = ([:], [:], [:])
    guard !keyRows.isEmpty || keyNote != nil else { return }
    noteRowsThatLookAlike()
    let key = PanelKey(panel: panel, rows: keyRows, note: keyNote)
    if keyBelow == nil { add(LabelRequest(.key(key), .anywhere, area: plot.rect)) }
    (keyRows, keyNote) = ([], nil)
  }

  private mutating func noteRowsThatLookAlike() {
    for (index, row) in keyRows.enumerated() {
      guard let other = keyRows[..<index].first(where: { $0.stroke == row.stroke }) else {
        continue
      }
      remarks.append(
        Scene.Remark(
          "the key's row \"\(row.text.name)\"", "looks as that of \"\(other.text.name)\" does"))
    }
  }

  /// Notes what is to be said of what was drawn.
  mutating func note(_ remarks: [Scene.Remark]) {
    self.remarks += remarks
  }

  /// All items, grouped by layer.
  var groups: [Scene.Item] {
    var ringed: [Int: [Scene.Item]] = [:]
    for (index, halo) in halos { ringed[index] = halo.items(on: fills) }
    return Layer.allCases.compactMap { layer in
      let kept = items[layer.rawValue].enumerated().flatMap { index, item -> [Scene.Item] in
        if layer == .points, let items = ringed[index] { return items }
        return item.map { [$0] } ?? []
      }
      return kept.isEmpty ? nil : .group(name: layer.name, clip: nil, kept)
    }
  }
}

extension Path {
  /// The outline of a dot of `paint`: a circle, and from the fifth series on a square, a diamond and a triangle in turn.
  fileprivate init(markerOf paint: Paint, at center: Point, radius: Double) {
    let turn: Int =
      switch paint.role {
      case .series(let number):
        number > Metrics.toldByColor ? (number - Metrics.toldByColor) % 4 : 0
      case .background, .ink, .axis, .secondary, .grid, .surface: 0
      }
    func corners(_ places: [(Double, Double)]) -> Path {
      var path = Path(joining: places.map { center + Vector($0.0, $0.1) * radius })
      path.close()
      return path
    }
    // About as much ink as the circle has.
    switch turn {
    case 1: self = corners([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
    case 2: self = corners([(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)])
    case 3: self = corners([(0, -1.3), (1.2, 0.8), (-1.2, 0.8)])
    default: self.init(circleAt: center, radius: radius)
    }
  }
}
