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
      let surface = try CairoSurface.image(
        width: Int((scene.size.width * Double(scale)).rounded()),
        height: Int((scene.size.height * Double(scale)).rounded()),
        isOpaque: paintsBackground)
      cairo_scale(surface.context, Double(scale), Double(scale))
      if paintsBackground {
        setColor(.background, on: surface.context)
        cairo_paint(surface.context)
      }
      draw(scene.items, on: surface.context)
      try surface.check()
      return surface.encoded(
        by: PNGWriter(
          pixelsPerMeter: Double(scale) * 72 / 0.0254, title: scene.title, isCompact: isCompact))
    }

    /// The PDF that shows `scene` on one page as large as the scene, its fonts embedded.
    ///
    /// The bytes are the same on every day: the date of its making is that of no day in particular.
    public func pdf(of scene: Scene) throws(CairoError) -> [UInt8] {
      let sink = ByteSink()
      let page = try CairoSurface.page(
        width: scene.size.width, height: scene.size.height, sink: sink)
      for (key, text) in [
        (CAIRO_PDF_METADATA_TITLE, scene.title), (CAIRO_PDF_METADATA_SUBJECT, scene.summary),
        (CAIRO_PDF_METADATA_CREATOR, "Motion Figures"),
        (CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z"),
      ] {
        cairo_pdf_surface_set_metadata(page.surface, key, text)
      }
      if paintsBackground {
        setColor(.background, on: page.context)
        cairo_paint(page.context)
      }
      draw(scene.items, on: page.context)
      cairo_surface_finish(page.surface)
      try page.check()
      return withExtendedLifetime(sink) { sink.bytes }
    }

    /// The family that the system puts in Inter's place, or `nil` where Inter is installed.
    public static func substitutedFontFamily() -> String? {
      guard (try? CairoLibrary.open()) != nil else { return nil }
      let family = Typesetter.shared.familyInUse()
      return family == fontFamily ? nil : family
    }

    private func draw(_ items: [Scene.Item], on context: OpaquePointer) {
      for item in items {
        switch item {
        case .shape(let path, let fill, let stroke):
          if let fill {
            trace(path, on: context)
            setColor(fill, on: context)
            cairo_fill_preserve(context)
          }
          if let stroke { draw(path, with: stroke, on: context) }
          cairo_new_path(context)
        case .text(let label):
          setColor(label.paint, on: context)
          Typesetter.shared.draw(label, on: context)
        case .group(_, let clip, let items):
          cairo_save(context)
          if let clip {
            cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
            cairo_clip(context)
          }
          draw(items, on: context)
          cairo_restore(context)
        }
      }
    }

    private func trace(_ path: Path, on context: OpaquePointer) {
      cairo_new_path(context)
      for element in path.elements { trace(element, on: context) }
    }

    private func trace(_ element: Path.Element, on context: OpaquePointer) {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }

    private func draw(_ path: Path, with stroke: Stroke, on context: OpaquePointer) {
      setColor(stroke.paint, on: context)
      cairo_set_line_width(context, stroke.width)
      cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), 0)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      let isOpaque = palette.color(of: stroke.paint).opacity == 1 && stroke.dash.isEmpty
      guard isOpaque, path.elements.count > CairoRenderer.longestStroke,
        !path.elements.contains(.close)
      else {
        trace(path, on: context)
        return cairo_stroke_preserve(context)
      }
      strokeInPieces(path, on: context)
    }

    /// As many steps of a path as Cairo strokes at once.
    private static let longestStroke = 128

    /// Strokes a long open path piece by piece, of which the round ends join without a trace.
    ///
    /// The outline of a recorded line crosses itself all the time, and what that costs Cairo grows faster than
    /// the line: a million samples take two thirds less so.
    private func strokeInPieces(_ path: Path, on context: OpaquePointer) {
      cairo_new_path(context)
      var (count, place) = (0, Point.zero)
      for element in path.elements {
        if count == CairoRenderer.longestStroke {
          cairo_stroke_preserve(context)
          cairo_new_path(context)
          cairo_move_to(context, place.x, place.y)
          count = 0
        }
        trace(element, on: context)
        place = element.end ?? place
        count += 1
      }
      cairo_stroke_preserve(context)
    }

    private func setColor(_ paint: Paint, on context: OpaquePointer) {
      let color = palette.color(of: paint)
      cairo_set_source_rgba(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        color.opacity)
    }
  }
#endif
