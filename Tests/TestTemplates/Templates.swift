import FigureScene
import FigureTemplates
import Figures
import Foundation

/// The templates that the package ships.
public enum ShippedTemplates {
  /// The folder that holds them.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates")

  /// The names of all of them, without their ending.
  public static let names: [String] = {
    let files = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
    let suffix = ".figure.json"
    let names = files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    precondition(names.count >= 2, "the templates were not found")
    return names.sorted()
  }()

  /// The text of one.
  public static func bytes(_ name: String) -> [UInt8] {
    let url = folder.appending(path: "\(name).figure.json")
    return Array(try! Data(contentsOf: url))
  }

  /// The picture of one.
  public static func scene(_ name: String, ruler: Ruler = .inter) throws -> Scene {
    try scenes(name, ruler: ruler)[0].scene
  }

  /// The figure of one.
  public static func figure(_ name: String) throws -> Figure {
    try Template.content(from: bytes(name), file: name, name: name).figure
  }

  /// The pictures of one: of its own page, and of a narrow column.
  public static func scenes(
    _ name: String, ruler: Ruler = .inter
  ) throws -> [(width: Double?, scene: Scene)] {
    try Template.scenes(from: bytes(name), file: name, name: name, ruler: ruler) { file in
      // The recordings of templates lie beside them.
      let data = try? Data(contentsOf: folder.appending(path: file))
      return data.map { .success(Array($0)) } ?? .failure(FigureError("no \(file)"))
    }
  }
}

/// A template with these curves and marks, for tests of one thing.
public func template(
  curves: String = #""normal": { "type": "deceleration", "rate": "normal" }"#,
  x: String = #"{ "domain": [0, 1] }"#, y: String = #"{ "domain": [0, 1] }"#, marks: String = "",
  more: String = ""
) -> [UInt8] {
  Array(
    """
    {
      "title": "A figure", "summary": "What it shows", \(more)
      "curves": { \(curves) },
      "x": \(x), "y": \(y),
      "marks": [\(marks)]
    }
    """.utf8)
}
