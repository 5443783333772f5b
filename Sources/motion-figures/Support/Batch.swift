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

  /// The pictures of one figure, in the order of the outputs, and what is to be said of it.
  private struct Rendered {
    var pictures: [[UInt8]] = []
    var warnings: [String] = []
    var failure: Failure?
  }

  /// Renders everything that can be rendered, then fails with what could not.
  ///
  /// The figures are drawn by as many tasks as there are cores, and written in their order.
  func run() async throws(Failure) {
    for name in Set(inputs.isEmpty ? [] : outputs.map(\.folder)).sorted() {
      try Files.makeFolder(name.isEmpty ? folder : "\(folder)/\(name)")
    }
    warnOfOtherFont()
    for failure in failures { Files.warn(failure.message) }
    let record = await renderAndWrite()
    if !inputs.isEmpty { Files.warn(record.summary(of: inputs.count)) }
    let statuses = failures.map(\.status) + record.statuses
    if let status = Set(statuses).count == 1 ? statuses[0] : statuses.isEmpty ? nil : .figure {
      throw Failure(status, "")
    }
  }

  private func renderAndWrite() async -> Record {
    var record = Record(showsProgress: isatty(2) == 1 && inputs.count > 1)
    await InOrder.run(inputs.count) { index in
      render(inputs[index])
    } take: { index, rendered in
      record.progress("[\(index + 1)/\(inputs.count)] \(inputs[index].name)")
      write(rendered, of: inputs[index], &record)
    }
    record.progress("")
    return record
  }

  private func render(_ input: Input) -> Rendered {
    var rendered = Rendered()
    do {
      let scene = try input.scene()
      rendered.warnings = LayoutCheck.faults(of: scene).map { "\(input.path): warning: \($0)" }
      for output in outputs { rendered.pictures.append(try output.bytes(scene)) }
    } catch {
      rendered.failure = error
    }
    return rendered
  }

  private func write(_ rendered: Rendered, of input: Input, _ record: inout Record) {
    for warning in rendered.warnings { record.warn(warning) }
    do throws(Failure) {
      for (output, bytes) in zip(outputs, rendered.pictures) {
        let path = output.path(of: input.name, in: folder)
        try record.note(path, isWritten: try Files.put(bytes, at: path))
      }
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
    try Files.say(path, to: 1)
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
