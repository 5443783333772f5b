import Foundation
import Testing

/// The recordings of UIKit's own motion that the tests read.
enum Recordings {
  /// The rows of a recording; its first line has the columns' names.
  static func rows(_ name: String) throws -> [[Double]] {
    let url = Bundle.module.url(forResource: "Resources/Traces/ios/\(name)", withExtension: "csv")!
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    let rows = lines.map { $0.split(separator: ",").map { Double($0)! } }
    #expect(rows.count >= 8)
    return rows
  }
}
