import FigureScene

/// The title of a figure and the first sentence of its summary above the picture.
struct Heading {
  private let lines: [LabelLine]
  private let metrics: Metrics
  private let ruler: Ruler

  init(_ figure: Figure, metrics: Metrics, ruler: Ruler) {
    (self.metrics, self.ruler) = (metrics, ruler)
    let width = figure.size.width - 2 * metrics.textMargin
    let title = [LabelLine(figure.title, font: metrics.headingFont, paint: .ink)]
    let takeaway = Heading.firstSentence(of: figure.summary)
    let text = LabelLine(takeaway, font: metrics.textFont, paint: .secondary)
    lines = (title + (takeaway == figure.title ? [] : [text])).wrapped(to: width, ruler: ruler)
  }

  /// The text up to the first full stop with a space behind it, or the whole text.
  private static func firstSentence(of text: String) -> String {
    var last: Character?
    for (index, character) in zip(text.indices, text) {
      if character == " ", last == "." { return String(text[..<index]) }
      last = character
    }
    return text
  }

  /// How much higher the page is for it.
  var height: Double {
    baselines.last.map { $0 + metrics.headingGap } ?? 0
  }

  /// The baseline of each line.
  private var baselines: [Double] {
    var baselines: [Double] = []
    var y = metrics.textMargin
    for (index, line) in lines.enumerated() {
      y += index == 0 ? ruler.ascent * line.font.size : line.font.size + metrics.headingLead
      baselines.append(y.rounded())
    }
    return baselines
  }

  func draw(on drawing: inout Drawing) {
    for (line, baseline) in zip(lines, baselines) {
      drawing.add(
        Label(
          line.text, font: line.font, paint: line.paint, at: Point(metrics.textMargin, baseline),
          ruler: ruler),
        on: .labels, ruler: ruler)
    }
  }
}
