import FigureTemplates

/// In which order a gallery shows its figures, and under which topics: the lines of `gallery.txt`, which lies beside
/// the templates.
///
/// A line that begins with `#` is a topic; any other names a figure under it. Figures that no line names stand at the
/// end, under no topic.
struct GalleryOrder {
  /// Figures that belong together.
  struct Topic {
    /// What they are about; empty where nothing is said of it.
    let title: String
    let inputs: [Input]
  }

  /// The file's name.
  private static let file = "gallery.txt"

  /// The most bytes of the file.
  private static let mostBytes = 1_000_000

  /// The figures by topic.
  static func topics(of inputs: [Input]) throws(Failure) -> [Topic] {
    var topics: [Topic] = []
    var left = inputs
    for folder in folders(of: inputs) {
      for (title, names) in try lines(in: folder) {
        let found = names.compactMap { name in
          left.first { $0.name == name && Files.folder(of: $0.path) == folder }
        }
        left.removeAll { input in found.contains { $0.path == input.path } }
        if !found.isEmpty { topics.append(Topic(title: title, inputs: found)) }
      }
    }
    return left.isEmpty ? topics : topics + [Topic(title: "", inputs: left)]
  }

  private static func folders(of inputs: [Input]) -> [String] {
    var folders: [String] = []
    for folder in inputs.map({ Files.folder(of: $0.path) }) where !folders.contains(folder) {
      folders.append(folder)
    }
    return folders
  }

  /// The topics of a folder's file with the names under them; none without a file.
  private static func lines(
    in folder: String
  ) throws(Failure) -> [(title: String, names: [String])] {
    let path = "\(folder)/\(file)"
    // A link is none: what it leads to would be repeated where it names no figure.
    guard Files.entry(at: path) == .file else { return [] }
    let text = String(decoding: try Files.bytes(of: path, atMost: mostBytes), as: UTF8.self)
    let present = try Files.names(in: folder)
    var topics: [(title: String, names: [String])] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first else { continue }
      if first.hasPrefix("#") {
        let title = words.joined(separator: " ").drop { $0 == "#" || $0 == " " }
        topics.append((title: String(title), names: []))
        continue
      }
      let name = String(
        line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
      guard present.contains(name + Input.suffix) else {
        throw Failure(
          .template,
          "\(path):\(index + 1): there is no \(shortened(name))\(Input.suffix) in this folder")
      }
      if topics.isEmpty { topics.append((title: "", names: [])) }
      topics[topics.count - 1].names.append(name)
    }
    return topics
  }
}
