import FigureScene

/// Which parts of a page are taken, in small square cells; answers for any rectangle at once.
struct OccupancyGrid {
  /// The width of a cell, in points: 2, or more on a page so large that there would be too many.
  private let cell: Double
  private let columns: Int
  private let rows: Int
  private var isTaken: [UInt8]
  /// How many cells are taken above and to the left of each corner, one row and column more than cells.
  private var sums: [Int32]
  private var isCounted = false

  init(size: Size) {
    cell = max(2, (size.width * size.height / 400_000).squareRoot())
    columns = Int(size.width / cell) + 1
    rows = Int(size.height / cell) + 1
    isTaken = Array(repeating: 0, count: columns * rows)
    sums = Array(repeating: 0, count: (columns + 1) * (rows + 1))
  }

  /// Takes the cells that a straight line passes through.
  mutating func take(_ start: Point, _ end: Point) {
    let length = (end - start).length
    guard length < 1e6 else { return }
    let count = max(1, Int(length / (cell / 2)))
    for index in 0...count {
      let point = start.mixed(with: end, Double(index) / Double(count))
      let (column, row) = (Int(point.x / cell), Int(point.y / cell))
      guard point.x >= 0, point.y >= 0, column < columns, row < rows else { continue }
      isTaken[row * columns + column] = 1
    }
    isCounted = false
  }

  /// Takes the cells of a rectangle.
  mutating func take(_ rect: Rect) {
    guard let span = span(of: rect) else { return }
    for row in span.rows {
      for column in span.columns { isTaken[row * columns + column] = 1 }
    }
    isCounted = false
  }

  /// How many cells of `rect` are taken. Call ``count()`` after the last change.
  func taken(in rect: Rect) -> Int {
    guard let span = span(of: rect) else { return 0 }
    assert(isCounted, "the grid has changed since it was counted")
    let width = columns + 1
    let (top, bottom) = (span.rows.lowerBound * width, (span.rows.upperBound + 1) * width)
    let (left, right) = (span.columns.lowerBound, span.columns.upperBound + 1)
    return Int(sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left])
  }

  /// Sums up the cells, so that rectangles can be asked for.
  mutating func count() {
    guard !isCounted else { return }
    let (columns, rows, width) = (columns, rows, columns + 1)
    isTaken.withUnsafeBufferPointer { taken in
      sums.withUnsafeMutableBufferPointer { sums in
        for row in 0..<rows {
          var inRow: Int32 = 0
          let (cells, above, below) = (row * columns, row * width + 1, (row + 1) * width + 1)
          for column in 0..<columns {
            inRow &+= Int32(taken[cells + column])
            sums[below + column] = sums[above + column] &+ inRow
          }
        }
      }
    }
    isCounted = true
  }

  private func span(of rect: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let page = Rect(
      minX: 0, minY: 0, maxX: Double(columns) * cell, maxY: Double(rows) * cell)
    guard rect.intersects(page) else { return nil }
    let left = max(0, Int(rect.minX / cell))
    let right = min(columns - 1, Int(rect.maxX / cell))
    let top = max(0, Int(rect.minY / cell))
    let bottom = min(rows - 1, Int(rect.maxY / cell))
    return (left...max(left, right), top...max(top, bottom))
  }
}
