#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `watch`: renders what is saved, as it is saved.
enum WatchVerb: Verb {
  static let name = "watch"
  static let summary = "renders templates again as they are saved, and keeps the gallery fresh"
  static let operands = "[TEMPLATE or FOLDER …]"
  static let example = "motion-figures watch --format svg"

  static let explanation = """
    Renders as `render` does, writes the gallery's page, and then looks a few times a second whether a
    template, or a file of numbers beside one, was saved, added or removed. A mistake is said and the last
    good figure stays. Ends with Control-C.
    """

  static let options = RenderVerb.options

  static func run(_ arguments: Arguments) async throws(Failure) {
    let outputs = try Output.all(from: arguments)
    let folder = arguments["--output"] ?? "Output"
    let settings = try Input.settings(from: arguments)
    var known: [String: Stamp] = [:]
    while true {
      let (inputs, failures) = try Input.all(named: arguments.operands, settings: settings)
      let stamps = stamps(of: inputs)
      let changed = inputs.filter { known[$0.path] != stamps[$0.path] }
      if !changed.isEmpty || stamps.count != known.count {
        // What is wrong with a template has been said by the time that this is caught.
        _ = try? await Batch(
          inputs: changed, failures: known.isEmpty ? failures : [], outputs: outputs, folder: folder
        ).run()
        await writeGallery(of: inputs, in: folder)
        known = stamps
      }
      usleep(250_000)
    }
  }

  private static func writeGallery(of inputs: [Input], in folder: String) async {
    let good = inputs.filter { (try? $0.content()) != nil }
    guard
      let outputs = try? Output.all(from: Arguments(["--format", "svg"], options: Output.options))
    else { return }
    do throws(Failure) {
      for output in outputs {
        for input in good {
          let path = output.path(of: input.name, in: folder)
          try Files.makeFolder(Files.folder(of: path))
          _ = try Files.put(try output.bytes(input.scene()), at: path)
        }
      }
      _ = try Files.put(GalleryVerb.page(of: good), at: "\(folder)/index.html")
    } catch {
      Files.warn(error.message)
    }
  }

  /// When a template and the numbers beside it were last saved.
  private struct Stamp: Equatable {
    var times: [Files.Time?]
  }

  private static func stamps(of inputs: [Input]) -> [String: Stamp] {
    var tables: [String: [Files.Time?]] = [:]
    var stamps: [String: Stamp] = [:]
    for input in inputs {
      let folder = Files.folder(of: input.path)
      if tables[folder] == nil {
        let names = ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(".csv") }
        tables[folder] = names.map { Files.time(of: "\(folder)/\($0)") }
      }
      stamps[input.path] = Stamp(times: [Files.time(of: input.path)] + tables[folder]!)
    }
    return stamps
  }
}
