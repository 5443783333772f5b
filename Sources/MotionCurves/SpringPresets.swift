import Libm

/// The springs that Apple's frameworks name, with their defaults.
extension Spring {
  /// SwiftUI's `smooth`: no bounce. The default animation since iOS 17.
  public static let smooth = preset(try smooth())

  /// SwiftUI's `snappy`: a bounce of 0.15, an overshoot of 0.63 %.
  public static let snappy = preset(try snappy())

  /// SwiftUI's `bouncy`: a bounce of 0.3, an overshoot of 4.6 %.
  public static let bouncy = preset(try bouncy())

  /// SwiftUI's `interactiveSpring()`: response 0.15 s, damping ratio 0.85.
  public static let interactiveSpring = preset(try interactiveSpring())

  /// SwiftUI's `smooth(duration:extraBounce:)`: a bounce of 0, and the extra one.
  ///
  /// - Throws: ``MotionError`` as ``init(duration:bounce:overdamping:)`` does.
  public static func smooth(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0 + extraBounce)
  }

  /// SwiftUI's `snappy(duration:extraBounce:)`: a bounce of 0.15, and the extra one.
  ///
  /// - Throws: ``MotionError`` as ``init(duration:bounce:overdamping:)`` does.
  public static func snappy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// SwiftUI's `bouncy(duration:extraBounce:)`: a bounce of 0.3, and the extra one.
  ///
  /// - Throws: ``MotionError`` as ``init(duration:bounce:overdamping:)`` does.
  public static func bouncy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// SwiftUI's `interactiveSpring(duration:extraBounce:blendDuration:)`: a bounce of 0.15, and the extra
  /// one.
  ///
  /// - Throws: ``MotionError`` as ``init(duration:bounce:overdamping:)`` does.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// SwiftUI's `spring(response:dampingFraction:blendDuration:)` with its defaults.
  public static let swiftUISpring = preset(try Spring(response: 0.5, dampingRatio: 0.825))

  /// SwiftUI's `interactiveSpring(response:dampingFraction:blendDuration:)` with its defaults: the older
  /// overload's damping ratio is 0.86.
  public static let interactiveSpringByResponse = preset(
    try Spring(response: 0.15, dampingRatio: 0.86))

  /// SwiftUI's `interpolatingSpring(duration:bounce:)` with its defaults.
  public static let interpolatingSpring = preset(try Spring(duration: 0.5, bounce: 0))

  /// UIKit's `UISpringTimingParameters()`: a damping ratio of 4.56, drawn as critical.
  public static let uiSpringTimingParameters = preset(
    try Spring(mass: 3, stiffness: 1000, damping: 500, overdamping: .clampedToCritical))

  /// Core Animation's `CASpringAnimation()`.
  public static let caSpringAnimation = preset(
    try Spring(mass: 1, stiffness: 100, damping: 10, overdamping: .clampedToCritical))

  /// The spring with which Android, since version 12, lets go of a stretched edge: ω₀ = 24.657/s, ζ = 0.98.
  public static let androidEdgeEffect = preset(
    try Spring(response: 2 * Double.pi / 24.657, dampingRatio: 0.98))

  /// The spring of the picture-in-picture window in the public recreation of WWDC 2018, session 803.
  public static let pictureInPicture = preset(try Spring(response: 0.4, dampingRatio: 1))

  /// The spring with another duration, which is its response, and with more bounce or another damping ratio.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds; its own when left out.
  ///   - extraBounce: what is added to its bounce, as SwiftUI's presets take it.
  ///   - dampingRatio: instead of that, its damping ratio.
  /// - Throws: ``MotionError`` for numbers that make no spring.
  public func changed(
    duration: Double? = nil, extraBounce: Double? = nil, dampingRatio: Double? = nil
  ) throws(MotionError) -> Spring {
    guard duration != nil || extraBounce != nil || dampingRatio != nil else { return self }
    var ratio = dampingRatio ?? self.dampingRatio
    if let extraBounce {
      let bounce = (ratio <= 1 ? 1 - ratio : 1 / ratio - 1) + extraBounce
      try require(
        bounce > -1 && bounce < .infinity, "extraBounce", extraBounce,
        "must leave a bounce greater than -1")
      ratio = bounce < 0 ? 1 / (1 + bounce) : max(0, 1 - bounce)
    }
    var spring = try Spring(response: duration ?? response, dampingRatio: ratio, mass: mass)
    spring.overdamping = overdamping
    return spring
  }

  /// The spring that Core Animation counts as settled after `animatorDuration`: what UIKit may make of
  /// `UISpringTimingParameters(dampingRatio:)` in an animator of that duration.
  ///
  /// A damping ratio beyond 1 counts as 1. How UIKit solves for the duration is private; this is inferred from the rule by
  /// which it counts springs as settled, and not verified.
  ///
  /// - Throws: ``MotionError`` for a damping ratio or a duration that is not greater than 0.
  public init(dampingRatio: Double, animatorDuration: Double) throws(MotionError) {
    try require(
      dampingRatio > 0 && dampingRatio < .infinity, "dampingRatio", dampingRatio,
      "must be greater than 0 and finite")
    try require(
      animatorDuration > 0 && animatorDuration < .infinity, "animatorDuration", animatorDuration,
      "must be a finite time in seconds, greater than 0")
    let ratio = min(1, dampingRatio)
    // How many times the damping, or of a critical spring the frequency, has to act.
    let product: Double
    if ratio < 1 {
      let amplitude = 1 + ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      product = log(amplitude / Spring.coreAnimationThreshold) / ratio
    } else {
      product = lastPlace(from: 1, to: 100) {
        (1 + $0) * exp(-$0) >= Spring.coreAnimationThreshold
      }
    }
    try self.init(
      response: 2 * .pi * animatorDuration / product, dampingRatio: dampingRatio,
      overdamping: .clampedToCritical)
  }

  /// How long an interactive spring blends with what ran before, in seconds.
  public static let interactiveSpringBlendDuration = 0.25

  /// The result of an initialiser whose arguments are constants in range.
  private static func preset(
    _ make: @autoclosure () throws(MotionError) -> Spring
  ) -> Spring {
    guard let spring = try? make() else { preconditionFailure("a preset is in range") }
    return spring
  }
}

