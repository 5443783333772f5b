import Figures
import MotionCurves

extension MotionKind {
  /// A window thrown on a screen, and the corner it goes to.
  static let pictureInPicture = MotionKind(
    "pictureInPicture",
    "A window thrown on a screen, and the corner it goes to; its centre, in points.",
    [
      Field("screen", .pair, required: true, "the width and height of the screen"),
      Field("release", .pair, required: true, "where the window's centre is let go"),
      Field("velocity", .pair, required: true, "the velocity then, in points per second"),
      Field(
        "safeArea", .pair,
        "what is not the app's at the top and at the bottom; 0, 0 when left out"),
      Field(
        "rate", .numberOrWord(["normal", "fast"]),
        "the deceleration rate; \"normal\" when left out"),
    ],
    examples: exampleWindows
  ) { reader throws(Problem) in
    let (top, bottom) = try reader.pair("safeArea") ?? (0, 0)
    let screen = PictureInPicture(
      screen: try reader.vector("screen"), safeAreaTop: top, safeAreaBottom: bottom)
    let (rate, release) = (try reader.deceleration(), try reader.vector("release"))
    let velocity = try reader.vector("velocity")
    do throws(MotionError) {
      return AnyMotion(try screen.motion(from: release, velocity: velocity, rate))
    } catch {
      throw Problem(reader.offset(error.parameter), "\"\(error.parameter)\" \(error.requirement)")
    }
  }

  private static var exampleWindows: [AnyMotion] {
    let screen = PictureInPicture(screen: SIMD2(390, 844))
    let example = try? screen.motion(from: SIMD2(324, 720), velocity: SIMD2(0, -1500))
    return example.map { [AnyMotion($0)] } ?? []
  }
}
