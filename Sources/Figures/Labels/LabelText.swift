import FigureScene

/// A line of a label: its text, its font and its colour.
public struct LabelLine: Sendable {
  /// The text, on one line.
  public var text: String
  /// The font.
  public var font: Font
  /// The colour.
  public var paint: Paint

  /// Makes a line. What would break it, or jump, is a space.
  public init(_ text: String, font: Font, paint: Paint) {
    (self.text, self.font, self.paint) = (oneLine(text), font, paint)
  }
}

/// The text with spaces where it would break into lines, or jump.
package func oneLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: breaksLine) else { return text }
  var result = String.UnicodeScalarView()
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    // A carriage return with a line feed is one break.
    if !(scalar == "\n" && last == "\r") { result.append(breaksLine(scalar) ? " " : scalar) }
    last = scalar
  }
  return String(result)
}

private func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

/// A name and what it says in numbers, under it.
public struct LabelText: Equatable, Sendable {
  /// The name.
  public var name: String
  /// What it says in numbers.
  public var detail: String?

  /// Makes a text of one line or two.
  public init(_ name: String, detail: String? = nil) {
    (self.name, self.detail) = (oneLine(name), detail.map(oneLine))
  }

  /// The text of a mark with a label and a detail, or `nil` without a label.
  init?(label: String?, detail: String?) {
    guard let label else { return nil }
    self.init(label, detail: detail)
  }

  /// Refuses a detail without a label, under which it would stand.
  static func check(label: String?, detail: String?) throws(FigureError) {
    guard label != nil || detail == nil else {
      throw FigureError("\"detail\" stands under a label; add \"label\"", parameter: "detail")
    }
  }

  /// The lines in the fonts that their roles have: the name in `font` and `paint`, the detail under it.
  public func lines(_ font: Font, _ paint: Paint, metrics: Metrics) -> [LabelLine] {
    let name = LabelLine(name, font: font, paint: paint)
    guard let detail else { return [name] }
    return [name, LabelLine(detail, font: metrics.textFont, paint: .secondary)]
  }
}

extension Label {
  /// A line of which the capitals' middle is at the height of `middle`: how text stands in boxes, cells and
  /// keys, beside stops and beside the ticks of a vertical axis.
  init(_ line: LabelLine, level middle: Point, anchor: Anchor = .start, ruler: Ruler) {
    let baseline = middle.y + ruler.capHeight * line.font.size / 2
    self.init(
      line.text, font: line.font, paint: line.paint, at: Point(middle.x, baseline),
      anchor: anchor, ruler: ruler)
  }
}
