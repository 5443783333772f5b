import FigureScene
import Figures
import MotionCurves

/// `mark-label.figure.json` in Swift.
public func markLabel() throws -> Figure {
  let ease = try TimingCurve.easeInOut.motion()
  let (duration, middle) = (ease.duration, ease.duration / 2)
  let fastest = ease.velocity(at: middle)
  return Figure(
    "mark-label", title: "What the eye sees of an ease",
    summary: """
      The velocity of an animation that eases in and out in \
      \(duration, format: .milliseconds()). Words stand beside three of its points: it starts \
      from rest, is fastest half-way, with \(fastest, format: .decimals(1)) of the way per \
      second, and comes to rest.
      """,
    size: Size(560, 320),
    x: Axis(
      0...duration,
      ticks: [0, Axis.Tick(middle), Axis.Tick(duration, series: 1)],
      format: .milliseconds()),
    y: Axis(0...6, title: "velocity", ticks: [0])
  ) {
    CurveMark(ease.velocityCurve)
    LabelMark("starts gently", x: 0.14 * duration, y: ease.velocity(at: 0.14 * duration))
    LabelMark(
      "fastest half-way", x: middle, y: fastest,
      detail: "\(fastest, format: .decimals(1)) of the way per second")
    LabelMark("comes to rest", x: 0.86 * duration, y: ease.velocity(at: 0.86 * duration))
  }
}
