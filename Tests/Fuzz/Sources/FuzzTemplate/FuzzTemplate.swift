import Driver
import FigureTemplates

/// Reads a template and makes its figure, as far as before the layout.
@main struct FuzzTemplate {
  static func main() {
    fuzz(CommandLine.argc, CommandLine.unsafeArgv) { start, count in
      let bytes = Array(UnsafeBufferPointer(start: start, count: count))
      _ = try? Template.content(from: bytes, file: "f.figure.json", name: "f")
      return 0
    }
  }
}
