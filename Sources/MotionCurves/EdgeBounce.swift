import Libm

/// The way of a scroll view beyond its edge and back, in closed form: let go there, or thrown against it.
///
///     x(t) = (x₀ + c · v₀ (1 − rᵗ)) · e^(−k t)
///
/// with the distance x beyond the edge, t in milliseconds in rᵗ, the coast c = r / (1000 (1 − r)), and k from the
/// length of UIKit's frames: 9.9967 /s at 60 frames a second, 10.0375 /s at 120. What is let go at rest only decays, by
/// k; a throw that meets the edge peaks at about v / (11 e) beyond it.
///
/// Before time 0 it rests at its start. ``ScrollViewMotion`` has the frames themselves.
///
/// Source: measured; within 0.014 points of public recordings of a thrown bounce, 0.00004 of one let go at rest, 0.093
/// of an impact (unrounded offsets at 60 frames a second, iOS 26).
public struct EdgeBounce: Equatable, Sendable {
  /// How the throw decays.
  public let deceleration: Deceleration

  /// The distance beyond the edge at time 0, in points.
  public let start: Double

  /// The velocity outwards at time 0, in points per second, as UIKit keeps it: not the slope of the offset, to
  /// which the pull of the edge adds.
  public let initialVelocity: Double

  /// The rate k at which the edge draws the content back, in 1/s.
  public let edgeDecayConstant: Double

  /// The rate at which the throw itself decays, in 1/s; negative.
  private let decayConstant: Double

  /// Describes a bounce that begins `start` points beyond the edge, with `velocity` points per second.
  ///
  /// - Parameters:
  ///   - deceleration: how the throw decays.
  ///   - start: the distance beyond the edge, in points.
  ///   - velocity: the velocity outwards, in points per second; negative back to the edge.
  ///   - edgeDecayConstant: the rate at which the edge draws back, in 1/s; that of 60 frames a second when left out.
  public init(
    _ deceleration: Deceleration = .normal, from start: Double = 0, velocity: Double,
    edgeDecayConstant: Double = EdgeBounce.edgeDecayConstant(framesPerSecond: 60)
  ) {
    (self.deceleration, self.start, initialVelocity) = (deceleration, start, velocity)
    (self.edgeDecayConstant, decayConstant) = (edgeDecayConstant, deceleration.decayConstant)
  }

  /// A bounce that is where UIKit puts it after each frame of `frame` seconds.
  init(_ deceleration: Deceleration, from start: Double, velocity: Double, frame: Double) {
    (self.deceleration, self.start, initialVelocity) = (deceleration, start, velocity)
    edgeDecayConstant = EdgeBounce.edgeDecayConstant(framesPerSecond: 1 / frame)
    decayConstant = log(truncatedExponential(frame * deceleration.decayConstant)) / frame
  }

  /// The rate at which an edge draws back, in 1/s, when the screen shows `framesPerSecond`: 9.9967 at 60, 10.0375 at
  /// 120, and 10.05 in the limit of ever shorter frames.
  public static func edgeDecayConstant(framesPerSecond: Double) -> Double {
    let length = 1000 / framesPerSecond
    guard length > 0 else { return 1000 * ScrollViewMotion.edgeExponent }
    return -log(truncatedExponential(-ScrollViewMotion.edgeExponent * length)) * framesPerSecond
  }

  /// Describes a bounce by how fast it is seen to move: what UIKit keeps as its velocity is faster outwards, for the
  /// edge draws back.
  ///
  /// - Parameters:
  ///   - deceleration: how the throw decays.
  ///   - start: the distance beyond the edge, in points.
  ///   - slope: how fast the offset changes at time 0, in points per second.
  ///   - framesPerSecond: how many frames the screen shows.
  public init(
    _ deceleration: Deceleration = .normal, from start: Double, slope: Double,
    framesPerSecond: Double = 60
  ) {
    let gain = -deceleration.decayConstant * deceleration.coast(.millisecondSum)
    let edge = EdgeBounce.edgeDecayConstant(framesPerSecond: framesPerSecond)
    self.init(
      deceleration, from: start, velocity: (slope + edge * start) / gain, edgeDecayConstant: edge)
  }

  /// How far a throw would go, in points, were there no edge.
  private var reach: Double { initialVelocity * deceleration.coast(.millisecondSum) }

  /// The distance beyond the edge, in points, `time` seconds after the start.
  public func offset(at time: Double) -> Double {
    guard !(time < 0) else { return start }
    return exp(-edgeDecayConstant * time) * (start + reach * -expm1(decayConstant * time))
  }

  /// The velocity that UIKit keeps for it, in points per second: not ``slope(at:)``.
  public func storedVelocity(at time: Double) -> Double {
    time < 0 ? 0 : initialVelocity * exp((decayConstant - edgeDecayConstant) * time)
  }

  /// How fast the offset changes, in points per second.
  public func slope(at time: Double) -> Double {
    guard !(time < 0) else { return 0 }
    let gain = -decayConstant * deceleration.coast(.millisecondSum)
    return gain * storedVelocity(at: time) - edgeDecayConstant * offset(at: time)
  }

  /// When the bounce is furthest from the edge, in seconds: 0 when it only comes back.
  public var peakTime: Double {
    let ratio = reach * (edgeDecayConstant - decayConstant) / (edgeDecayConstant * (start + reach))
    return ratio > 1 ? log(ratio) / -decayConstant : 0
  }

  /// When half of the greatest distance is back, in seconds: after ln 2 / k where it is let go at rest, 69 ms.
  public var halfTime: Double {
    let (peak, level) = (peakTime, offset(at: peakTime) / 2)
    let isAbove = level > 0
    // Ten times the slower rate's time is long enough for a half.
    return lastPlace(from: peak, to: peak + 10 / edgeDecayConstant) {
      isAbove ? offset(at: $0) > level : offset(at: $0) < level
    }
  }

  /// What a template may ask of it.
  public var landmarks: [Landmark] {
    [
      Landmark("start", .length, start), Landmark("releaseVelocity", .speed, initialVelocity),
      Landmark("releaseSlope", .speed, slope(at: 0)),
      Landmark("peakTime", .time, peakTime), Landmark("overshoot", .length, offset(at: peakTime)),
      Landmark("halfTime", .time, halfTime), Landmark("edgeRate", .ratio, edgeDecayConstant),
    ]
  }
}

extension EdgeBounce {
  /// Where the constants of the bounce at an edge come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "ScrollViewMotion.edgeExponent", ScrollViewMotion.edgeExponent, "per ms", .measured,
        "public recordings of a scroll view's unrounded offsets, iOS 26, within 1.2e-6 pt")
    ]
  }
}
