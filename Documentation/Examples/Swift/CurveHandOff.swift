import FigureScene
import Figures
import MotionCurves

/// `curve-handOff.figure.json` in Swift.
public func curveHandOff() throws -> Figure {
  let sheet = try HandOff(
    from: 800, release: 0.2, velocity: -1200, snaps: [62, 400, 800],
    spring: Spring(response: 0.5, dampingRatio: 1))
  // Two marks draw parts of one curve: a name makes them one for the labels.
  let position = sheet.positionCurve.named("sheet")
  return Figure(
    "curve-handOff", title: "From the finger to the spring",
    summary: """
      A sheet is dragged upwards and let go after \(sheet.release, format: .milliseconds()) at \
      \(sheet.velocity, format: .pointsPerSecond()). The throw would land at \
      \(sheet.landing, format: .points()); a spring takes the sheet to the nearest snap point, \
      \(sheet.target, format: .points()), and begins with the finger’s velocity.
      """,
    size: Size(560, 320),
    x: Axis(
      0...0.9,
      ticks: [
        0, Axis.Tick(sheet.release, label: "let go"), 0.4,
        0.6, 0.8,
      ], format: .seconds()),
    y: Axis(
      0...860,
      ticks: [Axis.Tick(sheet.target, series: 1), 400, 800],
      format: .points(), isReversed: true)
  ) {
    RuleMark(x: sheet.release)
    CurveMark(position, label: "drag", to: sheet.release, series: 2)
    CurveMark(
      position, label: "spring", detail: "to \(sheet.target, format: .points())",
      from: sheet.release)
    PointMark(position, at: sheet.release, series: 2)
  }
}
