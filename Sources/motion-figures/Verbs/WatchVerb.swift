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
    let asked = try Output.all(from: arguments)
    // The gallery's page has pictures of its own, where they were not asked for anyway.
    let outputs =
      try asked
      + GalleryVerb.pictures().filter { picture in
        !asked.contains { $0.folder == picture.folder && $0.ending == picture.ending }
      }
    let folder = arguments["--output"] ?? "Output"
    let reading = try Input.Reading(arguments)
    var known: [String: Stamp] = [:]
    while true {
      let (inputs, failures) = try Input.all(named: arguments.operands, reading)
      let stamps = stamps(of: inputs)
      let changed = inputs.filter { known[$0.path] != stamps[$0.path] }
      if !changed.isEmpty || stamps.count != known.count {
        // What is wrong with a template has been said by the time that this is caught.
        _ = try? await Batch(
          inputs: changed, failures: known.isEmpty ? failures : [], outputs: outputs, folder: folder
        ).run()
        try GalleryVerb.writePage(of: inputs, in: folder)
        known = stamps
      }
      usleep(250_000)
    }
  }

  /// How a template and the numbers beside it were last saved.
  private struct Stamp: Equatable {
    var files: [Files.Stamp?]
  }

  private static func stamps(of inputs: [Input]) -> [String: Stamp] {
    var tables: [String: [Files.Stamp?]] = [:]
    var stamps: [String: Stamp] = [:]
    for input in inputs {
      let folder = Files.folder(of: input.path)
      if tables[folder] == nil {
        let names = ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(".csv") }
        tables[folder] = names.map { Files.stamp(of: "\(folder)/\($0)") }
      }
      stamps[input.path] = Stamp(files: [Files.stamp(of: input.path)] + (tables[folder] ?? []))
    }
    return stamps
  }
}
