import FigureScene

extension LabelRequest {
  /// Asks for the place of a label of a few lines in `plot`.
  ///
  /// - Parameters:
  ///   - lines: its lines, at least one.
  ///   - anchoring: what it names.
  ///   - leader: the colour of the line that ties it to that where it had to move away; none is drawn when left
  ///     out.
  ///   - plot: the plot that it belongs into.
  public init(
    _ lines: [LabelLine], _ anchoring: Anchoring, leader: Paint? = nil, in plot: Plot
  ) {
    let content: Content
    if case .along = anchoring, let line = lines.first {
      content = .turned(line)
    } else {
      content = .block(LabelBlock.ways(to: lines, in: plot))
    }
    self.init(content, anchoring, leader: leader, area: plot.rect)
  }

  /// Asks for the place of a label wherever there is most room in a part of `plot`.
  init(_ lines: [LabelLine], within area: Rect, in plot: Plot) {
    let ways = [
      lines.wrapped(to: area.width - 2 * plot.metrics.labelGap, ruler: plot.ruler), lines,
    ]
    self.init(
      .block(ways.map { LabelBlock($0, metrics: plot.metrics, ruler: plot.ruler) }), .anywhere,
      area: area)
  }

  /// Asks for the place of a label beside a curve, or else for a row of the key.
  init(
    _ lines: [LabelLine], beside pieces: [(Point, Point)], curve: String, orInKey row: KeyRow,
    in plot: Plot
  ) {
    self.init(
      .block(LabelBlock.ways(to: lines, in: plot)),
      .beside(pieces, curve: curve), leader: row.stroke.paint, area: plot.rect, keyRow: row)
  }
}

extension LabelBlock {
  /// The ways to break the lines of a label: where they would take too much of the plot's width, and, where no place is
  /// found for that, less and more often.
  fileprivate static func ways(to lines: [LabelLine], in plot: Plot) -> [LabelBlock] {
    let (metrics, ruler) = (plot.metrics, plot.ruler)
    let share = plot.rect.width * metrics.labelShare
    // Beside a scene there is room.
    let usual = plot.isScene ? max(share, metrics.leastLabel) : share
    let longest = lines.map { ruler.advance(of: $0.text, font: $0.font) }.max() ?? 0
    var ways: [[LabelLine]] = []
    for width in [usual, longest + 1, min(usual, longest) * 0.6, min(usual, longest) * 0.4].map({
      max($0, metrics.leastBrokenLine)
    }) {
      let way = lines.wrapped(to: width, ruler: ruler)
      if !ways.contains(where: { $0.map { $0.text } == way.map { $0.text } }) { ways.append(way) }
    }
    return ways.map { LabelBlock($0, metrics: metrics, ruler: ruler) }
  }
}
