#if Raster
  /// Writes a picture as PNG: sRGB, eight bits a channel, straight alpha.
  struct PNGWriter {
    /// How many pixels a metre of paper holds.
    let pixelsPerMeter: Double

    /// What the picture is; empty for nothing.
    let title: String

    /// Whether the picture gets by with 256 colours and half the bytes, where no channel is then off by more
    /// than `compactError`.
    var isCompact = false

    /// What a channel may be off by in a compact picture, of 255.
    static let compactError = 12

    /// The bytes of the PNG.
    func bytes(_ pixels: Pixels) -> [UInt8] {
      let coding = coding(of: pixels)
      var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      let size =
        PNGWriter.bigEndian(UInt32(pixels.width)) + PNGWriter.bigEndian(UInt32(pixels.height))
      // Eight bits a channel or place; deflate; filters by row; not interlaced.
      append("IHDR", size + [8, coding.colorType, 0, 0, 0], to: &png)
      append("sRGB", [0], to: &png)  // 0: perceptual
      if case .table(let table) = coding {
        append("PLTE", table.colors.flatMap { PNGWriter.bigEndian($0).prefix(3) }, to: &png)
        let opacities = table.colors.map { UInt8($0 & 0xFF) }
        if opacities.contains(where: { $0 < 255 }) { append("tRNS", opacities, to: &png) }
      }
      let density = PNGWriter.bigEndian(UInt32(pixelsPerMeter.rounded()))
      append("pHYs", density + density + [1], to: &png)  // 1: the unit is the metre
      if !title.isEmpty {
        // iTXt holds UTF-8: keyword, end; not compressed, method 0; no language, no translated keyword.
        append("iTXt", Array("Title".utf8) + [0, 0, 0, 0, 0] + Array(title.utf8), to: &png)
      }
      append("IDAT", PNGWriter.compressed(pixels, coding), to: &png)
      append("IEND", [], to: &png)
      return png
    }

    private func coding(of pixels: Pixels) -> Coding {
      if isCompact, let table = ColorTable(of: pixels, error: PNGWriter.compactError) {
        return .table(table)
      }
      return pixels.isOpaque ? .opaque : .straight
    }

    /// What stands for a pixel in the file.
    private enum Coding {
      /// Red, green, blue.
      case opaque
      /// Red, green, blue and opacity.
      case straight
      /// A place in a table of colours.
      case table(ColorTable)

      var colorType: UInt8 {
        switch self {
        case .opaque: 2
        case .table: 3
        case .straight: 6
        }
      }

      /// The bytes of a pixel.
      var length: Int {
        switch self {
        case .opaque: 3
        case .straight: 4
        case .table: 1
        }
      }
    }

    /// All rows, unfiltered and compressed. A row that equals the one above costs a comparison.
    private static func compressed(_ pixels: Pixels, _ coding: Coding) -> [UInt8] {
      var deflate = Deflate(rowLength: 1 + pixels.width * coding.length, pixelLength: coding.length)
      for row in 0..<pixels.height {
        let changed = pixels.changes(in: row)
        guard !changed.isEmpty else {
          deflate.appendRow(nil)
          continue
        }
        deflate.appendRow { target in
          target[0] = 0  // no filter
          write(pixels, row, changed, to: target + 1 + coding.length * changed.lowerBound, coding)
        }
      }
      return deflate.finished()
    }

    private static func write(
      _ pixels: Pixels, _ row: Int, _ columns: Range<Int>, to target: UnsafeMutablePointer<UInt8>,
      _ coding: Coding
    ) {
      var target = target
      switch coding {
      case .opaque:
        var source = pixels.start + row * pixels.stride + 4 * columns.lowerBound
        for _ in columns {
          (target[0], target[1], target[2]) = (source[2], source[1], source[0])
          (target, source) = (target + 3, source + 4)
        }
      case .straight:
        for column in columns {
          let color = pixels.color(of: pixels[row, column])
          UnsafeMutableRawPointer(target).storeBytes(of: color.bigEndian, as: UInt32.self)
          target += 4
        }
      case .table(let table):
        for column in columns {
          target[0] = table.place(of: pixels[row, column])
          target += 1
        }
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
        remainder =
          remainder >> 8 ^ table[Int(clamping: UInt8(truncatingIfNeeded: remainder) ^ byte)]
      }
      return ~remainder
    }
  }
#endif