extension Spring {
  /// Where the constants of springs come from.
  public static var sources: [SourcedConstant] {
    let swiftUI = "SwiftUI's own values, printed on a Mac"
    let rhythms: [(String, Spring, Provenance.Certainty, String)] = [
      ("Spring.smooth", .smooth, .measured, swiftUI),
      ("Spring.snappy", .snappy, .measured, swiftUI),
      ("Spring.bouncy", .bouncy, .measured, swiftUI),
      ("Spring.interactiveSpring", .interactiveSpring, .measured, swiftUI),
      (
        "Spring.interactiveSpringByResponse", .interactiveSpringByResponse, .documented,
        "Apple, interactiveSpring(response:dampingFraction:blendDuration:)"
      ),
      (
        "Spring.swiftUISpring", .swiftUISpring, .documented,
        "Apple, spring(response:dampingFraction:blendDuration:); 0.55 s in older documentation"
      ),
      (
        "Spring.interpolatingSpring", .interpolatingSpring, .documented,
        "Apple, interpolatingSpring(duration:bounce:initialVelocity:)"
      ),
      (
        "Spring.pictureInPicture", .pictureInPicture, .read,
        "fluid-interfaces, a recreation of WWDC 2018, session 803"
      ),
      ("Spring.androidEdgeEffect", .androidEdgeEffect, .read, "AOSP, EdgeEffect.java"),
    ]
    let physics: [(String, Spring, String)] = [
      (
        "Spring.uiSpringTimingParameters", .uiSpringTimingParameters,
        "UISpringTimingParameters(); Apple's page gives its damping ratio as 4.56"
      ),
      (
        "Spring.caSpringAnimation", .caSpringAnimation,
        "CASpringAnimation(); the defaults are documented by Apple"
      ),
    ]
    return rhythms.flatMap { name, spring, certainty, source in
      [
        SourcedConstant("\(name).response", spring.response, "s", certainty, source),
        SourcedConstant("\(name).dampingRatio", spring.dampingRatio, "", certainty, source),
      ]
    }
      + physics.flatMap { name, spring, source in
        [
          SourcedConstant("\(name).mass", spring.mass, "", .measured, source),
          SourcedConstant("\(name).stiffness", spring.stiffness, "", .measured, source),
          SourcedConstant("\(name).damping", spring.damping, "", .measured, source),
        ]
      }
      + [
        SourcedConstant(
          "Spring.interactiveSpringBlendDuration", Spring.interactiveSpringBlendDuration, "s",
          .measured, swiftUI),
        SourcedConstant(
          "Spring.coreAnimationThreshold", Spring.coreAnimationThreshold, "", .inferred,
          "17 durations printed by QuartzCore follow from it to the last bit or two"),
      ]
  }
}

extension Spring {
  /// Apple's springs that have a name, by the word that a template uses.
  public static let presets: [(name: String, spring: Spring)] = [
    (name: "smooth", spring: .smooth), (name: "snappy", spring: .snappy),
    (name: "bouncy", spring: .bouncy),
    (name: "interactiveSpring", spring: .interactiveSpring),
    (name: "spring", spring: .swiftUISpring),
    (name: "interpolatingSpring", spring: .interpolatingSpring),
    (name: "uiSpringTimingParameters", spring: .uiSpringTimingParameters),
    (name: "caSpringAnimation", spring: .caSpringAnimation),
    (name: "pictureInPicture", spring: .pictureInPicture),
  ]
}
