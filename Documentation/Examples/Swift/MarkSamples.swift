import FigureScene
import Figures
import MotionCurves

/// `mark-samples.figure.json` in Swift.
public func markSamples() throws -> Figure {
  let positions = [12.0, 14, 18, 24, 32, 41, 52, 66, 82, 101, 122]
  let samples = positions.indices.map {
    TouchSample(milliseconds: Double(8 * $0), position: positions[$0])
  }
  let (finger, last) = (try TouchRecording(samples), samples[samples.count - 1])
  let velocity = try VelocityStrategy.androidLeastSquares.estimate(samples).velocity ?? 0
  return Figure(
    "mark-samples", title: "A finger, sample by sample",
    summary: """
      The places of a finger every 8 ms, dragged and then flicked. The line through the last of \
      them is how fast Android’s least squares say that it was, \
      \(velocity, format: .pointsPerSecond()).
      """,
    size: Size(560, 320),
    x: Axis(
      -6...110, title: "milliseconds",
      ticks: [0, 40, Axis.Tick(finger.lift, label: "lift")]),
    y: Axis(0...175, ticks: [0, 50, 100, 150], format: .points())
  ) {
    SamplesMark(of: finger)
    TangentMark(
      x: last.milliseconds, y: last.position, slope: velocity / 1000,
      from: last.milliseconds - 30, to: last.milliseconds + 18,
      label: "\(velocity, format: .pointsPerSecond())", series: 2)
  }
}
