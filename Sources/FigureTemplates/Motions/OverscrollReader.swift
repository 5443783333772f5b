import Figures
import MotionCurves

/// The overscrolls besides Apple's and a power.
private enum OverscrollLaw: String, CaseIterable {
  case elastic, androidStretch, flutter, macOS
}

extension MotionKind {
  /// How another framework lets content follow a finger past the edge.
  static let overscroll = MotionKind(
    "overscroll",
    "How another framework lets content follow a finger past the edge; drag and offset in points.",
    [
      Field("law", .word(of: OverscrollLaw.self), required: true, "whose overscroll it is"),
      Field("factor", .number, "of \"elastic\": the share of the drag; 0.35 when left out"),
      Field(
        "dimension", .number,
        "of \"androidStretch\" and \"flutter\": the size of the view in points"),
      Field(
        "step", .number,
        "of \"flutter\": the points between two events of the drag; 16 when left out"),
      Field("coefficient", .number, "of \"flutter\": 0.52 when left out"),
    ],
    examples: exampleOverscrolls
  ) { reader throws(Problem) in
    let law = try reader.required("law", reader.word("law", of: OverscrollLaw.self))
    let keys: [String] =
      switch law {
      case .elastic: ["factor"]
      case .macOS: []
      case .androidStretch: ["dimension"]
      case .flutter: ["dimension", "step", "coefficient"]
      }
    for key in ["factor", "dimension", "step", "coefficient"]
    where reader.node(key) != nil && !keys.contains(key) {
      throw Problem.structure(
        reader.offset(key), "\"\(key)\" says nothing of \"\(law.rawValue)\"")
    }
    if law == .elastic {
      return AnyMotion(
        OtherOverscroll.elastic(
          factor: try reader.number("factor") ?? OtherOverscroll.elasticFactor))
    }
    if law == .macOS { return AnyMotion(OtherOverscroll.macOS) }
    let dimension = try reader.requiredNumber("dimension")
    let step = try reader.number("step") ?? 16
    for length in [(key: "dimension", value: dimension), (key: "step", value: step)]
    where !(length.value > 0) {
      throw Problem(
        reader.offset(length.key), "\"\(length.key)\" must be greater than 0 points")
    }
    if law == .androidStretch {
      return AnyMotion(OtherOverscroll.androidStretch(dimension: dimension))
    }
    return AnyMotion(
      OtherOverscroll.flutter(
        step: step, dimension: dimension,
        coefficient: try reader.number("coefficient") ?? Overscroll.flutterCoefficient))
  }

  private static var exampleOverscrolls: [AnyMotion] {
    let laws: [OtherOverscroll] = [
      .elastic(factor: OtherOverscroll.elasticFactor), .androidStretch(dimension: 844),
      .flutter(step: 16, dimension: 844, coefficient: Overscroll.flutterCoefficient),
    ]
    return laws.map { AnyMotion($0) }
  }
}
