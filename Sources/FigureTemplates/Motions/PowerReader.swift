import Figures
import MotionCurves

extension MotionKind {
  /// The overscroll of a power law.
  static let power = MotionKind(
    "power", "An overscroll that is a power of the drag, upright at the edge; points.",
    [Field("exponent", .number, "the exponent; 0.7 when left out")],
    examples: [AnyMotion(PowerOverscroll())]
  ) { reader throws(Problem) in
    AnyMotion(PowerOverscroll(exponent: try reader.number("exponent") ?? 0.7))
  }
}
