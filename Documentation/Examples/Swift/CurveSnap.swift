import FigureScene
import Figures
import MotionCurves

/// `curve-snap.figure.json` in Swift.
public func curveSnap() throws -> Figure {
  let card = try Snapping().motion(from: 140, velocity: 620, snaps: [80, 260, 440])
  return Figure(
    "curve-snap", title: "Nearest to where the throw would land",
    summary: """
      A card is let go at \(card.release, format: .points()) with \
      \(card.velocity, format: .pointsPerSecond()), to the right. The snap point nearest to it \
      is at \(card.naive, format: .points()); nearest to where the throw would land, \
      \(card.landing, format: .points()), is the one at \(card.target, format: .points()).
      """,
    size: Size(560, 320)
  ) {
    Panel(sceneX: 0...520, y: 0...280) {
      BoxMark(x: (0, 520), y: (0, 280), radius: 28)
      for snap in [80.0, 260] {
        BoxMark(x: (snap - 60, snap + 60), y: (40, 160), radius: 14, fill: .dashed)
      }
      BoxMark(
        x: (card.target - 60, card.target + 60), y: (40, 160), radius: 14, fill: .series,
        label: "goes here", series: 1)
      ArrowMark(from: (card.release, 210), to: (card.landing, 210), series: 1)
      PointMark(x: card.release, y: 210, label: "release")
      LabelMark(
        "would land at \(card.landing, format: .points())", x: card.landing, y: 210, series: 1)
    }
  }
}
