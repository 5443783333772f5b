import FigureScene
import Figures

#if Raster
  import CairoRenderer
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// All figures of one call.
struct Batch {
  let inputs: [Input]
  /// What was wrong with the operands that gave no input.
  let failures: [Failure]
  let outputs: [Output]
  let folder: String

  /// What became of one figure.
  private struct Rendered: Sendable {
    /// The files of its pictures, and whether each was written.
    var files: [(path: String, isWritten: Bool)] = []
    var warnings: [String] = []
    var failure: Failure?
  }

  /// Renders everything that can be rendered, then fails with what could not.
  ///
  /// The figures are drawn and written by as many tasks as there are cores, each as soon as it is done, so that
  /// nothing that stops the tool loses a figure; they are told of in their order.
  func run() async throws(Failure) {
    try makeFolders()
    warnOfOtherFont()
    for failure in failures { Files.warn(failure.message) }
    let record = await renderAndTell()
    if !inputs.isEmpty { Files.warn(record.summary(of: inputs.count)) }
    let statuses = failures.map(\.status) + record.statuses
    if let status = Set(statuses).count == 1 ? statuses[0] : statuses.isEmpty ? nil : .figure {
      throw Failure(status, "")
    }
  }

  private func makeFolders() throws(Failure) {
    for name in Set(inputs.isEmpty ? [] : outputs.map(\.folder)).sorted() {
      let path = name.isEmpty ? folder : "\(folder)/\(name)"
      try Files.checkNoLink(folder)
      try Files.checkNoLink(path)
      try Files.makeFolder(path)
      Files.removeUnfinished(in: path)
    }
  }

  private func renderAndTell() async -> Record {
    var record = Record(showsProgress: isatty(2) == 1 && inputs.count > 1)
    await InOrder.run(inputs.count) { index in
      LastWords.while("drawing \(inputs[index].path)") { render(inputs[index]) }
    } take: { index, rendered in
      record.progress("[\(index + 1)/\(inputs.count)] \(inputs[index].name)")
      tell(of: rendered, &record)
    }
    record.progress("")
    return record
  }

  private func render(_ input: Input) -> Rendered {
    var rendered = Rendered()
    LastWords.trapIfTested(at: input.name)
    do throws(Failure) {
      let pictures = try input.pictures()
      rendered.warnings = Batch.warnings(of: pictures, input)
      for picture in pictures {
        for output in outputs where output.takes(picture) {
          let path = output.path(of: picture.name, in: folder)
          let isWritten = try Files.put(try output.bytes(picture.scene), at: path)
          rendered.files.append((path: path, isWritten: isWritten))
        }
      }
    } catch {
      rendered.failure = error
    }
    return rendered
  }

  /// The most warnings of one figure: more are no help.
  private static let mostWarnings = 20

  private static func warnings(of pictures: [Input.Picture], _ input: Input) -> [String] {
    let faults = pictures.flatMap { picture in
      let suffix = picture.name == input.name ? "" : " in \(picture.name)"
      return LayoutCheck.faults(of: picture.scene).map { "\($0)\(suffix)" }
    }
    let shown = faults.prefix(mostWarnings).map { "\(input.path): warning: \($0)" }
    let rest = faults.count - shown.count
    return rest > 0 ? shown + ["\(input.path): warning: and \(rest) more"] : shown
  }

  private func tell(of rendered: Rendered, _ record: inout Record) {
    for warning in rendered.warnings { record.warn(warning) }
    do throws(Failure) {
      for file in rendered.files { try record.note(file.path, isWritten: file.isWritten) }
      if let failure = rendered.failure { throw failure }
    } catch {
      record.warn(error.message)
      record.statuses.append(error.status)
    }
  }

  /// A picture in another font than the one it was laid out for may have labels that touch.
  private func warnOfOtherFont() {
    #if Raster
      guard outputs.contains(where: { $0.format.needsCairo }),
        let family = CairoRenderer.substitutedFontFamily()
      else { return }
      Files.warn(
        "warning: PNGs and PDFs are set in \"\(family)\", for want of the font \(CairoRenderer.fontFamily);"
          + " install it (Debian: fonts-inter)")
    #endif
  }
}

/// What a batch has done so far, and what the terminal shows of it.
private struct Record {
  let showsProgress: Bool
  var statuses: [Failure.Status] = []
  private var written = 0
  private var unchanged = 0

  init(showsProgress: Bool) {
    self.showsProgress = showsProgress
  }

  /// Counts a picture, and names the file if it was written.
  mutating func note(_ path: String, isWritten: Bool) throws(Failure) {
    guard isWritten else {
      unchanged += 1
      return
    }
    written += 1
    progress("")
    try Files.say(Printable.visible(path), to: 1)
  }

  /// Says something on a line of its own.
  func warn(_ message: String) {
    progress("")
    Files.warn(message)
  }

  /// Writes over the terminal's last line.
  func progress(_ text: String) {
    guard showsProgress else { return }
    _ = Files.writeAll(Array("\r\u{1B}[K\(text)".utf8), to: 2)
  }

  func summary(of count: Int) -> String {
    var parts = ["\(written) written", "\(unchanged) unchanged"]
    if !statuses.isEmpty { parts.append("\(statuses.count) of \(count) figures failed") }
    return parts.joined(separator: ", ")
  }
}
