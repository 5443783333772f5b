import Driver
import FigureTemplates

/// Traps at an input that nobody gives it: a fuzzer that does not find it is blind.
@main struct FuzzPlanted {
  static func main() {
    fuzz(CommandLine.argc, CommandLine.unsafeArgv) { start, count in
      let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
      if let setting = try? Setting(text), setting.path.count > 2 { fatalError("planted") }
      return 0
    }
  }
}
