import FigureScene
import Figures
import MotionCurves

/// `mark-line.figure.json` in Swift.
public func markLine() -> Figure {
  let smooth = Spring.smooth.motion()
  let nearly = smooth.time(toShare: 0.9) ?? 0
  let average = "\(smooth.value(at: nearly) / nearly, format: .decimals(1))"
  return Figure(
    "mark-line", title: "How fast it was on average",
    summary: """
      SwiftUI’s smooth spring from 0 to 1, and a straight line from its start to where 90 % of \
      the way are covered, after \(nearly, format: .milliseconds()). The line’s slope is the \
      average velocity until then, \(average) of the way per second.
      """,
    size: Size(560, 320),
    x: Axis(
      0...0.8, ticks: [0, Axis.Tick(nearly, series: 1), 0.8],
      format: .milliseconds()),
    y: Axis(0...1.05, ticks: [0, 0.9], format: .percent())
  ) {
    LineMark(
      from: (0, 0), to: (nearly, smooth.value(at: nearly)),
      label: "on average \(average) per second", series: 2)
    DropMark(smooth, at: nearly, to: .both)
    CurveMark(smooth, label: "smooth")
  }
}
