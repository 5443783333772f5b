import MotionCurves

/// `fit`: the logarithm or the straight line that comes nearest to another curve.
struct FitFamily: CurveFamily {
  static let type = "fit"

  static let summary = "The logarithm a · ln(1 + b·x), or the line m · x, nearest to another curve."

  static let fields = [
    Field("form", .word(["logarithm", "line"]), required: true, "what is fitted"),
    Field("of", .curve, required: true, "the curve that it is to follow"),
    Field(
      "upTo", .number, required: true, "the end of the range from 0 in which it is to follow it"),
    Field("step", .number, "from one place that is compared to the next; 1 when left out"),
  ]

  static let examples = [
    FitFamily(.line(try! LinearFit(to: { $0 }, upTo: 10, step: 1))),
    FitFamily(.logarithm(try! LogarithmicFit(to: { $0.squareRoot() }, upTo: 10, step: 1))),
  ]

  private enum Form {
    case logarithm(LogarithmicFit)
    case line(LinearFit)
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  init(_ reader: ObjectReader) throws(Problem) {
    let curve = try reader.curve("of")
    let (end, step) = (try reader.requiredNumber("upTo"), try reader.number("step") ?? 1)
    guard step > 0, end > step, end / step <= 1e5 else {
      throw Problem(
        reader.offset("upTo"), "\"upTo\" must be greater than \"step\", at most 100000 steps away")
    }
    let function = curve.function.value
    let isLine = try reader.word("form", among: ["logarithm", "line"]) == "line"
    do {
      form =
        isLine
        ? .line(try LinearFit(to: function, upTo: end, step: step))
        : .logarithm(try LogarithmicFit(to: function, upTo: end, step: step))
    } catch {
      throw Problem(reader.offset("of"), "\"\(curve.name)\" \(error.requirement)")
    }
  }

  var curves: [(name: String, function: Function)] {
    switch form {
    case .logarithm(let fit):
      [("value", Function({ fit.value(at: $0) }, slope: { fit.slope(at: $0) }))]
    case .line(let fit): [("value", Function({ fit.slope * $0 }, slope: { _ in fit.slope }))]
    }
  }

  var landmarks: [Landmark] {
    switch form {
    case .logarithm(let fit):
      [
        Landmark("residual", .length, fit.residual), Landmark("factor", .length, fit.factor),
        Landmark("scale", .ratio, fit.scale),
      ]
    case .line(let fit):
      [Landmark("residual", .length, fit.residual), Landmark("slope", .ratio, fit.slope)]
    }
  }
}
