import FigureScene
import FigureTemplates
import Figures

/// A recording that the command is given, and where the figure made of it goes: what `velocity` and `fit` share.
struct Recorded {
  let recording: Recording
  /// The file's name without its folder and ending, as a figure's name.
  let name: String

  /// The most bytes of a recording.
  private static let mostBytes = 1_000_000_000

  static let operands = "FILE"

  static let options = [
    Arguments.Option(
      name: "--x", value: "COLUMN", help: "the column of times, or of pulls; guessed when left out"),
    Arguments.Option(
      name: "--y", value: "COLUMN", help: "the column of positions; guessed when left out"),
    Arguments.Option(
      name: "--where", value: "COLUMN=VALUE", help: "reads the rows of one finger or stroke only"),
    Arguments.Option(
      name: "--unit", value: "s|ms|us|ns",
      help: "the unit of the times; that of the column's name when left out"),
    Arguments.Option(
      name: "--output", value: "DIR",
      help: "the folder for the figure in svg/ and png/; none is drawn when left out"),
  ]

  /// Reads the one file that is named.
  ///
  /// - Parameter usual: the unit of times whose column does not tell it.
  init(_ arguments: Arguments, example: String, usual: String? = nil) throws(Failure) {
    guard arguments.operands.count == 1 else {
      throw Failure(.usage, "it takes one recording: \(example)")
    }
    let path = arguments.operands[0]
    guard let kind = Files.kind(of: path) else {
      throw Failure(.missingInput, "\(path): there is no such file")
    }
    guard kind == .file else { throw Failure(.missingInput, "\(path): this is no file") }
    let bytes = try Files.bytes(of: path, atMost: Recorded.mostBytes)
    var columns = Recording.Columns(
      x: arguments["--x"], y: arguments["--y"], unit: arguments["--unit"],
      filter: arguments["--where"])
    let shown = Printable.visible(path)
    var recording = try Failure.catching(.template) { () throws(FigureError) in
      try Recording(from: bytes, file: shown, columns)
    }
    if !recording.hasUnit, let usual {
      columns.unit = usual
      recording = try Failure.catching(.template) { () throws(FigureError) in
        try Recording(from: bytes, file: shown, columns)
      }
    }
    self.recording = recording
    name = Recorded.name(of: path)
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    let plain = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "-" }
    let name = String(plain)
    return name.first?.isLetter ?? false ? name : "recording-\(name)"
  }

  /// Writes the figure where one was asked for.
  func write(
    _ arguments: Arguments, _ figure: (String) throws(FigureError) -> Figure
  ) throws(Failure) {
    guard let folder = arguments["--output"] else { return }
    let scene = try Failure.catching(.figure, "\(name): ") { () throws(FigureError) in
      try figure(name).scene()
    }
    for output in try Output.all(from: arguments) {
      let path = output.path(of: scene.name, in: folder)
      try Files.makeFolder(Files.folder(of: path))
      if try Files.put(try output.bytes(scene), at: path) { Files.warn(path) }
    }
    for fault in LayoutCheck.faults(of: scene) { Files.warn("\(scene.name): warning: \(fault)") }
  }

  /// How the outcome is printed.
  enum Report: String, Choice {
    case text, json

    static let option = Arguments.Option(
      name: "--report", value: Report.value, help: "how the outcome is printed; text when left out")
  }

  /// The number behind an option, a decimal or a quotient such as 1/3.
  static func number(_ option: String, _ text: String) throws(Failure) -> Double {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let value: Double? =
      switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
      case (1, let value?, _): value
      case (2, let upper?, let lower?): upper / lower
      default: nil
      }
    guard let value, value.isFinite, abs(value) <= 1e15 else {
      throw Failure(.usage, "\(option): \"\(text)\" is no number")
    }
    return value
  }
}
