/// A place in a scene, in points; x grows to the right and y downwards.
public struct Point: Equatable, Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double

  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin, top left.
  public static let zero = Point(0, 0)

  /// Makes a place from its distances, in points, from the left and the top edge.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The place that is `vector` away.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }

  /// The vector that leads from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(end.x - start.x, end.y - start.y)
  }

  /// Whether both are one place for a reader: nearer than half of the last decimal of an SVG.
  ///
  /// Two points that are computed on different paths differ in their last bits, and by others with another
  /// maths library; nothing that is drawn may depend on that, so that points are never compared with `==`.
  package func coincides(with other: Point) -> Bool {
    abs(x - other.x) < Point.resolution && abs(y - other.y) < Point.resolution
  }

  /// Half of a hundredth of a point.
  package static let resolution = 0.005

  /// The point at `fraction` of the line to `other`.
  public func mixed(with other: Point, _ fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}

/// A displacement, in points.
public struct Vector: Equatable, Sendable {
  /// The horizontal part, positive to the right.
  public var dx: Double

  /// The vertical part, positive downwards.
  public var dy: Double

  /// Makes a displacement from its parts, in points.
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The length, in points.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The vector of the same direction with length 1; zero stays zero.
  public var normalized: Vector { length > 0 ? self * (1 / length) : self }

  /// The vector stretched by `factor`.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.dx * factor, vector.dy * factor)
  }
}

/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// The width, in points.
  public var width: Double

  /// The height, in points.
  public var height: Double

  /// Makes a size from a width and a height, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle, in points.
public struct Rect: Equatable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The top edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The bottom edge.
  public var maxY: Double

  /// Makes a rectangle from its four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes the rectangle of `size` whose top left corner is `origin`.
  public init(origin: Point, size: Size) {
    self.init(
      minX: origin.x, minY: origin.y, maxX: origin.x + size.width, maxY: origin.y + size.height)
  }

  /// Makes the smallest rectangle that holds all `points`, of which there is at least one.
  public init(around points: [Point]) {
    self.init(origin: points[0], size: Size(0, 0))
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
  }

  /// The width, in points.
  public var width: Double { maxX - minX }

  /// The height, in points.
  public var height: Double { maxY - minY }

  /// The centre.
  public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

  /// The rectangle with every edge moved inwards by `distance` points; outwards when negative.
  public func inset(by distance: Double) -> Rect {
    Rect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  /// Whether the two share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether `point` lies inside, edges included.
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }

  /// What both cover, or `nil` where they share no more than an edge.
  public func overlap(with other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    return Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}

extension [Point] {
  /// Whether the closed outline runs round `point`.
  package func surrounds(_ point: Point) -> Bool {
    guard let last else { return false }
    var isInside = false
    var one = last
    for two in self {
      if (one.y > point.y) != (two.y > point.y),
        point.x < one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
      {
        isInside.toggle()
      }
      one = two
    }
    return isInside
  }
}
