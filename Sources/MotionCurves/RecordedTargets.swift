/// Targets that a scroll view announced for throws, recorded, and how far each reading of the law is from them.
public struct RecordedTargets: Equatable, Sendable {
  /// A throw, and what was announced for it.
  public struct Throw: Equatable, Sendable {
    /// How its velocity decays.
    public let deceleration: Deceleration
    /// The offset at the release, in points.
    public let offset: Double
    /// The velocity at the release, in points per second.
    public let velocity: Double
    /// The offset that the view announced, in points.
    public let target: Double

    /// Describes a throw.
    public init(_ deceleration: Deceleration, offset: Double, velocity: Double, target: Double) {
      (self.deceleration, self.offset) = (deceleration, offset)
      (self.velocity, self.target) = (velocity, target)
    }
  }

  /// A way to tell where a throw lands.
  public enum Reading: String, CaseIterable, Sendable {
    /// The integral of the velocity until it has fallen to 10 pt/s: what UIKit announces.
    case integralWithStop
    /// The sum of the milliseconds until then: where UIKit comes to rest.
    case sumWithStop
    /// The integral to the end.
    case integral
    /// The sum to the end: Apple's published projection.
    case sum

    /// The distance of a throw, in points.
    func distance(_ deceleration: Deceleration, velocity: Double) -> Double {
      let (stop, form): (Double, Deceleration.DistanceForm) =
        switch self {
        case .integralWithStop: (Deceleration.stopSpeed, .integral)
        case .sumWithStop: (Deceleration.stopSpeed, .millisecondSum)
        case .integral: (0, .integral)
        case .sum: (0, .millisecondSum)
        }
      return deceleration.projection(velocity: velocity, stopSpeed: stop, form: form)
    }
  }

  /// The throws, from the slowest to the fastest.
  public let throwings: [Throw]

  /// Puts recorded throws together.
  ///
  /// - Throws: ``MotionError`` when there are fewer than two, or a number is not finite.
  public init(_ throwings: [Throw]) throws(MotionError) {
    try require(
      throwings.count >= 2, "throwings", Double(throwings.count), "must be at least two")
    for one in throwings {
      for (name, value) in [
        ("offset", one.offset), ("velocity", one.velocity), ("target", one.target),
      ] { try require(value.isFinite, name, value, "must be a finite number") }
    }
    self.throwings = throwings.indices.sorted {
      (throwings[$0].velocity, $0) < (throwings[$1].velocity, $1)
    }.map { throwings[$0] }
  }

  /// How far each announced target lies beyond a reading, in points.
  public func residuals(_ reading: Reading) -> [Double] {
    throwings.map {
      $0.target - $0.offset - reading.distance($0.deceleration, velocity: $0.velocity)
    }
  }

  /// What a template may ask of it: the greatest distance of each reading by its name, and `count`.
  public var landmarks: [Landmark] {
    Reading.allCases.map { reading in
      Landmark(
        "\(reading.rawValue)Residual", .length,
        residuals(reading).reduce(0) { max($0, abs($1)) })
    } + [Landmark("count", .ratio, Double(throwings.count))]
  }
}
