import FigureScene
import Libm

/// How far apart colours are for readers who see colours in other ways, or none.
enum ColorVision: CaseIterable {
  /// All three kinds of cones.
  case usual
  /// No cones for middle wavelengths, the most common deficiency.
  case deuteranopia
  /// No cones for long wavelengths.
  case protanopia
  /// No cones for short wavelengths.
  case tritanopia

  /// What becomes of linear red, green and blue: Machado, Oliveira and Fernandes, 2009, at severity 1.
  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// The difference of two opaque colours as CIEDE2000 has it: 1 can just be seen.
  func difference(_ one: Color, _ other: Color) -> Double {
    CIELab(seen(one)).difference(to: CIELab(seen(other)))
  }

  /// The linear red, green and blue that a reader of this kind takes a colour for.
  private func seen(_ color: Color) -> [Double] {
    let linear = color.linear
    return matrix.map { row in
      min(max(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2], 0), 1)
    }
  }
}

extension Color {
  /// Red, green and blue in proportion to their light, 0 … 1.
  var linear: [Double] {
    [red, green, blue].map { component in
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The lightness L*, 0 … 100: what is left of a colour in grey print.
  var lightness: Double { CIELab(linear).lightness }
}

/// A colour in CIE L*a*b*, in which equal distances are about equally visible.
struct CIELab {
  let lightness, a, b: Double

  /// The colour at a place.
  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// The colour of linear sRGB components, for daylight (D65).
  init(_ linear: [Double]) {
    let rows = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let white = [0.95047, 1, 1.08883]
    let values = zip(rows, white).map { row, white in
      let share = (row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]) / white
      return share > 0.008856 ? pow(share, 1.0 / 3) : 7.787 * share + 16.0 / 116
    }
    lightness = 116 * values[1] - 16
    (a, b) = (500 * (values[0] - values[1]), 200 * (values[1] - values[2]))
  }

  /// CIEDE2000, as Sharma, Wu and Dalal state it, 2005.
  func difference(to other: CIELab) -> Double {
    let degree = Double.pi / 180
    func seventh(_ value: Double) -> Double { pow(value, 7) }
    func share(_ chroma: Double) -> Double {
      (seventh(chroma) / (seventh(chroma) + seventh(25))).squareRoot()
    }
    func length(_ one: Double, _ two: Double) -> Double { (one * one + two * two).squareRoot() }
    let stretch = 1 + (1 - share((length(a, b) + length(other.a, other.b)) / 2)) / 2
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (length(a1, b), length(a2, other.b))
    func hue(_ a: Double, _ b: Double) -> Double {
      let angle = atan2(b, a) / degree
      return angle < 0 ? angle + 360 : angle
    }
    let (hue1, hue2) = (hue(a1, b), hue(a2, other.b))
    let isGrey = chroma1 * chroma2 <= 0
    var turn = isGrey ? 0 : hue2 - hue1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var middle = isGrey ? hue1 + hue2 : (hue1 + hue2) / 2
    if !isGrey, abs(hue1 - hue2) > 180 { middle += hue1 + hue2 < 360 ? 180 : -180 }
    let light = (lightness + other.lightness) / 2 - 50
    let chroma = (chroma1 + chroma2) / 2
    let waves =
      1 - 0.17 * cos((middle - 30) * degree) + 0.24 * cos(2 * middle * degree)
      + 0.32 * cos((3 * middle + 6) * degree) - 0.2 * cos((4 * middle - 63) * degree)
    let blue = (middle - 275) / 25
    let rotation = -2 * share(chroma) * sin(60 * exp(-blue * blue) * degree)
    let lightPart =
      (other.lightness - lightness)
      / (1 + 0.015 * light * light / (20 + light * light).squareRoot())
    let chromaPart = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    let huePart =
      2 * (chroma1 * chroma2).squareRoot() * sin(turn / 2 * degree) / (1 + 0.015 * chroma * waves)
    return
      (lightPart * lightPart + chromaPart * chromaPart + huePart * huePart
      + rotation * chromaPart * huePart).squareRoot()
  }
}

extension ContrastCheck {
  /// How many curves of a palette have to be told apart by their colours alone.
  private static let toldByColor = 4

  /// The least difference of two curves' colours for a reader, by CIEDE2000.
  private static func leastDifference(_ vision: ColorVision) -> Double {
    switch vision {
    case .usual, .deuteranopia, .protanopia: 14
    case .tritanopia: 10
    }
  }

  /// The least difference of two curves' lightness L*, for print in grey.
  private static let leastLightness = 5.0

  /// Pairs of the first curves' colours that some readers cannot tell apart; from the fifth curve on dashes and
  /// markers help.
  static func confusions(of palette: Palette) -> [Fault] {
    let colors = palette.series.prefix(toldByColor)
    return colors.indices.flatMap { first in
      colors.indices.dropFirst(first + 1).flatMap { second in
        confusions(
          "series \(first + 1) and series \(second + 1)", colors[first], colors[second],
          in: palette)
      }
    }
  }

  private static func confusions(
    _ pair: String, _ one: Color, _ other: Color, in palette: Palette
  ) -> [Fault] {
    func fault(_ what: String, _ value: Double, _ least: Double) -> Fault? {
      guard value < least else { return nil }
      return Fault(
        description: "\(pair) are \(Decimal.fixed(value, decimals: 1)) apart \(what) in "
          + "\(palette.name), less than \(Decimal.shortest(least))")
    }
    let seen = ColorVision.allCases.compactMap { vision -> Fault? in
      let what =
        switch vision {
        case .usual: "(CIEDE2000)"
        case .deuteranopia: "for readers without green cones (CIEDE2000)"
        case .protanopia: "for readers without red cones (CIEDE2000)"
        case .tritanopia: "for readers without blue cones (CIEDE2000)"
        }
      return fault(what, vision.difference(one, other), leastDifference(vision))
    }
    let grey = fault("in lightness", abs(one.lightness - other.lightness), leastLightness)
    return seen + [grey].compactMap { $0 }
  }
}
