import MotionCurves

/// A motion with a name: its curves and all that it knows of itself.
public struct Motion: Sendable {
  /// Its name in a template; one of several behind `each` has its parameter's value in brackets.
  public let name: String
  /// What it is, as behind `type` in a template: `spring`, `deceleration`.
  public let type: String
  /// Its curves; their names begin with that of the motion.
  public let curves: [Curve]
  /// What it knows of itself.
  public let landmarks: [Landmark]
  /// The constants that laws of its kind rest on, with their sources.
  public let sources: [SourcedConstant]
  /// The law, where it is one that others can take over.
  public let law: MotionLaw?

  /// Names a motion.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - type: what it is, in a word.
  ///   - source: the motion.
  ///   - series: the number of its colour, counted from 1.
  public init(_ name: String, type: String, _ source: AnyMotion, series: Int = 1) {
    (self.name, self.type) = (name, type)
    curves = source.functions.map {
      Curve($0.function, name: "\(name).\($0.name)", series: series)
    }
    (landmarks, sources, law) = (source.landmarks, source.sources, source.law)
  }

  /// Apple's springs and the timing curves that have a name, from 0 to 1.
  public static let presets: [Motion] =
    Spring.presets.map { preset in
      Motion(preset.name, type: "spring", AnyMotion(preset.spring.motion()))
    }
    + TimingCurve.presets.compactMap { preset in
      (try? preset.curve.motion()).map {
        Motion(preset.name, type: "timingCurve", AnyMotion($0))
      }
    }
}

/// Any motion: what keeps motions of all kinds in one list.
public struct AnyMotion: Sendable {
  private let allFunctions: @Sendable () -> [NamedFunction]
  private let allLandmarks: @Sendable () -> [Landmark]
  private let allSources: @Sendable () -> [SourcedConstant]
  /// Its law, where others can take it over.
  public let law: MotionLaw?

  /// Keeps a motion.
  ///
  /// - Parameters:
  ///   - source: the motion.
  ///   - landmarks: what it knows of itself, where that depends on more than the motion.
  public init<Source: CurveSource>(
    _ source: Source, landmarks: (@Sendable () -> [Landmark])? = nil
  ) {
    allFunctions = { source.functions }
    allLandmarks = landmarks ?? { source.landmarks }
    allSources = { Source.sources }
    law = source.law
  }

  /// Its curves by name.
  public var functions: [NamedFunction] { allFunctions() }

  /// What it knows of itself.
  public var landmarks: [Landmark] { allLandmarks() }

  /// The constants that motions of its kind rest on, with their sources.
  public var sources: [SourcedConstant] { allSources() }
}
