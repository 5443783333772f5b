import MotionCurves

/// A curve of a motion by its name.
public struct NamedFunction: Sendable {
  /// The name, such as `velocity`.
  public let name: String
  /// What is drawn.
  public let function: Function

  /// Names a function.
  public init(_ name: String, _ function: Function) {
    (self.name, self.function) = (name, function)
  }
}

/// A law that leads from one value to another in time, which other programs can take over.
public enum MotionLaw: Sendable {
  /// A spring.
  case spring(Spring.Motion)
  /// A timing curve with its duration.
  case timing(TimingCurve.Motion)
}

/// A motion that a figure can show: its curves, its landmarks and where its constants come from.
///
/// All motions of `MotionCurves` are; a type of another module becomes one by conforming.
public protocol CurveSource: CurveConvertible, Sendable {
  /// Its curves by name, the one that a mark draws when none is named first. Some have landmarks only.
  var functions: [NamedFunction] { get }

  /// What it knows of itself.
  var landmarks: [Landmark] { get }

  /// The constants that motions of its kind rest on, with their sources.
  static var sources: [SourcedConstant] { get }

  /// Its law, where others can take it over.
  var law: MotionLaw? { get }
}

extension CurveSource {
  /// None: some rest on nothing but what they are given.
  public static var sources: [SourcedConstant] { [] }

  /// None: most are of more than one law.
  public var law: MotionLaw? { nil }

  /// Its first curve.
  public var curve: Curve { curve(nil) }

  /// The curve with a name, or its first; without any value where there is none of the name.
  public func curve(_ name: String?) -> Curve {
    let found = functions.first { name == nil || $0.name == name }
    return Curve(found?.function ?? Function({ _ in .nan }, slope: { _ in .nan }))
  }
}
