#if Raster
  import FigureScene

  /// Draws labels with Pango: shaping, both directions of writing, and other fonts for what Inter lacks.
  ///
  /// There is one for all threads, taken in turns: finding and loading the fonts costs more than drawing a
  /// figure, and each thread of its own would do it anew.
  struct Typesetter: Sendable {
    private let layout: Locked<TextLayout>

    private static let opened = Result { () throws(CairoError) in
      Typesetter(layout: Locked(TextLayout(of: try CairoLibrary.open())))
    }

    /// The typesetter, made when it is first needed.
    static func open() throws(CairoError) -> Typesetter { try opened.get() }

    /// Draws `label` in the context's colour, with its anchor where the label says.
    func draw(_ label: Label, as form: TextForm, on context: OpaquePointer) {
      layout.withLock { $0.draw(label, as: form, on: context) }
    }

    /// The forms that make up `label`, drawn on a context of their own.
    func glyphs(of label: Label, on context: OpaquePointer) -> [Glyph] {
      layout.withLock { $0.glyphs(of: label, on: context) }
    }

    /// The family of the font that the system gives for Inter.
    func familyInUse() -> String? {
      layout.withLock { $0.familyInUse() }
    }
  }
#endif
