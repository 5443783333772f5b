/// How content follows a finger past the edge of a scroll view: less and less, never further than
/// `dimension`.
///
/// f(x) = (1 − 1 / (c · x / d + 1)) · d, a hyperbola with slope c at the edge and the ceiling d.
///
/// Sources: the formula was posted by Grant Paul in 2012 and is read from the binary of UIKit
/// (`_UIScrollViewRubberBandOffsetWithoutDecorationForOffset`); Apple has never documented it.
public struct RubberBand: Equatable, Sendable {
  /// 0.55, the coefficient for touch: read from the binary of UIKit.
  public static let touchCoefficient = 0.55

  /// 0.715, the coefficient for a trackpad. Source: measured; 42 recorded rows agree within 6 · 10⁻¹³ points.
  public static let trackpadCoefficient = 0.715

  /// 0.075, the coefficient of Mac Catalyst apps: read from the binary of UIKit, and the best fit to a recording.
  public static let macCatalystCoefficient = 0.075

  /// 0.5, 0.4 and 0.17: coefficients of other input devices, reported by a note on UIKitCore of iOS 26.2. Which
  /// device has which is not known, so none of them has a name.
  public static let unmappedCoefficients = [0.5, 0.4, 0.17]

  /// The slope c at the edge, a pure number.
  public let coefficient: Double

  /// The size d of the view along the axis of the drag, in points: the offset's ceiling.
  public let dimension: Double

  /// Makes a rubber band.
  ///
  /// - Parameters:
  ///   - coefficient: the slope at the edge, a finite number of at least 0.
  ///   - dimension: the size of the view in points, greater than 0; infinite for one without ceiling.
  /// - Throws: ``MotionError`` when either lies outside of that, or is NaN.
  public init(
    coefficient: Double = touchCoefficient, dimension: Double
  ) throws(MotionError) {
    try require(
      coefficient >= 0 && coefficient < .infinity, "coefficient", coefficient,
      "must be a finite number of at least 0, as 0.55 is"
    )
    try require(
      dimension > 0, "dimension", dimension,
      "must be greater than 0: the size of the view in points"
    )
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// How far the content has moved, in points, when the finger is `drag` points past the edge.
  ///
  /// Odd: pulling the other way moves the content the other way. In the order of Apple's instructions
  /// a small drag loses its relative accuracy; this is the same function as c·x / (1 + c·x/d).
  public func offset(drag: Double) -> Double {
    guard !drag.isNaN else { return drag }
    guard coefficient > 0 else { return 0 }
    let pull = coefficient * drag
    let stretch = abs(pull) / dimension
    return stretch < .infinity ? pull / (1 + stretch) : (drag < 0 ? -dimension : dimension)
  }

  /// How many points the content moves for the next point of drag: c / (1 + c·x/d)².
  public func slope(drag: Double) -> Double {
    let share = 1 + coefficient * abs(drag) / dimension
    return coefficient / share / share
  }

  /// How fast the slope falls, in 1/pt: −2c² / (d (1 + c·x/d)³), odd in the drag.
  public func curvature(drag: Double) -> Double {
    let share = 1 + coefficient * abs(drag) / dimension
    let fall = 2 * coefficient * coefficient / dimension / share / share / share
    return drag < 0 ? fall : -fall
  }

  /// The drag, in points past the edge, that moves the content by `offset` points;
  /// `nil` when no drag does, because the offset reaches the ceiling or nothing moves at all.
  public func drag(offset: Double) -> Double? {
    guard offset != 0 else { return 0 }
    guard abs(offset) < dimension, coefficient > 0 else { return nil }
    let share = dimension < .infinity ? dimension / (dimension - abs(offset)) : 1
    return offset / coefficient * share
  }

  /// Where the content stands, in points, when the finger has asked for `offset`: unchanged between the
  /// edges, beyond them held back by the rubber band.
  ///
  /// An upper edge below the lower one counts as equal to it, as in UIKit (reported).
  public func clamped(_ offset: Double, lower: Double, upper: Double) -> Double {
    let upper = max(lower, upper)
    if offset > upper { return upper + self.offset(drag: offset - upper) }
    if offset < lower { return lower + self.offset(drag: offset - lower) }
    return offset
  }

  /// What a template may ask of it: `coefficient`, `dimension`, `limit`, `initialSlope`.
  public var landmarks: [Landmark] {
    [
      Landmark("coefficient", .ratio, coefficient),
      Landmark("dimension", .length, dimension),
      Landmark("limit", .length, limit),
      Landmark("initialSlope", .ratio, initialSlope),
    ]
  }

  /// The offset, in points, that is approached and never reached: the size of the view.
  public var limit: Double { coefficient > 0 ? dimension : 0 }

  /// The slope at the edge, exactly the coefficient.
  public var initialSlope: Double { slope(drag: 0) }
}

extension RubberBand {
  /// Where the constants of the rubber band come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "RubberBand.touchCoefficient", RubberBand.touchCoefficient, "", .read,
        "UIKit's binary, by several independent readers; first posted by Grant Paul, 2012"),
      SourcedConstant(
        "RubberBand.trackpadCoefficient", RubberBand.trackpadCoefficient, "", .measured,
        "42 recorded rows, within 6e-13 pt"),
      SourcedConstant(
        "RubberBand.macCatalystCoefficient", RubberBand.macCatalystCoefficient, "", .read,
        "UIKit's binary (MacRubberBandingCoefficient), by one reader; a recording agrees within 0.27 pt"
      ),
    ]
      + RubberBand.unmappedCoefficients.map {
        SourcedConstant(
          "RubberBand.unmappedCoefficients", $0, "", .reported,
          "a note on UIKitCore of iOS 26.2; which input device has it is not known")
      }
  }
}
