import FigureScene
import TestTemplates
import Testing

@testable import FigureTemplates

/// Each key that a motion, a mark or another object needs, left out in turn: one line with a place, and no crash.
@Suite struct RequiredKeyTests {
  /// A value of each kind that a field may have.
  private func value(of field: Field) -> String {
    switch field.kind {
    case .text: #""text""#
    case .number: "1"
    case .numberOrWord(let words): #""\#(words[0])""#
    case .word(let words): #""\#(words[0])""#
    case .curve: #""normal.velocity""#
    case .pair: "[100, 200]"
    case .numbers: "[1, 2, 3, 4]"
    case .texts: #"["text"]"#
    case .bool: "true"
    case .ticks, .list: "[]"
    case .object: #"{ "n": [1] }"#
    }
  }

  private func object(_ type: String, _ fields: [Field], without key: String) -> String {
    let members = fields.filter { $0.isRequired && $0.key != key }.map {
      "\"\($0.key)\": \(value(of: $0))"
    }
    return "{ " + (["\"type\": \"\(type)\""] + members).joined(separator: ", ") + " }"
  }

  private func mistake(_ text: [UInt8]) -> TemplateError? {
    do {
      _ = try Template.scene(from: text, file: "f", name: "f")
      return nil
    } catch {
      return error
    }
  }

  private static let motions = MotionKind.all.flatMap { kind in
    kind.fields.filter(\.isRequired).map { (kind: kind.type, key: $0.key) }
  }

  private static let marks = MarkKind.all.flatMap { kind in
    kind.fields.filter(\.isRequired).map { (kind: kind.type, key: $0.key) }
  }

  @Test(arguments: motions)
  func aMotionWithoutAKeyThatItNeeds(_ type: String, _ key: String) throws {
    let kind = try #require(MotionKind.all.first { $0.type == type })
    let curves = """
      "normal": { "type": "deceleration", "rate": "normal" },
      "it": \(object(type, kind.fields, without: key))
      """
    let error = try #require(mistake(template(curves: curves)))
    #expect(error.message.hasPrefix("curve \"\(type)\" lacks the key \"\(key)\": "), "\(error)")
    #expect(error.kind == .structure && error.line > 1)
  }

  @Test(arguments: marks)
  func aMarkWithoutAKeyThatItNeeds(_ type: String, _ key: String) throws {
    let kind = try #require(MarkKind.all.first { $0.type == type })
    let error = try #require(
      mistake(template(marks: object(type, kind.fields, without: key))))
    #expect(error.message.hasPrefix("mark \"\(type)\" lacks the key \"\(key)\": "), "\(error)")
    #expect(error.kind == .structure && error.line > 1)
  }

  /// What a reader asks for without its field saying that it is needed is said too, not trapped on.
  @Test func aKeyThatNoFieldNeedsIsStillMissed() throws {
    let reader = try ObjectReader(
      JSONNode(offset: 7, kind: .object([])), [], what: "the thing",
      scope: Scope(bytes: [], load: Template.noFiles))
    #expect {
      try reader.requiredNumber("size")
    } throws: { error in
      let problem = error as? Problem
      return problem?.offset == 7 && problem?.message == "the thing lacks the key \"size\""
    }
  }

  @Test(arguments: [
    (#"{ "each": { "n": [1] } }"#, "columns"),
    (#"{ "each": { "n": [1] }, "columns": [{ "cell": "{n}" }] }"#, "title"),
    (#"{ "each": { "n": [1] }, "columns": [{ "title": "n" }] }"#, "cell"),
    (#"{ "columns": [{ "title": "n" }] }"#, "cell"),
  ])
  func aTableWithoutAKeyThatItNeeds(_ table: String, _ key: String) throws {
    let text = #"{ "title": "t", "summary": "s", "table": \#(table) }"#
    let error = try #require(mistake(Array(text.utf8)))
    #expect(error.message.contains("lacks the key \"\(key)\""), "\(error)")
  }

  @Test(arguments: ["title", "summary"])
  func aTemplateWithoutAKeyThatItNeeds(_ key: String) throws {
    let text = String(decoding: template(), as: UTF8.self)
      .replacing("\"\(key)\":", with: "\"$schema\":")
    let error = try #require(mistake(Array(text.utf8)))
    #expect(error.message.hasPrefix("the template lacks the key \"\(key)\""), "\(error)")
  }
}
