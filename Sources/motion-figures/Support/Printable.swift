/// Text of templates and names of files where it is printed: nothing in it moves a cursor, hides or turns what
/// stands beside it, or is a command to whoever reads the log.
enum Printable {
  /// The longest line of a message, in characters: more is no message.
  static let longestLine = 1000

  /// The text on one line, made visible and cut where it is longer than a message.
  static func line(_ text: String) -> String {
    let shown = visible(text.replacing(scalars: ["\n": " ", "\r": " ", "\t": " "]))
    guard shown.unicodeScalars.count > longestLine else { return shown }
    return String(String.UnicodeScalarView(shown.unicodeScalars.prefix(longestLine))) + " …"
  }

  /// The text with what cannot be seen as its code, and without the commands that CI runners take from logs:
  /// `::name::` at the start of a line, `##[name]` and `##vso[name]` anywhere.
  static func visible(_ text: String) -> String {
    var result = ""
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if isInvisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        // A space takes both apart, and is seen.
        if scalar == before, scalar == ":" || scalar == "#" { result += " " }
        result.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return result
  }

  /// Whether a character moves the cursor, or turns or hides what stands beside it, or cannot be seen at all: the
  /// controls of ASCII and Latin-1 but for line ends and tabs, the marks of direction, fillers, and what is no
  /// character.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFDD0...0xFDEF,
      0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    // The last two places of every plane.
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
