import FigureScene
import Figures
import MotionCurves

/// What the names in a template stand for.
struct Scope {
  /// One entry of the template's `curves`: a motion, or one for each value of a parameter.
  struct Entry {
    let name: String
    /// What it is, as behind `type`.
    let type: String
    /// The motions, in order; one unless the entry has `each`.
    let members: [AnyMotion]
    /// What `each` calls the parameter, and its values.
    let parameter: (name: String, values: [Double])?
    /// The member that is meant, where a mark is read for each.
    var chosen: Int?

    /// The name, with the parameter's value for one of several members.
    func name(ofMember index: Int) -> String {
      guard let parameter else { return name }
      return "\(name)(\(parameter.name) = \(Decimal.shortest(parameter.values[index])))"
    }
  }

  /// Numbers that have a name everywhere.
  private static let constants: [(name: String, value: Double)] = [(name: "pi", value: .pi)]

  /// The template's text, for the places of errors inside its strings.
  let bytes: [UInt8]

  /// Gives the content of a file that the template names.
  let load: FileLoader

  /// The entries of `curves`, in their order, which is also that of the series' colours.
  var entries: [Entry] = []

  /// The names of all entries, also of those that stand further down and are not known yet.
  var names: [String] = []

  /// Numbers that a mark gives to its own label, such as `x` and `y`.
  var locals: [(name: String, value: Double)] = []

  /// The scope in which `name` means its member `index`, and its parameter has that member's value.
  func choosing(_ index: Int, of name: String) -> Scope {
    var scope = self
    guard let entry = entries.firstIndex(where: { $0.name == name }) else { return scope }
    scope.entries[entry].chosen = index
    if let parameter = entries[entry].parameter {
      scope.locals.append((name: parameter.name, value: parameter.values[index]))
    }
    return scope
  }

  /// The scope in which `name` means what the entry with an index means.
  func naming(_ name: String, likeEntry index: Int) -> Scope {
    var scope = self
    let entry = Entry(
      name: name, type: entries[index].type, members: entries[index].members, parameter: nil)
    // In front, where it is found before another of its name.
    scope.entries.insert(entry, at: 0)
    return scope
  }

  /// The entries with several members of which `text` speaks and none is chosen yet.
  func familiesNamed(in text: String) -> [Entry] {
    let families = entries.filter { $0.parameter != nil && $0.chosen == nil }
    guard !families.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    return families.filter { Scope.speaks(bytes, of: Array("\($0.name).".utf8)) }
  }

  /// Whether `word` stands in `text` where a name can begin.
  private static func speaks(_ text: [UInt8], of word: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    for start in 0...(text.count - word.count)
    where text[start] == word[0] && text[start..<(start + word.count)].elementsEqual(word) {
      let before = start > 0 ? text[start - 1] : UInt8(ascii: " ")
      // A byte of a longer character is part of a word, too.
      if !isNameByte(before), before != UInt8(ascii: "."), before < 0x80 { return true }
    }
    return false
  }

  /// The scope with a mark's own numbers.
  func adding(_ locals: [(name: String, value: Double)]) -> Scope {
    var scope = self
    scope.locals += locals
    return scope
  }

  /// The curve that `name`, such as `normal.velocity`, stands for.
  func curve(_ name: String, at offset: Int) throws(Problem) -> Curve {
    let parts = parts(of: name)
    let (index, motion) = try entry(parts[0], at: offset)
    let curves = motion.functions
    guard !curves.isEmpty else {
      throw Problem.name(offset, "\"\(shortened(parts[0]))\" has landmarks only, no curve")
    }
    guard parts.count == 2 else {
      let choices = Suggestion.list(curves.map { "\(parts[0]).\($0.name)" })
      throw Problem.name(
        offset, "\"\(shortened(name))\" does not say which curve it means; there is \(choices)")
    }
    guard let found = curves.first(where: { $0.name == parts[1] }) else {
      throw Problem.name(
        offset,
        "\"\(shortened(parts[0]))\" has no curve \"\(shortened(parts[1]))\""
          + Suggestion.hint(for: parts[1], among: curves.map { $0.name }))
    }
    let entry = entries[index]
    return Curve(
      found.function, name: name,
      fullName: "\(entry.name(ofMember: entry.chosen ?? 0)).\(parts[1])",
      series: Scope.series(ofEntry: index))
  }

