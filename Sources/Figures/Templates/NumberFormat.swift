import FigureScene

/// How a number is written: its decimals and its unit.
public struct NumberFormat: Equatable, Sendable {
  /// A unit that numbers can be written in.
  public struct Unit: Equatable, Sendable {
    /// The word that asks for it.
    public let name: String
    /// How many of it make one of the unit in which the number is kept.
    public let factor: Double
    /// How many decimals it usually has.
    public let decimals: Int
  }

  /// The units: seconds and milliseconds from seconds, points and points per second, shares in percent.
  public static let units = [
    Unit(name: "s", factor: 1, decimals: 3),
    Unit(name: "ms", factor: 1000, decimals: 0),
    Unit(name: "pt", factor: 1, decimals: 0),
    Unit(name: "pt/s", factor: 1, decimals: 0),
    Unit(name: "%", factor: 100, decimals: 1),
  ]

  /// The decimals that are always written; `nil` writes what the number needs.
  var decimals: Int?
  /// The unit, or `nil` for a bare number.
  var unit: Unit?

  /// A number as short as it goes, without a unit.
  static let plain = NumberFormat()

  /// Between a number and its unit: a space that is thin and never ends a line.
  static let gap = "\u{202F}"

  /// Reads a format such as `0.000`, `ms` or `0.0 %`.
  static func parse(_ text: String, at offset: Int) throws(Problem) -> NumberFormat {
    var format = NumberFormat()
    for word in text.split(separator: " ") {
      if let unit = units.first(where: { $0.name == word }), format.unit == nil {
        format.unit = unit
      } else if let decimals = decimals(of: word), format.unit == nil, format.decimals == nil {
        format.decimals = decimals
      } else {
        throw Problem(
          offset,
          "\"\(shortened(text))\" is not a format; write decimals as 0.000, a unit "
            + "(\(units.map(\.name).joined(separator: ", "))), or both: 0.0 %")
      }
    }
    return format
  }

  /// The number of decimals that a pattern such as `0.000` shows, or `nil` for anything else.
  private static func decimals(of pattern: Substring) -> Int? {
    if pattern == "0" { return 0 }
    let places = pattern.dropFirst(2)
    guard pattern.hasPrefix("0."), (1...mostDecimals).contains(places.utf8.count),
      places.allSatisfy({ $0 == "0" })
    else { return nil }
    return places.utf8.count
  }

  /// The most decimals that a number is written with.
  static let mostDecimals = 12

  /// The text of a tick: zero needs neither decimals nor a unit.
  func tickText(of value: Double) -> String { value == 0 ? "0" : text(of: value) }

  /// The texts of ticks, with as many decimals as it takes to tell them apart.
  func tickTexts(of values: [Double]) -> [String] {
    var format = self
    while true {
      let texts = values.map(format.tickText(of:))
      let zero = format.text(of: 0)
      let lies = zip(values, texts).contains { $0 != 0 && ($1 == zero || $1 == "0") }
      if !lies, Set(texts).count == Set(values).count { return texts }
      guard let decimals = format.decimals ?? format.unit?.decimals,
        decimals < NumberFormat.mostDecimals
      else { return texts }
      format.decimals = decimals + 1
    }
  }

  /// The text of `value`, which is kept in seconds, points, points per second, or as a pure number.
  func text(of value: Double) -> String {
    let value = value * (unit?.factor ?? 1)
    let number =
      if let decimals {
        Decimal.fixed(value, decimals: decimals)
      } else if let unit {
        Decimal.trimmed(value, decimals: unit.decimals)
      } else {
        Decimal.shortest(value)
      }
    return unit.map { number + NumberFormat.gap + $0.name } ?? number
  }
}
