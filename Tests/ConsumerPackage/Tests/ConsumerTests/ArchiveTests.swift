import Foundation
import Testing

/// What DocC makes of the figures that the plugin has drawn.
@Suite struct ArchiveTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Page: Decodable {
    struct Reference: Decodable {
      struct Variant: Decodable {
        let url: String
        let traits: [String]
      }
      let alt: String?
      let variants: [Variant]?
    }
    let references: [String: Reference]
  }

  /// Builds the archive of a copy of the catalog in which only files of one format are.
  private func archive(_ format: String) throws -> URL {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    let catalog = folder.appending(path: "Consumer.docc")
    try files.createDirectory(at: catalog, withIntermediateDirectories: true)
    let source = ArchiveTests.package.appending(path: "Sources/Consumer/Consumer.docc")
    for name in try files.contentsOfDirectory(atPath: source.path)
    where name.hasSuffix(".md") || name.hasSuffix(".\(format)") {
      try files.copyItem(at: source.appending(path: name), to: catalog.appending(path: name))
    }
    let archive = folder.appending(path: "Consumer.doccarchive")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "docc", "convert", catalog.path, "--fallback-display-name", "Consumer",
      "--fallback-bundle-identifier", "consumer", "--warnings-as-errors",
      "--output-path", archive.path,
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return archive
  }

  @Test(arguments: ["svg", "png"])
  func bothAppearancesAreInTheArchive(_ format: String) throws {
    let archive = try archive(format)
    defer { try? FileManager.default.removeItem(at: archive.deletingLastPathComponent()) }
    let page = archive.appending(path: "data/documentation/consumer.json")
    let references = try JSONDecoder().decode(Page.self, from: Data(contentsOf: page)).references
    let image = try #require(references["throw"] ?? references["throw.\(format)"])
    #expect(image.alt == "A throw and how long it takes.")
    let variants = try #require(image.variants)
    #expect(variants.count == 2)
    for (appearance, dark) in [("light", false), ("dark", true)] {
      let found = variants.filter { $0.traits.contains(appearance) }
      let variant = try #require(found.first)
      #expect(found.count == 1 && variant.url.contains("~dark") == dark)
      #expect(variant.url.hasSuffix(".\(format)"))
      #expect(variant.traits.contains(format == "png" ? "2x" : "1x"))
      // The file that the page names is the one that was drawn.
      let name = URL(filePath: variant.url).lastPathComponent
      let shown = try Data(contentsOf: archive.appending(path: variant.url))
      let drawn = try Data(
        contentsOf: ArchiveTests.package.appending(path: "Sources/Consumer/Consumer.docc/\(name)"))
      #expect(shown == drawn)
    }
  }
}
