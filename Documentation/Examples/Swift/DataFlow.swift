import FigureScene
import Figures

/// `data-flow.figure.json` in Swift.
public func dataFlow() -> Figure {
  func box(
    _ label: String, x: (Double, Double), row: Double, _ fill: BoxMark.Fill = .surface,
    series: Int? = nil
  ) -> BoxMark {
    BoxMark(x: x, y: (row - 28, row + 28), radius: 14, fill: fill, label: label, series: series)
  }
  return Figure(
    "data-flow", title: "From a motion to a picture",
    summary: """
      A template, read by FigureTemplates, and Swift code with Figures both make a Figure, in \
      which the laws of MotionCurves are drawn. A Figure is laid out as a Scene. SVGRenderer \
      writes the Scene as SVG, CairoRenderer as PNG and PDF.
      """,
    size: Size(720, 300)
  ) {
    Panel(sceneX: 0...720, y: 0...252) {
      box("template", x: (0, 120), row: 56)
      box("Swift", x: (0, 120), row: 220)
      box("MotionCurves", x: (248, 388), row: 28, .outline)
      box("Figure", x: (248, 388), row: 138, .series, series: 1)
      box("Scene", x: (438, 528), row: 138, .series, series: 1)
      box("SVG", x: (640, 720), row: 56, .series, series: 3)
      box("PNG", x: (640, 720), row: 138, .series, series: 2)
      box("PDF", x: (640, 720), row: 220, .series, series: 2)
      ArrowMark(from: (126, 56), to: (242, 128), label: "FigureTemplates")
      ArrowMark(from: (126, 220), to: (242, 148), label: "Figures")
      ArrowMark(from: (318, 62), to: (318, 104))
      ArrowMark(from: (394, 138), to: (432, 138))
      ArrowMark(from: (534, 128), to: (634, 56), label: "SVGRenderer", series: 3)
      ArrowMark(from: (534, 138), to: (634, 138), series: 2)
      ArrowMark(from: (534, 148), to: (634, 220), label: "CairoRenderer", series: 2)
    }
  }
}
