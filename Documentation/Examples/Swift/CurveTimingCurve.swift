import FigureScene
import Figures
import MotionCurves

/// `curve-timingCurve.figure.json` in Swift.
public func curveTimingCurve() throws -> Figure {
  let curve = try TimingCurve(0.3, 0.1, 0.2, 1)
  let quick = try curve.motion(duration: 0.5)
  let (duration, half) = (quick.duration, quick.time(toShare: 0.5) ?? 0)
  return Figure(
    "curve-timingCurve", title: "A curve and its two control points",
    summary: """
      The timing curve (0.3, 0.1), (0.2, 1) over \(duration, format: .milliseconds()). Straight \
      lines lead from its ends to its control points. Half of the way is covered after \
      \(half, format: .milliseconds()).
      """,
    size: Size(560, 320),
    x: Axis(
      0...duration,
      ticks: [0, Axis.Tick(half, series: 1), Axis.Tick(duration, series: 1)],
      format: .milliseconds()),
    y: Axis(0...1.1, ticks: [0, 1])
  ) {
    LineMark(from: (0, 0), to: (curve.x1 * duration, curve.y1), series: 2)
    LineMark(from: (duration, 1), to: (curve.x2 * duration, curve.y2), series: 2)
    DropMark(quick, at: half, label: "half of the way")
    CurveMark(quick)
    PointMark(x: curve.x1 * duration, y: curve.y1, label: "0.3, 0.1", series: 2)
    PointMark(x: curve.x2 * duration, y: curve.y2, label: "0.2, 1", series: 2)
  }
}
