import Driver
import FigureTemplates

/// Puts the input's lines into a template, each as `--set` would.
@main struct FuzzSetting {
  static func main() {
    fuzz(CommandLine.argc, CommandLine.unsafeArgv) { start, count in
      let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
      let settings = text.split(separator: "\n").compactMap { try? Setting(String($0)) }
      _ = try? Template.content(
        from: Array(template.utf8), file: "f.figure.json", name: "f", settings: settings)
      return 0
    }
  }
}

private let template = """
  { "title": "t", "summary": "s", "size": [400, 300],
    "curves": { "s": { "type": "spring", "bounce": 0.3, "duration": 0.5 },
                "b": { "type": "rubberBand", "dimension": 844 } },
    "x": { "domain": [0, 1], "ticks": [0, { "at": 1, "label": "{x}" }] },
    "marks": [{ "type": "curve", "curve": "s.value", "label": "spring" },
              { "type": "drop", "curve": "b.offset", "at": 0.5, "label": "{y}" }] }
  """
