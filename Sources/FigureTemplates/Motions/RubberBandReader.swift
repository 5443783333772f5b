import Figures
import MotionCurves

extension MotionKind {
  /// How content follows a finger past the edge.
  static let rubberBand = MotionKind(
    "rubberBand", "How content follows a finger past the edge; drag and offset in points.",
    [
      Field(
        "dimension", .number, required: true,
        "the size of the view along the drag in points, greater than 0: the offset's ceiling"),
      Field(
        "coefficient",
        .numberOrWord(["touch", "trackpad", "macCatalyst", "flutter", "useGesture"]),
        "the slope at the edge: \"touch\" (0.55), \"trackpad\" (0.715), \"macCatalyst\" (0.075) or a number; 0.55 when left out"
      ),
    ],
    examples: (try? RubberBand(dimension: 844)).map { [AnyMotion($0)] } ?? []
  ) { reader throws(Problem) in
    let words = [
      (name: "touch", value: RubberBand.touchCoefficient),
      (name: "trackpad", value: RubberBand.trackpadCoefficient),
      (name: "macCatalyst", value: RubberBand.macCatalystCoefficient),
      (name: "flutter", value: Overscroll.flutterCoefficient),
      (name: "useGesture", value: Overscroll.useGestureCoefficient),
    ]
    let coefficient =
      try reader.number("coefficient", words: words) ?? RubberBand.touchCoefficient
    let dimension = try reader.requiredNumber("dimension")
    return AnyMotion(
      try reader.motion { () throws(MotionError) in
        try RubberBand(coefficient: coefficient, dimension: dimension)
      })
  }
}
