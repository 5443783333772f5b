import FigureScene

/// The labels at the right ends of a plot's curves.
struct Gutter {
  /// A label that is to stand at the height of a curve's end.
  struct Entry {
    let lines: [LabelLine]
    let end: Point
    let leader: Paint?
  }

  /// A label in its place, with the line that ties it to its curve where it had to move.
  struct Placed {
    let rect: Rect
    let items: [Scene.Item]
    let leader: Scene.Item?
  }

  private(set) var entries: [Entry] = []

  /// Notes a label.
  mutating func add(_ entry: Entry) {
    entries.append(entry)
  }

  /// Sets the labels below one another to the right of `plot`, each as near to its curve as it can be.
  func placed(beside plot: Rect, metrics: Metrics, ruler: Ruler) -> [Placed] {
    let order = entries.indices.sorted { (entries[$0].end.y, $0) < (entries[$1].end.y, $1) }
    let sorted = order.map { entries[$0] }
    let blocks = sorted.map { LabelBlock($0.lines, metrics: metrics, ruler: ruler) }
    // A label's first line, its name, stands at the height of its curve's end.
    let nameHeights = sorted.map { entry in
      (ruler.ascent - ruler.capHeight / 2) * (entry.lines.first?.font.size ?? 0)
    }
    let wanted = sorted.indices.map { index in
      (start: sorted[index].end.y - nameHeights[index], length: blocks[index].size.height)
    }
    let tops = Gutter.spread(
      wanted,
      spacing: sorted.contains { $0.lines.count > 1 }
        ? metrics.gutterBlockSpacing : metrics.gutterSpacing)
    return sorted.indices.map { index in
      let rect = Rect(
        origin: Point(plot.maxX + metrics.gutterGap, tops[index]), size: blocks[index].size)
      let leader = Gutter.leader(
        to: sorted[index], at: rect, middle: tops[index] + nameHeights[index], metrics)
      return Placed(rect: rect, items: blocks[index].items(rect, .start), leader: leader)
    }
  }

  /// The line from a curve's end to its label, where that had to move.
  private static func leader(
    to entry: Entry, at rect: Rect, middle: Double, _ metrics: Metrics
  ) -> Scene.Item? {
    guard let paint = entry.leader, abs(middle - entry.end.y) > metrics.labelClearance else {
      return nil
    }
    let start = Point(entry.end.x + metrics.labelClearance / 2, entry.end.y)
    let end = Point(rect.minX - metrics.labelClearance / 2, middle)
    return .shape(
      Path(from: start, to: end), fill: nil, stroke: Stroke(paint, width: metrics.leaderWidth))
  }

  /// The positions of boxes that want to stand at certain ones and must not overlap, in their order: those that
  /// collide share their mean.
  static func spread(_ boxes: [(start: Double, length: Double)], spacing: Double) -> [Double] {
    var runs: [(start: Double, length: Double, count: Int)] = []
    for box in boxes {
      var run = (start: box.start, length: box.length + spacing, count: 1)
      while let last = runs.last, last.start + last.length > run.start {
        // The run's boxes want to stand, on average, where their starts are without what lies before.
        let mean =
          (last.start * Double(last.count) + (run.start - last.length) * Double(run.count))
          / Double(last.count + run.count)
        run = (start: mean, length: last.length + run.length, count: last.count + run.count)
        runs.removeLast()
      }
      runs.append(run)
    }
    var positions: [Double] = []
    var index = 0
    for run in runs {
      var position = run.start
      for _ in 0..<run.count {
        positions.append(position)
        position += boxes[index].length + spacing
        index += 1
      }
    }
    return positions
  }
}
