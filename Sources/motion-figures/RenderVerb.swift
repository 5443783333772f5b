import FigureScene
import Figures
import SVGRenderer

#if Raster
  import CairoRenderer
#endif

/// `render`: templates in, pictures out.
enum RenderVerb {
  static let summary = "writes the figures of templates as SVG and PNG"

  static let options = [
    Arguments.Option(
      name: "--output", value: "DIR", help: "the folder for svg/ and png/; Output when left out"),
    Arguments.Option(
      name: "--format", value: "svg,png", help: "what is written; both when left out"),
    Arguments.Option(
      name: "--palette", value: "light,dark,auto",
      help: "the colours; light and dark when left out. auto is one SVG for both"),
    Arguments.Option(
      name: "--scale", value: "1,2,3", help: "the pixels a point takes in a PNG; 2 when left out"),
    Arguments.Option(
      name: "--png", value: "exact,compact",
      help: "compact takes half the bytes, with 256 colours; exact when left out"),
    Arguments.Option(
      name: "--background", value: "page,none", help: "none leaves the page transparent"),
    Arguments.Option(name: "--help", value: nil, help: "says this"),
  ]

  static let help = """
    Usage: motion-figures render [OPTION …] [TEMPLATE or FOLDER …]

    Renders each TEMPLATE, and each *.figure.json that lies in a FOLDER; all of Templates when none is
    named. Writes DIR/svg/NAME.svg, NAME~dark.svg, NAME~auto.svg, DIR/png/NAME@2x.png, NAME~dark@2x.png.
    Prints the paths that it wrote; a file that would not change is left alone.

    \(Arguments.help(options))
    """

  static func run(_ words: ArraySlice<String>) async throws(Failure) {
    let arguments = try Arguments(words, options: options)
    if arguments.has("--help") { return try Files.say(help, to: 1) }
    let outputs = try Output.all(from: arguments)
    let (inputs, failures) = try Input.all(named: arguments.operands)
    try await Batch(
      inputs: inputs, failures: failures, outputs: outputs,
      folder: arguments["--output"] ?? "Output"
    ).run()
  }
}

/// A template that is to be rendered.
struct Input {
  let path: String
  /// The name that its figure's files have.
  let name: String

  static let suffix = ".figure.json"

  /// The laid out figure.
  func scene(ruler: Ruler = .inter) throws(Failure) -> Scene {
    let bytes = try Files.bytes(of: path)
    do {
      return try Template.scene(from: bytes, file: path, name: name, ruler: ruler, load: load)
    } catch {
      throw Failure(.template, error.description)
    }
  }

  /// The content of a file that the template names, from the template's folder.
  private func load(_ file: String) -> Result<[UInt8], FigureError> {
    let folder = path.contains("/") ? path.dropLast(leaf.count) : ""
    do throws(Failure) {
      return .success(try Files.bytes(of: file.hasPrefix("/") ? file : folder + file))
    } catch {
      return .failure(FigureError(description: error.message))
    }
  }

  private var leaf: Substring { path.split(separator: "/").last ?? "" }

  /// The templates that `operands` name, files or folders that hold some, and what is wrong with the
  /// other operands.
  static func all(named operands: [String]) throws(Failure) -> ([Input], [Failure]) {
    var inputs: [Input] = []
    var failures: [Failure] = []
    for operand in operands.isEmpty ? ["Templates"] : operands {
      do {
        inputs += try templates(at: operand).map { path throws(Failure) in try Input(path: path) }
      } catch {
        failures.append(error)
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

  private init(path: String) throws(Failure) {
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
    (self.path, self.name) = (path, name)
  }
}

/// One picture of each figure: a format in certain colours.
struct Output {
  /// The path below the output folder, after the figure's name: folder, then what follows the name.
  let folder: String
  let ending: String
  let bytes: @Sendable (Scene) throws(Failure) -> [UInt8]

  /// The pictures that the options ask for.
  static func all(from arguments: Arguments) throws(Failure) -> [Output] {
    let formats = try arguments.list("--format", of: ["svg", "png"], or: ["svg", "png"])
    let palettes = try arguments.list(
      "--palette", of: ["light", "dark", "auto"], or: ["light", "dark"])
    let scales = try arguments.list("--scale", of: ["1", "2", "3"], or: ["2"]).map { Int($0)! }
    let paintsBackground = try arguments.choice("--background", of: ["page", "none"]) == "page"
    let isCompact = try arguments.choice("--png", of: ["exact", "compact"]) == "compact"
    var outputs: [Output] = []
    for format in formats {
      for palette in palettes {
        if format == "svg" {
          outputs.append(svg(palette, paintsBackground))
        } else if palette != "auto" {
          outputs += try scales.map { scale throws(Failure) in
            try png(palette, scale: scale, paintsBackground, isCompact)
          }
        }
      }
    }
    guard !outputs.isEmpty else {
      throw Failure(.usage, "a PNG has one palette; add --palette light or dark to --format png")
    }
    return try withoutMissingPNG(outputs, isAskedFor: arguments.has("--format"))
  }

  private static func suffix(_ palette: String) -> String {
    palette == "light" ? "" : "~\(palette)"
  }

  private static func palette(_ name: String) -> Palette {
    name == "dark" ? .dark : .light
  }

  private static func svg(_ name: String, _ paintsBackground: Bool) -> Output {
    let renderer = SVGRenderer(
      colors: name == "auto" ? .automatic : .palette(palette(name)),
      paintsBackground: paintsBackground)
    return Output(folder: "svg", ending: "\(suffix(name)).svg") { scene in
      renderer.bytes(for: scene)
    }
  }

  private static func png(
    _ name: String, scale: Int, _ paintsBackground: Bool, _ isCompact: Bool
  ) throws(Failure) -> Output {
    let ending = suffix(name) + (scale == 1 ? "" : "@\(scale)x") + ".png"
    #if Raster
      let renderer = CairoRenderer(
        palette: palette(name), scale: scale, paintsBackground: paintsBackground,
        isCompact: isCompact)
      return Output(folder: "png", ending: ending) { scene throws(Failure) in
        do {
          return try renderer.png(of: scene)
        } catch {
          throw Failure(.figure, "\(scene.name): \(error)")
        }
      }
    #else
      return Output(folder: "png", ending: ending) { _ in [] }
    #endif
  }

  /// Says that a tool built without Cairo leaves PNG out, and fails when nothing else was asked for.
  private static func withoutMissingPNG(
    _ outputs: [Output], isAskedFor: Bool
  ) throws(Failure) -> [Output] {
    #if Raster
      return outputs
    #else
      let rest = outputs.filter { $0.folder != "png" }
      let way = "PNG is left out: this motion-figures was built without the trait Raster"
      guard !rest.isEmpty else { throw Failure(.usage, way) }
      if isAskedFor, rest.count < outputs.count { Files.warn(way) }
      return rest
    #endif
  }
}
