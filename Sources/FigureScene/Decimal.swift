/// Writes numbers: fixed decimals, no exponent, no negative zero, a point whatever the locale.
public enum Decimal {
  /// Appends `value` rounded to `decimals` places, without trailing zeros, to ASCII bytes.
  ///
  /// For coordinates: ``Scene/check()`` refuses values beyond ± 10⁹ points and those that are no numbers; here
  /// the former end at ± 10¹² and the latter are 0.
  public static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    append(units: units(of: value, decimals: decimals), decimals: decimals, to: &bytes)
  }

  /// How many units of the last of `decimals` places `value` is, rounded, halves away from zero.
  public static func units(of value: Double, decimals: Int) -> Int {
    let bounded = value.isNaN ? 0 : min(max(value, -1e12), 1e12)
    return whole((bounded * Double(powers[decimals])).rounded(.toNearestOrAwayFromZero))
  }

  /// Appends a number of `units` of the last of `decimals` places, without trailing zeros.
  ///
  /// - Parameters:
  ///   - units: how many there are.
  ///   - decimals: which place they are of, counted from the point.
  ///   - keepsZero: whether a number below 1 has a zero before its point.
  ///   - bytes: the text that they are appended to.
  public static func append(
    units: Int, decimals: Int, keepsZero: Bool = true, to bytes: inout [UInt8]
  ) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let power = powers[decimals]
    let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: UInt(power))
    if keepsZero || whole > 0 || fraction == 0 { appendInteger(UInt64(whole), to: &bytes) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, unit) = (UInt64(fraction), power / 10)
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  /// The text of `value` with exactly `decimals` places; a minus is the true minus sign.
  ///
  /// Rounds the exact binary value, halves away from zero. Numbers that would need more than 18 digits,
  /// or 15 decimals, are written as ``shortest(_:)`` does.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    guard decimals < powers.count, abs(value) * Double(powers[decimals]) < 1e18 else {
      return shortest(value)
    }
    let (isNegative, whole, fraction) = rounded(value, decimals: decimals)
    var bytes: [UInt8] = []
    appendInteger(whole, to: &bytes)
    if decimals > 0 {
      bytes.append(UInt8(ascii: "."))
      var unit = powers[decimals] / 10
      while unit > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit % 10))
        unit /= 10
      }
    }
    return sign(isNegative) + String(decoding: bytes, as: UTF8.self)
  }

  /// The text of `value` rounded to `decimals` places without trailing zeros.
  public static func trimmed(_ value: Double, decimals: Int) -> String {
    guard decimals < powers.count, abs(value) * Double(powers[decimals]) < 1e18 else {
      return shortest(value)
    }
    var bytes = Array(fixed(value, decimals: decimals).utf8)
    guard decimals > 0 else { return String(decoding: bytes, as: UTF8.self) }
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The shortest text that names `value` to twelve significant digits; from 10¹⁵ on and below 10⁻⁹ with
  /// its power of ten.
  ///
  /// Twelve, because 0.998 / (1 − 0.998) comes out as 498.99999999999955 in binary.
  public static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "not a number" : value < 0 ? "−∞" : "∞" }
    var (digits, exponent) = significantDigits(of: abs(value), count: 12)
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    guard digits != [0] else { return "0" }
    let sign = sign(value < 0)
    guard (-9..<15).contains(exponent) else {
      let fraction = digits.count > 1 ? "." + text(digits[1...]) : ""
      return sign + text(digits[..<1]) + fraction + " × 10" + superscript(exponent)
    }
    if exponent < 0 { return sign + "0." + zeros(-exponent - 1) + text(digits[...]) }
    guard digits.count > exponent + 1 else {
      return sign + text(digits[...]) + zeros(exponent + 1 - digits.count)
    }
    return sign + text(digits[...exponent]) + "." + text(digits[(exponent + 1)...])
  }

  private static func sign(_ isNegative: Bool) -> String { isNegative ? "−" : "" }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { UInt8(ascii: "0") + $0 }, as: UTF8.self)
  }

  private static func superscript(_ number: Int) -> String {
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    var bytes: [UInt8] = []
    appendInteger(UInt64(number.magnitude), to: &bytes)
    var result = number < 0 ? "⁻" : ""
    for byte in bytes { result += digits[Int(clamping: byte - UInt8(ascii: "0"))] }
    return result
  }

  /// 1, 10, 100 … 10¹⁵.
  private static let powers: [UInt64] = (0...15).reduce(into: []) { powers, _ in
    powers.append((powers.last ?? 0) == 0 ? 1 : powers.last! * 10)
  }

  private static func rounded(_ value: Double, decimals: Int) -> (Bool, UInt64, UInt64) {
    let power = powers[decimals]
    let magnitude = abs(value)
    let scaled = magnitude * Double(power)
    var units = scaled.rounded(.toNearestOrAwayFromZero)
    // The product was rounded too: where it claims an exact half, the bits that were lost decide.
    let lost = (-scaled).addingProduct(magnitude, Double(power))
    if abs(units - scaled) == 0.5, lost < 0 { units -= 1 }
    let integer = UInt64(units)
    return (value < 0 && integer > 0, integer / power, integer % power)
  }

  private static func appendInteger(_ value: UInt64, to bytes: inout [UInt8]) {
    var (unit, rest) = (UInt64(1), value)
    while unit <= value / 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  /// The first `count` decimal digits of `value` ≥ 0, rounded, and the power of ten of the first.
  private static func significantDigits(of value: Double, count: Int) -> ([UInt8], Int) {
    let written = WrittenNumber(value)
    let zeros = written.digits.prefix { $0 == 0 }.count
    let digits = Array(written.digits[zeros...])
    guard !digits.isEmpty else { return ([0], 0) }
    let exponent = written.exponent - zeros
    guard digits.count > count else { return (digits, exponent) }
    let integer = digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let unit = powers[digits.count - count]
    var bytes: [UInt8] = []
    appendInteger((integer + unit / 2) / unit, to: &bytes)
    let rounded = bytes.map { $0 - UInt8(ascii: "0") }
    return (Array(rounded.prefix(count)), exponent + rounded.count - count)
  }

  /// A number as the language itself describes it: the shortest digits that name the double, at most 17.
  private struct WrittenNumber {
    /// The digits, which may begin with zeros.
    private(set) var digits: [UInt8] = []
    /// The power of ten of the first digit.
    let exponent: Int

    init(_ value: Double) {
      var (wholeDigits, power, isPower, isNegative, hasPoint) = (0, 0, false, false, false)
      for byte in value.description.utf8 {
        switch byte {
        case UInt8(ascii: "."): hasPoint = true
        case UInt8(ascii: "e"): isPower = true
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let digit = byte - UInt8(ascii: "0")
          if isPower {
            power = power * 10 + Int(clamping: digit)
          } else {
            digits.append(digit)
            if !hasPoint { wholeDigits += 1 }
          }
        default: break
        }
      }
      exponent = (isNegative ? -power : power) + wholeDigits - 1
    }
  }
}

/// The whole number next to `value` in the direction of 0: of every number, since one that is too large ends at
/// the type's limits and what is no number is 0.
package func whole(_ value: Double) -> Int {
  Int(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
}