  /// The number that the landmark `path` of an entry, or a mark's own number, stands for.
  func number(
    _ path: [String], at offset: @autoclosure () -> Int
  ) throws(Problem) -> Double {
    if path.count == 1, let value = plainNumber(path[0]) { return value }
    if path.count == 1, !locals.isEmpty, entries.allSatisfy({ $0.name != path[0] }) {
      let names = locals.map { $0.name } + entries.map { $0.name }
      throw Problem.name(
        offset(),
        "nothing is called \"\(shortened(path[0]))\" here"
          + Suggestion.hint(for: path[0], among: names))
    }
    let (_, motion) = try entry(path[0], at: offset())
    let landmarks = motion.landmarks
    if path.count == 2, let landmark = landmarks.first(where: { $0.name == path[1] }) {
      return landmark.value
    }
    throw Problem.name(offset(), Scope.noLandmark(path, of: motion, landmarks))
  }

  /// The number that has a name of its own here, or everywhere.
  private func plainNumber(_ name: String) -> Double? {
    (locals.first { $0.name == name } ?? Scope.constants.first { $0.name == name })?.value
  }

  /// Why a path names no landmark of `motion`.
  private static func noLandmark(
    _ path: [String], of motion: AnyMotion, _ landmarks: [Landmark]
  ) -> String {
    let asked = path.dropFirst().joined(separator: ".")
    if let curve = motion.functions.first(where: { $0.name == asked }) {
      return "\"\(path[0]).\(curve.name)\" is a curve, not a number; "
        + "\"\(path[0]).\(curve.name)(0.5)\" is its value at 0.5"
    }
    guard !asked.isEmpty else {
      let choices = Suggestion.list(landmarks.map { "\(path[0]).\($0.name)" })
      return
        "\"\(shortened(path[0]))\" does not say which of its landmarks it means; there is \(choices)"
    }
    return "\"\(shortened(path[0]))\" has no landmark \"\(shortened(asked))\""
      + Suggestion.hint(for: asked, among: landmarks.map { $0.name })
  }

  private func entry(
    _ name: String, at offset: @autoclosure () -> Int
  ) throws(Problem) -> (Int, AnyMotion) {
    guard let index = entries.firstIndex(where: { $0.name == name }) else {
      guard !names.contains(name) else {
        throw Problem.name(
          offset(),
          "\"\(shortened(name))\" stands further down; a curve can speak of those above it only")
      }
      throw Problem.name(
        offset(),
        "\"curves\" has no \"\(shortened(name))\""
          + Suggestion.hint(for: name, among: entries.map { $0.name }))
    }
    let entry = entries[index]
    guard let chosen = entry.chosen ?? (entry.members.count == 1 ? 0 : nil) else {
      throw Problem.name(
        offset(),
        "\"\(shortened(name))\" stands for \(entry.members.count) curves, one for each "
          + "\"\(entry.parameter?.name ?? "")\"; only a mark can speak of each of them")
    }
    return (index, entry.members[chosen])
  }
}

extension Scope {
  /// The motions with their names.
  var motions: [Motion] {
    entries.enumerated().flatMap { number, entry in
      entry.members.enumerated().map { index, member in
        Motion(
          entry.name(ofMember: index), type: entry.type, member,
          series: Scope.series(ofEntry: number))
      }
    }
  }

  /// The colour's number of an entry of `curves`; they begin again after the last that can be written.
  static func series(ofEntry index: Int) -> Int { index % 99 + 1 }

  /// The colour's number of the entry whose landmark `node` names, if it is one landmark and no more.
  func landmarkSeries(_ node: JSONNode) -> Int? {
    guard case .string(let text) = node.kind else { return nil }
    let path = parts(of: text)
    guard path.count == 2, let index = entries.firstIndex(where: { $0.name == path[0] }),
      entries[index].members[0].landmarks.contains(where: { $0.name == path[1] })
    else { return nil }
    return index + 1
  }
}
