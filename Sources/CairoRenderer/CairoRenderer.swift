#if Raster
  import CPangoCairo
  import FigureScene

  /// Turns a scene into the bytes of a PNG or a PDF, through Cairo and Pango.
  ///
  /// The same scene, palette and scale give the same bytes as long as Cairo and the fonts are the same.
  public struct CairoRenderer: Sendable {
    /// The colours.
    public var palette: Palette

    /// How many pixels a point takes, 1 or more.
    public var scale: Int

    /// Whether the page itself is painted; without it the PNG is transparent.
    public var paintsBackground: Bool

    /// Whether a PNG gets by with at most 256 colours: each of its channels is then off by at most 12 of 255,
    /// and it takes less than half the bytes.
    public var isCompact: Bool

    /// Makes a renderer.
    public init(
      palette: Palette, scale: Int, paintsBackground: Bool = true, isCompact: Bool = false
    ) {
      self.palette = palette
      self.scale = scale
      self.paintsBackground = paintsBackground
      self.isCompact = isCompact
    }

    /// The family that the ruler measured.
    public static let fontFamily = "Inter"

    /// The PNG that shows `scene`: sRGB, as large in print as the scene is in points (72 to the inch),
    /// with the scene's title as text chunk.
    public func png(of scene: Scene) throws(CairoError) -> [UInt8] {
      let image = try CairoSurface.image(
        width: Int((scene.size.width * Double(scale)).rounded()),
        height: Int((scene.size.height * Double(scale)).rounded()),
        isOpaque: paintsBackground, of: .open())
      image.cairo.cairo_scale(image.context, Double(scale), Double(scale))
      try paint(scene, on: image)
      return image.encoded(
        by: PNGWriter(
          pixelsPerMeter: Double(scale) * 72 / 0.0254, title: scene.title, isCompact: isCompact))
    }

    /// The PDF that shows `scene` on one page as large as the scene, its fonts embedded.
    ///
    /// The bytes are the same on every day: the date of its making is that of no day in particular.
    public func pdf(of scene: Scene) throws(CairoError) -> [UInt8] {
      let sink = ByteSink()
      let page = try CairoSurface.page(
        width: scene.size.width, height: scene.size.height, sink: sink, of: .open())
      for (key, text) in [
        (MOTION_CAIRO_PDF_METADATA_TITLE, scene.title),
        (MOTION_CAIRO_PDF_METADATA_SUBJECT, scene.summary),
        (MOTION_CAIRO_PDF_METADATA_CREATOR, "Motion Figures"),
        (MOTION_CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z"),
      ] {
        page.cairo.cairo_pdf_surface_set_metadata(page.surface, key, text)
      }
      try paint(scene, on: page)
      page.cairo.cairo_surface_finish(page.surface)
      try page.check()
      return sink.bytes
    }

    private func paint(_ scene: Scene, on surface: borrowing CairoSurface) throws(CairoError) {
      let painter = ScenePainter(
        cairo: surface.cairo, context: surface.context, palette: palette)
      if paintsBackground { painter.paintBackground() }
      try painter.draw(scene.items)
      try surface.check()
    }

    /// The family that the system puts in Inter's place, or `nil` where Inter is installed.
    public static func substitutedFontFamily() -> String? {
      let family = (try? Typesetter.open())?.familyInUse()
      return family == fontFamily ? nil : family
    }
  }
#endif
