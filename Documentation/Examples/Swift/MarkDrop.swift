import FigureScene
import Figures
import MotionCurves

/// `mark-drop.figure.json` in Swift.
public func markDrop() -> Figure {
  let smooth = Spring.smooth.motion()
  let (half, nearly) = (smooth.time(toShare: 0.5) ?? 0, smooth.time(toShare: 0.9) ?? 0)
  return Figure(
    "mark-drop", title: "Nearly there",
    summary: """
      SwiftUI’s smooth spring from 0 to 1. Drop lines lead from two of its landmarks to the \
      axes: half of the way is covered after \(half, format: .milliseconds()), 90 % of it after \
      \(nearly, format: .milliseconds()).
      """,
    size: Size(560, 320),
    x: Axis(
      0...0.8,
      ticks: [
        0, Axis.Tick(half, series: 1), Axis.Tick(nearly, series: 1), 0.8,
      ], format: .milliseconds()),
    y: Axis(
      0...1, title: "of the way", ticks: [0, 0.5, 0.9],
      format: .percent())
  ) {
    DropMark(smooth, at: half, to: .both)
    DropMark(
      smooth, at: nearly, to: .both,
      label: "\(smooth.value(at: nearly), format: .percent()) "
        + "after \(nearly, format: .milliseconds())")
    CurveMark(smooth)
  }
}
