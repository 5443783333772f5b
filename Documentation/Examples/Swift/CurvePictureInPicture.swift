import FigureScene
import Figures
import MotionCurves

/// `curve-pictureInPicture.figure.json` in Swift.
public func curvePictureInPicture() throws -> Figure {
  let screen = PictureInPicture(screen: [844, 390])
  let window = try screen.motion(from: [540, 240], velocity: [-640, -260])
  let (release, landing) = (window.release, window.landing)
  func box(_ center: SIMD2<Double>, _ fill: BoxMark.Fill, series: Int) -> BoxMark {
    let half = screen.window / 2
    return BoxMark(
      x: (center.x - half.x, center.x + half.x), y: (center.y - half.y, center.y + half.y),
      radius: 14, fill: fill, series: series)
  }
  return Figure(
    "curve-pictureInPicture", title: "The corner that it was thrown at",
    summary: """
      A window is let go on a screen of 844 by 390 points. The corner nearest to it is the \
      lower right one; the throw would land at \(landing.x, format: .decimals(0)), \
      \(landing.y, format: .decimals(0)), and so it goes to the upper left one.
      """,
    size: Size(560, 320)
  ) {
    Panel(sceneX: 0...screen.screen.x, y: 0...screen.screen.y) {
      BoxMark(x: (0, screen.screen.x), y: (0, screen.screen.y), radius: 52)
      box(window.naive, .dashed, series: 2)
      box(window.target, .series, series: 1)
      ArrowMark(from: (release.x, release.y), to: (landing.x, landing.y), series: 1)
      PointMark(x: release.x, y: release.y, label: "release")
      LabelMark("projection", x: landing.x, y: landing.y, series: 1)
    }
  }
}
