import FigureScene
import FigureTemplates
import Figures

/// A template that is to be rendered.
struct Input {
  let path: String
  /// The name that its figure's files have.
  let name: String
  /// What is put into the template before it is read.
  let settings: [Setting]

  static let suffix = ".figure.json"

  /// The laid out figure.
  func scene(ruler: Ruler = .inter) throws(Failure) -> Scene {
    let bytes = try Files.bytes(of: path)
    return try Failure.reading { () throws(TemplateError) in
      try Template.scene(
        from: bytes, file: path, name: name, settings: settings, ruler: ruler, load: load)
    }
  }

  /// The figure and the motions of the template.
  func content(with more: [Setting] = []) throws(Failure) -> FigureContent {
    let bytes = try Files.bytes(of: path)
    return try Failure.reading { () throws(TemplateError) in
      try Template.content(
        from: bytes, file: path, name: name, settings: settings + more, load: load)
    }
  }

  /// The option that changes templates before they are read.
  static let setOption = Arguments.Option(
    name: "--set", value: "PATH=VALUE",
    help: "puts a value into the templates, as spring.bounce=0.3; as often as you like",
    isRepeatable: true)

  /// The settings behind `--set`.
  static func settings(from arguments: Arguments) throws(Failure) -> [Setting] {
    try arguments.all("--set").map { text throws(Failure) in
      try Failure.catching(.usage, "--set: ") { () throws(FigureError) in try Setting(text) }
    }
  }

  /// The one template that `operand` names.
  static func one(named operand: String, settings: [Setting] = []) throws(Failure) -> Input {
    let (inputs, failures) = try all(named: [operand], settings: settings)
    if let failure = failures.first { throw failure }
    guard inputs.count == 1 else {
      throw Failure(.usage, "\(operand) is a folder of \(inputs.count) templates; name one of them")
    }
    return inputs[0]
  }

  /// The content of a file that the template names, from the template's folder.
  private func load(_ file: String) -> Result<[UInt8], FigureError> {
    let folder = path.contains("/") ? path.dropLast(leaf.count) : ""
    do throws(Failure) {
      return .success(try Files.bytes(of: file.hasPrefix("/") ? file : folder + file))
    } catch {
      return .failure(FigureError(error.message))
    }
  }

  private var leaf: Substring { path.split(separator: "/").last ?? "" }

  /// The templates that `operands` name, files or folders that hold some, and what is wrong with the
  /// other operands.
  ///
  /// A name without a folder or an ending is one of the templates in Templates.
  static func all(
    named operands: [String], settings: [Setting] = []
  ) throws(Failure) -> ([Input], [Failure]) {
    var inputs: [Input] = []
    var failures: [Failure] = []
    for operand in operands.isEmpty ? ["Templates"] : operands {
      do {
        inputs += try templates(at: operand).map { path throws(Failure) in
          try Input(path: path, settings: settings)
        }
      } catch {
        failures.append(Failure(error.status, error.message, subject: operand))
      }
    }
    var seen: [String: String] = [:]
    var unique: [Input] = []
    for input in inputs {
      // Names that differ only in their case are one file on a Mac.
      guard let other = seen.updateValue(input.path, forKey: input.name.lowercased()) else {
        unique.append(input)
        continue
      }
      guard other == input.path else {
        throw Failure(
          .usage, "\(other) and \(input.path) would both be written as \(input.name); rename one")
      }
    }
    return (unique, failures)
  }

  private static func templates(at operand: String) throws(Failure) -> [String] {
    let usual = "Templates/\(operand)\(suffix)"
    if !operand.contains("/"), Files.kind(of: operand) == nil, Files.kind(of: usual) == .file {
      return [usual]
    }
    guard let kind = Files.kind(of: operand) else {
      throw Failure(.missingInput, "\(operand): there is no such file or folder")
    }
    guard kind == .folder else { return [operand] }
    let names = try Files.names(in: operand).filter { $0.hasSuffix(suffix) }
    guard !names.isEmpty else {
      throw Failure(.missingInput, "\(operand): there is no template, *\(suffix), in this folder")
    }
    let folder = operand.hasSuffix("/") ? operand : operand + "/"
    return names.map { folder + $0 }
  }

  /// The template at `path`, whether or not there is one.
  init(path: String, settings: [Setting]) throws(Failure) {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [Input.suffix, ".json"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, let first = name.first, first.isLetter else {
      throw Failure(
        .usage,
        "\(path): \"\(name)\" cannot be a figure's name; use letters, digits, - and _, a letter first"
      )
    }
    (self.path, self.name, self.settings) = (path, name, settings)
  }
}
