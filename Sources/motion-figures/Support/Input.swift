import FigureScene
import FigureTemplates
import Figures

/// A template that is to be rendered.
struct Input {
  let path: String
  /// The name that its figure's files have.
  let name: String
  /// How it is read.
  let reading: Reading

  /// How templates are read: what the options say of all of them.
  struct Reading {
    /// What is put into a template before it is read.
    var settings: [Setting] = []
    /// The folders from which templates may read files, besides their own, with all links resolved.
    var allowed: [String] = []
    /// How figures are laid out.
    var layout = FigureLayout()

    /// As they are.
    init() {}

    /// As the options say.
    init(_ arguments: Arguments) throws(Failure) {
      settings = try arguments.all("--set").map { text throws(Failure) in
        try Failure.catching(.usage, "--set: ") { () throws(FigureError) in try Setting(text) }
      }
      if arguments.has("--width") {
        let range = FigureLayout.widths
        guard let width = Double(arguments["--width"] ?? ""), range.contains(width),
          width.rounded() == width
        else {
          throw Failure(
            .usage,
            "--width: give a whole number of points from \(Decimal.shortest(range.lowerBound)) to "
              + Decimal.shortest(range.upperBound))
        }
        layout.width = width
      }
      layout.hasHeading = arguments.has("--heading")
      if let text = arguments["--slow"], let value = Double(text), value > 0 {
        layout.slowness = value
      }
      allowed = try arguments.all("--allow").map { folder throws(Failure) in
        guard let resolved = Files.resolved(folder), Files.kind(of: resolved) == .folder else {
          throw Failure(.usage, "--allow: \(folder): there is no such folder")
        }
        return resolved
      }
    }
  }

  static let suffix = ".figure.json"

  /// The most bytes that a template may have: a hundred times what a person writes.
  private static let mostBytes = 4_000_000
  /// The most bytes of a file of numbers.
  private static let mostRecordedBytes = 1_000_000_000

  /// The template's text.
  func bytes() throws(Failure) -> [UInt8] {
    try Files.bytes(of: path, atMost: Input.mostBytes)
  }

  /// A laid out figure, and what its files are called.
  struct Picture {
    let scene: Scene
    /// The figure's name, followed by the width of a page that is not its own.
    let name: String
    /// The width of its page, where that is not the figure's own.
    let narrowWidth: Double?
  }

  /// The laid out figure, and the one for a narrow column where the template asks for it.
  func pictures(ruler: Ruler = .inter) throws(Failure) -> [Picture] {
    let bytes = try bytes()
    let scenes = try Failure.reading { () throws(TemplateError) in
      try Template.scenes(
        from: bytes, file: path, name: name, settings: reading.settings, ruler: ruler,
        layout: reading.layout, load: load)
    }
    return scenes.map { width, scene in
      Picture(
        scene: scene, name: width.map { "\(name)~\(Decimal.shortest($0))" } ?? name,
        narrowWidth: width)
    }
  }

  /// The figure and the motions of the template.
  func content(with more: [Setting] = []) throws(Failure) -> FigureContent {
    let bytes = try bytes()
    return try Failure.reading { () throws(TemplateError) in
      try Template.content(
        from: bytes, file: path, name: name, settings: reading.settings + more, load: load)
    }
  }

  /// The options that say how templates are read.
  static let options = [setOption, allowOption]

  /// The options that say how figures are laid out.
  static let layoutOptions = [
    Arguments.Option(
      name: "--width", value: "POINTS",
      help: "lays each figure out for a page of this width only, as 320 for a phone: NAME~320"),
    Arguments.Option(
      name: "--heading", value: nil,
      help: "puts the title and the first sentence of the summary into the picture, as for a slide"),
  ]

  /// The option that changes templates before they are read.
  static let setOption = Arguments.Option(
    name: "--set", value: "PATH=VALUE",
    help: "puts a value into the templates, as spring.bounce=0.3; as often as you like",
    isRepeatable: true)

  /// The one template that `operand` names.
  static func one(
    named operand: String, _ reading: Reading = Reading()
  ) throws(Failure) -> Input {
    let (inputs, failures) = try all(named: [operand], reading)
    if let failure = failures.first { throw failure }
    guard inputs.count == 1 else {
      throw Failure(.usage, "\(operand) is a folder of \(inputs.count) templates; name one of them")
    }
    return inputs[0]
  }

