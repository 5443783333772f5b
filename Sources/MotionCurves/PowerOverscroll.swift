/// A power law of the overscroll, sign(x) · |x|^exponent: upright at the edge and without a ceiling.
public struct PowerOverscroll: Equatable, Sendable {
  /// The exponent.
  public let exponent: Double

  /// Makes a power law; 0.7 is the exponent of the public recreation of WWDC 2018, session 803.
  public init(exponent: Double = 0.7) {
    self.exponent = exponent
  }

  /// How far the content moves, in points, for a drag of `drag` points past the edge.
  public func offset(drag: Double) -> Double { Overscroll.power(drag: drag, exponent: exponent) }

  /// The slope there: infinite at the edge.
  public func slope(drag: Double) -> Double {
    Overscroll.powerSlope(drag: drag, exponent: exponent)
  }

  /// What a template may ask of it.
  public var landmarks: [Landmark] { [Landmark("exponent", .ratio, exponent)] }
}
