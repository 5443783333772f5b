#if Raster
  import CPangoCairo
  import FigureScene

  /// Turns a scene into the bytes of a PNG or a PDF, through Cairo and Pango.
  ///
  /// The same scene, palette and format give the same bytes as long as Cairo and the fonts are the same.
  public struct CairoRenderer: Sendable {
    /// What a picture is written as.
    public enum Format: Equatable, Sendable {
      /// An sRGB picture, as large in print as the scene is in points (72 to the inch), with the scene's
      /// title as text chunk.
      ///
      /// A point takes `scale` pixels, 1 or more. A compact one gets by with at most 256 colours: each of its
      /// channels is then off by at most 12 of 255, and it takes less than half the bytes.
      case png(scale: Int, isCompact: Bool)
      /// One page as large as the scene, its fonts embedded.
      ///
      /// The bytes are the same on every day: the date of its making is that of no day in particular.
      case pdf
    }

    /// The colours.
    public var palette: Palette

    /// What the picture is written as.
    public var format: Format

    /// Whether the page itself is painted; without it the picture is transparent.
    public var paintsBackground: Bool

    /// Makes a renderer.
    public init(
      palette: Palette, format: Format = .png(scale: 2, isCompact: false),
      paintsBackground: Bool = true
    ) {
      self.palette = palette
      self.format = format
      self.paintsBackground = paintsBackground
    }

    /// The family that the ruler measured.
    public static let fontFamily = "Inter"

    /// The picture of `scene`.
    ///
    /// - Throws: ``CairoError`` where Cairo and Pango are not installed, and for a scene of no size or
    ///   a larger one than the format has room for: 32767 pixels a side in a PNG, 14400 points in a PDF.
    public func render(_ scene: Scene) throws(CairoError) -> [UInt8] {
      do {
        try scene.check()
        try palette.check()
      } catch {
        throw CairoError(description: error.description)
      }
      switch format {
      case .png(let scale, let isCompact):
        return try png(of: scene, scale: scale, isCompact: isCompact)
      case .pdf: return try pdf(of: scene)
      }
    }

    private func png(
      of scene: Scene, scale: Int, isCompact: Bool
    ) throws(CairoError) -> [UInt8] {
      let (width, height) = (
        (scene.size.width * Double(scale)).rounded(), (scene.size.height * Double(scale)).rounded()
      )
      let sides = 1...Double(CairoSurface.longestSide)
      // The scale has a bound of its own: a tiny scene could have more pixels to the metre than a PNG says.
      guard (1...CairoSurface.longestSide).contains(scale), sides.contains(width),
        sides.contains(height)
      else {
        throw CairoError(
          description: "the scene is \(CairoRenderer.size(of: scene)); at scale \(scale) it has not"
            + " 1 to \(CairoSurface.longestSide) pixels a side")
      }
      let image = try CairoSurface.image(
        width: whole(width), height: whole(height), isOpaque: paintsBackground, of: .open())
      image.cairo.cairo_scale(image.context, Double(scale), Double(scale))
      try paint(scene, text: .outlines, on: image)
      return image.encoded(
        by: PNGWriter(
          pixelsPerMeter: Double(scale) * 72 / 0.0254, title: scene.title, isCompact: isCompact))
    }

    /// The longest side of a page that every reader of PDF shows, in points.
    private static let longestPage = 14_400.0

    private func pdf(of scene: Scene) throws(CairoError) -> [UInt8] {
      let sides = [scene.size.width, scene.size.height]
      guard sides.allSatisfy({ $0 > 0 && $0 <= CairoRenderer.longestPage }) else {
        throw CairoError(
          description: "the scene is \(CairoRenderer.size(of: scene)); a PDF has up to"
            + " \(whole(CairoRenderer.longestPage)) a side, and more than 0")
      }
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
      try paint(scene, text: .font, on: page)
      page.cairo.cairo_surface_finish(page.surface)
      try page.check()
      return sink.bytes
    }

    private static func size(of scene: Scene) -> String {
      "\(scene.size.width) × \(scene.size.height) points"
    }

    private func paint(
      _ scene: Scene, text: TextForm, on surface: borrowing CairoSurface
    ) throws(CairoError) {
      let painter = ScenePainter(
        cairo: surface.cairo, context: surface.context, palette: palette, text: text)
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
