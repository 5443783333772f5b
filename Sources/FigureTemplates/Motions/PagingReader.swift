import FigureScene
import Figures
import MotionCurves

extension MotionKind {
  /// Pages in a scroll view, and the page that each way of paging goes to.
  static let paging = MotionKind(
    "paging", "Pages in a scroll view; offsets in points, velocities in points per millisecond.",
    [
      Field("count", .number, required: true, "how many pages, 1 to 10,000"),
      Field("stride", .number, required: true, "from one page to the next in points"),
      Field(
        "spacing", .number, "the gap between two pages, a part of the stride; 0 when left out"),
      Field("view", .number, required: true, "the length of the scroll view in points"),
      Field(
        "velocity", .number, "the velocity at release in points per millisecond; 0 when left out"),
      Field("position", .number, "the offset at release in points; 0 when left out"),
      Field(
        "rate", .numberOrWord(["normal", "fast"]), "the deceleration rate; \"normal\" when left out"
      ),
      Field("leadingInset", .number, "the content inset before the first page; 0 when left out"),
      Field("trailingInset", .number, "the content inset after the last page; 0 when left out"),
    ],
    examples: examplePages
  ) { reader throws(Problem) in
    let count = try reader.requiredNumber("count")
    guard count.rounded() == count, (1...10_000).contains(count) else {
      throw Problem(
        reader.offset("count"), "\"count\" must be a whole number of pages from 1 to 10,000")
    }
    let (stride, view) = (try reader.requiredNumber("stride"), try reader.requiredNumber("view"))
    for length in [(key: "stride", value: stride), (key: "view", value: view)]
    where !(length.value > 0) {
      throw Problem(
        reader.offset(length.key), "\"\(length.key)\" must be greater than 0 points")
    }
    let leading = try reader.number("leadingInset") ?? 0
    let spacing = try reader.number("spacing") ?? 0
    let trailing = try reader.number("trailingInset") ?? 0
    let keys = [(parameter: "viewLength", key: "view")]
    let paging = try reader.motion(keys: keys) { () throws(MotionError) in
      try Paging(
        count: whole(count), stride: stride, viewLength: view, leadingInset: leading,
        trailingInset: trailing, spacing: spacing)
    }
    return AnyMotion(
      Paging.Flick(
        paging, velocity: try reader.number("velocity") ?? 0,
        from: try reader.number("position") ?? 0, try reader.deceleration()))
  }

  private static var examplePages: [AnyMotion] {
    (try? Paging(count: 5, stride: 296, viewLength: 375)).map { [AnyMotion(Paging.Flick($0))] }
      ?? []
  }
}
