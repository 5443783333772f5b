import FigureScene
import Figures
import MotionCurves

/// `curve-scroll.figure.json` in Swift.
public func curveScroll() throws -> Figure {
  let edge = 600.0
  let scroll = try ScrollViewMotion(from: 200, velocity: 2000, edges: 0...edge)
  let offset = scroll.offsetCurve
  let (peak, edgeTime) = (scroll.peak ?? (time: 0, overshoot: 0), scroll.edgeTime ?? 0)
  return Figure(
    "curve-scroll", title: "A throw into the edge",
    summary: """
      A scroll view let go at \(scroll.frames[0].velocity, format: .pointsPerSecond()). It meets \
      its edge after \(edgeTime, format: .milliseconds(0)), runs \
      \(peak.overshoot, format: .points(1)) beyond it and rests there after \
      \(scroll.duration, format: .seconds(2)); each dot is a frame.
      """,
    size: Size(560, 320),
    x: Axis(0...1, ticks: [0, 0.5, 1], format: .seconds()),
    y: Axis(
      150...700, title: "content offset", ticks: [Axis.Tick(edge, series: 1)],
      format: .points())
  ) {
    RuleMark(y: edge, label: "the edge")
    CurveMark(offset)
    SamplesMark(of: offset)
    PointMark(
      offset, at: peak.time, label: "\(peak.overshoot, format: .points(1)) beyond")
  }
}
