/// The words of the template language, for people.
public enum Vocabulary {
  /// Every curve and mark that a template can name with its keys, and the units of numbers.
  public static var text: String {
    [
      curves, "", marks, "", "Units, after the bar in {x | ms}:",
      "  " + NumberFormat.units.map(\.name).joined(separator: ", "),
    ].joined(separator: "\n")
  }

  /// Every kind of motion, with its keys, its curves and its readings.
  public static var curves: String {
    var lines = ["Curves, in \"curves\":"]
    for family in curveFamilies {
      lines += entry(family.type, family.summary, family.fields)
      lines.append("    curves    " + family.curveNames.joined(separator: ", "))
      lines.append("    readings  " + family.readingNames.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  /// Every kind of mark with its keys.
  public static var marks: String {
    let entries = templateMarks.flatMap { entry($0.type, $0.summary, $0.fields) }
    return (["Marks, in \"marks\":"] + entries).joined(separator: "\n")
  }

  /// The readings of every kind of motion.
  public static var landmarks: String {
    curveFamilies.flatMap { family in
      family.readingNames.map { "\(family.type).\($0)" }
    }.joined(separator: "\n")
  }

  private static func entry(_ type: String, _ summary: String, _ fields: [Field]) -> [String] {
    ["", "  \(type)", "    \(summary)"]
      + fields.map { field in
        let name = field.isRequired ? field.key : "[\(field.key)]"
        let padding = String(repeating: " ", count: max(1, 15 - name.count))
        return "    \(name)\(padding)\(field.summary)"
      }
  }

  /// The same as Markdown, for the documentation.
  public static var markdown: String {
    var lines = ["### Curves", ""]
    for family in curveFamilies {
      lines += section(family.type, family.summary, family.fields)
      let curves = family.curveNames.map { "`\($0)`" }.joined(separator: ", ")
      let readings = family.readingNames.map { "`\($0)`" }.joined(separator: ", ")
      if !curves.isEmpty { lines += ["Curves: \(curves).", ""] }
      lines += ["Readings: \(readings).", ""]
    }
    lines += ["### Marks", ""]
    for mark in templateMarks { lines += section(mark.type, mark.summary, mark.fields) }
    for (name, fields) in [
      ("The template", Template.fields), ("A panel", Template.panelFields),
      ("An axis", Template.axisFields), ("A tick", Template.tickFields),
      ("A table", Template.tableFields), ("A column of a table", Template.columnFields),
    ] {
      lines += ["### \(name)", ""] + rows(fields) + [""]
    }
    return lines.joined(separator: "\n")
  }

  private static func section(_ type: String, _ summary: String, _ fields: [Field]) -> [String] {
    ["#### `\(type)`", "", summary, ""] + rows(fields) + [""]
  }

  private static func rows(_ fields: [Field]) -> [String] {
    guard !fields.isEmpty else { return [] }
    return ["| key | |", "|---|---|"]
      + fields.map { "| `\($0.key)`\($0.isRequired ? ", needed" : "") | \($0.summary) |" }
  }
}
