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
    let linear = color.linear
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// All faults of `palette` itself: every colour that text and curves can have, on the page, on surfaces and on
  /// each wash over either; and curves that some readers cannot tell apart by their colours.
  public static func faults(of palette: Palette) -> [Fault] {
    let series = (1...max(1, palette.series.count)).map { Paint.series($0) }
    let plain = [Paint.background, .surface].map { paint in
      (name: name(of: paint), color: palette.color(of: paint))
    }
    let washed = plain.flatMap { ground in
      series.map { paint in
        let wash = palette.color(of: Paint(paint.role, .wash))
        return (
          name: "\(ground.name) under a wash of \(name(of: paint))",
          color: wash.over(ground.color)
        )
      }
    }
    return confusions(of: palette)
      + (plain + washed).flatMap { ground in
        ([Paint.ink, .secondary] + series).compactMap { paint in
          fault(
            "the colour of \(name(of: paint)) on \(ground.name)",
            ratio(palette.color(of: paint).over(ground.color), ground.color), least: leastForText,
            in: palette)
        }
      }
  }

  /// What text has to have against what lies behind it.
  private static let leastForText = 4.5
  /// What lines have to have.
  private static let leastForLines = 3.0

  private static func name(of paint: Paint) -> String {
    switch paint.role {
    case .background: "the page"
    case .ink: "ink"
    case .axis: "axes"
    case .secondary: "secondary text"
    case .grid: "grid lines"
    case .surface: "surfaces"
    case .series(let number): "series \(number)"
    }
  }

  private static func fault(
    _ subject: @autoclosure () -> String, _ ratio: Double, least: Double, in palette: Palette
  ) -> Fault? {
    guard ratio < least else { return nil }
    return Fault(
      description: "\(subject()) has a contrast of \(Decimal.fixed(ratio, decimals: 2)):1 "
        + "in \(palette.name), less than \(Decimal.shortest(least)):1")
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
      let ground = ground(at: point)
      let ratio = ratio(palette.color(of: paint).over(ground), ground)
      if let fault = fault(subject(), ratio, least: least, in: palette) { faults.append(fault) }
    }
    func walk(_ items: [Scene.Item]) {
      for item in items {
        switch item {
        case .group(_, _, let items): walk(items)
        case .text(let label):
          for corner in label.corners() {
            check(label.paint, at: corner, least: leastForText, "\"\(label.text)\"")
          }
        case .shape(let path, let fill, let stroke):
          if let stroke, isSeen(stroke.paint) {
            for (start, _) in path.flattened(step: 40) {
              check(stroke.paint, at: start, least: leastForLines, "a line")
            }
          }
          if let fill { grounds.append((path.flattened(step: 6).map { $0.0 }, fill)) }
        }
      }
    }
    /// Grid lines are meant to be faint, and what has the colour of a ground parts things on it.
    func isSeen(_ paint: Paint) -> Bool {
      paint.strength == .solid && ![.grid, .background, .surface].contains(paint)
    }
    walk(scene.items)
    return faults.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
