import Libm

/// How other frameworks let content follow a finger past the edge, to compare with ``RubberBand``.
public enum Overscroll {
  /// Flutter's `BouncingScrollPhysics`: each step of the drag is multiplied by 0.52 · (1 − p/d)², where p
  /// is the overscroll so far; the result depends on how the drag is divided into steps.
  ///
  /// Source: read from Flutter's `scroll_physics.dart`; “fast” deceleration halves the factor.
  ///
  /// - Parameters:
  ///   - steps: the parts of the drag in order, in points, each further outwards.
  ///   - dimension: the size d of the view, in points.
  ///   - coefficient: 0.52, or 0.26 where the deceleration is fast.
  /// - Returns: the overscroll in points.
  public static func flutter(
    steps: [Double], dimension: Double, coefficient: Double = flutterCoefficient
  ) -> Double {
    var offset = 0.0
    for step in steps {
      let left = 1 - offset / dimension
      offset += step * coefficient * left * left
    }
    return offset
  }

  /// 0.52: in the limit of small steps Flutter's rule is Apple's hyperbola with this coefficient
  /// (computed).
  public static let flutterCoefficient = 0.52

  /// 0.15, the coefficient that use-gesture gives Apple's hyperbola, with d the extent of its bounds; read
  /// from its source.
  public static let useGestureCoefficient = 0.15

  /// A power law, sign(x) · |x|^0.7, in points: upright at the edge and without a ceiling.
  ///
  /// Source: read from a public recreation of WWDC 2018, session 803.
  public static func power(drag: Double, exponent: Double = 0.7) -> Double {
    let offset = pow(abs(drag), exponent)
    return drag < 0 ? -offset : offset
  }

  /// The slope of the power law: infinite at the edge.
  public static func powerSlope(drag: Double, exponent: Double = 0.7) -> Double {
    exponent * pow(abs(drag), exponent - 1)
  }

  /// Framer Motion's elastic drag, in points: a constant share of the drag, 0.35 when left out; read from
  /// its source.
  public static func elastic(drag: Double, factor: Double = 0.35) -> Double { drag * factor }

  /// Android's stretch since version 12, a pure number: how much of its own size the content is stretched
  /// when it is pulled by `share` of that size.
  ///
  /// 0.016·u + 0.016·(1 − e^(−u·e/0.33)). Source: read from `EdgeEffect.java`.
  public static func androidStretch(share: Double) -> Double {
    0.016 * share - 0.016 * expm1(-share * exp(1) / 0.33)
  }
}

extension Overscroll {
  /// Where the constants of other overscrolls come from.
  public static var sources: [SourcedConstant] {
    [
      SourcedConstant(
        "Overscroll.flutterCoefficient", Overscroll.flutterCoefficient, "", .read,
        "Flutter, scroll_physics.dart"),
      SourcedConstant(
        "Overscroll.useGestureCoefficient", Overscroll.useGestureCoefficient, "", .read,
        "use-gesture, maths.ts"),
      SourcedConstant(
        "OtherOverscroll.elasticFactor", OtherOverscroll.elasticFactor, "", .read,
        "Framer Motion, constraints.ts"),
      SourcedConstant(
        "OtherOverscroll.macOSStiffness", OtherOverscroll.macOSStiffness, "", .read,
        "WebKit, ScrollAnimatorMac; Chromium, input_scroll_elasticity_controller"),
    ]
  }
}
