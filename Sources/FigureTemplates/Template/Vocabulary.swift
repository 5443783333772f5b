import Figures

/// The words of the template language, for people.
public enum Vocabulary {
  /// Every curve and mark that a template can name with its keys, and the units of numbers.
  public static var text: String {
    [
      curves, "", marks, "", "Units, after the bar in {x | ms}:",
      "  " + NumberFormat.units.map { $0.name }.joined(separator: ", "),
    ].joined(separator: "\n")
  }

  /// Every kind of motion, with its keys, its curves and its landmarks.
  public static var curves: String {
    var lines = ["Curves, in \"curves\":"]
    for kind in MotionKind.all {
      lines += entry(kind.type, kind.summary, kind.fields)
      lines.append("    curves     " + kind.curveNames.joined(separator: ", "))
      lines.append("    landmarks  " + kind.landmarkNames.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  /// Every kind of mark with its keys.
  public static var marks: String {
    let entries = MarkKind.all.flatMap { entry($0.type, $0.summary, $0.fields) }
    return (["Marks, in \"marks\":"] + entries).joined(separator: "\n")
  }

  /// The landmarks of every kind of motion.
  public static var landmarks: String {
    MotionKind.all.flatMap { kind in
      kind.landmarkNames.map { "\(kind.type).\($0)" }
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
    for kind in MotionKind.all {
      lines += section(kind.type, kind.summary, kind.fields)
      let curves = kind.curveNames.map { "`\($0)`" }.joined(separator: ", ")
      let landmarks = kind.landmarkNames.map { "`\($0)`" }.joined(separator: ", ")
      if !curves.isEmpty { lines += ["Curves: \(curves).", ""] }
      lines += ["Landmarks: \(landmarks).", ""]
    }
    lines += ["### Marks", ""]
    for mark in MarkKind.all { lines += section(mark.type, mark.summary, mark.fields) }
    for (name, fields) in [
      ("The template", TemplateFields.template), ("A panel", TemplateFields.panel),
      ("An axis", TemplateFields.axis), ("A tick", TemplateFields.tick),
      ("A table", TemplateFields.table), ("A column of a table", TemplateFields.column),
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
