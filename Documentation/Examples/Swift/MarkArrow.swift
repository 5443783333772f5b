import FigureScene
import Figures
import MotionCurves

/// `mark-arrow.figure.json` in Swift.
public func markArrow() throws -> Figure {
  let card = try Snapping().motion(from: 90, velocity: 560, snaps: [90, 400])
  return Figure(
    "mark-arrow", title: "A throw is an arrow",
    summary: """
      A card is let go at \(card.velocity, format: .pointsPerSecond()), to the right. An arrow \
      leads from where it is let go to where it lands, \
      \(card.landing - card.release, format: .points()) further; from there it goes on to the \
      snap point at \(card.target, format: .points()).
      """,
    size: Size(560, 320)
  ) {
    Panel(sceneX: 0...490, y: 0...260) {
      BoxMark(x: (0, 490), y: (0, 260), radius: 28)
      BoxMark(
        x: (card.target - 55, card.target + 55), y: (50, 210), radius: 14, fill: .dashed,
        series: 1)
      BoxMark(
        x: (card.release - 55, card.release + 55), y: (50, 210), radius: 14, fill: .series,
        series: 1)
      ArrowMark(
        from: (card.release, 130), to: (card.landing, 130),
        label: "\(card.velocity, format: .pointsPerSecond())", series: 1)
    }
  }
}
