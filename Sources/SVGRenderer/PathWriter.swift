import FigureScene

/// Writes a path's `d`: relative commands, in whole units of its last decimal so that no rounding adds up.
struct PathWriter {
  private(set) var bytes: [UInt8] = []
  private let decimals: Int
  /// The current point and where its piece began, in units.
  private var current = (x: 0, y: 0)
  private var pieceStart = (x: 0, y: 0)

  /// Writes the whole of `path`.
  init(_ path: Path, decimals: Int) {
    self.decimals = decimals
    bytes.reserveCapacity(path.elements.count * 32)
    for element in path.elements {
      switch element {
      case .move(let point): move(to: units(point))
      case .line(let point): line(to: units(point))
      case .cubic(let control1, let control2, let end):
        cubic(units(control1), units(control2), units(end))
      case .close:
        bytes.append(UInt8(ascii: "z"))
        current = pieceStart
      }
    }
  }

  private func units(_ point: Point) -> (x: Int, y: Int) {
    (
      Decimal.units(of: point.x, decimals: decimals), Decimal.units(of: point.y, decimals: decimals)
    )
  }

  private mutating func move(to point: (x: Int, y: Int)) {
    bytes.append(UInt8(ascii: "M"))
    write(point.x, isFirst: true)
    write(point.y)
    (current, pieceStart) = (point, point)
  }

  private mutating func line(to point: (x: Int, y: Int)) {
    let (dx, dy) = (point.x - current.x, point.y - current.y)
    if dy == 0 {
      bytes.append(UInt8(ascii: "h"))
      write(dx, isFirst: true)
    } else if dx == 0 {
      bytes.append(UInt8(ascii: "v"))
      write(dy, isFirst: true)
    } else {
      bytes.append(UInt8(ascii: "l"))
      write(dx, isFirst: true)
      write(dy)
    }
    current = point
  }

  private mutating func cubic(
    _ control1: (x: Int, y: Int), _ control2: (x: Int, y: Int), _ end: (x: Int, y: Int)
  ) {
    bytes.append(UInt8(ascii: "c"))
    var isFirst = true
    for point in [control1, control2, end] {
      write(point.x - current.x, isFirst: isFirst)
      write(point.y - current.y)
      isFirst = false
    }
    current = end
  }

  /// A minus sign parts two numbers as well as a space does.
  private mutating func write(_ units: Int, isFirst: Bool = false) {
    if !isFirst, units >= 0 { bytes.append(UInt8(ascii: " ")) }
    Decimal.append(units: units, decimals: decimals, keepsZero: false, to: &bytes)
  }
}
