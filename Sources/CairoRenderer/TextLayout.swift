#if Raster
  import CPangoCairo
  import FigureScene

  /// How text comes into a picture.
  enum TextForm {
    /// As forms, which stand exactly where the text says: Cairo sets the glyphs of a font on whole pixels.
    case outlines
    /// As text in its font, which readers of the picture can select.
    case font
  }

  /// A line of text as Pango lays it out. Several threads may use it, but not at once.
  struct TextLayout: ~Copyable {
    private let cairo: CairoLibrary
    private let layout: OpaquePointer

    /// Sets up text without hinting, so that it has the same shape at every place and scale.
    init(of cairo: CairoLibrary) {
      self.cairo = cairo
      let map = cairo.pango_cairo_font_map_new()!
      let context = cairo.pango_font_map_create_context(map)!
      layout = cairo.pango_layout_new(context)!
      let options = cairo.cairo_font_options_create()
      cairo.cairo_font_options_set_hint_style(options, MOTION_CAIRO_HINT_STYLE_NONE)
      cairo.cairo_font_options_set_hint_metrics(options, MOTION_CAIRO_HINT_METRICS_OFF)
      cairo.cairo_font_options_set_antialias(options, MOTION_CAIRO_ANTIALIAS_GRAY)
      cairo.pango_cairo_context_set_font_options(context, options)
      cairo.pango_cairo_context_set_resolution(context, 72)
      cairo.pango_context_set_round_glyph_positions(context, 0)
      cairo.cairo_font_options_destroy(options)
      // The layout keeps its context, and that the fonts.
      cairo.g_object_unref(UnsafeMutableRawPointer(context))
      cairo.g_object_unref(UnsafeMutableRawPointer(map))
    }

    deinit { cairo.g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Draws `label` in the context's colour, with its anchor where the label says.
    mutating func draw(_ label: Label, as form: TextForm, on context: OpaquePointer) {
      cairo.cairo_save(context)
      let (dx, dy) = (label.direction.dx, label.direction.dy)
      var matrix = motion_cairo_matrix_t(
        xx: dx, yx: dy, xy: -dy, yy: dx, x0: label.position.x, y0: label.position.y)
      cairo.cairo_transform(context, &matrix)
      let shift = prepare(label, for: context)
      let baseline = TextLayout.points(cairo.pango_layout_get_baseline(layout))
      switch form {
      case .outlines: fillRuns(from: shift, on: context)
      case .font:
        cairo.cairo_move_to(context, shift, -baseline)
        cairo.pango_cairo_show_layout(context, layout)
      }
      cairo.cairo_restore(context)
      cairo.cairo_new_path(context)
    }

    /// Fills the forms of the text that was shaped last, which begins at `shift` on the line y = 0.
    ///
    /// A picture of a glyph, like an emoji, has no outline, and is shown as its font has it.
    private mutating func fillRuns(from shift: Double, on context: OpaquePointer) {
      let iterator = cairo.pango_layout_get_iter(layout)
      defer { cairo.pango_layout_iter_free(iterator) }
      repeat {
        guard let run = cairo.pango_layout_iter_get_run_readonly(iterator)?.pointee else {
          continue
        }
        let font = run.item.pointee.analysis.font!
        var (ink, extent) = (motion_PangoRectangle(), motion_PangoRectangle())
        cairo.pango_layout_iter_get_run_extents(iterator, &ink, &extent)
        let start = shift + TextLayout.points(extent.x)
        cairo.cairo_new_path(context)
        cairo.cairo_move_to(context, start, 0)
        cairo.pango_cairo_glyph_string_path(context, font, run.glyphs)
        if ink.width > 0 && !hasForm(context) {
          cairo.cairo_move_to(context, start, 0)
          cairo.pango_cairo_show_glyph_string(context, font, run.glyphs)
        } else {
          cairo.cairo_fill(context)
        }
      } while cairo.pango_layout_iter_next_run(iterator) != 0
    }

    /// Whether the path of `context` has more to it than a place.
    private func hasForm(_ context: OpaquePointer) -> Bool {
      var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
      cairo.cairo_path_extents(context, &minX, &minY, &maxX, &maxY)
      return maxX > minX || maxY > minY
    }

    /// Shapes the label's text, as large and at the angle that `context` draws it, whatever was drawn before.
    ///
    /// - Returns: where it begins, in points from its anchor.
    private mutating func prepare(_ label: Label, for context: OpaquePointer) -> Double {
      cairo.pango_cairo_update_layout(context, layout)
      let description = description(of: label.font)
      cairo.pango_layout_set_font_description(layout, description)
      cairo.pango_font_description_free(description)
      cairo.pango_layout_set_text(layout, label.text, Int32(label.text.utf8.count))
      var extent = motion_PangoRectangle()
      cairo.pango_layout_get_extents(layout, nil, &extent)
      let width = TextLayout.points(extent.width)
      return switch label.anchor {
      case .start: 0
      case .middle: -width / 2
      case .end: -width
      }
    }

    /// Pango's units as points.
    private static func points(_ units: Int32) -> Double {
      Double(units) / Double(MOTION_PANGO_SCALE)
    }

    /// The family of the font that the system gives for Inter.
    func familyInUse() -> String? {
      let description = description(of: Font(13))
      defer { cairo.pango_font_description_free(description) }
      let context = cairo.pango_layout_get_context(layout)
      guard let font = cairo.pango_context_load_font(context, description) else { return nil }
      defer { cairo.g_object_unref(UnsafeMutableRawPointer(font)) }
      let found = cairo.pango_font_describe(font)
      defer { cairo.pango_font_description_free(found) }
      return cairo.pango_font_description_get_family(found).map { String(cString: $0) }
    }

    private func description(of font: Font) -> OpaquePointer {
      let description = cairo.pango_font_description_new()!
      cairo.pango_font_description_set_family(description, CairoRenderer.fontFamily)
      cairo.pango_font_description_set_absolute_size(
        description, font.size * Double(MOTION_PANGO_SCALE))
      cairo.pango_font_description_set_weight(
        description, motion_PangoWeight(UInt32(font.weight.rawValue)))
      return description
    }

    /// How many times larger outlines are drawn than they are used, since Cairo keeps 1/256 of a unit.
    private static let magnification = 64.0

    /// The forms that make up `label`, drawn one by one on `context`, whose unit is a point.
    mutating func glyphs(of label: Label, on context: OpaquePointer) -> [Glyph] {
      let shift = prepare(label, for: context)
      cairo.cairo_save(context)
      defer { cairo.cairo_restore(context) }
      cairo.cairo_scale(context, TextLayout.magnification, TextLayout.magnification)
      let iterator = cairo.pango_layout_get_iter(layout)
      defer { cairo.pango_layout_iter_free(iterator) }
      var glyphs: [Glyph] = []
      repeat {
        guard let run = cairo.pango_layout_iter_get_run_readonly(iterator)?.pointee else {
          continue
        }
        var extent = motion_PangoRectangle()
        cairo.pango_layout_iter_get_run_extents(iterator, nil, &extent)
        var x = TextLayout.points(extent.x)
        let font = run.item.pointee.analysis.font!
        let fontName = name(of: font)
        for index in 0..<Int(clamping: run.glyphs.pointee.num_glyphs) {
          let info = run.glyphs.pointee.glyphs[index]
          // Empty places in a run are marked so.
          if info.glyph != UInt32(MOTION_PANGO_GLYPH_EMPTY) {
            glyphs.append(
              Glyph(
                key: "\(fontName) \(info.glyph)",
                outline: outline(of: info.glyph, font, on: context),
                offset: Vector(
                  shift + x + TextLayout.points(info.geometry.x_offset),
                  TextLayout.points(info.geometry.y_offset))))
          }
          x += TextLayout.points(info.geometry.width)
        }
      } while cairo.pango_layout_iter_next_run(iterator) != 0
      return glyphs
    }

    /// The font's family, style and size.
    private func name(of font: OpaquePointer) -> String {
      let description = cairo.pango_font_describe(font)
      defer { cairo.pango_font_description_free(description) }
      guard let text = cairo.pango_font_description_to_string(description) else { return "" }
      defer { cairo.g_free(text) }
      return String(cString: text)
    }

    private func outline(
      of glyph: UInt32, _ font: OpaquePointer, on context: OpaquePointer
    ) -> Path {
      var info = motion_PangoGlyphInfo()
      info.glyph = glyph
      var cluster: Int32 = 0
      cairo.cairo_new_path(context)
      cairo.cairo_move_to(context, 0, 0)
      withUnsafeMutablePointer(to: &info) { info in
        withUnsafeMutablePointer(to: &cluster) { cluster in
          var string = motion_PangoGlyphString(
            num_glyphs: 1, glyphs: info, log_clusters: cluster, space: 1)
          cairo.pango_cairo_glyph_string_path(context, font, &string)
        }
      }
      let path = cairo.cairo_copy_path(context)!
      defer { cairo.cairo_path_destroy(path) }
      return Path(path.pointee)
    }
  }

  extension Path {
    /// The steps of one of Cairo's paths; a last place that nothing is drawn from is left out.
    fileprivate init(_ path: motion_cairo_path_t) {
      self.init()
      var index = 0
      var pending: Point?
      while index < Int(clamping: path.num_data) {
        let header = path.data[index].header
        let points = (1..<Int(clamping: max(1, header.length))).map { step in
          Point(path.data[index + step].point.x, path.data[index + step].point.y)
        }
        if header.type == MOTION_CAIRO_PATH_MOVE_TO {
          pending = points[0]
        } else {
          if let start = pending { move(to: start) }
          pending = nil
          switch header.type {
          case MOTION_CAIRO_PATH_LINE_TO: line(to: points[0])
          case MOTION_CAIRO_PATH_CURVE_TO: cubic(points[0], points[1], points[2])
          default: close()
          }
        }
        index += Int(clamping: header.length)
      }
    }
  }
#endif
