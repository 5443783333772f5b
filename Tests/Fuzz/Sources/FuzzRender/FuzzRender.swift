import Driver
import FigureScene
import FigureTemplates
import SVGRenderer

/// Draws a template, all the way to the SVG.
@main struct FuzzRender {
  static func main() {
    fuzz(CommandLine.argc, CommandLine.unsafeArgv) { start, count in
      let bytes = Array(UnsafeBufferPointer(start: start, count: count))
      guard let scene = try? Template.scene(from: bytes, file: "f.figure.json", name: "f") else {
        return 0
      }
      // What is laid out can be drawn: a scene that its own check refuses would be a defect of the layout.
      guard let svg = try? SVGRenderer(palette: .light).render(scene) else {
        fatalError("a scene was laid out that cannot be drawn")
      }
      precondition(svg.starts(with: "<svg".utf8))
      return 0
    }
  }
}
