/// The words of the template language, for people.
public enum Vocabulary {
  /// Every curve and mark that a template can name with its keys, and the units of numbers.
  public static var text: String {
    var lines = ["Curves, in \"curves\":"]
    for family in curveFamilies {
      lines += entry(family.type, family.summary, family.fields)
      lines.append("    curves    " + family.example.curves.map(\.name).joined(separator: ", "))
      lines.append("    readings  " + family.example.landmarks.map(\.name).joined(separator: ", "))
    }
    lines += ["", "Marks, in \"marks\":"]
    for mark in templateMarks { lines += entry(mark.type, mark.summary, mark.fields) }
    lines += ["", "Units, after the bar in {x | ms}:"]
    lines.append("  " + NumberFormat.units.map(\.name).joined(separator: ", "))
    return lines.joined(separator: "\n")
  }

  private static func entry(_ type: String, _ summary: String, _ fields: [Field]) -> [String] {
    ["", "  \(type)", "    \(summary)"]
      + fields.map { field in
        let name = field.isRequired ? field.key : "[\(field.key)]"
        let padding = String(repeating: " ", count: max(1, 15 - name.count))
        return "    \(name)\(padding)\(field.summary)"
      }
  }
}
