import FigureScene
import Figures
import MotionCurves

/// `mark-bars.figure.json` in Swift.
public func markBars() -> Figure {
  let normal = Deceleration.normal.motion(velocity: 1)
  let halfLife = normal.deceleration.halfLife
  return Figure(
    "mark-bars", title: "Each bar is half as high as the one before",
    summary: """
      The velocity of a throw in shares of its velocity at release, and bars as wide as its \
      half-life, \(halfLife, format: .milliseconds()). Each bar is as high as the curve at its \
      right edge: a half, a quarter, an eighth, a sixteenth.
      """,
    size: Size(560, 320),
    x: Axis(
      0...(4 * halfLife),
      ticks: [
        0, Axis.Tick(halfLife, series: 1), Axis.Tick(2 * halfLife),
        Axis.Tick(3 * halfLife), Axis.Tick(4 * halfLife),
      ], format: .milliseconds()),
    y: Axis(
      0...1,
      ticks: [
        0, Axis.Tick(0.25, label: "¼ v₀"), Axis.Tick(0.5, label: "½ v₀"),
        Axis.Tick(1, label: "v₀"),
      ])
  ) {
    BarsMark(normal, step: halfLife)
    CurveMark(
      normal, label: "velocity", detail: "halves every \(halfLife, format: .milliseconds())")
  }
}
