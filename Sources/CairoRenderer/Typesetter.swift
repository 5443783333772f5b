#if Raster
  import CPangoCairo
  import FigureScene

  /// Draws labels with Pango: shaping, both directions of writing, and other fonts for what Inter lacks.
  ///
  /// There is one for all threads, taken in turns: finding and loading the fonts costs more than drawing a
  /// figure, and each thread of its own would do it anew.
  final class Typesetter: @unchecked Sendable {
    let layout: OpaquePointer

    /// The typesetter, on libraries that are open.
    static let shared = Typesetter()

    /// Sets up text without hinting, so that it has the same shape at every place and scale.
    private init() {
      let context = pango_font_map_create_context(pango_cairo_font_map_new())!
      layout = pango_layout_new(context)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      pango_cairo_context_set_resolution(context, 72)
      pango_context_set_round_glyph_positions(context, 0)
      cairo_font_options_destroy(options)
    }

    /// Draws `label` in the context's colour, with its anchor where the label says.
    func draw(_ label: Label, on context: OpaquePointer) {
      motion_lock_text()
      defer { motion_unlock_text() }
      let shift = prepare(label)
      let baseline = Typesetter.points(pango_layout_get_baseline(layout))
      cairo_save(context)
      let (dx, dy) = (label.direction.dx, label.direction.dy)
      var matrix = cairo_matrix_t(
        xx: dx, yx: dy, xy: -dy, yy: dx, x0: label.position.x, y0: label.position.y)
      cairo_transform(context, &matrix)
      cairo_move_to(context, shift, -baseline)
      pango_cairo_update_layout(context, layout)
      pango_cairo_show_layout(context, layout)
      cairo_restore(context)
      cairo_new_path(context)
    }

    /// Shapes the label's text.
    ///
    /// - Returns: where it begins, in points from its anchor.
    func prepare(_ label: Label) -> Double {
      setFont(label.font)
      pango_layout_set_text(layout, label.text, Int32(label.text.utf8.count))
      var extent = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extent)
      let width = Typesetter.points(extent.width)
      return switch label.anchor {
      case .start: 0
      case .middle: -width / 2
      case .end: -width
      }
    }

    /// Pango's units as points.
    static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

    /// The family of the font that the system gives for Inter.
    func familyInUse() -> String? {
      motion_lock_text()
      defer { motion_unlock_text() }
      let description = description(of: Font(13))
      defer { pango_font_description_free(description) }
      guard let font = pango_context_load_font(pango_layout_get_context(layout), description) else {
        return nil
      }
      defer { g_object_unref(UnsafeMutableRawPointer(font)) }
      let found = pango_font_describe(font)
      defer { pango_font_description_free(found) }
      return pango_font_description_get_family(found).map { String(cString: $0) }
    }

    private func setFont(_ font: Font) {
      let description = description(of: font)
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }

    private func description(of font: Font) -> OpaquePointer {
      let description = pango_font_description_new()!
      pango_font_description_set_family(description, CairoRenderer.fontFamily)
      pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
      pango_font_description_set_weight(
        description, PangoWeight(UInt32(font.weight.rawValue)))
      return description
    }
  }
#endif
