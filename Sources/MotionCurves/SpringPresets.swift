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

  /// The spring of the picture-in-picture window in the public recreation of WWDC 2018, session 803.
  public static let pictureInPicture = preset(try Spring(response: 0.4, dampingRatio: 1))

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
        "Apple, spring(response:dampingFraction:blendDuration:)"
      ),
      (
        "Spring.interpolatingSpring", .interpolatingSpring, .documented,
        "Apple, interpolatingSpring(duration:bounce:initialVelocity:)"
      ),
      (
        "Spring.pictureInPicture", .pictureInPicture, .read,
        "fluid-interfaces, a recreation of WWDC 2018, session 803"
      ),
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
