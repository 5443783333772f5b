/// An outline made of straight lines and cubic Béziers, in points.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a new piece.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a cubic Bézier: two control points, then the end.
    case cubic(Point, Point, Point)
    /// Draws a straight line back to where the piece began.
    case close

    /// Where the step leads, but for `close`, which leads back.
    public var end: Point? {
      switch self {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []

  /// An empty outline.
  public init() {}

  /// The straight line between two places.
  public init(from start: Point, to end: Point) {
    move(to: start)
    line(to: end)
  }

  /// The straight lines that join `points` in order.
  public init(joining points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
  }

  /// The curve that `cubics` make up; a gap between two of them begins a new piece.
  public init(_ cubics: [Cubic]) {
    for cubic in cubics { append(cubic) }
  }

  /// The circle of `radius` points around `center`, as four cubics that stray 0.03 % of the radius.
  public init(circleAt center: Point, radius: Double) {
    let pull = radius * 0.5522847498307936  // 4/3 · (√2 − 1)
    move(to: Point(center.x + radius, center.y))
    for (dx, dy) in [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)] {
      let start = currentPoint
      let end = Point(center.x + dx * radius, center.y + dy * radius)
      // Leaving one of the four points the curve heads for the next one's side, and arrives square to it.
      let leave = Vector(dx, dy) * pull
      let arrive = Vector((start.x - center.x) / radius, (start.y - center.y) / radius) * pull
      cubic(start + leave, end + arrive, end)
    }
    close()
  }

  /// The outline of `rect` with its corners rounded by `radius` points, clockwise from the top.
  public init(_ rect: Rect, radius: Double) {
    guard radius > 0 else {
      self = Path(rect)
      return
    }
    let pull = radius * (1 - 0.5522847498307936)
    let corners = [
      (Point(rect.maxX, rect.minY), Vector(-1, 0), Vector(0, 1)),
      (Point(rect.maxX, rect.maxY), Vector(0, -1), Vector(-1, 0)),
      (Point(rect.minX, rect.maxY), Vector(1, 0), Vector(0, -1)),
      (Point(rect.minX, rect.minY), Vector(0, 1), Vector(1, 0)),
    ]
    move(to: Point(rect.minX + radius, rect.minY))
    for (corner, back, onward) in corners {
      line(to: corner + back * radius)
      cubic(corner + back * pull, corner + onward * pull, corner + onward * radius)
    }
    close()
  }

  /// The outline of `rect`, from its top left corner clockwise.
  public init(_ rect: Rect) {
    self.init(joining: [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY),
      Point(rect.maxX, rect.maxY), Point(rect.minX, rect.maxY),
    ])
    close()
  }

  /// Where the next step starts.
  public private(set) var currentPoint = Point.zero

  /// Begins a new piece at `point`.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
  }

  /// Draws a straight line to `point`.
  public mutating func line(to point: Point) {
    elements.append(.line(point))
    currentPoint = point
  }

  /// Draws a cubic Bézier to `end`.
  public mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    elements.append(.cubic(control1, control2, end))
    currentPoint = end
  }

  /// Draws `cubic`, after beginning a new piece where it does not start at the current point.
  public mutating func append(_ cubic: Cubic) {
    if elements.isEmpty || cubic.start != currentPoint { move(to: cubic.start) }
    self.cubic(cubic.control1, cubic.control2, cubic.end)
  }

  /// Closes the piece with a straight line.
  public mutating func close() {
    elements.append(.close)
  }

  /// The smallest upright rectangle around the outline, without its stroke; `nil` when it is empty.
  public var bounds: Rect? {
    var result: Rect?
    forEachSegment { cubic in
      result = result.map { $0.union(cubic.bounds) } ?? cubic.bounds
    }
    return result
  }

  /// The outline as straight pieces that follow it within a fraction of a point.
  ///
  /// - Parameter step: about how long a straight piece of a curve is, in points.
  public func flattened(step: Double) -> [(Point, Point)] {
    var lines: [(Point, Point)] = []
    forEachSegment { cubic in
      let isStraight = cubic.control1 == cubic.start && cubic.control2 == cubic.end
      let count =
        isStraight
        ? 1 : max(1, min(whole((cubic.end - cubic.start).length / step), Path.mostSteps) + 1)
      var last = cubic.start
      for index in 1...count {
        let next = cubic.point(at: Double(index) / Double(count))
        lines.append((last, next))
        last = next
      }
    }
    return lines
  }

  /// As many straight pieces as a cubic is ever flattened into, one for each point of the largest page and more.
  private static let mostSteps = 100_000

  /// Calls `body` with each segment; a straight one has its control points at its ends.
  private func forEachSegment(_ body: (Cubic) -> Void) {
    var start = Point.zero
    var pieceStart = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        pieceStart = point
        start = point
      case .line(let point):
        body(Cubic(start, start, point, point))
        start = point
      case .cubic(let control1, let control2, let end):
        body(Cubic(start, control1, control2, end))
        start = end
      case .close:
        body(Cubic(start, start, pieceStart, pieceStart))
        start = pieceStart
      }
    }
  }
}
