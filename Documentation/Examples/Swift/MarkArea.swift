import FigureScene
import Figures
import MotionCurves

/// `mark-area.figure.json` in Swift.
public func markArea() -> Figure {
  let slide = Deceleration.normal.motion(velocity: 2000)
  let halfLife = slide.deceleration.halfLife
  let half = slide.position(at: halfLife, form: .integral)
  return Figure(
    "mark-area", title: "The area under a velocity is a distance",
    summary: """
      The velocity of a throw of \(slide.initialVelocity, format: .pointsPerSecond()) over a \
      second and a half. The area under it up to the half-life, \
      \(halfLife, format: .milliseconds()), is shaded: \(half, format: .points()), half of the \
      whole way.
      """,
    size: Size(560, 320),
    x: Axis(
      0...1.5,
      ticks: [
        0, Axis.Tick(halfLife, series: 1), 1, 1.5,
      ], format: .seconds()),
    y: Axis(
      title: "velocity", ticks: [0, 1000, 2000],
      format: .pointsPerSecond())
  ) {
    AreaMark(slide, to: halfLife)
    DropMark(slide, at: halfLife, label: "half of the way: \(half, format: .points())")
    CurveMark(slide)
  }
}
