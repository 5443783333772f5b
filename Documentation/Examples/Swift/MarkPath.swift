import FigureScene
import Figures
import MotionCurves

/// `mark-path.figure.json` in Swift.
public func markPath() throws -> Figure {
  let screen = PictureInPicture(screen: [480, 320])
  let window = try screen.motion(from: [180, 210], velocity: [520, 380])
  let (motions, coasts) = (window.motions, window.coasts)
  return Figure(
    "mark-path", title: "The way of a thrown window",
    summary: """
      The centre of a picture-in-picture window, thrown at \
      \(window.speed, format: .pointsPerSecond()) and taken to its corner by two springs. Each dot \
      is a thirtieth of a second after the one before: the further apart, the faster it is.
      """,
    size: Size(560, 360)
  ) {
    Panel(sceneX: 0...480, y: 0...320) {
      BoxMark(x: (0, 480), y: (0, 320), radius: 28)
      PathMark(
        x: coasts.x.positionCurve(), y: coasts.y.positionCurve(), over: 0...0.35,
        label: "without corners", style: .muted)
      PathMark(
        x: motions.x, y: motions.y, over: 0...0.5, dotsEvery: 1.0 / 30, label: "to the corner",
        series: 2)
    }
  }
}
