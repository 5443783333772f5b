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
      content = .block(LabelBlock(lines, metrics: plot.metrics, ruler: plot.ruler))
    }
    self.init(content, anchoring, leader: leader, area: plot.rect)
  }

  /// Asks for the place of a label beside a curve, or else for a row of the key.
  init(
    _ lines: [LabelLine], beside pieces: [(Point, Point)], curve: String, orInKey row: KeyRow,
    in plot: Plot
  ) {
    self.init(
      .block(LabelBlock(lines, metrics: plot.metrics, ruler: plot.ruler)),
      .beside(pieces, curve: curve), leader: row.stroke.paint, area: plot.rect, keyRow: row)
  }
}
