#if Raster
  import CPangoCairo

  /// The pixels of a PNG.
  public struct DecodedPicture: Equatable, Sendable {
    /// How many pixels it is wide.
    public let width: Int
    /// How many pixels it is high.
    public let height: Int
    /// Blue, green, red and opacity of each pixel, multiplied by the opacity; row by row.
    public let bytes: [UInt8]

    /// Decodes a PNG.
    ///
    /// - Throws: ``CairoError`` for bytes that are no PNG.
    public init(_ png: [UInt8]) throws(CairoError) {
      let cairo = try CairoLibrary.open()
      var rest = (bytes: png, index: 0)
      let surface = withUnsafeMutablePointer(to: &rest) { source in
        cairo.cairo_image_surface_create_from_png_stream(
          { source, target, count in
            let source = source!.assumingMemoryBound(to: (bytes: [UInt8], index: Int).self)
            let start = source.pointee.index
            guard start + Int(clamping: count) <= source.pointee.bytes.count else {
              return MOTION_CAIRO_STATUS_READ_ERROR
            }
            source.pointee.bytes.withUnsafeBufferPointer { bytes in
              target!.update(from: bytes.baseAddress! + start, count: Int(clamping: count))
            }
            source.pointee.index += Int(clamping: count)
            return MOTION_CAIRO_STATUS_SUCCESS
          }, source)
      }
      defer { cairo.cairo_surface_destroy(surface) }
      try cairo.check(cairo.cairo_surface_status(surface))
      // Of a file with more than eight bits a channel some versions of Cairo keep more than that.
      let format = cairo.cairo_image_surface_get_format(surface)
      guard [MOTION_CAIRO_FORMAT_ARGB32, MOTION_CAIRO_FORMAT_RGB24].contains(format) else {
        throw CairoError(description: "the PNG has more than eight bits a channel")
      }
      width = Int(clamping: cairo.cairo_image_surface_get_width(surface))
      height = Int(clamping: cairo.cairo_image_surface_get_height(surface))
      // Rows of whole words follow one another without a gap.
      let stride = Int(clamping: cairo.cairo_image_surface_get_stride(surface))
      bytes = Array(
        UnsafeBufferPointer(
          start: cairo.cairo_image_surface_get_data(surface), count: stride * height))
    }

    fileprivate init(width: Int, height: Int, bytes: [UInt8]) {
      (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The picture as PNG.
    public func png() -> [UInt8] {
      bytes.withUnsafeBufferPointer {
        PNGWriter(pixelsPerMeter: 72 / 0.0254, title: "").bytes(
          Pixels(
            start: $0.baseAddress!, width: width, height: height, stride: 4 * width, isOpaque: false
          )
        )
      }
    }
  }

  /// How two pictures of one size differ.
  public struct PictureDifference: Sendable {
    /// The largest difference in a channel, of 255.
    public private(set) var largest = 0
    /// The mean difference of all channels, of 255.
    public let mean: Double
    /// The share of channels that differ by 1 of 255 at most.
    public let shareNear: Double
    /// How many pixels differ by more than 1 of 255.
    public private(set) var pixels = 0
    /// The new picture, pale, with what differs in red.
    public let picture: DecodedPicture

    /// Whether another version of Cairo may well have drawn the one picture instead of the other.
    public var isNegligible: Bool { shareNear >= 0.95 && mean < 0.1 && largest <= 10 }

    /// Compares two pictures; `nil` when they are not of one size.
    public init?(_ old: DecodedPicture, _ new: DecodedPicture) {
      guard old.width == new.width, old.height == new.height else { return nil }
      var (sum, far) = (0, 0)
      var shown = new.bytes
      for pixel in stride(from: 0, to: shown.count, by: 4) {
        var worst = 0
        for channel in pixel..<pixel + 4 {
          let difference = abs(
            Int(clamping: old.bytes[channel]) - Int(clamping: new.bytes[channel]))
          sum += difference
          if difference > 1 { far += 1 }
          worst = max(worst, difference)
        }
        largest = max(largest, worst)
        if worst > 1 {
          pixels += 1
          (shown[pixel], shown[pixel + 1], shown[pixel + 2], shown[pixel + 3]) = (32, 32, 224, 255)
        } else {
          for channel in pixel..<pixel + 3 { shown[channel] = 191 + shown[channel] / 4 }
          shown[pixel + 3] = 255
        }
      }
      mean = Double(sum) / Double(max(1, shown.count))
      shareNear = 1 - Double(far) / Double(max(1, shown.count))
      picture = DecodedPicture(width: new.width, height: new.height, bytes: shown)
    }
  }
#endif
