/// Why a scene cannot be turned into a picture.
public struct SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The thing at fault and the way out, in one line.
  public let description: String

  /// Says what is wrong in one line.
  public init(description: String) {
    self.description = description
  }
}

extension Scene {
  /// Whether `text` can be a name, from which ids are made: letters, digits, `-` and `_`, a letter first.
  public static func isName(_ text: String) -> Bool {
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }

  /// Refuses what no renderer can show: numbers that are not finite or beyond 10¹⁰ points, a size that is not
  /// greater than 0, names that are no ids, outlines that begin nowhere.
  ///
  /// Every renderer calls it, so that a scene made by hand ends in an error and never in a trap.
  ///
  /// - Throws: ``SceneError``, the first fault in the order of drawing.
  public func check() throws(SceneError) {
    try SceneCheck.name(name, of: "the scene")
    try SceneCheck.number(size.width, "the scene's width")
    try SceneCheck.number(size.height, "the scene's height")
    guard size.width > 0, size.height > 0 else {
      throw SceneError(description: "the scene's width and height must be greater than 0")
    }
    try SceneCheck.items(items)
  }
}

extension Palette {
  /// Refuses a palette of which a renderer could make nothing: a name that is no id, or an opacity that is not
  /// within 0 … 1.
  ///
  /// - Throws: ``SceneError``.
  public func check() throws(SceneError) {
    try SceneCheck.name(name, of: "the palette")
    let colors = [background, ink, secondary, grid, surface] + series
    for opacity in colors.map({ $0.opacity }) + [washOpacity] where !(0...1).contains(opacity) {
      throw SceneError(
        description: "the palette \"\(name)\" has an opacity that is not within 0 and 1")
    }
  }
}

/// The parts of the check of a scene.
private enum SceneCheck {
  /// Far beyond any page, and near enough that every renderer can count with it.
  static let farthest = 1e10

  static func name(_ name: String, of owner: String) throws(SceneError) {
    guard Scene.isName(name) else {
      throw SceneError(
        description: "\"\(name)\" cannot be the name of \(owner); use letters, digits, - and _, "
          + "a letter first")
    }
  }

  static func number(_ value: Double, _ what: @autoclosure () -> String) throws(SceneError) {
    guard abs(value) <= farthest else {
      throw SceneError(
        description: "\(what()) is \(Decimal.shortest(value)); it must be finite, at most 10¹⁰")
    }
  }

  static func items(_ items: [Scene.Item]) throws(SceneError) {
    for item in items {
      switch item {
      case .shape(let path, _, let stroke):
        try outline(path)
        if let stroke { try self.stroke(stroke) }
      case .text(let label): try text(label)
      case .group(let name, let clip, let items):
        try self.name(name, of: "a group")
        if let clip {
          for edge in [clip.minX, clip.minY, clip.maxX, clip.maxY] {
            try number(edge, "an edge of the clip of \"\(name)\"")
          }
        }
        try self.items(items)
      }
    }
  }

  private static func outline(_ path: Path) throws(SceneError) {
    if let first = path.elements.first {
      guard case .move = first else {
        throw SceneError(description: "an outline begins nowhere; it must begin with a move")
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): try place(point)
      case .cubic(let control1, let control2, let end):
        try place(control1)
        try place(control2)
        try place(end)
      case .close: break
      }
    }
  }

  private static func place(_ point: Point) throws(SceneError) {
    try number(point.x, "a coordinate of an outline")
    try number(point.y, "a coordinate of an outline")
  }

  private static func stroke(_ stroke: Stroke) throws(SceneError) {
    try number(stroke.width, "the width of a stroke")
    for length in stroke.dash { try number(length, "a dash of a stroke") }
    guard stroke.width >= 0, stroke.dash.allSatisfy({ $0 >= 0 }),
      stroke.dash.isEmpty || stroke.dash.contains(where: { $0 > 0 })
    else {
      throw SceneError(description: "a stroke's width and dashes must be at least 0")
    }
  }

  private static func text(_ label: Label) throws(SceneError) {
    let subject = "of the text \"\(label.text)\""
    for value in [label.position.x, label.position.y, label.direction.dx, label.direction.dy] {
      try number(value, "a coordinate \(subject)")
    }
    try number(label.advance, "the width \(subject)")
    try number(label.font.size, "the font's size \(subject)")
    guard label.font.size > 0 else {
      throw SceneError(description: "the font's size \(subject) must be greater than 0")
    }
  }
}
