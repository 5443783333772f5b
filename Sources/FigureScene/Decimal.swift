/// Writes numbers: fixed decimals, no exponent, no negative zero, a point whatever the locale.
public enum Decimal {
  /// Appends `value` rounded to `decimals` places, without trailing zeros, to ASCII bytes.
  ///
  /// For coordinates: values beyond ± 10¹² points, and those that are not numbers, are a defect of the
  /// layout and stop the program.
  public static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    append(units: units(of: value, decimals: decimals), decimals: decimals, to: &bytes)
  }

  /// How many units of the last of `decimals` places `value` is, rounded, halves away from zero.
  public static func units(of value: Double, decimals: Int) -> Int {
    precondition(abs(value) < 1e12, "a coordinate must be finite and less than 10¹² points")
    return Int((value * Double(powers[decimals])).rounded(.toNearestOrAwayFromZero))
  }

  /// Appends a number of `units` of the last of `decimals` places, without trailing zeros.
  ///
  /// - Parameter keepsZero: whether a number below 1 has a zero before its point.
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
    var text = isNegative ? "−" : ""
    text += String(whole)
    if decimals > 0 {
      let digits = String(fraction)
      text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    }
    return text
  }

  /// The text of `value` rounded to `decimals` places without trailing zeros.
  public static func trimmed(_ value: Double, decimals: Int) -> String {
    guard decimals < powers.count, abs(value) * Double(powers[decimals]) < 1e18 else {
      return shortest(value)
    }
    var text = fixed(value, decimals: decimals)
    guard decimals > 0 else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// The shortest text that names `value` to twelve significant digits; from 10¹⁵ on and below 10⁻⁹ with
  /// its power of ten.
  ///
  /// Twelve, because 0.998 / (1 − 0.998) comes out as 498.99999999999955 in binary.
  public static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "not a number" : value < 0 ? "−∞" : "∞" }
    var (digits, exponent) = significantDigits(of: abs(value), count: 12)
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    guard digits != ["0"] else { return "0" }
    var text = value < 0 ? "−" : ""
    guard (-9..<15).contains(exponent) else {
      text.append(digits[0])
      if digits.count > 1 { text += "." + String(digits[1...]) }
      return text + " × 10" + superscript(exponent)
    }
    if exponent < 0 {
      text += "0." + String(repeating: "0", count: -exponent - 1)
      exponent = -1
    }
    for (index, digit) in digits.enumerated() {
      if index == exponent + 1, index > 0 { text += "." }
      text.append(digit)
    }
    return text + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
  }

  private static func superscript(_ number: Int) -> String {
    let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return (number < 0 ? "⁻" : "")
      + String(String(abs(number)).map { digits[$0.wholeNumberValue!] })
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
  private static func significantDigits(of value: Double, count: Int) -> ([Character], Int) {
    // The language's own description holds the shortest digits that name the double: at most 17.
    let parts = value.description.split(separator: "e")
    let mantissa = parts[0]
    var exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - 1
    exponent += mantissa.prefix { $0 != "." }.count
    let all = mantissa.filter { $0 != "." }
    let digits = Array(all.drop { $0 == "0" })
    guard !digits.isEmpty else { return (["0"], 0) }
    exponent -= all.count - digits.count
    guard digits.count > count, let integer = UInt64(String(digits)) else {
      return (digits, exponent)
    }
    let unit = powers[digits.count - count]
    let rounded = Array(String((integer + unit / 2) / unit))
    return (Array(rounded.prefix(count)), exponent + rounded.count - count)
  }
}
