#if Raster
  /// A picture in memory as Cairo keeps it: blue, green, red and opacity of each pixel, multiplied by the
  /// opacity; row by row.
  struct Pixels {
    let start: UnsafePointer<UInt8>
    let width: Int
    let height: Int
    /// From one row to the next, in bytes.
    let stride: Int
    /// Whether the opacity is left out; its byte then means nothing.
    let isOpaque: Bool

    /// A pixel: opacity, red, green and blue from the highest byte down, multiplied by the opacity.
    subscript(_ row: Int, _ column: Int) -> UInt32 {
      let pixel = UnsafeRawPointer(start).loadUnaligned(
        fromByteOffset: row &* stride &+ 4 &* column, as: UInt32.self)
      return isOpaque ? UInt32(littleEndian: pixel) | 0xFF00_0000 : UInt32(littleEndian: pixel)
    }

    /// Red, green, blue and opacity of `pixel` from the highest byte down, divided by the opacity.
    func color(of pixel: UInt32) -> UInt32 {
      let opacity = pixel >> 24
      if opacity == 255 { return pixel << 8 | 0xFF }
      if opacity == 0 { return 0 }
      func straight(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 0xFF) * 255 + opacity / 2) / opacity)
      }
      return straight(16) << 24 | straight(8) << 16 | straight(0) << 8 | opacity
    }

    /// From the first pixel that differs between a row and the one above to the last; all of the first row.
    func changes(in row: Int) -> Range<Int> {
      guard row > 0 else { return 0..<width }
      let (one, two) = (
        UnsafeRawPointer(start + row * stride), UnsafeRawPointer(start + (row - 1) * stride)
      )
      func twoDiffer(_ pixel: Int) -> Bool {
        one.loadUnaligned(fromByteOffset: 4 &* pixel, as: UInt64.self)
          != two.loadUnaligned(fromByteOffset: 4 &* pixel, as: UInt64.self)
      }
      var first = 0
      while first &+ 2 <= width, !twoDiffer(first) { first &+= 2 }
      if first < width, self[row, first] == self[row - 1, first] { first += 1 }
      var end = width
      while end &- 2 >= first, !twoDiffer(end &- 2) { end &-= 2 }
      if end > first, self[row, end - 1] == self[row - 1, end - 1] { end -= 1 }
      return first..<end
    }
  }
#endif
