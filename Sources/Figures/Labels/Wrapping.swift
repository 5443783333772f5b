import FigureScene

/// The text in as few lines as fit a width, broken at spaces; a word that is wider than that stands by itself.
///
/// The lines are about equally long: a last line of one word reads as a mistake.
func wrapped(_ text: String, to width: Double, font: Font, ruler: Ruler) -> [String] {
  let words = text.split(separator: " ", omittingEmptySubsequences: true)
  guard words.count > 1, ruler.advance(of: text, font: font) > width else { return [text] }
  func lines(_ width: Double) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, ruler.advance(of: "\(last) \(word)", font: font) <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
  let widest = lines(width)
  // The narrowest width that needs no line more.
  for step in 1...wrappingSteps {
    let tried = lines(width * (1 - Double(step) / Double(wrappingSteps + 1)))
    let fits = tried.allSatisfy { ruler.advance(of: $0, font: font) <= width }
    if tried.count > widest.count || !fits {
      return lines(width * (1 - Double(step - 1) / Double(wrappingSteps + 1)))
    }
  }
  return widest
}

/// In how many steps a narrower width is tried.
private let wrappingSteps = 20

extension [LabelLine] {
  /// The lines, each broken where it is wider than `width`.
  func wrapped(to width: Double, ruler: Ruler) -> [LabelLine] {
    flatMap { line in
      Figures.wrapped(line.text, to: width, font: line.font, ruler: ruler).map {
        LabelLine($0, font: line.font, paint: line.paint)
      }
    }
  }
}
