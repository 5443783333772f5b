import FigureScene
import Figures
import MotionCurves

/// `Templates/sheet-snap.figure.json` in Swift.
public func sheetSnap() throws -> Figure {
  let snaps = [100.0, 460, 760]
  let flick = try Snapping().motion(from: 672, velocity: -960, snaps: snaps)
  return Figure(
    "sheet-snap",
    title: "A short flick, snapped from where it was let go and from where it would land",
    summary: """
      The same sheet twice, with three snap points. It is let go at \(flick.release, format: .points()) from the \
      top with \(flick.velocity, format: .pointsPerSecond()), upwards; the throw would land at \
      \(flick.landing, format: .points()). Snapped from the release it falls back to small, at \
      \(flick.naive, format: .points()); snapped from the projection it goes up to large, at \
      \(flick.target, format: .points()).
      """,
    size: Size(720, 460), columns: 2
  ) {
    for (title, chosen, verdict) in [
      ("Snap from release", flick.naive, "back"), ("Snap from projection", flick.target, "up"),
    ] {
      Panel(title, sceneX: 0...430, y: 0...860) {
        BoxMark(x: (0, 430), y: (0, 860), radius: 48)
        BoxMark(x: (0, 430), y: (chosen, 860), radius: 48, fill: .series, series: 1)
        BoxMark(x: (0, 430), y: (flick.release, 860), radius: 48, fill: .dashed, series: 2)
        for (snap, name) in zip(snaps, ["large", "medium", "small"]) {
          StopMark(y: snap, label: name, isChosen: snap == chosen)
        }
        LineMark(
          from: (24, flick.landing), to: (406, flick.landing), label: "projection", series: 2,
          style: .dashed)
        ArrowMark(
          from: (150, flick.release), to: (150, flick.landing + 14),
          label: "\(-flick.velocity, format: .pointsPerSecond())", series: 2)
        PointMark(x: 150, y: flick.release, label: "let go", series: 2)
        ArrowMark(from: (340, flick.release), to: (340, chosen), label: verdict, series: 1)
      }
    }
  }
}
