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

    /// The image as PNG, in Cairo's own encoding.
    func encoded() throws(CairoError) -> [UInt8] {
      cairo_surface_flush(surface)
      var bytes: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &bytes) { target in
        cairo_surface_write_to_png_stream(
          surface,
          { target, data, count in
            let target = target!.assumingMemoryBound(to: [UInt8].self)
            target.pointee += UnsafeBufferPointer(start: data, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, target)
      }
      guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
      return bytes
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
