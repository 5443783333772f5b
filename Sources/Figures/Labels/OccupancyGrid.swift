import FigureScene

/// Which parts of a page are taken, in small square cells; a bit for each, so that a whole page stays near
/// the processor.
struct OccupancyGrid {
  /// The width of a cell, in points: 2, or more on a page so large that there would be too many.
  private let cell: Double
  private let columns: Int
  private let rows: Int
  private let wordsInRow: Int
  /// The cells of each row, 64 to the word, the leftmost lowest.
  private var words: [UInt64]

  init(size: Size) {
    cell = max(2, (size.width * size.height / 400_000).squareRoot())
    columns = whole(size.width / cell) + 1
    rows = whole(size.height / cell) + 1
    wordsInRow = (columns + 63) / 64
    words = Array(repeating: 0, count: wordsInRow * rows)
  }

  /// Takes the cells that a straight line passes through.
  mutating func take(_ start: Point, _ end: Point) {
    let length = (end - start).length
    guard length < 1e6 else { return }
    let count = max(1, whole(length / (cell / 2)))
    for index in 0...count {
      let point = start.mixed(with: end, Double(index) / Double(count))
      let (column, row) = (whole(point.x / cell), whole(point.y / cell))
      guard point.x >= 0, point.y >= 0, column < columns, row < rows else { continue }
      words[row * wordsInRow + column / 64] |= 1 << UInt64(column % 64)
    }
  }

  /// Takes the cells of a rectangle.
  mutating func take(_ rect: Rect) {
    guard let span = span(of: rect) else { return }
    for row in span.rows {
      for column in span.columns.words {
        words[row * wordsInRow + column] |= span.columns.mask(of: column)
      }
    }
  }

  /// Takes the cells that another grid of the same page has taken.
  mutating func formUnion(_ other: OccupancyGrid) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Keeps only the cells that another grid of the same page has taken, too.
  mutating func formIntersection(_ other: OccupancyGrid) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Gives the cells back that another grid of the same page has taken.
  mutating func subtract(_ other: OccupancyGrid) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// How many cells of `rect` are taken.
  func taken(in rect: Rect) -> Int {
    guard let span = span(of: rect) else { return 0 }
    var count = 0
    for column in span.columns.words {
      let mask = span.columns.mask(of: column)
      for row in span.rows {
        count += (words[row * wordsInRow + column] & mask).nonzeroBitCount
      }
    }
    return count
  }

  /// Whether no cell of `rect` is taken.
  func isFree(_ rect: Rect) -> Bool {
    guard let span = span(of: rect) else { return true }
    for column in span.columns.words {
      let mask = span.columns.mask(of: column)
      for row in span.rows where words[row * wordsInRow + column] & mask != 0 { return false }
    }
    return true
  }

  /// Neighbouring columns of cells.
  private struct Columns {
    let first: Int
    let last: Int

    /// The words that hold them.
    var words: ClosedRange<Int> { first / 64...last / 64 }

    /// Which bits of a word are of these columns.
    func mask(of word: Int) -> UInt64 {
      var mask = UInt64.max
      if word == first / 64 { mask &= .max << UInt64(first % 64) }
      if word == last / 64 { mask &= .max >> UInt64(63 - last % 64) }
      return mask
    }
  }

  private func span(of rect: Rect) -> (columns: Columns, rows: ClosedRange<Int>)? {
    let page = Rect(
      minX: 0, minY: 0, maxX: Double(columns) * cell, maxY: Double(rows) * cell)
    guard rect.intersects(page) else { return nil }
    let left = max(0, whole(rect.minX / cell))
    let right = min(columns - 1, whole(rect.maxX / cell))
    let top = max(0, whole(rect.minY / cell))
    let bottom = min(rows - 1, whole(rect.maxY / cell))
    return (Columns(first: left, last: max(left, right)), top...max(top, bottom))
  }
}
