#if Raster
  import CPangoCairo
  import FigureScene

  /// Gives labels as outlines, so that they look the same where their font is not installed.
  public enum GlyphOutlines {
    /// Opens what it takes.
    public static func prepare() throws(CairoError) { try CairoLibrary.open() }

    /// The forms that make up `label`, as Pango shapes it. ``prepare()`` has to have been called.
    public static func glyphs(of label: Label) -> [Glyph] { Typesetter.shared.glyphs(of: label) }
  }

  extension Typesetter {
    /// Empty places in a run, as Pango marks them.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// How many times larger outlines are drawn than they are used, since Cairo keeps 1/256 of a unit.
    private static let magnification = 64.0

    func glyphs(of label: Label) -> [Glyph] {
      motion_lock_text()
      defer { motion_unlock_text() }
      let shift = prepare(label)
      guard let surface = try? CairoSurface.image(width: 1, height: 1, isOpaque: true) else {
        return []
      }
      cairo_scale(surface.context, Typesetter.magnification, Typesetter.magnification)
      let iterator = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(iterator) }
      var glyphs: [Glyph] = []
      repeat {
        guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee else { continue }
        var extent = PangoRectangle()
        pango_layout_iter_get_run_extents(iterator, nil, &extent)
        var x = Typesetter.points(extent.x)
        let font = run.item.pointee.analysis.font!
        let fontName = name(of: font)
        for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
          let info = run.glyphs.pointee.glyphs[index]
          if info.glyph != Typesetter.emptyGlyph {
            glyphs.append(
              Glyph(
                key: "\(fontName) \(info.glyph)",
                outline: outline(of: info.glyph, font, on: surface.context),
                offset: Vector(
                  shift + x + Typesetter.points(info.geometry.x_offset),
                  Typesetter.points(info.geometry.y_offset))))
          }
          x += Typesetter.points(info.geometry.width)
        }
      } while pango_layout_iter_next_run(iterator) != 0
      return glyphs
    }

    /// The font's family, style and size.
    private func name(of font: OpaquePointer) -> String {
      let description = pango_font_describe(font)
      defer { pango_font_description_free(description) }
      guard let text = pango_font_description_to_string(description) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }

    private func outline(
      of glyph: UInt32, _ font: OpaquePointer, on context: OpaquePointer
    ) -> Path {
      var info = PangoGlyphInfo()
      info.glyph = glyph
      var cluster: Int32 = 0
      cairo_new_path(context)
      cairo_move_to(context, 0, 0)
      withUnsafeMutablePointer(to: &info) { info in
        withUnsafeMutablePointer(to: &cluster) { cluster in
          var string = PangoGlyphString(
            num_glyphs: 1, glyphs: info, log_clusters: cluster, space: 1)
          pango_cairo_glyph_string_path(context, font, &string)
        }
      }
      let path = cairo_copy_path(context)!
      defer { cairo_path_destroy(path) }
      return Path(path.pointee)
    }
  }

  extension Path {
    /// The steps of one of Cairo's paths; a last place that nothing is drawn from is left out.
    fileprivate init(_ path: cairo_path_t) {
      self.init()
      var index = 0
      var pending: Point?
      while index < Int(path.num_data) {
        let header = path.data[index].header
        let points = (1..<Int(max(1, header.length))).map { step in
          Point(path.data[index + step].point.x, path.data[index + step].point.y)
        }
        if header.type == CAIRO_PATH_MOVE_TO {
          pending = points[0]
        } else {
          if let start = pending { move(to: start) }
          pending = nil
          switch header.type {
          case CAIRO_PATH_LINE_TO: line(to: points[0])
          case CAIRO_PATH_CURVE_TO: cubic(points[0], points[1], points[2])
          default: close()
          }
        }
        index += Int(header.length)
      }
    }
  }
#endif
