import MotionCurves

/// `rubberBand`: how content follows a finger past the edge.
struct RubberBandFamily: CurveFamily {
  static let type = "rubberBand"

  static let summary = "How content follows a finger past the edge; drag and offset in points."

  static let fields = [
    Field(
      "dimension", .number, required: true,
      "the size of the view along the drag in points, greater than 0: the offset's ceiling"),
    Field(
      "coefficient", .numberOrWord(["touch", "macCatalyst", "flutter", "useGesture"]),
      "the slope at the edge: \"touch\" (0.55), \"macCatalyst\" (0.075) or a number; 0.55 when left out"
    ),
  ]

  static let examples = [
    RubberBandFamily(band: try! RubberBand(dimension: 844))
  ]

  private let band: RubberBand

  private init(band: RubberBand) {
    self.band = band
  }

  init(_ reader: ObjectReader) throws(Problem) {
    let words = [
      ("touch", RubberBand.touchCoefficient), ("macCatalyst", RubberBand.macCatalystCoefficient),
      ("flutter", Overscroll.flutterCoefficient), ("useGesture", Overscroll.useGestureCoefficient),
    ]
    let coefficient =
      try reader.number("coefficient", words: words) ?? RubberBand.touchCoefficient
    let dimension = try reader.requiredNumber("dimension")
    band = try reader.motion { () throws(MotionError) in
      try RubberBand(coefficient: coefficient, dimension: dimension)
    }
  }

  var curves: [(name: String, function: Function)] {
    let band = band
    return [
      ("offset", Function({ band.offset(drag: $0) }, slope: { band.slope(drag: $0) })),
      (
        "slope",
        Function({ band.slope(drag: $0) }, slope: { band.curvature(drag: $0) }, breaks: [0])
      ),
    ]
  }

  static var sources: [SourcedConstant] { RubberBand.sources }

  var landmarks: [Landmark] { band.landmarks }
}
