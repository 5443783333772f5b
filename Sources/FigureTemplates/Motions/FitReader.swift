import Figures
import MotionCurves

extension MotionKind {
  private enum Form: String, CaseIterable {
    case logarithm, line
  }

  /// The logarithm or the straight line that comes nearest to another curve.
  static let fit = MotionKind(
    "fit", "The logarithm a · ln(1 + b·x), or the line m · x, nearest to another curve.",
    [
      Field("form", .word(of: Form.self), required: true, "what is fitted"),
      Field("of", .curve, required: true, "the curve that it is to follow"),
      Field(
        "upTo", .number, required: true,
        "the end of the range from 0 in which it is to follow it"),
      Field(
        "step", .number, "from one position that is compared to the next; 1 when left out"),
    ],
    examples: exampleFits
  ) { reader throws(Problem) in
    let curve = try reader.curve("of")
    let (end, step) = (try reader.requiredNumber("upTo"), try reader.number("step") ?? 1)
    guard step > 0, end > step, end / step <= 1e5 else {
      throw Problem(
        reader.offset("upTo"),
        "\"upTo\" must be greater than \"step\", at most 100000 steps away")
    }
    let form = try reader.required("form", reader.word("form", of: Form.self))
    let function = curve.function.value
    do throws(MotionError) {
      switch form {
      case .line: return AnyMotion(try LinearFit(to: function, upTo: end, step: step))
      case .logarithm: return AnyMotion(try LogarithmicFit(to: function, upTo: end, step: step))
      }
    } catch {
      throw Problem(reader.offset("of"), "\"\(curve.name)\" \(error.requirement)")
    }
  }

  private static var exampleFits: [AnyMotion] {
    let line = try? LinearFit(to: { $0 }, upTo: 10, step: 1)
    let logarithm = try? LogarithmicFit(to: { $0.squareRoot() }, upTo: 10, step: 1)
    return (line.map { [AnyMotion($0)] } ?? []) + (logarithm.map { [AnyMotion($0)] } ?? [])
  }
}
