/// What is wrong with a template, and where.
public struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file as it was named.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The character in its line, counted from 1 in Unicode scalars.
  public let column: Int
  /// The thing and the way out.
  public let message: String

  /// `FILE:LINE:COLUMN: error: message`, as compilers write it.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}

/// What is wrong at a byte of a template's text, before that byte's line is counted.
struct Problem: Error {
  let offset: Int
  let message: String

  init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }

  /// The problem with its place in `bytes`.
  func located(in bytes: [UInt8], file: String) -> TemplateError {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Counting the bytes that begin a character counts characters, in whatever state the text is.
    var column = 1
    for byte in before[lineStart...] where byte & 0xC0 != 0x80 { column += 1 }
    if lineStart == 0, before.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return TemplateError(file: file, line: line, column: column, message: message)
  }
}
