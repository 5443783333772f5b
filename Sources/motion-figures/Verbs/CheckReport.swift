#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The outcome of a check, for people and for servers.
struct CheckReport {
  /// Whom it is for.
  enum Format: String, Choice {
    case text, github, json, junit
  }

  let findings: [Finding]
  /// What mends stale and missing figures.
  let command: String
  /// Where the pictures of the change are, if they were asked for.
  let artifacts: String?

  private var faults: [Finding] { findings.filter { $0.state != .current } }

  private func count(_ word: Finding.Word) -> Int { findings.count { $0.word == word } }

  /// Whether rendering mends some of the faults.
  private var isMendable: Bool { count(.stale) + count(.missing) > 0 }

  private var summary: String {
    let words = Finding.Word.allCases.filter { count($0) > 0 || $0 == .current }
    return words.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// The report as it is printed.
  func text(_ format: Format) -> String {
    switch format {
    case .text: plain
    case .github: github
    case .json: json
    case .junit: junit
    }
  }

  private var advice: [String] {
    var lines: [String] = []
    if isMendable { lines.append("To mend it: \(command)") }
    if let artifacts, !faults.isEmpty {
      lines.append("Pictures of the change: \(artifacts)/report.html")
    }
    return lines
  }

  private var plain: String {
    let lines = faults.map { finding in
      if case .failed(let message, _) = finding.state { return Printable.line(message) }
      return Printable.line("\(finding.path) \(finding.sentence)")
    }
    return (lines + [summary] + advice).joined(separator: "\n")
  }

  // MARK: - GitHub

  /// GitHub shows no more annotations than these of one step.
  private static let mostAnnotations = 10

  private var github: String {
    let shown = faults.prefix(CheckReport.mostAnnotations).map { finding -> String in
      let (place, message) = CheckReport.place(of: finding)
      let properties = [
        ("file", place.file), ("line", "\(place.line)"),
        ("title", "Figure \(finding.word.rawValue)"),
      ].map { "\($0)=\(CheckReport.escapedProperty($1))" }.joined(separator: ",")
      return "::error \(properties)::\(CheckReport.escapedMessage(message))"
    }
    let rest = faults.count - shown.count
    let more = rest > 0 ? ["::error ::and \(rest) more; the job's summary lists them all"] : []
    // A line of advice that began with a colon would be a command.
    let lines = ([summary] + advice).map { Printable.line($0) }
    return (shown + more + lines).joined(separator: "\n")
  }

  /// Where a fault is shown: in its template, since that is what people change; a mistake at its line.
  private static func place(of finding: Finding) -> (place: (file: String, line: Int), String) {
    let file = finding.template.isEmpty ? finding.path : finding.template
    switch finding.state {
    case .failed(let message, let mistake): return ((file, mistake?.lineOfFile ?? 1), message)
    case .current, .missing, .orphaned, .replaced, .stale:
      return ((file, 1), "\(finding.path) \(finding.sentence)")
    }
  }

  private static func escapedMessage(_ text: String) -> String {
    Printable.line(text).replacing(scalars: ["%": "%25"])
  }

  private static func escapedProperty(_ text: String) -> String {
    Printable.line(text).replacing(scalars: ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  /// Adds a table to the file that GitHub shows with the job, where there is one.
  func appendSummary() throws(Failure) {
    guard let name = getenv("GITHUB_STEP_SUMMARY"), name.pointee != 0 else { return }
    func cell(_ text: String) -> String { Markdown.escaped(text) }
    var text = "### Figures: \(summary)\n\n"
    if !faults.isEmpty {
      text += "| figure | state | |\n|---|---|---|\n"
      for finding in faults {
        text +=
          "| \(cell(finding.subject)) | \(finding.word.rawValue) | \(cell(finding.sentence)) |\n"
      }
      text += "\n" + advice.map { "\(cell($0))\n\n" }.joined()
    }
    try Files.append(text, to: String(cString: name))
  }

  // MARK: - Other programs

  private var json: String {
    JSONText.object([
      ("current", "\(count(.current))"),
      (
        "faults",
        JSONText.list(
          faults.map { finding in
            JSONText.object([
              ("path", JSONText.quoted(finding.path)),
              ("template", JSONText.quoted(finding.template)),
              ("state", JSONText.quoted(finding.word.rawValue)),
              ("message", JSONText.quoted(finding.sentence)),
            ])
          })
      ),
      ("command", isMendable ? JSONText.quoted(command) : "null"),
    ])
  }

  private var junit: String {
    let errors = count(.failed)
    let counts =
      "tests=\"\(findings.count)\" failures=\"\(faults.count - errors)\" errors=\"\(errors)\""
    let cases = findings.map { finding -> String in
      let start =
        "    <testcase classname=\"motion-figures\" name=\"\(CheckReport.xml(finding.subject))\""
      guard finding.state != .current else { return start + "/>" }
      let name = finding.word == .failed ? "error" : "failure"
      let message = CheckReport.xml(finding.sentence)
      return """
        \(start)>
              <\(name) type="\(finding.word.rawValue)" message="\(message)">\(message)</\(name)>
            </testcase>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="figures" \(counts)>
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>
      """
  }

  /// A text as XML shows it; what XML cannot hold is left out.
  private static func xml(_ text: String) -> String {
    let held = Printable.visible(text).unicodeScalars.filter { $0.value & 0xFFFE != 0xFFFE }
    return Page.escaped(String(String.UnicodeScalarView(held)))
  }
}