  /// The option that lets templates read files from elsewhere.
  static let allowOption = Arguments.Option(
    name: "--allow", value: "DIR",
    help: "a folder from which templates may read files, besides their own; as often as you like",
    isRepeatable: true)

  /// The content of a file that the template names, from the template's folder.
  ///
  /// A template is somebody's text: what it names is read only if it lies, with all links resolved, in the template's
  /// own folder or in one that was allowed, and is a regular file.
  private func load(_ file: String) -> Result<[UInt8], FigureError> {
    let folder = Files.folder(of: path)
    let named = file.hasPrefix("/") ? file : "\(folder)/\(file)"
    guard let resolved = Files.resolved(named) else {
      return .failure(FigureError("\(Input.excerpt(file)): there is no such file"))
    }
    let roots = ([folder] + reading.allowed).compactMap { Files.resolved($0) }
    guard roots.contains(where: { resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }) else {
      return .failure(
        FigureError(
          "\(Input.excerpt(file)) lies outside of the template's folder; --allow DIR lets it be read"
        ))
    }
    do throws(Failure) {
      return .success(try Files.bytes(of: resolved, atMost: Input.mostRecordedBytes))
    } catch {
      let reason = error.message.dropFirst(resolved.count + 2)
      return .failure(FigureError("\(Input.excerpt(file)): \(reason)"))
    }
  }

  private static func excerpt(_ file: String) -> String {
    file.count > 80 ? file.prefix(80) + "…" : file
  }

  /// The templates that `operands` name, files or folders that hold some, and what is wrong with the
  /// other operands.
  ///
  /// A name without a folder or an ending is one of the templates in Templates.
  static func all(
    named operands: [String], _ reading: Reading = Reading()
  ) throws(Failure) -> ([Input], [Failure]) {
    var inputs: [Input] = []
    var failures: [Failure] = []
    for operand in operands.isEmpty ? ["Templates"] : operands {
      do throws(Failure) {
        for path in try templates(at: operand) {
          do throws(Failure) {
            // One file that is no template does not keep the others of its folder from being drawn.
            try checkInside(path, operand, reading)
            try add(Input(path: path, reading), to: &inputs)
          } catch {
            failures.append(Failure(error.status, error.message, subject: path))
          }
        }
      } catch {
        failures.append(Failure(error.status, error.message, subject: operand))
      }
    }
    return (inputs, failures)
  }

  /// Adds a template that is not among `inputs` yet.
  ///
  /// Names that differ only in their case are one file on a Mac.
  private static func add(_ input: Input, to inputs: inout [Input]) throws(Failure) {
    let name = input.name.lowercased()
    guard let other = inputs.first(where: { $0.name.lowercased() == name }) else {
      inputs.append(input)
      return
    }
    guard other.path == input.path else {
      throw Failure(
        .usage,
        "\(other.path) and \(input.path) would both be written as \(input.name); rename one")
    }
  }

  /// Refuses a template in a folder that is a link to elsewhere: a stranger's folder may hold one that leads
  /// anywhere, and the message of what is wrong there would tell of it.
  private static func checkInside(
    _ path: String, _ folder: String, _ reading: Reading
  ) throws(Failure) {
    // What was named itself is what its caller wants.
    guard path != folder, Files.entry(at: path) == .link else { return }
    let roots = [Files.resolved(folder)].compactMap { $0 } + reading.allowed
    guard let resolved = Files.resolved(path) else {
      throw Failure(.missingInput, "\(path): this link leads nowhere")
    }
    guard roots.contains(where: { resolved.hasPrefix($0 + "/") })
    else {
      throw Failure(
        .missingInput,
        "\(path): this link leads out of the folder; --allow DIR lets it be read, or name the file")
    }
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
    // Hidden files are no templates: macOS leaves some beside the real ones.
    let names = try Files.names(in: operand).filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
    guard !names.isEmpty else {
      throw Failure(.missingInput, "\(operand): there is no template, *\(suffix), in this folder")
    }
    let folder = operand.hasSuffix("/") ? operand : operand + "/"
    return names.map { folder + $0 }
  }

  /// The template at `path`, whether or not there is one.
  init(path: String, _ reading: Reading = Reading()) throws(Failure) {
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
    (self.path, self.name, self.reading) = (path, name, reading)
  }
}
