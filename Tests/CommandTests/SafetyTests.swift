import Foundation
import Testing

/// What a stranger's templates, files and texts cannot do.
@Suite struct SafetyTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private static let secret = "SECRET_TOKEN,t"

  private func path(_ name: String) -> String { place.folder.appending(path: name).path }

  /// A template that names a recording.
  private func writeTrace(_ file: String, as name: String = "Templates/a.figure.json") throws {
    try place.write(
      """
      { "title": "t", "summary": "s",
        "curves": { "a": { "type": "trace", "file": "\(file)", "x": "t", "y": "v" } },
        "x": { "domain": [0, 2] }, "y": { "domain": [0, 9] },
        "marks": [{ "type": "curve", "curve": "a.value" }] }
      """, to: name)
  }

  private func link(_ name: String, to target: String) throws {
    let url = place.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  // MARK: - Files that a template names

  @Test(arguments: [
    "../secret.csv", "/proc/self/environ", "/etc/passwd", "../Templates/../secret.csv",
    "inner/../../secret.csv", "linked.csv", "linkedFolder/secret.csv", "absolute",
  ])
  func aTemplateReadsItsOwnFolderOnly(_ file: String) throws {
    try place.write("\(SafetyTests.secret)\n1,2\n", to: "secret.csv")
    try place.write("inner", to: "Templates/inner/x.txt")
    try link("Templates/linked.csv", to: "../secret.csv")
    try link("Templates/linkedFolder", to: place.folder.path)
    try writeTrace(file == "absolute" ? path("secret.csv") : file)
    let run = try place.run("render", "--format", "svg")
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("lies outside of the template's folder; --allow DIR"))
    #expect(!run.errors.contains("SECRET") && !run.errors.contains("root:"))
    #expect(place.files("Output/svg").isEmpty)
  }

  @Test func whatIsInItsFolderOrAllowedIsRead() throws {
    let recording = "t,v\n0,1\n1,7\n2,3\n"
    try place.write(recording, to: "Templates/inner/own.csv")
    try place.write(recording, to: "recordings/other.csv")
    try link("Templates/here.csv", to: "inner/own.csv")
    for file in [
      "inner/own.csv", "./inner/../inner/own.csv", "here.csv", path("Templates/here.csv"),
    ] {
      try writeTrace(file)
      #expect(try place.run("render", "--format", "svg").status == 0, "\(file)")
    }
    try writeTrace("../recordings/other.csv")
    #expect(try place.run("render", "--format", "svg").status == 65)
    let allowed = try place.run("render", "--format", "svg", "--allow", "recordings")
    #expect(allowed.status == 0, "\(allowed.errors)")
    // A folder whose name only begins like an allowed one is another.
    try place.write(recording, to: "recordings2/other.csv")
    try writeTrace("../recordings2/other.csv")
    #expect(try place.run("render", "--format", "svg", "--allow", "recordings").status == 65)
    #expect(try place.run("render", "--allow", "nowhere").errors.contains("no such folder"))
  }

  /// What is wrong in a file is said by line and column, never by its content.
  @Test(arguments: ["SECRET,b\n1,2\n", "t,v\n0,SECRET\n1,2\n", "t,v\nSECRET,1\n", "SECRET"])
  func noMessageRepeatsAFile(_ content: String) throws {
    try place.write(content, to: "Templates/own.csv")
    try writeTrace("own.csv")
    let run = try place.run("render", "--format", "svg")
    #expect(run.status == 65 && !run.errors.contains("SECRET"), "\(run.errors)")
  }

  @Test(arguments: ["/dev/zero", "/dev/stdin", "pipe", "Templates"])
  func whatHasNoEndIsNotRead(_ name: String) throws {
    try place.write("x", to: "Templates/x.txt")
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    if name != "Templates" {
      let direct = try place.run("render", name)
      #expect(direct.status == 66 && direct.errors.contains("this is no regular file"))
    }
    // As a recording, too, wherever it may lie.
    #expect(mkfifo(path("Templates/pipe.csv"), 0o600) == 0)
    try writeTrace(name == "Templates" ? "." : "pipe.csv")
    let run = try place.run("render", "--format", "svg", "--allow", "/")
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("no regular file"), "\(run.errors)")
  }

  @Test func aTemplateOfTooManyBytesIsRefused() throws {
    try place.write(
      "{ /* \(String(repeating: "x", count: 4_000_000)) */ }", to: "Templates/a.figure.json")
    let run = try place.run("render")
    #expect(run.status == 66 && run.errors.contains("the file is too large; it may have 4 MB"))
  }

  // MARK: - Links

  @Test func aLinkAmongTemplatesIsNotFollowedOut() throws {
    try place.write("SECRET is not JSON", to: "secret.txt")
    try place.copyTemplate("rubber-band", as: "Templates/good.figure.json")
    try link("Templates/bad.figure.json", to: "../secret.txt")
    try link("Templates/own.figure.json", to: "good.figure.json")
    let run = try place.run("render", "--format", "svg")
    #expect(run.status == 66 && run.errors.contains("this link leads out of the folder"))
    #expect(!run.errors.contains("SECRET"))
    #expect(place.files("Output/svg") == ["good.svg", "good~dark.svg", "own.svg", "own~dark.svg"])
  }

  @Test func checkComparesNoLinkAndCopiesNone() throws {
    try place.copyTemplate("rubber-band", as: "Templates/a.figure.json")
    _ = try place.run("render", "--format", "svg")
    try place.write("SECRET", to: "secret.txt")
    try FileManager.default.removeItem(atPath: path("Output/svg/a.svg"))
    try link("Output/svg/a.svg", to: "../../secret.txt")
    let run = try place.run("check", "--format", "svg", "--artifacts", "out")
    #expect(run.status == 1)
    #expect(run.output.contains("Output/svg/a.svg is no regular file"), "\(run.output)")
    let all = try FileManager.default.subpathsOfDirectory(atPath: path("out"))
    for file in all where file.hasSuffix(".svg") || file.hasSuffix(".html") {
      let text = try String(decoding: place.data("out/\(file)"), as: UTF8.self)
      #expect(!text.contains("SECRET"), "\(file)")
    }
    // Rendering puts a file in the link's place; what it led to is as it was.
    #expect(try place.run("render", "--format", "svg").status == 0)
    #expect(try String(decoding: place.data("secret.txt"), as: UTF8.self) == "SECRET")
    #expect(try place.run("check", "--format", "svg").status == 0)
  }

  @Test func nothingIsWrittenThroughALinkedFolder() throws {
    try place.copyTemplate("rubber-band", as: "Templates/a.figure.json")
    try place.write("mine", to: "elsewhere/mine.txt")
    try link("Output/svg", to: "../elsewhere")
    let run = try place.run("render", "--format", "svg")
    #expect(run.status == 73 && run.errors.contains("Output/svg: this is a link"))
    #expect(place.files("elsewhere") == ["mine.txt"])
  }

  // MARK: - Unfinished files

  @Test func whatAKilledRunLeftIsRemovedAndNothingElse() throws {
    try place.copyTemplate("rubber-band", as: "Templates/a.figure.json")
    // No process has the largest number that there can be.
    try place.write("half", to: "Output/svg/a.svg.2147483646-1f.part")
    let own = getpid()
    for name in ["a.svg.\(own)-1f.part", "notes.part", "b.-1-1f.part", "c.7x-1f.part", "d.12.part"]
    {
      try place.write("mine", to: "Output/svg/\(name)")
    }
    #expect(try place.run("render", "--format", "svg").status == 0)
    #expect(
      place.files("Output/svg") == [
        "a.svg", "a.svg.\(own)-1f.part", "a~dark.svg", "b.-1-1f.part", "c.7x-1f.part",
        "d.12.part", "notes.part",
      ])
  }

  // MARK: - Words

  private static let hostile = [
    "::error::x", "a ::set-output name=x::y", "##[add-path]/tmp", "x ##[error]y",
    "##vso[task.setvariable variable=x]y", "so\u{AD}ft", "\u{FFFF}", "\u{1B}[2Jgone",
    "\u{9B}2Jgone", "\u{202E}gnp.exe", "a\u{7}b", "\u{200B}hidden", "line\nbreak",
  ]

  /// Neither terminal nor runner takes an order from a template's text, on any verb that prints it.
  @Test(arguments: hostile.indices)
  func noTextIsAnOrder(_ index: Int) throws {
    let text = SafetyTests.hostile[index]
    let quoted = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value >= 0x7F || scalar == "\""
        ? "\\u" + String(format: "%04x", scalar.value) : String(scalar)
    }.joined()
    try place.write(
      """
      { "title": "\(quoted)", "summary": "s",
        "curves": { "s": { "type": "spring", "preset": "bouncy" } },
        "x": { "domain": [0, 1] },
        "marks": [{ "type": "curve", "curve": "s.value", "label": "\(quoted)" },
                  { "type": "label", "x": 0.5, "y": 0.5, "label": "\(quoted)" },
                  { "type": "label", "x": 0.5, "y": 0.5, "label": "\(quoted)" }] }
      """, to: "Templates/good.figure.json")
    try place.write(#"{ "title": "\#(quoted)", "\#(quoted)": 1 }"#, to: "Templates/bad.figure.json")
    for arguments in [
      ["render", "--format", "svg"], ["lint"], ["list", "figures"],
      ["check", "--report", "text"], ["check", "--report", "json"], ["check", "--report", "junit"],
      ["compare", "Templates/good.figure.json", "--set", "s.preset=snappy", "--format", "html"],
      ["compare", "Templates/good.figure.json", "--set", "s.preset=snappy", "--report", "json"],
    ] {
      let run = try place.run(arguments)
      for line in (run.output + "\n" + run.errors).split(separator: "\n") {
        #expect(!line.trimmingCharacters(in: .whitespaces).hasPrefix("::"), "\(arguments) \(line)")
        #expect(!line.contains("##"), "\(arguments) \(line)")
      }
      for scalar in (run.output + run.errors).unicodeScalars {
        let isHarmless =
          scalar == "\n"
          || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
            && !(0x200B...0x200F).contains(scalar.value)
            && !(0x202A...0x202E).contains(scalar.value)
            && scalar.value != 0xAD && scalar.value != 0xFFFF
        #expect(isHarmless, "\(arguments) prints U+\(String(scalar.value, radix: 16))")
      }
    }
    // The report for GitHub is made of such orders: of its own, and of no others.
    let report = try place.run("check", "--report", "github")
    for line in report.lines where line.hasPrefix("::") {
      #expect(line.hasPrefix("::error "), "\(line)")
      #expect(line.dropFirst(2).components(separatedBy: "::").count == 2, "\(line)")
    }
    #expect(!report.output.contains("##"))
  }

  @Test func aSummaryIsTextWhateverItHolds() throws {
    let name = #"[link](https://x.y) ![p](z) | `code` <b> \"#
    try place.write(
      "{ \"title\": \"t\", \"\(name.dropLast())\": 1 }", to: "Templates/a.figure.json")
    let run = try place.run("check", environment: ["GITHUB_STEP_SUMMARY": path("summary.md")])
    #expect(run.status == 1)
    let summary = try String(decoding: place.data("summary.md"), as: UTF8.self)
    #expect(
      summary.contains(#"\[link\]\(https://x.y\)"#) && summary.contains("\\!\\[p"), "\(summary)")
    #expect(!summary.contains("<b>") && summary.contains("&lt;b&gt;"))
    for row in summary.split(separator: "\n") where row.hasPrefix("| Templates") {
      let bars = row.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 4, "\(row)")
    }
  }

  // MARK: - A defect of our own

  @Test func aTrapSaysWhatWasDrawnAndLosesNothingThatWas() throws {
    for name in ["a", "b", "c", "d", "e", "f"] {
      try place.copyTemplate("rubber-band", as: "Templates/\(name).figure.json")
    }
    let run = try place.run(
      ["render", "--format", "svg"],
      environment: ["MOTION_FIGURES_TRAPS_AT": "f", "SWIFT_BACKTRACE": "enable=no"])
    #expect(run.status != 0)
    #expect(
      run.errors.contains(
        "motion-figures: stopped by a defect of its own while drawing Templates/f.figure.json"))
    // With two at work the one before the last may still be drawn when the last traps.
    #expect(place.files("Output/svg").filter { !$0.hasSuffix(".part") }.count >= 2)
  }

  @Test func aBadFileDoesNotKeepTheOthers() throws {
    for name in ["good", "good copy", "._good", "3d", "Good"] {
      try place.copyTemplate("rubber-band", as: "Templates/\(name).figure.json")
    }
    for arguments in [["render", "--format", "svg"], ["lint"], ["check", "--format", "svg"]] {
      let run = try place.run(arguments)
      #expect(run.status == 64, "\(arguments) \(run.errors)")
      let text = run.errors + run.output
      #expect(text.contains("\"good copy\" cannot be a figure's name"), "\(text)")
      #expect(text.contains("\"3d\" cannot be a figure's name"))
      #expect(text.contains("would both be written as good"))
      #expect(!text.contains("._good"))
    }
    #expect(place.files("Output/svg") == ["Good.svg", "Good~dark.svg"])
  }

  @Test func warningsHaveAnEnd() throws {
    let labels = (0..<80).map { number in
      #"{ "type": "box", "x": [0, 1], "y": [0, 1], "label": "on top of each other \#(number)" }"#
    }
    try place.write(
      """
      { "title": "t", "summary": "s", "x": { "domain": [0, 1] }, "y": { "domain": [0, 1] },
        "marks": [\(labels.joined(separator: ","))] }
      """, to: "Templates/a.figure.json")
    let run = try place.run("render", "--format", "svg")
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count { $0.contains("warning: ") } == 21)
    #expect(run.errors.contains("warning: and "))
  }
}
