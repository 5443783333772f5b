import Foundation

/// What a run of the built tool printed and how it ended.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// A folder of its own for a test, removed afterwards.
final class Workplace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tool, beside the tests in the folder of built products.
  static var tool: URL {
    let tests = URL(filePath: CommandLine.arguments[0])
    var folder = tests.deletingLastPathComponent()
    while folder.path.count > 1 {
      let tool = folder.appending(path: "motion-figures")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
      folder = folder.deletingLastPathComponent()
    }
    return package.appending(path: ".build/debug/motion-figures")
  }

  /// Copies a template that the package ships; without the page for a narrow column, which doubles the files.
  func copyTemplate(_ name: String, as copy: String, isNarrowToo: Bool = false) throws {
    let source = Workplace.package.appending(path: "Templates/\(name).figure.json")
    let text = try String(contentsOf: source, encoding: .utf8)
    let line = "  \"narrow\": 320,\n"
    precondition(text.contains(line), "\(name) has no page for a narrow column")
    try write(isNarrowToo ? text : text.replacing(line, with: ""), to: copy)
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Removes a file.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
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
