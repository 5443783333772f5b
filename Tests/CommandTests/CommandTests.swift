import Foundation
import Testing

/// What a run of the built tool printed and how it ended.
private struct Run {
  let status: Int32
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// A folder of its own for a test, removed afterwards.
private final class Workplace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tool, beside the tests in the folder of built products.
  private static var tool: URL {
    let tests = URL(filePath: CommandLine.arguments[0])
    var folder = tests.deletingLastPathComponent()
    while folder.path.count > 1 {
      let tool = folder.appending(path: "motion-figures")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
      folder = folder.deletingLastPathComponent()
    }
    return package.appending(path: ".build/debug/motion-figures")
  }

  func copyTemplate(_ name: String, as copy: String) throws {
    let source = Workplace.package.appending(path: "Templates/\(name).figure.json")
    try write(String(contentsOf: source, encoding: .utf8), to: copy)
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

  func modified(_ path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.appending(path: path).path)
    return attributes[.modificationDate] as! Date
  }

  func files(_ path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: path).path)
    return (names ?? []).sorted()
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = Workplace.tool
    process.currentDirectoryURL = folder
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, because a pipe that fills up would stop the tool.
    let names = ["stdout", "stderr"].map {
      FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\($0)")
    }
    for name in names { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
    let handles = try names.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { try String(contentsOf: $0, encoding: .utf8) }
    for name in names { try? FileManager.default.removeItem(at: name) }
    return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

@Suite struct CommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test func rendersAFolderAndLeavesWhatIsCurrentAlone() throws {
    try place.copyTemplate("decay-velocity", as: "Templates/decay.figure.json")
    try place.copyTemplate("rubber-band", as: "Templates/band.figure.json")
    let first = try place.run("render", "--format", "svg")
    #expect(first.status == 0)
    let expected = ["band.svg", "band~dark.svg", "decay.svg", "decay~dark.svg"]
    #expect(first.lines == expected.map { "Output/svg/\($0)" })
    #expect(place.files("Output/svg") == expected)

    let date = try place.modified("Output/svg/band.svg")
    let second = try place.run("render", "--format=svg", "Templates/")
    #expect(second.status == 0 && second.output.isEmpty)
    #expect(second.errors == "0 written, 4 unchanged\n")
    #expect(try place.modified("Output/svg/band.svg") == date)
  }

  @Test func theSameBytesInEveryLocaleAndZone() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    for (index, locale) in ["C", "de_DE.UTF-8", "ar_EG.UTF-8"].enumerated() {
      let run = try place.run(
        "render", "band.figure.json", "--format", "svg", "--output", "out\(index)",
        environment: ["LC_ALL": locale, "TZ": "Asia/Kathmandu"])
      #expect(run.status == 0)
    }
    let first = try place.data("out0/svg/band.svg")
    #expect(try place.data("out1/svg/band.svg") == first)
    #expect(try place.data("out2/svg/band.svg") == first)
  }

  @Test func choosesPalettesAndBackground() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    let run = try place.run(
      "render", "--palette", "auto,light", "--format", "svg", "--background=none",
      "band.figure.json")
    #expect(run.status == 0)
    #expect(place.files("Output/svg") == ["band.svg", "band~auto.svg"])
    let text = try String(decoding: place.data("Output/svg/band.svg"), as: UTF8.self)
    #expect(!text.contains("<rect"))
  }

  @Test func aBadTemplateStopsNothingElseAndHarmsNothing() throws {
    try place.copyTemplate("rubber-band", as: "T/good.figure.json")
    try place.write("{ \"title\": \"x\",\n  \"titel\": 1 }", to: "T/bad.figure.json")
    try place.write("an older figure", to: "out/svg/bad.svg")
    let run = try place.run("render", "T", "--output", "out", "--format", "svg")
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix(
        "T/bad.figure.json:2:3: error: unknown key \"titel\" in the template; did you mean \"title\"?\n"
      ))
    #expect(run.lines == ["out/svg/good.svg", "out/svg/good~dark.svg"])
    #expect(try place.data("out/svg/bad.svg") == Data("an older figure".utf8))
    #expect(place.files("out/svg") == ["bad.svg", "good.svg", "good~dark.svg"])
  }

  @Test(arguments: [
    (["rendr"], 64, "motion-figures: unknown verb \"rendr\"; did you mean \"render\"?"),
    (
      ["--versoin"], 64, "motion-figures: unknown option \"--versoin\"; did you mean \"--version\"?"
    ),
    (
      ["render", "--palete", "dark"], 64, "unknown option \"--palete\"; did you mean \"--palette\"?"
    ),
    (["render", "--palette", "drak"], 64, "--palette cannot be \"drak\"; did you mean \"dark\"?"),
    (["render", "--scale=0"], 64, "--scale cannot be \"0\"; there is \"1\", \"2\", \"3\""),
    (["render", "--output"], 64, "the option --output needs a value"),
    (["render", "--format", "svg", "--format", "svg"], 64, "is given twice"),
    (["render", "--format", "png", "--palette", "auto"], 64, "a PNG has one palette"),
    (["render", "nowhere"], 66, "nowhere: there is no such file or folder"),
    (["render", "--", "--help"], 66, "--help: there is no such file or folder"),
    (["render"], 66, "Templates: there is no such file or folder"),
    (["render", "a~b.figure.json"], 64, "cannot be a figure's name"),
    (["render", "one/a.figure.json", "two/A.figure.json"], 64, "would both be written as A"),
    (["list", "curves"], 64, "it takes no \"curves\""),
    ([], 64, "Usage: motion-figures VERB"),
  ])
  func whatIsNotUnderstoodIsSaid(_ arguments: [String], _ status: Int32, _ words: String) throws {
    for path in ["a~b.figure.json", "one/a.figure.json", "two/A.figure.json"] {
      try place.copyTemplate("rubber-band", as: path)
    }
    let run = try place.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    try place.write("a file", to: "taken")
    let inFile = try place.run("render", "band.figure.json", "--output", "taken")
    #expect(inFile.status == 73 && inFile.errors == "taken: this is not a folder\n")
    try place.write("a file", to: "out/svg/band.svg/inside")
    let onFolder = try place.run(
      "render", "band.figure.json", "--output", "out", "--format", "svg")
    #expect(onFolder.status == 73)
    #expect(onFolder.errors.contains("out/svg/band.svg: "))
    #expect(place.files("out/svg") == ["band.svg"], "no half of a file is left behind")
  }

  @Test func aLinkIsReplacedAndWhatItLedToIsKept() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    try place.write("precious", to: "precious.svg")
    try place.write("", to: "Output/svg/other")
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.appending(path: "Output/svg/band.svg").path,
      withDestinationPath: place.folder.appending(path: "precious.svg").path)
    let run = try place.run("render", "band.figure.json", "--format", "svg")
    #expect(run.status == 0)
    #expect(try place.data("precious.svg") == Data("precious".utf8))
    #expect(try place.data("Output/svg/band.svg").count > 1000)
  }

  @Test func saysWhatItCanDo() throws {
    let help = try place.run("--help")
    #expect(help.status == 0 && help.output.contains("render") && help.errors.isEmpty)
    #expect(try place.run("render", "--help").output.contains("--palette"))
    #expect(try place.run("--version").output.contains(/^motion-figures \d+\.\d+\.\d+\n$/))
    let list = try place.run("list").output
    for word in ["deceleration", "rubberBand", "halfLife", "tangent", "pt/s"] {
      #expect(list.contains(word))
    }
    #expect(try place.run("schema").output.hasPrefix("{\n"))
  }

  #if Raster
    @Test func writesPNGsAtEachScale() throws {
      try place.copyTemplate("rubber-band", as: "band.figure.json")
      let run = try place.run(
        "render", "band.figure.json", "--format", "png", "--palette", "light", "--scale", "1,3")
      #expect(run.status == 0)
      #expect(place.files("Output/png") == ["band.png", "band@3x.png"])
      #expect(place.files("Output/svg").isEmpty)
    }
  #endif
}
