import FigureScene

/// How a number is written: its decimals and its unit.
public struct NumberFormat: Equatable, Sendable {
  /// A unit that numbers can be written in.
  public struct Unit: Equatable, Sendable {
    /// The word that asks for it in a template, and stands behind the number.
    public let name: String
    /// How many of it make one of the unit in which the number is kept.
    public let factor: Double
    /// How many decimals it usually has at most.
    public let decimals: Int

    /// How many seconds the unit has in which the number is kept; `nil` for one that is no time.
    var seconds: Double? {
      self == .seconds || self == .milliseconds ? 1 : nil
    }

    /// Seconds.
    public static let seconds = Unit(name: "s", factor: 1, decimals: 3)
    /// Milliseconds, from seconds.
    public static let milliseconds = Unit(name: "ms", factor: 1000, decimals: 0)
    /// Points.
    public static let points = Unit(name: "pt", factor: 1, decimals: 0)
    /// Points per second.
    public static let pointsPerSecond = Unit(name: "pt/s", factor: 1, decimals: 0)
    /// Hundredths, from shares.
    public static let percent = Unit(name: "%", factor: 100, decimals: 1)
  }

  /// The units: seconds and milliseconds from seconds, points and points per second, shares in percent.
  public static let units: [Unit] = [.seconds, .milliseconds, .points, .pointsPerSecond, .percent]

  /// The decimals that are always written, 0 … 12; `nil` writes what the number needs.
  public var decimals: Int?
  /// The unit, or `nil` for a bare number.
  public var unit: Unit?

  /// Makes a format from decimals that are always written and a unit, both if wanted.
  public init(decimals: Int? = nil, unit: Unit? = nil) {
    (self.decimals, self.unit) = (decimals, unit)
  }

  /// A number as short as it goes, without a unit.
  public static let plain = NumberFormat()

  /// A bare number with so many decimals.
  public static func decimals(_ count: Int) -> NumberFormat { NumberFormat(decimals: count) }

  /// A time in seconds; three decimals at most where their number is left out.
  public static func seconds(_ decimals: Int? = nil) -> NumberFormat {
    NumberFormat(decimals: decimals, unit: .seconds)
  }

  /// A time, kept in seconds, in milliseconds; whole ones where their decimals are left out.
  public static func milliseconds(_ decimals: Int? = nil) -> NumberFormat {
    NumberFormat(decimals: decimals, unit: .milliseconds)
  }

  /// A length in points; whole ones where their decimals are left out.
  public static func points(_ decimals: Int? = nil) -> NumberFormat {
    NumberFormat(decimals: decimals, unit: .points)
  }

  /// A velocity in points per second; whole ones where their decimals are left out.
  public static func pointsPerSecond(_ decimals: Int? = nil) -> NumberFormat {
    NumberFormat(decimals: decimals, unit: .pointsPerSecond)
  }

  /// A share in percent; one decimal at most where their number is left out.
  public static func percent(_ decimals: Int? = nil) -> NumberFormat {
    NumberFormat(decimals: decimals, unit: .percent)
  }

  /// Between a number and its unit: a space that is thin and never ends a line.
  public static let gap = "\u{202F}"

  /// The most decimals that a number is written with.
  public static let mostDecimals = 12

  /// The text of `value`, which is kept in seconds, points, points per second, or as a pure number.
  public func text(of value: Double) -> String {
    let value = value * (unit?.factor ?? 1)
    let number =
      if let decimals {
        Decimal.fixed(value, decimals: min(max(decimals, 0), NumberFormat.mostDecimals))
      } else if let unit {
        Decimal.trimmed(value, decimals: unit.decimals)
      } else {
        Decimal.shortest(value)
      }
    return withUnit(number)
  }

  /// The digits of a number with its thousands parted and its unit.
  private func withUnit(_ number: String) -> String {
    let parted = NumberFormat.parted(number)
    return unit.map { parted + NumberFormat.gap + $0.name } ?? parted
  }

  /// A number whose thousands are parted by thin spaces from five digits on: 9999, and 10 000.
  private static func parted(_ number: String) -> String {
    let sign = number.prefix { $0 == "−" }
    let whole = number.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
    let rest = number.dropFirst(sign.count + whole.count)
    // What has a power of ten, or is no number at all, stays as it is.
    guard whole.count > 4, rest.isEmpty || rest.first == "." else { return number }
    var parted = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { parted += gap }
      parted.append(digit)
    }
    return sign + parted + rest
  }

  /// The text of a tick: zero needs neither decimals nor a unit. One that was typed with few digits is written as it is;
  /// one that was computed is rounded like a reading.
  public func tickText(of value: Double) -> String {
    guard value != 0 else { return "0" }
    guard decimals == nil else { return text(of: value) }
    let shown = value * (unit?.factor ?? 1)
    let short = Decimal.trimmed(shown, decimals: NumberFormat.typedDecimals)
    // Twelve digits are what tells a typed number from a computed one.
    if Decimal.shortest(shown) == short { return withUnit(short) }
    guard unit == nil, abs(shown) >= 1e-3, abs(shown) < 1e6 else { return text(of: value) }
    // Four digits that count.
    var decimals = 3
    var size = abs(shown)
    while size >= 10, decimals > 0 {
      size /= 10
      decimals -= 1
    }
    while size < 1, decimals < 6 {
      size *= 10
      decimals += 1
    }
    return withUnit(Decimal.trimmed(shown, decimals: decimals))
  }

  /// The decimals that somebody types.
  private static let typedDecimals = 2

  /// The texts of round ticks in this format's unit: each the shortest that names it, unless the format says how
  /// many decimals there are to be.
  func tickTexts(of ticks: NiceTicks, factor: Double) -> [String] {
    // Beyond what a number can hold, its own digits are as good as any.
    guard decimals == nil, ticks.decimals <= NumberFormat.mostDecimals else {
      return tickTexts(of: ticks.values.map { $0 / factor })
    }
    return ticks.values.map { value in
      value == 0 ? "0" : withUnit(Decimal.trimmed(value, decimals: ticks.decimals))
    }
  }

  /// The texts of ticks, with as many decimals as it takes to tell them apart.
  func tickTexts(of values: [Double]) -> [String] {
    var format = self
    while true {
      let texts = values.map { format.tickText(of: $0) }
      let zero = format.text(of: 0)
      let lies = zip(values, texts).contains { $0 != 0 && ($1 == zero || $1 == "0") }
      if !lies, Set(texts).count == Set(values).count { return texts }
      guard let decimals = format.decimals ?? format.unit?.decimals,
        decimals < NumberFormat.mostDecimals
      else { return texts }
      format.decimals = max(decimals, 0) + 1
    }
  }
}

extension DefaultStringInterpolation {
  /// Puts a number into a text as `format` writes it: `"\(share, format: .percent(1))"`.
  public mutating func appendInterpolation(_ value: Double, format: NumberFormat) {
    appendLiteral(format.text(of: value))
  }
}
