/// Markdown that is made of somebody's text.
enum Markdown {
  /// The text as Markdown shows it, whatever it holds: no link, no picture, no HTML, no cell of a table of its own.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Printable.visible(text).unicodeScalars {
      switch scalar {
      case "\n", "\t": result += " "
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "(", ")", "{", "}", "#", "!", "|", "~", "$", "@":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
