/// Reads JSON and keeps the place of everything; comments and trailing commas are allowed.
///
/// Foundation's decoder gives no place for a mistake and lets unknown and doubled keys pass.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// How deep lists and objects may stand in one another.
  static let deepest = 64

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The document that `bytes` hold.
  static func parse(_ bytes: [UInt8]) throws(Problem) -> JSONNode {
    try checkEncoding(bytes)
    var parser = JSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    try parser.skipSpace()
    guard parser.peek != nil else {
      throw Problem.syntax(0, "the file is empty; a template is an object, { … }")
    }
    let node = try parser.value()
    try parser.skipSpace()
    guard parser.peek == nil else {
      throw Problem.syntax(parser.index, "the template has ended before this; remove what follows")
    }
    return node
  }

  private static func checkEncoding(_ bytes: [UInt8]) throws(Problem) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw Problem.syntax(0, "the file is UTF-16; save it as UTF-8")
    }
    if let offset = firstInvalidUTF8(in: bytes) {
      throw Problem.syntax(offset, "this byte is not UTF-8; save the file as UTF-8")
    }
  }

  private static func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(bytes[index])
      let end = index + length
      guard length > 0, end <= bytes.count,
        String(validating: bytes[index..<end], as: UTF8.self) != nil
      else { break }
      index = end
    }
    return index
  }

  private static func sequenceLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  // MARK: - Values

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value() throws(Problem) -> JSONNode {
    let start = index
    guard let byte = peek else {
      throw Problem.syntax(start, "the file ends where a value is missing")
    }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(offset: start, kind: .object(try members()))
    case UInt8(ascii: "["): return JSONNode(offset: start, kind: .array(try elements()))
    case UInt8(ascii: "\""): return JSONNode(offset: start, kind: .string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(offset: start, kind: .number(try number()))
    default: return JSONNode(offset: start, kind: try word())
    }
  }

  private mutating func word() throws(Problem) -> JSONNode.Kind {
    let start = index
    while let byte = peek, isWordByte(byte) { index += 1 }
    let word = text(from: start, to: index)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "":
      throw Problem.syntax(
        start, "\(character(at: start)) cannot stand here, where a value is missing")
    case "NaN", "nan", "Infinity", "inf":
      throw Problem.syntax(
        start, "\(word) is not a number that a template can hold; write a finite one")
    default:
      throw Problem.syntax(
        start, "\"\(shortened(word))\" is not a value; text stands in quotation marks")
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func number() throws(Problem) -> Double {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    while let byte = peek,
      isWordByte(byte) || byte == UInt8(ascii: ".")
        || ((byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
          && (bytes[index - 1] | 0x20) == UInt8(ascii: "e"))
    { index += 1 }
    let literal = text(from: start, to: index)
    guard isDecimal(literal), let value = Double(literal) else {
      throw Problem.syntax(
        start, "\"\(shortened(literal))\" is not a number; write one such as 0.5, -3 or 1e-3")
    }
    guard value.isFinite else {
      throw Problem.syntax(
        start, "\(shortened(literal)) is too large for a number; write a finite one")
    }
    return value
  }

  /// Whether the literal is JSON's decimal number: `Double` would also take hexadecimal and “nan”.
  private func isDecimal(_ literal: String) -> Bool {
    literal.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }

  private mutating func elements() throws(Problem) -> [JSONNode] {
    var elements: [JSONNode] = []
    try list(closing: UInt8(ascii: "]")) { parser throws(Problem) in
      elements.append(try parser.value())
    }
    return elements
  }

  private mutating func members() throws(Problem) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var seen: Set<String> = []
    try list(closing: UInt8(ascii: "}")) { parser throws(Problem) in
      let offset = parser.index
      guard parser.peek == UInt8(ascii: "\"") else {
        throw Problem.syntax(offset, "a key is missing here; keys stand in quotation marks")
      }
      let key = try parser.string()
      guard seen.insert(key).inserted else {
        throw Problem.syntax(
          offset, "the key \"\(shortened(key))\" stands here twice; keep one of the two")
      }
      try parser.skipSpace()
      guard parser.peek == UInt8(ascii: ":") else {
        throw Problem.syntax(parser.index, "a colon is missing after the key \"\(shortened(key))\"")
      }
      parser.index += 1
      try parser.skipSpace()
      members.append(JSONNode.Member(key: key, keyOffset: offset, value: try parser.value()))
    }
    return members
  }

  /// Reads what stands between an opening and its `closing` mark, separated by commas.
  private mutating func list(
    closing: UInt8, _ item: (inout JSONParser) throws(Problem) -> Void
  ) throws(Problem) {
    let start = index
    depth += 1
    guard depth <= JSONParser.deepest else {
      throw Problem.syntax(
        start, "lists and objects stand more than \(JSONParser.deepest) deep in one another here")
    }
    index += 1
    try skipSpace()
    while peek != closing {
      guard peek != nil else { throw Problem.syntax(start, "this is never closed") }
      try item(&self)
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        index += 1
        try skipSpace()
      } else if peek != closing {
        guard peek != nil else { throw Problem.syntax(start, "this is never closed") }
        throw Problem.syntax(
          index, "\(character(at: index)) cannot stand here; a comma or the closing mark is missing"
        )
      }
    }
    index += 1
    depth -= 1
  }

  // MARK: - Strings

  private mutating func string() throws(Problem) -> String {
    let start = index
    index += 1
    var result: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        append(try escape(), to: &result)
      case 0x00...0x1F:
        let hint = byte == UInt8(ascii: "\n") ? "a closing quotation mark is missing" : "remove it"
        throw Problem.syntax(index, "\(character(at: index)) cannot stand in a text; \(hint)")
      case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
        throw Problem.syntax(
          index, "U+FFF\(bytes[index + 2] == 0xBE ? "E" : "F") cannot stand in an SVG; remove it")
      default:
        result.append(byte)
        index += 1
      }
    }
    throw Problem.syntax(start, "this text is never closed; a quotation mark is missing")
  }

  private func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let encoded = UTF8.encode(scalar) { bytes += encoded }
  }

  private mutating func escape() throws(Problem) -> Unicode.Scalar {
    let start = index
    index += 1
    let kind = peek
    index += 1
    switch kind {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"), UInt8(ascii: "f"):
      throw Problem.syntax(start, "this control character cannot stand in a text; remove it")
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw Problem.syntax(start, "there is no such escape; write \\\\ for a backslash")
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Problem) -> Unicode.Scalar {
    var code = try hexadecimal(from: start)
    if 0xD800...0xDBFF ~= code, peek == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let low = try hexadecimal(from: start)
      guard 0xDC00...0xDFFF ~= low else {
        throw Problem.syntax(start, "this half of a surrogate pair lacks its other half")
      }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw Problem.syntax(start, "this half of a surrogate pair lacks its other half")
    }
    let isAllowedInXML =
      code >= 0x20 && code != 0xFFFE && code != 0xFFFF || [0x9, 0xA, 0xD].contains(code)
    guard isAllowedInXML else {
      throw Problem.syntax(start, "\(name(of: scalar)) cannot stand in an SVG; remove it")
    }
    return scalar
  }

  private mutating func hexadecimal(from start: Int) throws(Problem) -> UInt32 {
    let end = index + 4
    guard end <= bytes.count, bytes[index..<end].allSatisfy({ $0 < 0x80 && isWordByte($0) }),
      let code = UInt32(text(from: index, to: end), radix: 16)
    else { throw Problem.syntax(start, "four hexadecimal digits belong after \\u") }
    index = end
    return code
  }

  // MARK: - Between values

  private mutating func skipSpace() throws(Problem) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Problem) {
    let start = index
    switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw Problem.syntax(start, "this comment is never closed; */ is missing")
    default: throw Problem.syntax(start, "/ cannot stand here; a comment begins with // or /*")
    }
  }

  private func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The character at a byte, for an error: in quotation marks, or by its number when it is invisible.
  private func character(at offset: Int) -> String {
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "this" }
    return scalar.value == 0x0A
      ? "a line break"
      : scalar.value < 0x20 ? name(of: scalar) : "\"\(String(String.UnicodeScalarView([scalar])))\""
  }

  private func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension JSONParser {
  /// The byte of the file at which byte `count` of the text that begins at `offset` was written:
  /// escapes are longer in the file than what they stand for.
  static func sourceOffset(of count: Int, inTextAt offset: Int, of bytes: [UInt8]) -> Int {
    var parser = JSONParser(bytes)
    parser.index = offset + 1
    var length = 0
    while length < count, let byte = parser.peek, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\"), let scalar = try? parser.escape() {
        length += UTF8.width(scalar)
      } else {
        length += 1
        parser.index += 1
      }
    }
    return parser.index
  }
}
