import Figures

/// A small formula in a template: numbers, landmarks such as `normal.halfLife`, values of a curve such
/// as `band.offset(844)`, `+ − * /` and brackets.
struct Expression {
  private let bytes: [UInt8]
  private let scope: Scope
  /// Turns a byte of the formula into a byte of the file.
  private let offset: (Int) -> Int
  private var index = 0
  private var depth = 0

  /// The value of `text`.
  ///
  /// - Parameter offset: turns a byte of `text` into a byte of the file.
  static func value(
    of text: String, in scope: Scope, offset: @escaping (Int) -> Int
  ) throws(Problem) -> Double {
    var expression = Expression(bytes: Array(text.utf8), scope: scope, offset: offset)
    let value = try expression.sum()
    guard expression.peek == nil else {
      throw Problem.syntax(
        offset(expression.index),
        "\"\(shortened(expression.rest))\" cannot stand here; an operator + - * / is missing")
    }
    guard value.isFinite else {
      throw Problem(offset(0), "\"\(shortened(text))\" has no finite value")
    }
    return value
  }

  private init(bytes: [UInt8], scope: Scope, offset: @escaping (Int) -> Int) {
    (self.bytes, self.scope, self.offset) = (bytes, scope, offset)
    skipSpace()
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var rest: String { String(decoding: bytes[index...], as: UTF8.self) }

  private mutating func skipSpace() {
    while peek == 0x20 { index += 1 }
  }

  /// Takes `mark` if it stands here.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: mark) else { return false }
    index += 1
    skipSpace()
    return true
  }

  private mutating func sum() throws(Problem) -> Double {
    var value = try product()
    while true {
      if take("+") {
        value += try product()
      } else if take("-") {
        value -= try product()
      } else {
        return value
      }
    }
  }

  private mutating func product() throws(Problem) -> Double {
    var value = try factor()
    while true {
      if take("*") {
        value *= try factor()
      } else if take("/") {
        value /= try factor()
      } else {
        return value
      }
    }
  }

  private mutating func factor() throws(Problem) -> Double {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSONParser.deepest else {
      throw Problem.syntax(
        offset(index), "this formula is nested more than \(JSONParser.deepest) deep")
    }
    if take("-") { return -(try factor()) }
    if take("(") { return try bracketed() }
    guard let byte = peek else {
      throw Problem.syntax(offset(index), "the formula ends where a number is missing")
    }
    if isDigit(byte) || byte == UInt8(ascii: ".") { return try literal() }
    if isNameByte(byte) { return try reference() }
    throw Problem.syntax(
      offset(index), "\"\(shortened(rest))\" cannot stand here, where a number is missing")
  }

  private mutating func bracketed() throws(Problem) -> Double {
    let value = try sum()
    guard take(")") else {
      throw Problem.syntax(offset(index), "a closing bracket ) is missing here")
    }
    return value
  }

  private mutating func literal() throws(Problem) -> Double {
    let start = index
    while let byte = peek, isDigit(byte) || byte == UInt8(ascii: ".") { index += 1 }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      index += 1
      if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { index += 1 }
      while let byte = peek, isDigit(byte) { index += 1 }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    skipSpace()
    guard let value = Double(text), value.isFinite else {
      throw Problem.syntax(offset(start), "\"\(shortened(text))\" is not a finite number")
    }
    return value
  }

  private mutating func reference() throws(Problem) -> Double {
    let start = index
    var path = [try word()]
    while peek == UInt8(ascii: ".") {
      index += 1
      path.append(try word())
    }
    skipSpace()
    guard take("(") else { return try scope.number(path, at: offset(start)) }
    let curve = try scope.curve(path.joined(separator: "."), at: offset(start))
    let position = try bracketed()
    guard position.isFinite else {
      throw Problem(offset(start), "\"\(curve.name)\" is asked for its value at no finite place")
    }
    return curve.function.value(position)
  }

  private mutating func word() throws(Problem) -> String {
    let start = index
    while let byte = peek, isNameByte(byte) { index += 1 }
    guard index > start else {
      throw Problem.syntax(offset(index), "a name is missing after the point")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
