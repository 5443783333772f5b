/// What is wrong with a template, and where.
public struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  public enum Kind: String, Equatable, Sendable, CaseIterable {
    /// The text is not JSON, or a formula or format not one.
    case syntax
    /// A key is missing, unknown or there twice, or a value is of another kind than it must be.
    case structure
    /// A name stands for nothing.
    case name
    /// A value is not one that there can be.
    case value
    /// A file that the template names cannot be used.
    case file
    /// The figure does not fit on its page.
    case layout
  }

  /// The file as it was named.
  public let file: String
  /// The setting in which the mistake is, as it was written, instead of the file's text; `nil` for none.
  public let setting: String?
  /// The line of the file, or of the setting's value, counted from 1.
  public let line: Int
  /// The character in its line, counted from 1 in Unicode scalars.
  public let column: Int
  /// What kind of mistake it is.
  public let kind: Kind
  /// The thing and the way out.
  public let message: String

  /// The line of the file where the mistake is seen: the first one for a mistake of a setting.
  public var lineOfFile: Int { setting == nil ? line : 1 }

  /// `FILE:LINE:COLUMN: error: message`, as compilers write it.
  public var description: String {
    let text = setting.map { "\(file): --set \($0)" } ?? file
    return "\(text):\(line):\(column): error: \(message)"
  }
}

/// What is wrong at a byte of a template's text, before that byte's line is counted.
struct Problem: Error {
  let offset: Int
  let kind: TemplateError.Kind
  let message: String

  /// Notes a mistake. The message is made only where words are wanted: a module that is built with
  /// `LEAVES_WORDS_OUT` holds none of them.
  init(
    _ offset: Int, _ message: @autoclosure () -> String, kind: TemplateError.Kind = .value
  ) {
    (self.offset, self.kind) = (offset, kind)
    #if LEAVES_WORDS_OUT
      self.message = ""
    #else
      self.message = message()
    #endif
  }

  /// A mistake of the text itself.
  static func syntax(_ offset: Int, _ message: @autoclosure () -> String) -> Problem {
    Problem(offset, message(), kind: .syntax)
  }

  /// A key that is missing, unknown or doubled, or a value of another kind than it must be.
  static func structure(_ offset: Int, _ message: @autoclosure () -> String) -> Problem {
    Problem(offset, message(), kind: .structure)
  }

  /// A name that stands for nothing.
  static func name(_ offset: Int, _ message: @autoclosure () -> String) -> Problem {
    Problem(offset, message(), kind: .name)
  }

  /// The line and the column of the mistake in `bytes`, both counted from 1.
  func place(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Counting the bytes that begin a character counts characters, in whatever state the text is.
    var column = 1
    for byte in before[lineStart...] where byte & 0xC0 != 0x80 { column += 1 }
    if lineStart == 0, before.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    return (line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column)
  }

  /// The problem with its place in `bytes`.
  func located(in bytes: [UInt8], file: String) -> TemplateError {
    let (line, column) = place(in: bytes)
    return TemplateError(
      file: file, setting: nil, line: line, column: column, kind: kind, message: message)
  }
}
