import FigureScene

extension LabelPlacer {
  mutating func placeAlong(
    _ start: Point, _ end: Point, _ line: LabelLine
  ) -> [Scene.Item] {
    // A line of no length leads to the right as well as anywhere.
    let heading = end.coincides(with: start) ? Vector(1, 0) : (end - start).normalized
    // Text runs to the right, or up the page.
    let isUpright = abs(heading.dx) <= 1e-9
    let direction = heading.dx > 1e-9 || (isUpright && heading.dy < 0) ? heading : heading * -1
    let up = Vector(direction.dy, -direction.dx)
    let ascent = ruler.ascent * line.font.size
    let descent = ruler.descent * line.font.size
    func label(_ fraction: Double, _ shift: Double) -> Label {
      Label(
        line.text, font: line.font, paint: line.paint,
        at: start.mixed(with: end, fraction) + up * shift, anchor: .middle, direction: direction,
        ruler: ruler)
    }
    var choices: [Label] = []
    for shift in [metrics.labelGap / 2 + descent, -metrics.labelGap / 2 - ascent] {
      choices += costs.fractionsAlongLine.map { label($0, shift) }
    }
    let least = choices.min { overlap(turned: $0) < overlap(turned: $1) }
    guard let chosen = choices.first(where: { isFree(turned: $0) }) ?? least else { return [] }
    let corners = chosen.corners(ruler: ruler)
    for step in stride(from: 0.0, through: 1, by: 0.1) {
      all.take(corners[0].mixed(with: corners[3], step), corners[1].mixed(with: corners[2], step))
    }
    return [.text(chosen)]
  }

  private func isFree(turned label: Label) -> Bool {
    page.contains(label.bounds(ruler: ruler)) && overlap(turned: label) == 0
  }

  /// The most squares in which a turned label is asked for; a text of no height would have no end of them.
  private static let mostSquares = 1_000

  /// How much a turned label covers, asked in small upright squares along it.
  private func overlap(turned label: Label) -> Int {
    let corners = label.corners(ruler: ruler)
    let height = (corners[3] - corners[0]).length
    let count = min(max(2, whole(label.advance / height * 3)), LabelPlacer.mostSquares)
    return (0...count).reduce(0) { sum, index in
      let fraction = Double(index) / Double(count)
      let middle = corners[0].mixed(with: corners[1], fraction)
        .mixed(with: corners[3].mixed(with: corners[2], fraction), 0.5)
      return sum + all.taken(in: Rect(origin: middle, size: Size(0, 0)).inset(by: -height / 3))
    }
  }
}
