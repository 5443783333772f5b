import Figures
import MotionCurves

extension MotionKind {
  /// Cards that peek into a screen from both sides of a narrower scroll view.
  static let peek = MotionKind(
    "peek",
    "Cards that peek into a screen from both sides of a narrower scroll view that does not clip; points.",
    [
      Field("screen", .number, required: true, "the width of the screen"),
      Field(
        "frameStart", .number, required: true, "from the screen's edge to the scroll view's frame"),
      Field("frame", .number, required: true, "the width of the frame, by which it pages"),
      Field(
        "card", .number, required: true, "the width of a card, which begins where its page does"),
    ],
    examples: examplePeek
  ) { reader throws(Problem) in
    let (screen, start) = (
      try reader.requiredNumber("screen"), try reader.requiredNumber("frameStart")
    )
    let (frame, card) = (try reader.requiredNumber("frame"), try reader.requiredNumber("card"))
    let keys = [
      (parameter: "screenLength", key: "screen"), (parameter: "frameOrigin", key: "frameStart"),
      (parameter: "frameLength", key: "frame"), (parameter: "cardLength", key: "card"),
    ]
    return AnyMotion(
      try reader.motion(keys: keys) { () throws(MotionError) in
        try PeekingPages(
          screenLength: screen, frameOrigin: start, frameLength: frame, cardLength: card)
      })
  }

  private static var examplePeek: [AnyMotion] {
    let pages = try? PeekingPages(
      screenLength: 375, frameOrigin: 40, frameLength: 295, cardLength: 280)
    return pages.map { [AnyMotion($0)] } ?? []
  }
}
