import FigureScene
import Libm

/// Looks at a scene in a palette for what is hard to see: text under 4.5:1 and lines under 3:1 against what
/// lies behind them.
public enum ContrastCheck {
  /// A pair of colours that are too near to one another.
  public struct Fault: Equatable, Sendable, CustomStringConvertible {
    /// What is hard to see, on what, and how hard, in one line.
    public let description: String
  }

  /// The contrast ratio of two opaque colours, 1 … 21, as WCAG 2 defines it.
  public static func ratio(_ one: Color, _ two: Color) -> Double {
    let (bright, dark) = (max(luminance(one), luminance(two)), min(luminance(one), luminance(two)))
    return (bright + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// All faults of `scene` in `palette`: every text and line against the fills that lie under it.
  ///
  /// Grid lines and the outlines of surfaces are meant to be faint and are left out.
  public static func faults(of scene: Scene, palette: Palette) -> [Fault] {
    var grounds: [(outline: [Point], paint: Paint)] = []
    var faults: [Fault] = []
    func ground(at point: Point) -> Color {
      grounds.reduce(palette.background) { color, ground in
        ground.outline.surrounds(point) ? palette.color(of: ground.paint).over(color) : color
      }
    }
    func check(_ paint: Paint, at point: Point, least: Double, _ subject: @autoclosure () -> String)
    {
      let ratio = ratio(palette.color(of: paint), ground(at: point))
      guard ratio < least else { return }
      faults.append(
        Fault(
          description: "\(subject()) has a contrast of \(Decimal.fixed(ratio, decimals: 2)):1 "
            + "in \(palette.name), less than \(Decimal.shortest(least)):1"))
    }
    func walk(_ items: [Scene.Item]) {
      for item in items {
        switch item {
        case .group(_, _, let items): walk(items)
        case .text(let label):
          for corner in label.corners() {
            check(label.paint, at: corner, least: 4.5, "\"\(label.text)\"")
          }
        case .shape(let path, let fill, let stroke):
          if let stroke, stroke.paint != .grid, stroke.paint != .background {
            for (start, _) in path.flattened(step: 40) {
              check(stroke.paint, at: start, least: 3, "a line")
            }
          }
          if let fill { grounds.append((path.flattened(step: 6).map { $0.0 }, fill)) }
        }
      }
    }
    walk(scene.items)
    return faults.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
