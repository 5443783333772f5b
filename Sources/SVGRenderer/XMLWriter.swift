import FigureScene

/// Writes XML into bytes, one element a line, indented by its depth.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  private var open: [StaticString] = []

  init() {
    bytes.reserveCapacity(8192)
  }

  /// One attribute: a name and a text or a number.
  struct Attribute {
    let name: StaticString
    let value: Value

    enum Value {
      case text(String)
      case number(Double)
      case bytes([UInt8])
    }

    init(_ name: StaticString, _ text: String) {
      (self.name, value) = (name, .text(text))
    }

    init(_ name: StaticString, _ number: Double) {
      (self.name, value) = (name, .number(number))
    }

    init(_ name: StaticString, _ bytes: [UInt8]) {
      (self.name, value) = (name, .bytes(bytes))
    }
  }

  /// Begins an element that holds others.
  mutating func begin(_ name: StaticString, _ attributes: [Attribute] = []) {
    startTag(name, attributes)
    append(">\n")
    open.append(name)
  }

  /// Ends the element that was begun last.
  mutating func end() {
    let name = open.removeLast()
    indent()
    append("</")
    append(name)
    append(">\n")
  }

  /// Writes an element that holds `text`, or nothing.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String? = nil) {
    startTag(name, attributes)
    guard let text else { return append("/>\n") }
    append(">")
    appendEscaped(text)
    append("</")
    append(name)
    append(">\n")
  }

  /// Writes a style sheet: our own text, in which nothing needs to be escaped.
  mutating func style(_ text: String) {
    indent()
    append("<style>")
    bytes += text.utf8
    append("</style>\n")
  }

  private mutating func startTag(_ name: StaticString, _ attributes: [Attribute]) {
    indent()
    append("<")
    append(name)
    for attribute in attributes {
      append(" ")
      append(attribute.name)
      append("=\"")
      switch attribute.value {
      case .text(let text): appendEscaped(text)
      case .number(let number): Decimal.append(number, decimals: XMLWriter.decimals, to: &bytes)
      case .bytes(let value): bytes += value
      }
      append("\"")
    }
  }

  /// The decimals of a coordinate: a hundredth of a point is a fifth of the curves' tolerance.
  static let decimals = 2

  private mutating func indent() {
    for _ in open { append("  ") }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
  }

  /// Text as text, whatever is in it; what XML 1.0 cannot hold becomes the replacement character.
  private mutating func appendEscaped(_ text: String) {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): append(" ")
      case 0x00...0x1F: append("\u{FFFD}")
      // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
      case 0xBE where before == (0xEF, 0xBF), 0xBF where before == (0xEF, 0xBF):
        bytes.append(0xBD)
      default: bytes.append(byte)
      }
      before = (before.1, byte)
    }
  }
}
