import MotionCurves

/// `power`: the overscroll of a power law.
struct PowerFamily: CurveFamily {
  static let type = "power"

  static let summary = "An overscroll that is a power of the drag, upright at the edge; points."

  static let fields = [Field("exponent", .number, "the exponent; 0.7 when left out")]

  static let examples = [
    PowerFamily(exponent: 0.7)
  ]

  private let exponent: Double

  private init(exponent: Double) {
    self.exponent = exponent
  }

  init(_ reader: ObjectReader) throws(Problem) {
    exponent = try reader.number("exponent") ?? 0.7
  }

  var curves: [(name: String, function: Function)] {
    let exponent = exponent
    return [
      (
        "offset",
        Function(
          { Overscroll.power(drag: $0, exponent: exponent) },
          slope: { Overscroll.powerSlope(drag: $0, exponent: exponent) })
      )
    ]
  }

  static var sources: [SourcedConstant] { Overscroll.sources }

  var landmarks: [Landmark] { [Landmark("exponent", .ratio, exponent)] }
}
