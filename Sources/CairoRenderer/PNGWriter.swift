#if Raster
  /// Writes a picture as PNG: sRGB, eight bits a channel, straight alpha.
  struct PNGWriter {
    /// How many pixels a metre of paper holds.
    let pixelsPerMeter: Double

    /// What the picture is; empty for nothing.
    let title: String

    /// The bytes of the PNG.
    ///
    /// - Parameters:
    ///   - pixels: blue, green, red and opacity of each pixel, multiplied by the opacity; row by row.
    ///   - stride: from one row to the next, in bytes.
    ///   - isOpaque: whether the opacity is left out.
    func bytes(
      pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, isOpaque: Bool
    ) -> [UInt8] {
      var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      let size = PNGWriter.bigEndian(UInt32(width)) + PNGWriter.bigEndian(UInt32(height))
      // Eight bits a channel; colour without or with opacity; deflate; filters by row; not interlaced.
      append("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &png)
      append("sRGB", [0], to: &png)  // 0: perceptual
      let density = PNGWriter.bigEndian(UInt32(pixelsPerMeter.rounded()))
      append("pHYs", density + density + [1], to: &png)  // 1: the unit is the metre
      if !title.isEmpty {
        // iTXt holds UTF-8: keyword, end; not compressed, method 0; no language, no translated keyword.
        append("iTXt", Array("Title".utf8) + [0, 0, 0, 0, 0] + Array(title.utf8), to: &png)
      }
      let data = PNGWriter.compressed(
        pixels, width: width, height: height, stride: stride, isOpaque: isOpaque)
      append("IDAT", data, to: &png)
      append("IEND", [], to: &png)
      return png
    }

    /// All rows, unfiltered and compressed. A row that equals the one above costs a comparison.
    private static func compressed(
      _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, isOpaque: Bool
    ) -> [UInt8] {
      let pixelLength = isOpaque ? 3 : 4
      var deflate = Deflate(rowLength: 1 + width * pixelLength, pixelLength: pixelLength)
      for row in 0..<height {
        let source = pixels + row * stride
        let changed = row > 0 ? changes(source, source - stride, count: width) : 0..<width
        guard !changed.isEmpty else {
          deflate.appendRow(nil)
          continue
        }
        deflate.appendRow { target in
          target[0] = 0  // no filter
          copy(
            source + 4 * changed.lowerBound, to: target + 1 + pixelLength * changed.lowerBound,
            count: changed.count, isOpaque: isOpaque)
        }
      }
      return deflate.finished()
    }

    /// From the first pixel that differs between two rows to the last.
    private static func changes(
      _ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, count: Int
    ) -> Range<Int> {
      func differs(_ pixel: Int) -> Bool {
        UnsafeRawPointer(one + 4 &* pixel).loadUnaligned(as: UInt32.self)
          != UnsafeRawPointer(two + 4 &* pixel).loadUnaligned(as: UInt32.self)
      }
      func twoDiffer(_ pixel: Int) -> Bool {
        UnsafeRawPointer(one + 4 &* pixel).loadUnaligned(as: UInt64.self)
          != UnsafeRawPointer(two + 4 &* pixel).loadUnaligned(as: UInt64.self)
      }
      var first = 0
      while first &+ 2 <= count, !twoDiffer(first) { first &+= 2 }
      if first < count, !differs(first) { first += 1 }
      var end = count
      while end &- 2 >= first, !twoDiffer(end &- 2) { end &-= 2 }
      if end > first, !differs(end - 1) { end -= 1 }
      return first..<end
    }

    /// Brings a row of pixels into a PNG's order, and divides by the opacity where there is one.
    private static func copy(
      _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int,
      isOpaque: Bool
    ) {
      for index in 0..<count {
        let pixel = source + 4 * index
        if isOpaque {
          let place = target + 3 * index
          (place[0], place[1], place[2]) = (pixel[2], pixel[1], pixel[0])
          continue
        }
        let place = target + 4 * index
        let opacity = UInt32(pixel[3])
        for (channel, from) in [2, 1, 0].enumerated() {
          let value = UInt32(pixel[from]) * 255
          place[channel] = opacity == 0 ? 0 : UInt8(min(255, (value + opacity / 2) / opacity))
        }
        place[3] = pixel[3]
      }
    }

    private func append(_ type: String, _ data: [UInt8], to png: inout [UInt8]) {
      png += PNGWriter.bigEndian(UInt32(data.count))
      let start = png.count
      png += type.utf8
      png += data
      png += PNGWriter.bigEndian(CRC32.value(of: png[start...]))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
      withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
  }

  /// The checksum of zlib's format, taken in row by row.
  struct Adler32 {
    private var low: UInt64 = 1
    private var high: UInt64 = 0
    private static let modulus: UInt64 = 65_521

    /// The checksum of all that was taken in.
    var value: UInt32 { UInt32(high << 16 | low) }

    /// The sum of some bytes, and the sum of each as often as there are bytes from it to the end.
    static func sums(
      _ bytes: UnsafePointer<UInt8>, count: Int
    ) -> (bytes: UInt64, weighted: UInt64) {
      // Sixteen columns at a time: what has come in each, and the sum of that after each step.
      var (columns, steps) = (SIMD16<UInt32>.zero, SIMD16<UInt64>.zero)
      var index = 0
      while index &+ 16 <= count {
        let bytes = UnsafeRawPointer(bytes + index).loadUnaligned(as: SIMD16<UInt8>.self)
        steps &+= SIMD16<UInt64>(truncatingIfNeeded: columns)
        columns &+= SIMD16<UInt32>(truncatingIfNeeded: bytes)
        index &+= 16
      }
      var sum = UInt64(columns.wrappedSum())
      var weighted = 16 * steps.wrappedSum()
      for column in 0..<16 { weighted += UInt64(columns[column]) * UInt64(16 - column) }
      while index < count {
        sum += UInt64(bytes[index])
        weighted += sum
        index += 1
      }
      return (sum, weighted)
    }

    mutating func append(_ sums: (bytes: UInt64, weighted: UInt64), count: Int) {
      high = (high + UInt64(count) * low + sums.weighted) % Adler32.modulus
      low = (low + sums.bytes) % Adler32.modulus
    }
  }

  /// The checksum of a PNG's chunks.
  enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { remainder, _ in
        remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }

    static func value(of bytes: ArraySlice<UInt8>) -> UInt32 {
      let table = table
      var remainder: UInt32 = 0xFFFF_FFFF
      for byte in bytes {
        remainder = remainder >> 8 ^ table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)]
      }
      return ~remainder
    }
  }
#endif
