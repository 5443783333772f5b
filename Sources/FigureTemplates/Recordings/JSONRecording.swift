import FigureScene
import Figures

/// Reads two columns of numbers from JSON: a list of objects, `[{ "t_ms": 0, "y": 4 }]`, or an object of lists,
/// `{ "t_ms": [0], "y": [4] }`. `null` is a gap.
struct JSONRecording {
  private let root: JSONNode

  /// Whether a file is JSON, by its first sign.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) && ![0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  init(_ bytes: [UInt8]) throws(CSVReader.Fault) {
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      throw CSVReader.Fault(message: "line \(error.place(in: bytes).line) is no JSON")
    }
  }

  /// The names of the columns: of the first sample, or of the lists.
  var names: [String] {
    switch root.kind {
    case .array(let items):
      guard case .object(let members)? = items.first?.kind else { return [] }
      return members.map { $0.key }
    case .object(let members): return members.map { $0.key }
    case .null, .bool, .number, .string: return []
    }
  }

  /// The numbers of two columns; a gap is NaN.
  func columns(
    _ names: (String, String), where filter: RecordingFilter? = nil
  ) throws(CSVReader.Fault) -> ([Double], [Double]) {
    var columns: ([Double], [Double]) = ([], [])
    for (index, row) in try rows(names, filter).enumerated() {
      guard let x = row.0, x.isFinite else {
        throw CSVReader.Fault(
          message: "sample \(index + 1) has no number in \"\(shortened(names.0))\"")
      }
      if let before = columns.0.last, x < before {
        throw CSVReader.Fault(
          message: "\"\(shortened(names.0))\" goes back at sample \(index + 1); sort them by it")
      }
      columns.0.append(x)
      columns.1.append(row.1 ?? .nan)
    }
    guard columns.0.count > 1 else {
      throw CSVReader.Fault(message: "it holds fewer than two samples")
    }
    return columns
  }

  private func rows(
    _ names: (String, String), _ filter: RecordingFilter?
  ) throws(CSVReader.Fault) -> [(Double?, Double?)] {
    switch root.kind {
    case .array(let items):
      var rows: [(Double?, Double?)] = []
      for (index, item) in items.enumerated() {
        guard case .object(let members) = item.kind else {
          throw CSVReader.Fault(message: "sample \(index + 1) is no object, { … }")
        }
        func cell(_ name: String) throws(CSVReader.Fault) -> JSONNode {
          guard let member = members.first(where: { $0.key == name }) else {
            throw CSVReader.Fault(
              message: "sample \(index + 1) has no \"\(shortened(name))\"; null is a gap")
          }
          return member.value
        }
        if let filter, !filter.takes(text(of: try cell(filter.column))) { continue }
        rows.append(
          (try number(cell(names.0), index), try number(cell(names.1), index)))
      }
      return rows
    case .object(let members):
      func list(_ name: String) throws(CSVReader.Fault) -> [JSONNode] {
        guard let member = members.first(where: { $0.key == name }),
          case .array(let items) = member.value.kind
        else {
          throw CSVReader.Fault(message: "it has no list \"\(shortened(name))\"")
        }
        return items
      }
      let (x, y) = (try list(names.0), try list(names.1))
      let chosen = try filter.map { filter throws(CSVReader.Fault) in try list(filter.column) }
      guard x.count == y.count, chosen.map({ $0.count == x.count }) ?? true else {
        throw CSVReader.Fault(message: "its lists are not equally long")
      }
      var rows: [(Double?, Double?)] = []
      for index in x.indices {
        if let filter, let chosen, !filter.takes(text(of: chosen[index])) { continue }
        rows.append((try number(x[index], index), try number(y[index], index)))
      }
      return rows
    case .null, .bool, .number, .string:
      throw CSVReader.Fault(message: "it is neither a list of samples nor an object of lists")
    }
  }

  private func number(_ node: JSONNode, _ index: Int) throws(CSVReader.Fault) -> Double? {
    switch node.kind {
    case .number(let value) where abs(value) <= largestNumber: return value
    case .null: return nil
    case .number, .bool, .string, .array, .object:
      throw CSVReader.Fault(message: "sample \(index + 1) holds something that is no number")
    }
  }

  private func text(of node: JSONNode) -> String {
    switch node.kind {
    case .string(let text): text
    case .number(let value): Decimal.shortest(value)
    case .null, .bool, .array, .object: ""
    }
  }
}
