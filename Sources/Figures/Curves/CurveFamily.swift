import FigureScene
import MotionCurves

/// A motion as a template names it once: the curves that marks can draw and the readings that text and
/// positions can use.
protocol CurveFamily: Sendable {
  /// The word behind `type`.
  static var type: String { get }

  /// What it is, in one line.
  static var summary: String { get }

  /// Its keys besides `type`.
  static var fields: [Field] { get }

  /// Some of them, to ask for the names of their curves and readings: one of each kind that has others.
  static var examples: [Self] { get }

  /// Reads one from a template.
  init(_ reader: ObjectReader) throws(Problem)

  /// Its curves by name.
  var curves: [(name: String, function: Function)] { get }

  /// Its readings by name.
  var landmarks: [Landmark] { get }

  /// The constants that motions of its kind rest on, with their sources.
  static var sources: [SourcedConstant] { get }

  /// Its law, where others can take it over.
  var law: Motion.Law? { get }
}

extension CurveFamily {
  /// None: some rest on nothing but what the template says.
  static var sources: [SourcedConstant] { [] }

  /// None: most are of more than one law.
  var law: Motion.Law? { nil }
}

extension Landmark {
  /// The times at which 50, 90 and 99 % of a way are covered for the first time.
  static func times(toShare time: (Double) -> Double?) -> [Landmark] {
    [("timeTo50", 0.5), ("timeTo90", 0.9), ("timeTo99", 0.99)].compactMap { name, share in
      time(share).map { Landmark(name, .time, $0) }
    }
  }
}

extension Scope {
  /// The motions with their names.
  var motions: [Motion] {
    entries.flatMap { entry in
      entry.members.enumerated().map { index, member in
        let name = entry.name(ofMember: index)
        return Motion(name, member, series: entries.firstIndex { $0.name == entry.name }! + 1)
      }
    }
  }
}

extension CurveFamily {
  /// The names of all curves that one of its kind can have.
  static var curveNames: [String] { distinct(examples.flatMap { $0.curves.map(\.name) }) }

  /// The names of all readings that one of its kind can have.
  static var readingNames: [String] { distinct(examples.flatMap { $0.landmarks.map(\.name) }) }

  private static func distinct(_ names: [String]) -> [String] {
    names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
  }
}

/// Every kind of motion that a template can name.
let curveFamilies: [any CurveFamily.Type] = [
  DecelerationFamily.self,
  FingerFamily.self,
  FitFamily.self,
  HandOffFamily.self,
  InterruptionFamily.self,
  PagingFamily.self,
  PictureInPictureFamily.self,
  PowerFamily.self,
  RubberBandFamily.self,
  SnapFamily.self,
  SpringFamily.self,
  TimingCurveFamily.self,
  TraceFamily.self,
]

extension ObjectReader {
  /// Makes a motion; a parameter that it refuses becomes a problem at the key of the same name.
  func motion<Motion>(
    _ make: () throws(MotionError) -> Motion
  ) throws(Problem) -> Motion {
    do {
      return try make()
    } catch {
      let value = Decimal.shortest(error.value)
      throw Problem(
        offset(error.parameter), "\"\(error.parameter)\" is \(value); it \(error.requirement)")
    }
  }
}
