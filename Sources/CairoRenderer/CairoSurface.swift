#if Raster
  import CPangoCairo

  /// An image in memory or a page, and the context that draws on it, released when the value ends.
  struct CairoSurface: ~Copyable {
    let cairo: CairoLibrary
    let surface: OpaquePointer
    let context: OpaquePointer

    /// The memory of an image, to be used again by the next one.
    private let pixels: UnsafeMutableRawPointer?
    private let pixelsSize: Int

    /// What takes the bytes of a page, which may still come when the surface is released.
    private let sink: ByteSink?

    /// Cairo gives no null pointer where it fails, but a surface and a context that say so when asked.
    private init(
      _ surface: OpaquePointer, of cairo: CairoLibrary, pixels: UnsafeMutableRawPointer? = nil,
      pixelsSize: Int = 0, sink: ByteSink? = nil
    ) {
      (self.cairo, self.surface, self.sink) = (cairo, surface, sink)
      (self.pixels, self.pixelsSize) = (pixels, pixelsSize)
      context = cairo.cairo_create(surface)!
    }

    /// The most pixels that Cairo's images have on a side.
    static let longestSide = 32_767

    /// An image of `width` × `height` pixels; without transparency, and to be painted all over, when
    /// `isOpaque`.
    static func image(
      width: Int, height: Int, isOpaque: Bool, of cairo: CairoLibrary
    ) throws(CairoError) -> CairoSurface {
      let sides = 1...longestSide
      guard sides.contains(width), sides.contains(height) else {
        throw CairoError(description: "an image of \(width) × \(height) pixels cannot be")
      }
      let length = 4 * width * height
      var size = length
      guard let pixels = motion_take_pixels(&size) else {
        throw CairoError(description: "there is no memory for \(width) × \(height) pixels")
      }
      if !isOpaque { pixels.initializeMemory(as: UInt8.self, repeating: 0, count: length) }
      let image = CairoSurface(
        cairo.cairo_image_surface_create_for_data(
          pixels.assumingMemoryBound(to: UInt8.self),
          isOpaque ? MOTION_CAIRO_FORMAT_RGB24 : MOTION_CAIRO_FORMAT_ARGB32, Int32(width),
          Int32(height), Int32(4 * width))!, of: cairo, pixels: pixels, pixelsSize: size)
      try image.check()
      return image
    }

    /// A page of a PDF, `width` × `height` points, whose bytes go to `sink`.
    static func page(
      width: Double, height: Double, sink: ByteSink, of cairo: CairoLibrary
    ) throws(CairoError) -> CairoSurface {
      let page = CairoSurface(
        cairo.cairo_pdf_surface_create_for_stream(
          { sink, bytes, count in
            let sink = Unmanaged<ByteSink>.fromOpaque(sink!).takeUnretainedValue()
            sink.bytes += UnsafeBufferPointer(start: bytes, count: Int(clamping: count))
            return MOTION_CAIRO_STATUS_SUCCESS
          }, Unmanaged.passUnretained(sink).toOpaque(), width, height)!, of: cairo, sink: sink)
      try page.check()
      return page
    }

    deinit {
      cairo.cairo_destroy(context)
      cairo.cairo_surface_destroy(surface)
      if let pixels { motion_give_pixels(pixels, pixelsSize) }
    }

    /// Throws what went wrong on the image since it was made, if anything did.
    func check() throws(CairoError) {
      try cairo.check(cairo.cairo_surface_status(surface))
      try cairo.check(cairo.cairo_status(context))
    }

    /// The image as PNG.
    func encoded(by writer: PNGWriter) -> [UInt8] {
      cairo.cairo_surface_flush(surface)
      return writer.bytes(
        Pixels(
          start: cairo.cairo_image_surface_get_data(surface)!,
          width: Int(clamping: cairo.cairo_image_surface_get_width(surface)),
          height: Int(clamping: cairo.cairo_image_surface_get_height(surface)),
          stride: Int(clamping: cairo.cairo_image_surface_get_stride(surface)),
          isOpaque: cairo.cairo_image_surface_get_format(surface) == MOTION_CAIRO_FORMAT_RGB24))
    }
  }

  /// Takes what Cairo writes.
  final class ByteSink {
    var bytes: [UInt8] = []
  }
#endif
