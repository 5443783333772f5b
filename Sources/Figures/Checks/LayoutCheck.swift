import FigureScene

/// Looks at a finished scene for what no reader should see, text that touches something or ink that leaves the
/// page, and for what no reader can see.
public enum LayoutCheck {
  /// A fault of a layout.
  public struct Fault: Equatable, Sendable, CustomStringConvertible {
    /// The text or shape at fault.
    public let subject: String
    /// Where it is; `nil` where that is not to the point, as of what is nowhere to be seen.
    public let position: Point?
    /// What is wrong with it.
    public let complaint: String

    /// The fault in one line.
    public var description: String {
      guard let position else { return "\(subject) \(complaint)" }
      let (x, y) = (
        Decimal.trimmed(position.x, decimals: 1), Decimal.trimmed(position.y, decimals: 1)
      )
      return "\(subject) at (\(x), \(y)) \(complaint)"
    }
  }

  /// All faults of `scene`, as `ruler` measures its text; none is as it should be.
  public static func faults(of scene: Scene, ruler: Ruler = .inter) -> [Fault] {
    var collector = Collector()
    collector.collect(scene.items, in: "page")
    var faults = scene.remarks.map {
      Fault(subject: $0.subject, position: nil, complaint: $0.complaint)
    }
    let boxes = collector.labels.map { $0.corners(ruler: ruler) }
    let bounds = boxes.map(Rect.init(around:))
    for (index, label) in collector.labels.enumerated() {
      let (corners, box) = (boxes[index], bounds[index])
      func report(_ complaint: String) {
        let fault = Fault(
          subject: "\"\(label.text)\"", position: label.position, complaint: complaint)
        // Once is enough for all lines of a kind.
        if !faults.contains(fault) { faults.append(fault) }
      }
      if !scene.bounds.contains(box) { report("leaves the page") }
      for other in 0..<index
      where box.intersects(bounds[other]) && corners.overlaps(boxes[other]) {
        report("overlaps \"\(collector.labels[other].text)\"")
      }
      let isAcross = collector.washes.contains { wash in
        box.meets(wash.bounds)
          && wash.lines.contains { start, end in
            box.meets(Rect(around: start, end)) && corners.overlaps([start, end])
          }
      }
      if isAcross { report("lies across the edge of an area") }
      for shape in collector.shapes where box.meets(shape.bounds) {
        let touches = shape.lines.contains { start, end in
          box.meets(Rect(around: start, end)) && corners.overlaps([start, end])
        }
        if touches { report("touches a line of \(shape.group)") }
      }
    }
    for shape in collector.shapes {
      let ink = shape.bounds.inset(by: -shape.width / 2)
      if !scene.bounds.contains(ink) {
        faults.append(
          Fault(
            subject: "a line of \(shape.group)", position: ink.center, complaint: "leaves the page")
        )
      }
    }
    return faults
  }

  /// The texts and the outlines of a scene.
  private struct Collector {
    var labels: [Label] = []
    var shapes: [(group: String, lines: [(Point, Point)], bounds: Rect, width: Double)] = []
    /// Areas without an outline: text may stand on them, but not across their edges.
    var washes: [(lines: [(Point, Point)], bounds: Rect)] = []

    mutating func collect(_ items: [Scene.Item], in group: String) {
      for item in items {
        switch item {
        case .text(let label): labels.append(label)
        case .group(let name, _, let items): collect(items, in: name)
        case .shape(let path, _, let stroke):
          guard let bounds = path.bounds else { continue }
          guard let stroke else {
            if group == Drawing.Layer.areas.name {
              washes.append((lines: path.flattened(step: 6), bounds: bounds))
            }
            continue
          }
          shapes.append((group, path.flattened(step: 2), bounds, stroke.width))
        }
      }
    }
  }
}

extension Rect {
  /// Whether the two share a point; unlike ``intersects(_:)`` it takes a rectangle without an area, such
  /// as that around a level line, for one.
  fileprivate func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  fileprivate init(around one: Point, _ two: Point) {
    self.init(
      minX: min(one.x, two.x), minY: min(one.y, two.y), maxX: max(one.x, two.x),
      maxY: max(one.y, two.y))
  }
}

extension [Point] {
  /// Whether two convex outlines share a point, by the theorem of the separating axis: they do not when
  /// along the normal of some side the one ends before the other begins.
  fileprivate func overlaps(_ other: [Point]) -> Bool {
    for outline in [self, other] {
      for (start, end) in zip(outline, outline.dropFirst() + [outline[0]]) where start != end {
        let normal = Vector(start.y - end.y, end.x - start.x)
        let (one, two) = (extent(along: normal), other.extent(along: normal))
        if one.upperBound <= two.lowerBound || two.upperBound <= one.lowerBound { return false }
      }
    }
    return true
  }

  private func extent(along axis: Vector) -> ClosedRange<Double> {
    // A scene made by hand may hold anything; what is no number touches nothing.
    ClosedRange(around: map { $0.x * axis.dx + $0.y * axis.dy }) ?? 0...0
  }
}
