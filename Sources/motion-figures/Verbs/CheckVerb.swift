import Figures

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
        name: "--report", value: "text,github,json,junit",
        help: "how the outcome is printed; text when left out"),
    ] + Output.options + [
      Input.setOption
    ]

  static let operands = "[TEMPLATE or FOLDER …]"
  static let example = "motion-figures check --report github --artifacts artifacts"

  static let explanation = """
    Renders the templates, all of Templates when none is named, in memory, and compares with what is in DIR:
    SVG and PDF byte by byte, PNG pixel by pixel, with an allowance for another version of Cairo. The status
    is 1 when a figure is stale or missing, or a file in svg/, png/ or pdf/ belongs to no template. Give it
    the options that `render` was given. Where GITHUB_STEP_SUMMARY is set, a table is added to that file.
    """

  static func run(_ arguments: Arguments) async throws(Failure) {
    let report = CheckReport.Format(
      rawValue: try arguments.choice("--report", of: CheckReport.Format.allCases.map(\.rawValue)))!
    let outputs = try Output.all(from: arguments)
    let (inputs, failures) = try Input.all(
      named: arguments.operands, settings: Input.settings(from: arguments))
    let folder = arguments["--output"] ?? "Output"
    var findings = failures.map {
      Finding(path: "", template: $0.subject, state: .failed($0.message))
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
    if !faults.isEmpty { throw Failure(failures.first?.status ?? .figure, "") }
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
      finding(inputs[index], outputs, in: folder)
    } take: { _, found in
      findings += found
    }
    return findings
  }

  private static func finding(
    _ input: Input, _ outputs: [Output], in folder: String
  ) -> [Finding] {
    do throws(Failure) {
      let scene = try input.scene()
      return try outputs.map { output throws(Failure) in
        let path = output.path(of: input.name, in: folder)
        return Finding(
          path: path, template: input.path,
          state: try state(of: path, new: try output.bytes(scene), output.format))
      }
    } catch {
      return [Finding(path: "", template: input.path, state: .failed(error.message))]
    }
  }

  private static func state(
    of path: String, new: [UInt8], _ format: Output.Format
  ) throws(Failure) -> Finding.State {
    guard Files.kind(of: path) == .file else { return .missing }
    let old = try Files.bytes(of: path)
    if old == new { return .current }
    #if Raster
      if format == .png {
        guard let pictures = try? (DecodedPicture(old), DecodedPicture(new)) else {
          return .stale(
            .init(old: old, new: new, reason: "it is no PNG that can be read", canBeShown: false))
        }
        guard let difference = PictureDifference(pictures.0, pictures.1) else {
          let (was, becomes) = pictures
          return .stale(
            .init(
              old: old, new: new,
              reason: "it is \(was.width) × \(was.height) pixels, not \(becomes.width) × "
                + "\(becomes.height)"))
        }
        if difference.isNegligible { return .current }
        return .stale(
          .init(
            old: old, new: new,
            reason: "\(difference.pixels) pixels differ, by up to \(difference.largest) of 255",
            difference: difference.picture.png()))
      }
    #endif
    return .stale(.init(old: old, new: new, reason: "its bytes differ"))
  }

  /// The files in the folders of formats that no template gives.
  private static func orphans(
    beside inputs: [Input], _ outputs: [Output], in folder: String
  ) throws(Failure) -> [Finding] {
    let names = Set(inputs.map(\.name))
    var findings: [Finding] = []
    for inner in Set(outputs.map(\.folder)).subtracting([""]).sorted() {
      let path = "\(folder)/\(inner)"
      guard Files.kind(of: path) == .folder else { continue }
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

/// What is the case with one file.
struct Finding {
  enum State: Equatable {
    case current
    case missing
    case orphaned
    case stale(Change)
    case failed(String)
  }

  /// What became of a stale file.
  struct Change: Equatable {
    let old: [UInt8]
    let new: [UInt8]
    /// How it differs, in a few words.
    let reason: String
    /// A picture of what differs, as PNG, where there is one.
    var difference: [UInt8]?
    /// Whether a browser can show the old file.
    var canBeShown = true
  }

  /// The file; empty for a template that gives none.
  let path: String
  /// The template; empty for an orphan.
  let template: String
  let state: State

  /// The file, or the template where there is none.
  var subject: String { path.isEmpty ? template : path }

  /// The state in a word.
  var word: String {
    switch state {
    case .current: "current"
    case .missing: "missing"
    case .orphaned: "orphaned"
    case .stale: "stale"
    case .failed: "failed"
    }
  }

  /// The state in a sentence, without its subject.
  var sentence: String {
    switch state {
    case .current: "is what \(template) gives"
    case .missing: "is missing; \(template) gives it"
    case .orphaned: "belongs to no template; remove it"
    case .stale(let change): "is stale: \(change.reason) (\(template))"
    case .failed(let message): message
    }
  }
}

/// Words for a shell.
enum Shell {
  /// The word as a shell takes it for one.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_./,=@%+:…".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing(scalars: ["'": "'\\''"]))'"
  }
}
