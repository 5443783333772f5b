import FigureScene
import Figures
import MotionCurves

/// `curve-trace.figure.json` in Swift.
public func curveTrace() throws -> Figure {
  // How long each frame took, in milliseconds; a frame that was not recorded is a gap.
  let milliseconds: [Double] = [
    8.3, 8.4, 8.3, 8.3, 8.5, 8.3, 8.2, 8.4, 8.3, 8.3, 8.4, 16.7, 8.3, 8.3, 8.4, 8.2,
    8.3, 8.4, 8.3, 25.1, 8.3, 8.3, 8.4, 8.3, .nan, .nan, .nan, 8.3, 8.4, 8.3, 8.2, 8.3,
    8.4, 16.6, 8.3, 8.3, 8.4, 8.3, 8.2, 8.3,
  ]
  let numbers = milliseconds.indices.map { Double($0 + 1) }
  let frames = try Curve(x: numbers, y: milliseconds)
  let interval = 1000.0 / 120
  let longest = milliseconds.filter { $0.isFinite }.max() ?? 0
  return Figure(
    "curve-trace", title: "Two frames late, one very late",
    summary: """
      How long each of \(numbers.count) frames took; the numbers are invented. Frames in time take \
      \(interval, format: .decimals(1)) ms, the longest took \(longest, format: .decimals(1)) ms. Frames \
      that were not recorded leave a gap.
      """,
    size: Size(560, 320),
    x: Axis(
      numbers[0]...numbers[numbers.count - 1], title: "frame",
      ticks: [1, 10, 20, 30, 40]),
    y: Axis(0...30, title: "milliseconds", ticks: [0, 10, 20, 30])
  ) {
    RuleMark(y: interval, label: "120 frames per second")
    CurveMark(frames)
  }
}
