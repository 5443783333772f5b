import FigureScene

/// What other programs read: JSON in lines that people can read too.
enum JSONText {
  /// A text between quotation marks.
  static func quoted(_ text: some StringProtocol) -> String {
    var result = "\""
    var before: Unicode.Scalar = " "
    for character in text.unicodeScalars {
      defer { before = character }
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Printed into a runner's log, neither `::` nor `##` may begin a command.
      case ":" where before == ":", "#" where before == "#": result += escape(character)
      case _ where character.value < 0x20 || Printable.isInvisible(character):
        result += escape(character)
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  /// A character by its number, as JSON writes it: two numbers for one beyond the first plane.
  private static func escape(_ character: Unicode.Scalar) -> String {
    String(character).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// A number with the digits that tell it from others; `null` for one that JSON cannot write.
  static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    return "\(value == value.rounded() && abs(value) < 1e15 ? "\(whole(value))" : "\(value)")"
  }

  /// An object, its keys in the order that they are given in.
  static func object(_ members: [(String, String)]) -> String {
    "{ " + members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + " }"
  }

  /// A list, an item a line.
  static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n  " + items.joined(separator: ",\n  ") + "\n]"
  }
}
