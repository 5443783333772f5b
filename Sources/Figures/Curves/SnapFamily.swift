import MotionCurves

/// `snap`: a throw along a line, and the candidate it goes to.
struct SnapFamily: CurveFamily {
  static let type = "snap"

  static let summary =
    "A throw along a line, and the snap point it goes to; points and points per second."

  static let fields = [
    Field("release", .number, required: true, "where it is let go"),
    Field("velocity", .number, required: true, "the velocity then, in points per second"),
    Field("snaps", .numbers, required: true, "the snap points"),
    Field(
      "rate", .numberOrWord(["normal", "fast"]), "the deceleration rate; \"normal\" when left out"),
  ]

  static let examples = [
    SnapFamily(.normal, release: 900, velocity: -1500, snaps: [62, 400, 956])
  ]

  private let snapping: Snapping
  private let release, velocity: Double
  private let target, naive: Double

  private init(_ rate: Deceleration, release: Double, velocity: Double, snaps: [Double]) {
    snapping = Snapping(rate)
    (self.release, self.velocity) = (release, velocity)
    target = snaps[(try? snapping.target(from: release, velocity: velocity, among: snaps)) ?? 0]
    naive = snaps[(try? Snapping.nearest(to: release, among: snaps)) ?? 0]
  }

  init(_ reader: ObjectReader) throws(Problem) {
    let snaps = try reader.numbers("snaps")!
    guard !snaps.isEmpty else {
      throw Problem(reader.offset("snaps"), "\"snaps\" is empty; it needs at least one snap point")
    }
    self.init(
      try DecelerationFamily.deceleration(reader), release: try reader.requiredNumber("release"),
      velocity: try reader.requiredNumber("velocity"), snaps: snaps)
  }

  var curves: [(name: String, function: Function)] { [] }

  static var sources: [SourcedConstant] { Deceleration.sources }

  var landmarks: [Landmark] {
    [
      Landmark("release", .length, release), Landmark("velocity", .speed, velocity),
      Landmark("landing", .length, snapping.landing(from: release, velocity: velocity)),
      Landmark("target", .length, target), Landmark("naive", .length, naive),
    ]
  }
}
