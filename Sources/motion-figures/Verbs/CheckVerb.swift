import FigureScene

#if Raster
  import CairoRenderer
#endif

/// `check`: whether what is committed is what the templates give today.
enum CheckVerb: Verb {
  static let name = "check"
  static let summary =
    "fails when figures are stale, missing or orphaned, with pictures of the change"

  static let options =
    [
      Arguments.Option(
        name: "--output", value: "DIR", help: "where the figures are; Output when left out"),
      Arguments.Option(
        name: "--artifacts", value: "DIR",
        help: "for each stale figure the old, the new and their difference, and report.html"),
      Arguments.Option(
        name: "--report", value: CheckReport.Format.value,
        help: "how the outcome is printed; text when left out"),
    ] + Output.options + Input.layoutOptions + Input.options

  static let operands = "[TEMPLATE or FOLDER …]"
  static let example = "motion-figures check --report github --artifacts artifacts"

  static let explanation = """
    Renders the templates, all of Templates when none is named, in memory, and compares with what is in DIR:
    SVG and PDF byte by byte, PNG pixel by pixel, with an allowance for another version of Cairo. The status
    is 1 when a figure is stale or missing, or a file in svg/, png/ or pdf/ belongs to no template. Give it
    the options that `render` was given. Where GITHUB_STEP_SUMMARY is set, a table is added to that file.
    """

  static func run(_ arguments: Arguments) async throws(Failure) {
    let report = try arguments.choice("--report", of: CheckReport.Format.self)
    let outputs = try Output.all(from: arguments)
    let (inputs, failures) = try Input.all(
      named: arguments.operands, Input.Reading(arguments))
    let folder = arguments["--output"] ?? "Output"
    var findings = failures.map {
      Finding(path: "", template: $0.subject, state: .failed($0.message, nil))
    }
    findings += await compared(inputs, outputs, in: folder)
    // Of a few templates only, the other figures are no orphans.
    if arguments.operands.isEmpty
      || arguments.operands.allSatisfy({ Files.kind(of: $0) == .folder })
    {
      findings += try orphans(beside: inputs, outputs, in: folder)
    }
    let faults = findings.filter { $0.state != .current }
    // Whatever cannot be written, the outcome is said.
    var artifacts = arguments["--artifacts"]
    var problem: Failure?
    if let folder = artifacts, !faults.isEmpty {
      do {
        try CheckArtifacts.write(faults, to: folder)
      } catch {
        (artifacts, problem) = (nil, error)
      }
    }
    let checked = CheckReport(
      findings: findings, command: command(arguments), artifacts: artifacts)
    try Files.say(checked.text(report), to: 1)
    do {
      try checked.appendSummary()
    } catch {
      Files.warn("warning: the summary cannot be written: \(error.message)")
    }
    if let problem { throw problem }
    guard !faults.isEmpty else { return }
    // Several that failed for different reasons are a figure that failed.
    let statuses = Set(failures.map { $0.status })
    let isOne = statuses.count == 1 && faults.count == failures.count
    throw Failure(isOne ? statuses.first ?? .figure : .figure, "")
  }

  /// The command that mends what is stale or missing.
  private static func command(_ arguments: Arguments) -> String {
    let kept = options.filter { !["--artifacts", "--report", "--help"].contains($0.name) }
    let given = kept.flatMap { option in
      arguments.all(option.name).map { "\(option.name) \(Shell.quoted($0))" }
    }
    return (["motion-figures render"] + given + arguments.operands.map(Shell.quoted))
      .joined(separator: " ")
  }

  private static func compared(
    _ inputs: [Input], _ outputs: [Output], in folder: String
  ) async -> [Finding] {
    var findings: [Finding] = []
    await InOrder.run(inputs.count) { index in
      LastWords.while("comparing \(inputs[index].path)") {
        finding(inputs[index], outputs, in: folder)
      }
    } take: { _, found in
      findings += found
    }
    return findings
  }

  private static func finding(
    _ input: Input, _ outputs: [Output], in folder: String
  ) -> [Finding] {
    do throws(Failure) {
      var findings: [Finding] = []
      for picture in try input.pictures() {
        findings += try outputs.filter { $0.takes(picture) }.map { output throws(Failure) in
          let path = output.path(of: picture.name, in: folder)
          let new = try output.bytes(picture.scene)
          return Finding(
            path: path, template: input.path,
            state: try state(of: path, new: new, output.format, picture.scene.size))
        }
      }
      return findings
    } catch {
      return [Finding(path: "", template: input.path, state: .failed(error.message, error.mistake))]
    }
  }

  private static func state(
    of path: String, new: [UInt8], _ format: Output.Format, _ size: Size
  ) throws(Failure) -> Finding.State {
    switch Files.entry(at: path) {
    case .file: break
    case nil: return .missing
    // What a link leads to is nobody's business here, and never copied into the artifacts.
    case .link, .folder, .other: return .replaced
    }
    let old = try Files.bytes(of: path)
    if old == new { return .current }
    let change = Finding.Change(
      old: old, new: new, format: format, size: size, reason: "its bytes differ")
    switch format {
    case .svg, .pdf: return .stale(change)
    case .png: return comparedByPixels(change)
    }
  }

  /// What is the case with a PNG of which the bytes differ.
  private static func comparedByPixels(_ change: Finding.Change) -> Finding.State {
    #if Raster
      var change = change
      guard let old = try? DecodedPicture(change.old), let new = try? DecodedPicture(change.new)
      else {
        (change.reason, change.canBeShown) = ("it is no PNG that can be read", false)
        return .stale(change)
      }
      guard let difference = PictureDifference(old, new) else {
        change.reason =
          "it is \(old.width) × \(old.height) pixels, not \(new.width) × \(new.height)"
        return .stale(change)
      }
      if difference.isNegligible { return .current }
      change.reason =
        "\(difference.pixels) pixels differ, by up to \(difference.largest) of 255"
      change.difference = difference.picture.png()
      return .stale(change)
    #else
      return .stale(change)
    #endif
  }

  /// The files in the folders of formats that no template gives.
  private static func orphans(
    beside inputs: [Input], _ outputs: [Output], in folder: String
  ) throws(Failure) -> [Finding] {
    let names = Set(inputs.map(\.name))
    var findings: [Finding] = []
    for inner in Set(outputs.map(\.folder)).subtracting([""]).sorted() {
      let path = "\(folder)/\(inner)"
      guard Files.entry(at: path) == .folder else { continue }
      for file in try Files.names(in: path) where file.hasSuffix(".\(inner)") {
        // What follows a figure's name begins with a sign that no name has.
        let name = String(file.prefix { $0 != "." && $0 != "~" && $0 != "@" })
        if !names.contains(name) {
          findings.append(Finding(path: "\(path)/\(file)", template: "", state: .orphaned))
        }
      }
    }
    return findings
  }
}
