import FigureScene
import Figures

/// A value that takes another's place in a template before it is read: `spring.bounce=0.3`,
/// `size.width=900`, `x.title="time"`.
///
/// The path begins with the name of a curve or with a key of the template; numbers choose from a list,
/// counted from 0. The value is JSON, or else a text.
public struct Setting: Sendable {
  /// The setting as it was written.
  public let text: String
  /// The path, from the template inwards.
  public let path: [String]
  /// The value as it was written.
  public let value: String

  /// Reads a setting.
  public init(_ text: String) throws(FigureError) {
    let halves = text.utf8.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { String(decoding: Array($0), as: UTF8.self) }
    path = parts(of: halves[0])
    guard halves.count == 2, !halves[1].isEmpty, path.allSatisfy({ !$0.isEmpty }) else {
      throw FigureError(
        "\"\(shortened(text))\" sets nothing; write PATH=VALUE, as spring.bounce=0.3")
    }
    self.text = text
    value = halves[1]
  }

  /// The setting of `path` to `value`.
  public init(path: [String], value: String) {
    (self.path, self.value) = (path, value)
    text = path.joined(separator: ".") + "=" + value
  }
}

/// A template's text and the settings behind it, so that every place of either has an offset.
struct SettableText {
  /// The template's text, and after it the settings', a line each.
  private(set) var bytes: [UInt8]
  private let count: Int
  private let file: String
  /// Where each setting's value begins.
  private var starts: [Int] = []
  private let settings: [Setting]

  init(_ template: [UInt8], file: String, settings: [Setting]) {
    (bytes, count, self.file, self.settings) = (template, template.count, file, settings)
    for setting in settings {
      bytes.append(UInt8(ascii: "\n"))
      starts.append(bytes.count)
      bytes += setting.value.utf8
    }
  }

  /// The template with all settings in their places.
  func root() throws(Problem) -> JSONNode {
    var root = try JSONParser.parse(Array(bytes[..<count]))
    for (setting, start) in zip(settings, starts) {
      var path = setting.path[...]
      if let name = path.first, !TemplateFields.template.contains(where: { $0.key == name }) {
        let curves = try SettableText.curveNames(in: root)
        guard curves.contains(name) else {
          throw Problem.name(
            start,
            "the template has no curve and no key \"\(shortened(name))\""
              + Suggestion.hint(for: name, among: curves + TemplateFields.template.map { $0.key }))
        }
        path.insert("curves", at: path.startIndex)
      }
      root = try root.setting(path, to: value(of: setting, at: start), at: start)
    }
    return root
  }

  private static func curveNames(in root: JSONNode) throws(Problem) -> [String] {
    let members = try ObjectReader.members(of: root, what: "the template")
    guard case .object(let curves)? = members.first(where: { $0.key == "curves" })?.value.kind
    else {
      return []
    }
    return curves.map { $0.key }
  }

  /// The value as JSON, or as the text that it is.
  private func value(of setting: Setting, at start: Int) -> JSONNode {
    guard let node = try? JSONParser.parse(Array(setting.value.utf8)) else {
      return JSONNode(offset: start, kind: .string(setting.value))
    }
    return node.moved(by: start)
  }

  /// A problem with its place: in the file, or in one of the settings.
  func located(_ problem: Problem) -> TemplateError {
    guard let index = starts.lastIndex(where: { $0 <= problem.offset }), problem.offset > count
    else {
      return problem.located(in: Array(bytes[..<count]), file: file)
    }
    let inside = Problem(problem.offset - starts[index], problem.message, kind: problem.kind)
    let (line, column) = inside.place(in: Array(settings[index].value.utf8))
    return TemplateError(
      file: file, setting: settings[index].text, line: line, column: column, kind: problem.kind,
      message: problem.message)
  }
}

extension JSONNode {
  /// The node with its offsets `distance` further on.
  fileprivate func moved(by distance: Int) -> JSONNode {
    let kind: Kind =
      switch kind {
      case .null, .bool, .number, .string: kind
      case .array(let items): .array(items.map { $0.moved(by: distance) })
      case .object(let members):
        .object(
          members.map {
            Member(
              key: $0.key, keyOffset: $0.keyOffset + distance, value: $0.value.moved(by: distance))
          })
      }
    return JSONNode(offset: offset + distance, kind: kind)
  }

  /// The node in which `value` stands at `path`; a key that was not there is added.
  fileprivate func setting(
    _ path: ArraySlice<String>, to value: JSONNode, at offset: Int
  ) throws(Problem) -> JSONNode {
    guard let key = path.first else { return value }
    let rest = path.dropFirst()
    switch kind {
    case .object(var members):
      if let index = members.firstIndex(where: { $0.key == key }) {
        let member = members[index]
        members[index] = Member(
          key: key, keyOffset: member.keyOffset,
          value: try member.value.setting(rest, to: value, at: offset))
      } else {
        // A page without "size" has the usual one.
        let empty: Kind = key == "size" ? .array(JSONNode.usualSize(at: offset)) : .object([])
        let new = try JSONNode(offset: offset, kind: empty).setting(rest, to: value, at: offset)
        members.append(Member(key: key, keyOffset: offset, value: new))
      }
      return JSONNode(offset: self.offset, kind: .object(members))
    case .array(var items):
      guard let index = JSONNode.index(key, in: items), items.indices ~= index
      else {
        throw Problem.structure(
          offset, "the list has no \"\(shortened(key))\"; it has \(items.count) items, from 0 on")
      }
      items[index] = try items[index].setting(rest, to: value, at: offset)
      return JSONNode(offset: self.offset, kind: .array(items))
    case .null, .bool, .number, .string:
      throw Problem.structure(
        offset, "\"\(shortened(key))\" would stand in \(kindName), which has no keys")
    }
  }

  /// The place in a list that a key names: a number, or a direction of a pair.
  private static func index(_ key: String, in items: [JSONNode]) -> Int? {
    if let index = Int(key, radix: 10) { return index }
    guard items.count == 2 else { return nil }
    return key == "width" ? 0 : key == "height" ? 1 : nil
  }

  private static func usualSize(at offset: Int) -> [JSONNode] {
    let size = Figure.usualSize
    return [size.width, size.height].map { JSONNode(offset: offset, kind: .number($0)) }
  }
}
