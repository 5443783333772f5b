#if Raster
  import CPangoCairo

  /// An image in memory and the context that draws on it, released when the value ends.
  struct CairoSurface: ~Copyable {
    let surface: OpaquePointer
    let context: OpaquePointer

    /// The memory of an image, to be used again by the next one.
    private let pixels: UnsafeMutableRawPointer?
    private let pixelsSize: Int

    private init(
      _ surface: OpaquePointer, pixels: UnsafeMutableRawPointer? = nil, pixelsSize: Int = 0
    ) {
      (self.surface, self.pixels, self.pixelsSize) = (surface, pixels, pixelsSize)
      context = cairo_create(surface)
    }

    /// An image of `width` × `height` pixels; without transparency, and to be painted all over, when
    /// `isOpaque`.
    static func image(width: Int, height: Int, isOpaque: Bool) throws(CairoError) -> CairoSurface {
      try CairoLibrary.open()
      let length = max(4, 4 * width * height)
      var size = length
      guard let pixels = motion_take_pixels(&size) else {
        throw CairoError(description: "there is no memory for \(width) × \(height) pixels")
      }
      if !isOpaque { pixels.initializeMemory(as: UInt8.self, repeating: 0, count: length) }
      let image = CairoSurface(
        cairo_image_surface_create_for_data(
          pixels.assumingMemoryBound(to: UInt8.self),
          isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(4 * width)), pixels: pixels, pixelsSize: size)
      try image.check()
      return image
    }

    /// A page of a PDF, `width` × `height` points, whose bytes go to `sink`.
    static func page(width: Double, height: Double, sink: ByteSink) throws(CairoError)
      -> CairoSurface
    {
      try CairoLibrary.open()
      let page = CairoSurface(
        cairo_pdf_surface_create_for_stream(
          { sink, bytes, count in
            let sink = Unmanaged<ByteSink>.fromOpaque(sink!).takeUnretainedValue()
            sink.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, Unmanaged.passUnretained(sink).toOpaque(), width, height))
      try page.check()
      return page
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      if let pixels { motion_give_pixels(pixels, pixelsSize) }
    }

    /// Throws what went wrong on the image since it was made, if anything did.
    func check() throws(CairoError) {
      for status in [cairo_surface_status(surface), cairo_status(context)]
      where status != CAIRO_STATUS_SUCCESS {
        throw CairoError(status)
      }
    }

    /// The image as PNG.
    func encoded(by writer: PNGWriter) -> [UInt8] {
      cairo_surface_flush(surface)
      return writer.bytes(
        Pixels(
          start: cairo_image_surface_get_data(surface),
          width: Int(cairo_image_surface_get_width(surface)),
          height: Int(cairo_image_surface_get_height(surface)),
          stride: Int(cairo_image_surface_get_stride(surface)),
          isOpaque: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24))
    }
  }

  /// Takes what Cairo writes.
  final class ByteSink {
    var bytes: [UInt8] = []
  }

  /// The system's Cairo and Pango, opened when they are first needed.
  public enum CairoLibrary {
    private static let missing = motion_open_pango_cairo().map { String(cString: $0) }

    /// Opens the libraries, once; everything that draws does so itself.
    public static func open() throws(CairoError) {
      guard let missing else { return }
      throw CairoError(
        description: "Pango and Cairo are not here (\(missing)); install them (Debian:"
          + " libpangocairo-1.0-0, Homebrew: pango)")
    }
  }

  /// What Cairo reports when it cannot draw.
  public struct CairoError: Error, CustomStringConvertible {
    /// Cairo's own words.
    public let description: String

    init(description: String) {
      self.description = description
    }

    init(_ status: cairo_status_t) {
      self.init(
        description: "Cairo: " + String(cString: cairo_status_to_string(status)))
    }
  }
#endif
