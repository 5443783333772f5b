#if Raster
  /// Adds to a PNG what Cairo leaves out: its colour space, its size in print and its title.
  enum PNGChunks {
    /// The bytes before the first chunk that may be preceded by ours: the signature and the header.
    private static let headerEnd = 8 + 4 + 4 + 13 + 4

    static func adding(to png: [UInt8], pixelsPerMeter: Double, title: String) -> [UInt8] {
      var result = Array(png[..<headerEnd])
      append("sRGB", [0], to: &result)  // 0: perceptual
      let density = bigEndian(UInt32(pixelsPerMeter.rounded()))
      append("pHYs", density + density + [1], to: &result)  // 1: the unit is the metre
      // iTXt holds UTF-8: keyword, end; not compressed, method 0; no language, no translated keyword.
      append("iTXt", Array("Title".utf8) + [0, 0, 0, 0, 0] + Array(title.utf8), to: &result)
      return result + png[headerEnd...]
    }

    private static func append(_ type: String, _ data: [UInt8], to png: inout [UInt8]) {
      let body = Array(type.utf8) + data
      png += bigEndian(UInt32(data.count)) + body + bigEndian(checksum(of: body))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
      withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }

    /// CRC-32 as PNG wants it; bit by bit, for a few dozen bytes.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
      var remainder: UInt32 = 0xFFFF_FFFF
      for byte in bytes {
        remainder ^= UInt32(byte)
        for _ in 0..<8 {
          remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0)
        }
      }
      return ~remainder
    }
  }
#endif
