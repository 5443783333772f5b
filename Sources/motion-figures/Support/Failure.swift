import FigureTemplates

/// Why the command did not do all it was asked: a line for the reader and the status it ends with.
struct Failure: Error {
  /// What the command's status says, as in sysexits.h where that has a number for it.
  enum Status: Int32 {
    /// A figure could not be drawn.
    case figure = 1
    /// The command was not understood.
    case usage = 64
    /// A template has a mistake.
    case template = 65
    /// A file or folder is not there or cannot be read.
    case missingInput = 66
    /// A file cannot be written.
    case cannotWrite = 73
  }

  let status: Status
  let message: String
  /// What it was that failed, for reports; empty where the message says all.
  let subject: String
  /// The mistake of a template, with its kind and its place; `nil` for all other failures.
  let mistake: TemplateError?

  init(_ status: Status, _ message: String, subject: String = "") {
    (self.status, self.message, self.subject) = (status, message, subject)
    mistake = nil
  }

  /// A mistake of a template.
  init(_ mistake: TemplateError) {
    (status, message, subject) = (.template, mistake.description, "")
    self.mistake = mistake
  }

  /// What `body` gives; what it throws becomes a failure with `status`, its words after `prefix`.
  static func catching<Value, Problem: Error & CustomStringConvertible>(
    _ status: Status, _ prefix: String = "", _ body: () throws(Problem) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw Failure(status, prefix + error.description)
    }
  }

  /// What `body` gives; the mistake of a template keeps its place.
  static func reading<Value>(
    _ body: () throws(TemplateError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error)
    }
  }
}
