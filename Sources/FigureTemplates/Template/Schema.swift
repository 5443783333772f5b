/// The JSON schema of templates, made from the same fields that the reader checks.
public enum Schema {
  /// The schema's text.
  public static var text: String {
    write(
      .object(
        [
          ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
          ("title", .string("A template of motion-figures")),
          ("allowComments", .bool(true)),
          ("allowTrailingCommas", .bool(true)),
        ] + object(TemplateFields.template, with: parts))) + "\n"
  }

  /// The keys of the template whose values are made up of other objects.
  private static var parts: [String: [(String, JSON)]] {
    let curves = MotionKind.all.map {
      (type: $0.type, summary: $0.summary, fields: $0.fields + [.each])
    }
    let panel = object(TemplateFields.panel, with: shared)
    var parts = shared
    parts["curves"] = [
      ("type", .string("object")), ("additionalProperties", choice(curves)),
    ]
    parts["panels"] = [("type", .string("array")), ("items", .object(panel))]
    return parts
  }

  /// The keys that a template and a panel have in common.
  private static var shared: [String: [(String, JSON)]] {
    let marks = MarkKind.all.map {
      (type: $0.type, summary: $0.summary, fields: $0.fields + [.each])
    }
    return [
      "x": object(TemplateFields.axis, with: ["ticks": ticks]),
      "y": object(TemplateFields.axis, with: ["ticks": ticks]),
      "marks": [("type", .string("array")), ("items", choice(marks))],
      "table": object(
        TemplateFields.table,
        with: [
          "columns": [
            ("type", .string("array")),
            ("items", .object(object(TemplateFields.column, with: [:]))),
          ]
        ]),
    ]
  }

  private static var ticks: [(String, JSON)] {
    let tick = JSON.object(object(TemplateFields.tick, with: [:]))
    return [
      ("type", .string("array")),
      ("items", .object([("anyOf", .array([.object(schema(of: .number)), tick]))])),
    ]
  }

  /// An object that is one of several, told apart by its `type`.
  private static func choice(_ types: [(type: String, summary: String, fields: [Field])]) -> JSON {
    let choices = types.map { type, summary, fields in
      JSON.object(
        [("description", .string(summary))]
          + object([Field("type", .word([type]), required: true, "what it is")] + fields, with: [:])
      )
    }
    return .object([("oneOf", .array(choices))])
  }

  /// An object that has `fields` and no others.
  private static func object(
    _ fields: [Field], with parts: [String: [(String, JSON)]]
  ) -> [(String, JSON)] {
    let properties = fields.map { field in
      let value = parts[field.key] ?? schema(of: field.kind)
      return (field.key, JSON.object([("description", .string(field.summary))] + value))
    }
    let required = fields.filter { $0.isRequired }.map { JSON.string($0.key) }
    return [
      ("type", .string("object")), ("properties", .object(properties)),
      ("required", .array(required)), ("additionalProperties", .bool(false)),
    ]
  }

  private static func schema(of kind: Field.Kind) -> [(String, JSON)] {
    switch kind {
    case .text: [("type", .string("string"))]
    case .number: [("type", .array([.string("number"), .string("string")]))]
    case .numberOrWord(let words):
      [
        ("type", .array([.string("number"), .string("string")])),
        ("examples", .array(words.map { JSON.string($0) })),
      ]
    case .word(let words): [("enum", .array(words.map { JSON.string($0) }))]
    case .curve:
      [("type", .string("string")), ("pattern", .string("^[A-Za-z_]\\w*\\.[A-Za-z]\\w*$"))]
    case .pair:
      [
        ("type", .string("array")), ("items", .object(schema(of: .number))),
        ("minItems", .number(2)), ("maxItems", .number(2)),
      ]
    case .numbers: [("type", .string("array")), ("items", .object(schema(of: .number)))]
    case .texts: [("type", .string("array")), ("items", .object(schema(of: .text)))]
    case .bool: [("type", .string("boolean"))]
    case .ticks, .list: [("type", .string("array"))]
    case .object: [("type", .string("object"))]
    }
  }

  // MARK: - JSON text

  private indirect enum JSON {
    case string(String)
    case number(Int)
    case bool(Bool)
    case array([JSON])
    case object([(String, JSON)])
  }

  private static func write(_ value: JSON, indent: String = "") -> String {
    let deeper = indent + "  "
    switch value {
    case .string(let text): return quoted(text)
    case .number(let number): return String(number)
    case .bool(let bool): return String(bool)
    case .array(let items):
      let isShort = items.allSatisfy { if case .object = $0 { false } else { true } }
      let texts = items.map { write($0, indent: deeper) }
      return isShort
        ? "[" + texts.joined(separator: ", ") + "]"
        : "[\n" + texts.map { deeper + $0 }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let texts = members.map { "\(deeper)\(quoted($0)): \(write($1, indent: deeper))" }
      return "{\n" + texts.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result + "\""
  }
}
