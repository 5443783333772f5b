import FigureScene
import Figures
import MotionCurves

/// A kind of motion that a template can name: its keys, and how it is read.
///
/// A new one is a file with a `static let` of this type and a word in `MotionKind.all`.
struct MotionKind: Sendable {
  /// The word behind `type`.
  let type: String
  /// Its keys besides `type`.
  let fields: [Field]
  /// Reads one.
  let read: @Sendable (ObjectReader) throws(Problem) -> AnyMotion
  private let meaning: @Sendable () -> String
  private let makeExamples: @Sendable () -> [AnyMotion]

  /// What it is, in one line.
  var summary: String { meaning() }

  /// Some of them, to ask for the names of their curves and landmarks: one of each kind that has others.
  var examples: [AnyMotion] { makeExamples() }

  /// Describes a kind of motion.
  init(
    _ type: String, _ summary: @autoclosure @escaping @Sendable () -> String, _ fields: [Field],
    examples: @autoclosure @escaping @Sendable () -> [AnyMotion],
    _ read: @escaping @Sendable (ObjectReader) throws(Problem) -> AnyMotion
  ) {
    (self.type, self.fields, self.read) = (type, fields, read)
    #if LEAVES_WORDS_OUT
      meaning = { "" }
      makeExamples = { [] }
    #else
      (meaning, makeExamples) = (summary, examples)
    #endif
  }

  /// The names of all curves that one of its kind can have.
  var curveNames: [String] {
    MotionKind.distinct(examples.flatMap { example in example.functions.map { $0.name } })
  }

  /// The names of all landmarks that one of its kind can have.
  var landmarkNames: [String] {
    MotionKind.distinct(examples.flatMap { example in example.landmarks.map { $0.name } })
  }

  private static func distinct(_ names: [String]) -> [String] {
    names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
  }
}

/// What kinds of motion have in common.
extension ObjectReader {
  /// The deceleration behind `rate`, a number or a word; the normal one when it is left out.
  func deceleration() throws(Problem) -> Deceleration {
    let words = [
      (name: "normal", value: Deceleration.normal.rate),
      (name: "fast", value: Deceleration.fast.rate),
    ]
    guard let rate = try number("rate", words: words) else { return .normal }
    return try motion { () throws(MotionError) in try Deceleration(rate: rate) }
  }

  /// The snap points behind `snaps`, at least one.
  func snaps() throws(Problem) -> [Double] {
    let snaps = try requiredNumbers("snaps")
    guard !snaps.isEmpty else {
      throw Problem(offset("snaps"), "\"snaps\" is empty; it needs at least one snap point")
    }
    return snaps
  }

  /// The two numbers behind a key as a vector.
  func vector(_ key: String) throws(Problem) -> SIMD2<Double> {
    let (x, y) = try requiredPair(key)
    return SIMD2(x, y)
  }
}
