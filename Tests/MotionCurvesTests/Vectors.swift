import Foundation
import Testing

/// A value of a vector file.
enum Value: Decodable, Sendable {
  case number(Double)
  case text(String)
  case bool(Bool)
  case list([Value])
  case object([String: Value])
  case none

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Value].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  /// The number, or `nil` where the file says `null`.
  var optional: Double? {
    switch self {
    case .number(let value): value
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    default: nil
    }
  }

  /// The number; a missing one is NaN, which equals nothing.
  var number: Double { optional ?? .nan }

  var bool: Bool { if case .bool(true) = self { true } else { false } }

  var list: [Value] { if case .list(let items) = self { items } else { [] } }

  subscript(key: String) -> Value {
    if case .object(let members) = self { members[key] ?? .none } else { .none }
  }
}

/// One input of a vector file with what it must give.
struct VectorCase: Decodable, Sendable, CustomTestStringConvertible {
  let input: Value
  let expected: Value
  let name: String?
  let measuredOnApple: Double?

  var testDescription: String { name ?? "\(input)" }

  /// The number of the input that is called `key`.
  func callAsFunction(_ key: String) -> Double { input[key].number }
}

/// The vector files among the tests' resources.
enum Vectors {
  private struct File: Decodable {
    let sets: [Set]
  }

  private struct Set: Decodable {
    let id: String
    let cases: [VectorCase]
  }

  /// The cases of the set `id` in `file`; an empty set would test nothing, so it stops the tests.
  static func cases(_ id: String, in file: String) -> [VectorCase] {
    let url = Bundle.module.url(
      forResource: "Resources/Vectors/\(file)", withExtension: "json")!
    let sets = try! JSONDecoder().decode(File.self, from: Data(contentsOf: url)).sets
    let cases = sets.first { $0.id == id }!.cases
    precondition(!cases.isEmpty, "\(id) in \(file) has no cases")
    return cases
  }
}

/// Checks that `value` is `expected` within a share of it, or within `absolute`.
func expect(
  _ value: Double, equals expected: Double, relative: Double = 1e-13, absolute: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if value == expected { return }
  let allowed = max(abs(expected) * relative, absolute)
  #expect(
    abs(value - expected) <= allowed, "\(value) is not \(expected)", sourceLocation: sourceLocation)
}
