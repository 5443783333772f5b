/// A colour of the sRGB space with an opacity.
public struct Color: Equatable, Sendable {
  /// Red, 0 … 255.
  public var red: UInt8
  /// Green, 0 … 255.
  public var green: UInt8
  /// Blue, 0 … 255.
  public var blue: UInt8
  /// The opacity, 0 … 1.
  public var opacity: Double

  /// Makes a colour from 0xRRGGBB and an opacity from 0 to 1.
  public init(_ hex: UInt32, opacity: Double = 1) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
    self.opacity = opacity
  }

  /// The colour that is seen where this one lies on the opaque `ground`; an opacity outside of 0 … 1 counts as the
  /// nearer of the two, and none as 0.
  public func over(_ ground: Color) -> Color {
    let opacity = self.opacity > 0 ? min(self.opacity, 1) : 0
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * opacity + Double(bottom) * (1 - opacity)).rounded())
    }
    var result = ground
    result.red = mix(red, ground.red)
    result.green = mix(green, ground.green)
    result.blue = mix(blue, ground.blue)
    return result
  }
}

/// The colours of all roles.
public struct Palette: Equatable, Sendable {
  /// The name by which it is chosen, such as `light` or `dark`: letters, digits, `-` and `_`.
  public var name: String
  /// The page.
  public var background: Color
  /// Names and emphasised labels.
  public var ink: Color
  /// Axes and their ticks.
  public var axis: Color
  /// Tick labels, details, dashed guides.
  public var secondary: Color
  /// Grid lines and the outlines of boxes.
  public var grid: Color
  /// Screens, cards and boxes.
  public var surface: Color
  /// The curves, in order; without any they have the colour of names.
  public var series: [Color]
  /// The opacity of a wash.
  public var washOpacity: Double

  /// Makes a palette from the colours of all roles.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-` and `_`, a letter first; ids in an SVG are made of it.
  ///   - background: the page.
  ///   - ink: names and emphasised labels.
  ///   - axis: axes and their ticks; that of names when left out.
  ///   - secondary: tick labels, details, dashed guides.
  ///   - grid: grid lines and the outlines of boxes.
  ///   - surface: screens, cards and boxes.
  ///   - series: the curves, in order; without any they have the colour of names.
  ///   - washOpacity: how much of its colour a wash is, 0 … 1.
  public init(
    name: String, background: Color, ink: Color, axis: Color? = nil, secondary: Color,
    grid: Color, surface: Color, series: [Color], washOpacity: Double
  ) {
    (self.name, self.background, self.ink) = (name, background, ink)
    self.axis = axis ?? ink
    (self.secondary, self.grid, self.surface) = (secondary, grid, surface)
    (self.series, self.washOpacity) = (series, washOpacity)
  }

  /// For a white page.
  public static let light = Palette(
    name: "light",
    background: Color(0xFFFFFF), ink: Color(0x1D1D1F), axis: Color(0x2C2C2E),
    secondary: Color(0x646469),
    grid: Color(0xE5E5EA), surface: Color(0xF5F5F7),
    series: [
      Color(0x0F3E8D), Color(0xAA2F00), Color(0x0B5A44), Color(0x893AE3), Color(0xA3195B),
      Color(0x00687A),
    ],
    washOpacity: 0.07)

  /// For a dark page.
  public static let dark = Palette(
    name: "dark",
    background: Color(0x161618), ink: Color(0xF5F5F7), axis: Color(0x98989F),
    secondary: Color(0xACACB2),
    grid: Color(0x38383A), surface: Color(0x232326),
    series: [
      Color(0x4EA6FF), Color(0xFF954F), Color(0x64DB9F), Color(0xE7CDFF), Color(0xF27FB5),
      Color(0x4CC3D4),
    ],
    washOpacity: 0.12)

  /// The colour of `paint`.
  public func color(of paint: Paint) -> Color {
    var color =
      switch paint.role {
      case .background: background
      case .ink: ink
      case .axis: axis
      case .secondary: secondary
      case .grid: grid
      case .surface: surface
      case .series(let number):
        series.isEmpty ? ink : series[(max(1, number) - 1) % series.count]
      }
    if paint.strength == .wash { color.opacity = washOpacity }
    return color
  }
}
