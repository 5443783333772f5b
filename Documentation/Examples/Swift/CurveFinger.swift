import FigureScene
import Figures
import MotionCurves

/// `curve-finger.figure.json` in Swift.
public func curveFinger() throws -> Figure {
  let times = [0.0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 184]
  let positions = [100.0, 118, 142, 170, 200, 228, 250, 262, 262, 248, 222, 186, 180]
  let samples = zip(times, positions).map { TouchSample(milliseconds: $0, position: $1) }
  let (finger, last) = (try TouchRecording(samples), samples[samples.count - 1])
  func velocity(_ strategy: VelocityStrategy) throws -> Double {
    try strategy.estimate(samples).velocity ?? 0
  }
  let (lastTwo, fitted) = (try velocity(.lastTwo), try velocity(.androidLeastSquares))
  return Figure(
    "curve-finger", title: "How fast was the finger?",
    summary: """
      A finger is dragged down and flicked up; its last sample jitters. The slope of the last \
      two samples is \(lastTwo, format: .pointsPerSecond()), that of the whole gesture \
      \(try velocity(.wholeGesture), format: .pointsPerSecond()); Android’s least squares over \
      the last 100 ms say \(fitted, format: .pointsPerSecond()).
      """,
    size: Size(560, 320),
    x: Axis(
      -12...290, title: "milliseconds",
      ticks: [0, 50, 100, 150, Axis.Tick(finger.lift, label: "lift")]),
    y: Axis(88...290, ticks: [], isReversed: true)
  ) {
    RuleMark(x: finger.lift)
    SamplesMark(of: finger)
    TangentMark(
      x: last.milliseconds, y: last.position, slope: lastTwo / 1000,
      from: last.milliseconds - 20, to: last.milliseconds + 30,
      label: "last two: \(lastTwo, format: .pointsPerSecond())", series: 3)
    TangentMark(
      x: last.milliseconds, y: last.position, slope: fitted / 1000,
      from: last.milliseconds - 30, to: last.milliseconds + 22,
      label: "fitted: \(fitted, format: .pointsPerSecond())", series: 2)
  }
}
