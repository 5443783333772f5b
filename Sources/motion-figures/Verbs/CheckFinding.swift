import FigureScene
import FigureTemplates

/// What is the case with one file.
struct Finding {
  enum State: Equatable {
    case current
    case missing
    case orphaned
    /// Something else is where the file should be: a link, a folder, a device.
    case replaced
    case stale(Change)
    /// With what is to be said, and the mistake of the template where it is one.
    case failed(String, TemplateError?)
  }

  /// What became of a stale file.
  struct Change: Equatable {
    let old: [UInt8]
    let new: [UInt8]
    let format: Output.Format
    /// The size of the new figure, in points.
    let size: Size
    /// How it differs, in a few words.
    var reason: String
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
  enum Word: String, CaseIterable {
    case stale, missing, orphaned, failed, current
  }

  /// The state in a word.
  var word: Word {
    switch state {
    case .current: .current
    case .missing: .missing
    case .orphaned: .orphaned
    case .stale, .replaced: .stale
    case .failed: .failed
    }
  }

  /// The state in a sentence, without its subject.
  var sentence: String {
    switch state {
    case .current: "is what \(template) gives"
    case .missing: "is missing; \(template) gives it"
    case .replaced: "is no regular file; \(template) gives one, and render puts it there"
    case .orphaned: "belongs to no template; remove it"
    case .stale(let change): "is stale: \(change.reason) (\(template))"
    case .failed(let message, _): message
    }
  }
}
