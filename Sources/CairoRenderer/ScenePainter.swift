#if Raster
  import CPangoCairo
  import FigureScene

  /// Draws the items of a scene in the colours of a palette.
  struct ScenePainter {
    let cairo: CairoLibrary
    let context: OpaquePointer
    let palette: Palette
    let text: TextForm

    func paintBackground() {
      setColor(.background)
      cairo.cairo_paint(context)
    }

    func draw(_ items: [Scene.Item]) throws(CairoError) {
      for item in items {
        switch item {
        case .shape(let path, let fill, let stroke):
          if let fill {
            trace(path)
            setColor(fill)
            cairo.cairo_fill_preserve(context)
          }
          if let stroke { draw(path, with: stroke) }
          cairo.cairo_new_path(context)
        case .text(let label):
          setColor(label.paint)
          try Typesetter.open().draw(label, as: text, on: context)
        case .group(_, let clip, let items):
          cairo.cairo_save(context)
          if let clip {
            cairo.cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
            cairo.cairo_clip(context)
          }
          try draw(items)
          cairo.cairo_restore(context)
        }
      }
    }

    private func trace(_ path: Path) {
      cairo.cairo_new_path(context)
      for element in path.elements { trace(element) }
    }

    private func trace(_ element: Path.Element) {
      switch element {
      case .move(let point): cairo.cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo.cairo_line_to(context, point.x, point.y)
      case .cubic(let control1, let control2, let end):
        cairo.cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo.cairo_close_path(context)
      }
    }

    private func draw(_ path: Path, with stroke: Stroke) {
      setColor(stroke.paint)
      cairo.cairo_set_line_width(context, stroke.width)
      cairo.cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), 0)
      cairo.cairo_set_line_cap(context, MOTION_CAIRO_LINE_CAP_ROUND)
      cairo.cairo_set_line_join(context, MOTION_CAIRO_LINE_JOIN_ROUND)
      let isOpaque = palette.color(of: stroke.paint).opacity == 1 && stroke.dash.isEmpty
      guard isOpaque, path.elements.count > ScenePainter.longestStroke,
        !path.elements.contains(.close)
      else {
        trace(path)
        return cairo.cairo_stroke_preserve(context)
      }
      strokeInPieces(path)
    }

    /// As many steps of a path as Cairo strokes at once.
    private static let longestStroke = 128

    /// Strokes a long open path piece by piece, of which the round ends join without a trace.
    ///
    /// The outline of a recorded line crosses itself all the time, and what that costs Cairo grows faster than
    /// the line: a million samples take two thirds less so.
    private func strokeInPieces(_ path: Path) {
      cairo.cairo_new_path(context)
      var (count, place) = (0, Point.zero)
      for element in path.elements {
        if count == ScenePainter.longestStroke {
          cairo.cairo_stroke_preserve(context)
          cairo.cairo_new_path(context)
          cairo.cairo_move_to(context, place.x, place.y)
          count = 0
        }
        trace(element)
        place = element.end ?? place
        count += 1
      }
      cairo.cairo_stroke_preserve(context)
    }

    private func setColor(_ paint: Paint) {
      let color = palette.color(of: paint)
      cairo.cairo_set_source_rgba(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        color.opacity)
    }
  }
#endif
