import Libm

/// An overscroll of another framework, to draw beside ``RubberBand``.
public enum OtherOverscroll: Equatable, Sendable {
  /// Framer Motion's: a constant share of the drag.
  case elastic(factor: Double)
  /// Android's stretch since version 12: how far the far end of content of this size moves, in points.
  case androidStretch(dimension: Double)
  /// Flutter's, for a drag in steps of this many points in a view of this size.
  case flutter(step: Double, dimension: Double, coefficient: Double)

  /// The one of WebKit and Chromium on macOS: a twentieth of the drag, in whole points.
  case macOS

  /// Framer Motion's share of the drag.
  public static let elasticFactor = 0.35

  /// How far the content moves, in points, for a drag of `drag` points past the edge.
  public func offset(drag: Double) -> Double {
    let distance = abs(drag)
    let offset =
      switch self {
      case .elastic(let factor): Overscroll.elastic(drag: distance, factor: factor)
      case .androidStretch(let dimension):
        dimension * Overscroll.androidStretch(share: distance / dimension)
      case .flutter(let step, let dimension, let coefficient):
        OtherOverscroll.flutter(distance, step, dimension, coefficient)
      case .macOS: (distance / OtherOverscroll.macOSStiffness).rounded(.up)
      }
    return drag < 0 ? -offset : offset
  }

  /// 20: how many points of drag move the content by one on macOS. Read from WebKit's and Chromium's sources.
  public static let macOSStiffness = 20.0

  /// The way back of the content on macOS, in points beyond the edge: (x₀ − 0.31·v₀·t)·e^(−20·t/1.6).
  ///
  /// Source: read from WebKit's `ScrollAnimatorMac` and Chromium's `input_scroll_elasticity_controller`.
  ///
  /// - Parameters:
  ///   - time: in seconds from the release; before it the content rests.
  ///   - offset: how far beyond the edge it is let go.
  ///   - velocity: how fast it moves back then, in points per second.
  public static func macOSRebound(
    at time: Double, from offset: Double, velocity: Double = 0
  ) -> Double {
    let time = max(0, time)
    return (offset - 0.31 * velocity * time) * exp(-macOSStiffness * time / 1.6)
  }

  /// The most steps that a drag is followed for: more than anybody pulls.
  private static let mostSteps = 100_000.0

  private static func flutter(
    _ drag: Double, _ step: Double, _ dimension: Double, _ coefficient: Double
  ) -> Double {
    guard drag.isFinite, drag / step < mostSteps else { return .nan }
    let whole = (drag / step).rounded(.down)
    var offset = 0.0
    var steps = 0.0
    while steps < whole {
      let left = 1 - offset / dimension
      offset += step * coefficient * left * left
      steps += 1
    }
    let left = 1 - offset / dimension
    return offset + (drag - whole * step) * coefficient * left * left
  }

  /// What a template may ask of it.
  public var landmarks: [Landmark] {
    switch self {
    case .elastic(let factor): [Landmark("factor", .ratio, factor)]
    case .androidStretch(let dimension): [Landmark("dimension", .length, dimension)]
    case .macOS: [Landmark("factor", .ratio, 1 / OtherOverscroll.macOSStiffness)]
    case .flutter(let step, let dimension, let coefficient):
      [
        Landmark("step", .length, step), Landmark("dimension", .length, dimension),
        Landmark("coefficient", .ratio, coefficient),
      ]
    }
  }

  /// Where the constants come from.
  public static var sources: [SourcedConstant] { Overscroll.sources }
}
