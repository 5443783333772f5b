import FigureScene
import Figures
import MotionCurves

/// `curve-fling.figure.json` in Swift.
public func curveFling() throws -> Figure {
  let (android, chromium) = (try AndroidFling(velocity: 2000), try ChromiumFling(velocity: 2000))
  return Figure(
    "curve-fling", title: "The same throw elsewhere",
    summary: """
      A throw of 2,000 per second by the laws of Android, \
      \(android.distance, format: .decimals(0)) pixels far, and of Chromium, \
      \(chromium.distance, format: .decimals(0)) pixels far.
      """,
    size: Size(560, 320),
    x: Axis(0...2.5, ticks: [0, 1, 2], format: .seconds()),
    y: Axis(
      0...700, title: "pixels",
      ticks: [0, Axis.Tick(chromium.distance, series: 2), Axis.Tick(android.distance, series: 1)],
      format: .decimals(0))
  ) {
    CurveMark(android.curve.named("android"), label: "Android")
    CurveMark(chromium.curve.named("chromium").series(2), label: "Chromium")
  }
}
