import Figures
import MotionCurves

/// The other frameworks whose flings can be drawn.
private enum FlingFramework: String, CaseIterable {
  case android, chromium, flutter, framerMotion, reactSpring
}

extension MotionKind {
  /// How another framework lets content coast.
  static let fling = MotionKind(
    "fling",
    "How another framework lets content coast; time in seconds from the release, lengths in points, of Android and "
      + "Chromium in pixels.",
    [
      Field("framework", .word(of: FlingFramework.self), required: true, "whose fling it is"),
      Field(
        "velocity", .number, required: true,
        "the velocity at release, in points or pixels per second"),
      Field("density", .number, "of Android: pixels to a point; 1 when left out"),
    ],
    examples: exampleFlings
  ) { reader throws(Problem) in
    let framework = try reader.required(
      "framework", reader.word("framework", of: FlingFramework.self))
    let velocity = try reader.requiredNumber("velocity")
    let density = try reader.number("density")
    guard density == nil || framework == .android else {
      throw Problem.structure(
        reader.offset("density"), "\"density\" says nothing of \"\(framework.rawValue)\"")
    }
    return try reader.motion { () throws(MotionError) in
      switch framework {
      case .android: AnyMotion(try AndroidFling(velocity: velocity, density: density ?? 1))
      case .chromium: AnyMotion(try ChromiumFling(velocity: velocity))
      case .flutter: AnyMotion(try FlutterFriction(velocity: velocity))
      case .framerMotion: AnyMotion(ExponentialFling.framerMotion(velocity: velocity))
      case .reactSpring: AnyMotion(ExponentialFling.reactSpring(velocity: velocity))
      }
    }
  }

  private static var exampleFlings: [AnyMotion] {
    let motions: [AnyMotion?] = [
      (try? AndroidFling(velocity: 2000)).map { AnyMotion($0) },
      (try? ChromiumFling(velocity: 2000)).map { AnyMotion($0) },
      AnyMotion(ExponentialFling.framerMotion(velocity: 2000)),
    ]
    return motions.compactMap { $0 }
  }
}
