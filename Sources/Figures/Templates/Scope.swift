import FigureScene

/// What the names in a template stand for.
struct Scope {
  /// One entry of the template's `curves`: a motion, or one for each value of a parameter.
  struct Entry {
    let name: String
    /// The motions, in order; one unless the entry has `each`.
    let members: [any CurveFamily]
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
  private static let constants: [(name: String, value: Double)] = [("pi", .pi)]

  /// The template's text, for the places of errors inside its strings.
  let bytes: [UInt8]

  /// Gives the content of a file that the template names.
  let load: (String) -> Result<[UInt8], FigureError>

  /// The entries of `curves`, in their order, which is also that of the series' colours.
  var entries: [Entry] = []

  /// The names of all entries, also of those that stand further down and are not known yet.
  var names: [String] = []

  /// Numbers that a mark gives to its own label, such as `x` and `y`.
  var locals: [(name: String, value: Double)] = []

  /// The scope in which `name` means its member `index`, and its parameter has that member's value.
  func choosing(_ index: Int, of name: String) -> Scope {
    var scope = self
    guard let place = entries.firstIndex(where: { $0.name == name }) else { return scope }
    scope.entries[place].chosen = index
    if let parameter = entries[place].parameter {
      scope.locals.append((parameter.name, parameter.values[index]))
    }
    return scope
  }

  /// The entries with several members of which `text` speaks and none is chosen yet.
  func familiesNamed(in text: String) -> [Entry] {
    entries.filter { entry in
      guard entry.parameter != nil, entry.chosen == nil else { return false }
      var rest = text[...]
      while let found = rest.firstRange(of: entry.name + ".") {
        let before =
          found.lowerBound > text.startIndex ? text[text.index(before: found.lowerBound)] : " "
        if !before.isLetter, !before.isNumber, before != "_", before != "." { return true }
        rest = rest[found.upperBound...]
      }
      return false
    }
  }

  /// The scope with a mark's own numbers.
  func adding(_ locals: [(name: String, value: Double)]) -> Scope {
    var scope = self
    scope.locals += locals
    return scope
  }

  /// The curve that `name`, such as `normal.velocity`, stands for.
  func curve(_ name: String, at offset: Int) throws(Problem) -> FigureCurve {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let (index, family) = try entry(parts[0], at: offset)
    let curves = family.curves
    guard !curves.isEmpty else {
      throw Problem(offset, "\"\(parts[0])\" has readings only, no curve")
    }
    guard parts.count == 2 else {
      let choices = curves.map { "\"\(parts[0]).\($0.name)\"" }.joined(separator: ", ")
      throw Problem(
        offset, "\"\(shortened(name))\" does not say which curve it means; there is \(choices)")
    }
    guard let found = curves.first(where: { $0.name == parts[1] }) else {
      throw Problem(
        offset,
        "\"\(parts[0])\" has no curve \"\(shortened(parts[1]))\""
          + Suggestion.wayOut(for: parts[1], among: curves.map(\.name)))
    }
    let entry = entries[index]
    return FigureCurve(
      name: name, fullName: "\(entry.name(ofMember: entry.chosen ?? 0)).\(parts[1])",
      function: found.function, series: index + 1)
  }

  /// The number that the reading `path` of an entry, or a mark's own number, stands for.
  func number(
    _ path: [String], at offset: @autoclosure () -> Int
  ) throws(Problem) -> Double {
    if path.count == 1, let local = locals.first(where: { $0.name == path[0] }) {
      return local.value
    }
    if path.count == 1, let constant = Scope.constants.first(where: { $0.name == path[0] }) {
      return constant.value
    }
    if path.count == 1, !locals.isEmpty, entries.allSatisfy({ $0.name != path[0] }) {
      let names = locals.map(\.name) + entries.map(\.name)
      throw Problem(
        offset(),
        "nothing is called \"\(shortened(path[0]))\" here"
          + Suggestion.wayOut(for: path[0], among: names))
    }
    let (_, family) = try entry(path[0], at: offset())
    let readings = family.landmarks
    if path.count == 2, let reading = readings.first(where: { $0.name == path[1] }) {
      return reading.value
    }
    let asked = path.dropFirst().joined(separator: ".")
    if let curve = family.curves.first(where: { $0.name == asked }) {
      throw Problem(
        offset(),
        "\"\(path[0]).\(curve.name)\" is a curve, not a number; "
          + "\"\(path[0]).\(curve.name)(0.5)\" is its value at 0.5")
    }
    guard !asked.isEmpty else {
      let choices = readings.map { "\"\(path[0]).\($0.name)\"" }.joined(separator: ", ")
      throw Problem(
        offset(), "\"\(path[0])\" does not say which of its readings it means; there is \(choices)")
    }
    throw Problem(
      offset(),
      "\"\(path[0])\" has no reading \"\(shortened(asked))\""
        + Suggestion.wayOut(for: asked, among: readings.map(\.name)))
  }

  private func entry(
    _ name: String, at offset: @autoclosure () -> Int
  ) throws(Problem) -> (Int, any CurveFamily) {
    guard let index = entries.firstIndex(where: { $0.name == name }) else {
      guard !names.contains(name) else {
        throw Problem(
          offset(), "\"\(name)\" stands further down; a curve can speak of those above it only")
      }
      throw Problem(
        offset(),
        "\"curves\" has no \"\(shortened(name))\""
          + Suggestion.wayOut(for: name, among: entries.map(\.name)))
    }
    let entry = entries[index]
    guard let chosen = entry.chosen ?? (entry.members.count == 1 ? 0 : nil) else {
      throw Problem(
        offset(),
        "\"\(name)\" stands for \(entry.members.count) curves, one for each "
          + "\"\(entry.parameter?.name ?? "")\"; only a mark can speak of each of them")
    }
    return (index, entry.members[chosen])
  }
}
