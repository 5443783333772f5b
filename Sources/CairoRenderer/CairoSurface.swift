#if Raster
  import CPangoCairo

  /// An image in memory and the context that draws on it, released when the value ends.
  struct CairoSurface: ~Copyable {
    let surface: OpaquePointer
    let context: OpaquePointer

    /// Makes an image of `width` × `height` pixels; without transparency when `isOpaque`.
    init(width: Int, height: Int, isOpaque: Bool) throws(CairoError) {
      surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      context = cairo_create(surface)
      try check()
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
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
        pixels: cairo_image_surface_get_data(surface),
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)),
        stride: Int(cairo_image_surface_get_stride(surface)),
        isOpaque: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24)
    }
  }

  /// What Cairo reports when it cannot draw.
  public struct CairoError: Error, CustomStringConvertible {
    /// Cairo's own words.
    public let description: String

    init(_ status: cairo_status_t) {
      description = "Cairo: " + String(cString: cairo_status_to_string(status))
    }
  }
#endif
