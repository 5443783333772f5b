import Driver
import FigureTemplates

/// Reads the input as the recording of a template.
@main struct FuzzRecording {
  static func main() {
    fuzz(CommandLine.argc, CommandLine.unsafeArgv) { start, count in
      let bytes = Array(UnsafeBufferPointer(start: start, count: count))
      _ = try? Template.content(from: Array(template.utf8), file: "f.figure.json", name: "f") { _ in
        .success(bytes)
      }
      return 0
    }
  }
}

/// Asks for two columns, whose names the dictionary of the fuzzer knows.
private let template = """
  { "title": "t", "summary": "{r.first} {r.last} {r.least} {r.greatest} {r.count} {r.value(0.5)}",
    "curves": { "r": { "type": "trace", "file": "f.csv", "x": "t", "y": "v" } },
    "marks": [{ "type": "curve", "curve": "r.value" }] }
  """
