/// Measures text by a table of advances, so that a layout is the same on every machine, whatever
/// fonts it has.
///
/// The measure is the sum of the characters' advances: kerning, which draws text a little narrower,
/// is left out.
public struct Ruler: Equatable, Sendable {
  /// The advances of Inter in its Regular, Medium and Semi Bold cuts.
  public static let inter = Ruler()

  /// Stretches every measure; above 1 it stands for a wider font than Inter.
  public var stretch: Double

  /// Makes a ruler; `stretch` above 1 lays out for a font that is wider than Inter.
  public init(stretch: Double = 1) {
    self.stretch = stretch
  }

  /// The height of the ink above the baseline, in em: the ascenders and the figures.
  public var ascent: Double { 0.756 }

  /// The depth of the ink below the baseline, in em: the descenders.
  public var descent: Double { 0.203 }

  /// The height of a capital above the baseline, in em.
  public var capHeight: Double { InterAdvances.capHeight / InterAdvances.unitsPerEm }

  /// The width of `text`, in points.
  public func advance(of text: String, font: Font) -> Double {
    var units = 0
    for character in text.unicodeScalars {
      units += InterAdvances.units(of: character, weight: font.weight)
    }
    return Double(units) / InterAdvances.unitsPerEm * font.size * stretch
  }
}

extension InterAdvances {
  /// The advance of `character` in font units, or a stated estimate where Inter lacks it: nothing for
  /// marks that combine, 1 em for East Asian wide characters and pictures, 0.6 em for all others.
  static func units(of character: Unicode.Scalar, weight: FontWeight) -> Int {
    if let index = index(of: character.value) {
      switch weight {
      case .regular: return Int(clamping: regular[index])
      case .medium: return Int(clamping: medium[index])
      case .semibold: return Int(clamping: semibold[index])
      }
    }
    if ZeroWidth.contains(character.value) { return 0 }
    let isWide = isEastAsianWide(character.value)
    return whole(unitsPerEm * (isWide ? 1 : 0.6))
  }

  private static func index(of code: UInt32) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      let range = ranges[middle]
      if code < range.first {
        high = middle
      } else if code > range.last {
        low = middle + 1
      } else {
        return range.index + Int(clamping: code - range.first)
      }
    }
    return nil
  }

  /// The blocks that Unicode's East Asian Width property calls wide, in broad strokes.
  private static func isEastAsianWide(_ code: UInt32) -> Bool {
    switch code {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
