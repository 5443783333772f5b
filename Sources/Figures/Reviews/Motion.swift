import MotionCurves

/// A motion of a template: its curves and all that it knows of itself.
public struct Motion: Sendable {
  /// Its name in the template; one of several behind `each` has its parameter's value in brackets.
  public let name: String
  /// What it is, as behind `type`: `spring`, `deceleration`.
  public let type: String
  /// Its curves; their names begin with that of the motion.
  public let curves: [FigureCurve]
  /// Its readings.
  public let landmarks: [Landmark]
  /// The constants that laws of its kind rest on, with their sources.
  public let sources: [SourcedConstant]
  /// The law, where it is one that others can take over.
  public let law: Law?

  /// A law that leads from one value to another in time.
  public enum Law: Sendable {
    /// A spring.
    case spring(Spring.Motion)
    /// A timing curve, and its duration in seconds.
    case timing(TimingCurve, duration: Double)
  }

  init(_ name: String, _ family: any CurveFamily, series: Int) {
    self.name = name
    type = Swift.type(of: family).type
    curves = family.curves.map {
      FigureCurve(name: "\(name).\($0.name)", function: $0.function, series: series)
    }
    landmarks = family.landmarks
    sources = Swift.type(of: family).sources
    law = family.law
  }

  /// Apple's springs and the timing curves that have a name, from 0 to 1.
  public static let presets: [Motion] =
    SpringFamily.presets.map { name, spring in
      Motion(
        name, SpringFamily(spring.motion(), threshold: Spring.coreAnimationThreshold), series: 1)
    }
    + TimingCurveFamily.names.map { name, curve in
      Motion(name, TimingCurveFamily(curve, TimingCurve.swiftUIDuration, 0, 1), series: 1)
    }
}

extension Landmark {
  /// The value with its unit, and as many decimals as say something.
  public var text: String {
    Comparison.Reading(name: name, quantity: quantity, before: nil, after: value).text(value)
  }
}

extension Figure {
  /// The curves that the figure draws, each with the part of its axis that is shown, each once.
  public var drawnCurves: [(curve: FigureCurve, domain: ClosedRange<Double>)] {
    var found: [(curve: FigureCurve, domain: ClosedRange<Double>)] = []
    for panel in panels {
      for mark in panel.marks {
        guard let mark = mark as? CurveMark,
          !found.contains(where: { $0.curve.fullName == mark.curve.fullName })
        else { continue }
        found.append((mark.curve, panel.xDomain))
      }
    }
    return found
  }
}
