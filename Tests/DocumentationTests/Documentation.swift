import DocumentationExamples
import Figures
import Foundation

/// The documentation as it lies in the package: the examples and the pages.
enum Documentation {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of a path in the package.
  static func url(_ path: String) -> URL { package.appending(path: path) }

  /// Whether there is a file at a path in the package.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The text of a file in the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The names of the files of a folder in the package.
  static func files(_ folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)
    return (names ?? []).sorted()
  }

  static let suffix = ".figure.json"

  /// The names of the examples, from the files of their templates.
  static let examples: [String] = files("Documentation/Examples").filter { $0.hasSuffix(suffix) }
    .map { String($0.dropLast(suffix.count)) }

  /// The path of an example's template.
  static func template(_ name: String) -> String { "Documentation/Examples/\(name)\(suffix)" }

  /// The path of an example in Swift: `mark-area` is in `MarkArea.swift`.
  static func swift(_ name: String) -> String {
    let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "Documentation/Examples/Swift/\(words.joined()).swift"
  }

  /// The paths of the pages that are written by hand.
  static let pages: [String] = files("Sources").flatMap { module in
    let catalog = "Sources/\(module)/\(module).docc"
    return files(catalog).filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
      .map { "\(catalog)/\($0)" }
  }

  /// The page that lists the pages of all marks, and the one of all motions.
  static let marksPage = "Sources/Figures/Figures.docc/Marks.md"
  static let motionsPage = "Sources/Figures/Figures.docc/Motions.md"

  /// Whether there is a figure of a name: one of the examples, or one of those in Output; with `-dark`
  /// behind the name it is the dark picture alone.
  static func hasFigure(_ name: String) -> Bool {
    let name = name.hasSuffix("-dark") ? String(name.dropLast(5)) : name
    return examples.contains(name)
      || exists("Output/svg/\(name).svg") && exists("Output/svg/\(name)~dark.svg")
  }

  /// The examples in Swift, by name.
  static func figures() throws -> [String: Figure] {
    Dictionary(uniqueKeysWithValues: try exampleFigures().map { ($0.name, $0) })
  }
}
