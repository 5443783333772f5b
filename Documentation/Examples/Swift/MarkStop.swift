import FigureScene
import Figures
import MotionCurves

/// `mark-stop.figure.json` in Swift.
public func markStop() throws -> Figure {
  let snaps = [60.0, 200, 330]
  let sheet = try Snapping().motion(from: 310, velocity: -260, snaps: snaps)
  return Figure(
    "mark-stop", title: "Three places for a sheet",
    summary: """
      A sheet in a window, let go at \(sheet.release, format: .points()) from the top with \
      \(sheet.velocity, format: .pointsPerSecond()). Of its three stops it goes to the one \
      nearest to where the throw would land, \(sheet.landing, format: .points()): the stop at \
      \(sheet.target, format: .points()).
      """,
    size: Size(560, 320)
  ) {
    Panel(sceneX: 0...520, y: 0...390) {
      BoxMark(x: (0, 520), y: (0, 390), radius: 28)
      BoxMark(
        x: (60, 460), y: (sheet.target, 390), radius: 22, fill: .series, label: "sheet",
        series: 1)
      for (snap, name) in zip(snaps, ["large", "medium", "small"]) {
        StopMark(y: snap, label: name, isChosen: snap == sheet.target)
      }
    }
  }
}
