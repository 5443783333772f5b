import FigureScene

/// A table in a narrow column: a card for each row, with the first column's cell as its name and a line for each of the
/// others, what it is called on the left and what it says on the right, or below where both do not fit.
struct TableCards {
  let table: Table
  let rect: Rect
  let metrics: Metrics
  let ruler: Ruler

  private struct Line {
    let text: LabelLine
    let anchor: Anchor
    /// Whether it begins a line of its own.
    let isNew: Bool
  }

  /// The lines of each row's card.
  private var cards: [[Line]] {
    (0..<table.rows).map { row in
      table.columns.enumerated().flatMap { index, column in
        index == 0 ? name(column.cells[row]) : lines(column, column.cells[row])
      }
    }
  }

  private func name(_ text: String) -> [Line] {
    [LabelLine(text, font: metrics.nameFont, paint: .ink)].wrapped(to: rect.width, ruler: ruler)
      .map { Line(text: $0, anchor: .start, isNew: true) }
  }

  private func lines(_ column: Table.Column, _ cell: String) -> [Line] {
    guard !cell.isEmpty else { return [] }
    let title = LabelLine(column.title, font: metrics.textFont, paint: .secondary)
    let value = LabelLine(
      cell, font: column.isEmphasized ? metrics.landmarkFont : metrics.textFont,
      paint: column.isEmphasized ? .series(1) : .ink)
    let width =
      ruler.advance(of: title.text, font: title.font)
      + ruler.advance(of: value.text, font: value.font)
    let isOneLine = width + metrics.leastColumnGap <= rect.width
    guard !column.title.isEmpty else {
      return [value].wrapped(to: rect.width, ruler: ruler)
        .map { Line(text: $0, anchor: .start, isNew: true) }
    }
    return [title].wrapped(to: rect.width, ruler: ruler)
      .map { Line(text: $0, anchor: .start, isNew: true) }
      + [value].wrapped(to: rect.width, ruler: ruler).map {
        Line(text: $0, anchor: isOneLine ? .end : .start, isNew: !isOneLine)
      }
  }

  /// From one card's last line to the next one's first.
  private var gap: Double { metrics.lineHeight }

  /// How high all cards are.
  var height: Double {
    cards.reduce(0) { sum, lines in
      sum + Double(lines.count { $0.isNew }) * metrics.lineHeight + gap
    }
  }

  func draw(on drawing: inout Drawing) {
    // Where the page is lower than they need the cards move together.
    let squeeze = min(1, rect.height / height)
    var y = rect.minY
    for lines in cards {
      for line in lines {
        if line.isNew { y += metrics.lineHeight * squeeze }
        let x = line.anchor == .end ? rect.maxX : rect.minX
        drawing.add(
          Label(
            line.text.text, font: line.text.font, paint: line.text.paint, at: Point(x, y),
            anchor: line.anchor, ruler: ruler),
          on: .labels, ruler: ruler)
      }
      y += gap * squeeze
      let rule = y - gap * squeeze * 0.5
      drawing.add(
        Path(from: Point(rect.minX, rule), to: Point(rect.maxX, rule)),
        stroke: Stroke(.grid, width: metrics.axisWidth), on: .grid)
    }
  }
}
