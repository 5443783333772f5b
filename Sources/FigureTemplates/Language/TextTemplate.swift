import Figures

/// Text in which `{expression}` or `{expression | format}` stands for a number; `{{` is a brace.
enum TextTemplate {
  /// The text with every number computed.
  static func text(of node: JSONNode, _ template: String, in scope: Scope) throws(Problem) -> String
  {
    // A label is one line: what would break it, or jump, is a space.
    let template = oneLine(template)
    guard template.utf8.contains(UInt8(ascii: "{")) || template.utf8.contains(UInt8(ascii: "}"))
    else { return template }
    let bytes = Array(template.utf8)
    let offset: (Int) -> Int = { count in
      JSONParser.sourceOffset(of: count, inTextAt: node.offset, of: scope.bytes)
    }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isDoubled = index + 1 < bytes.count && bytes[index + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where isDoubled, UInt8(ascii: "}") where isDoubled:
        result.append(byte)
        index += 2
      case UInt8(ascii: "{"):
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
          throw Problem.syntax(
            offset(index), "this brace is never closed; write {{ for a brace itself")
        }
        result += try number(bytes, from: index + 1, to: end, in: scope, offset: offset).utf8
        index = end + 1
      case UInt8(ascii: "}"):
        throw Problem.syntax(
          offset(index), "this brace closes nothing; write }} for a brace itself")
      default:
        result.append(byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func number(
    _ bytes: [UInt8], from start: Int, to end: Int, in scope: Scope, offset: @escaping (Int) -> Int
  ) throws(Problem) -> String {
    let bar = bytes[start..<end].firstIndex(of: UInt8(ascii: "|"))
    let format =
      if let bar {
        try NumberFormat(
          parsing:
            String(decoding: bytes[(bar + 1)..<end], as: UTF8.self), at: offset(bar))
      } else {
        NumberFormat.plain
      }
    let formula = String(decoding: bytes[start..<(bar ?? end)], as: UTF8.self)
    let value = try Expression.value(of: formula, in: scope) { offset(start + $0) }
    return format.text(of: value)
  }
}
