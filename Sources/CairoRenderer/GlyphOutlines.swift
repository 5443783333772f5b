#if Raster
  import FigureScene

  /// Gives labels as outlines, so that they look the same where their font is not installed.
  public struct GlyphOutlines: Sendable {
    private let typesetter: Typesetter
    /// Where the outlines are drawn to be read back.
    private let canvas: Locked<CairoSurface>

    /// Opens what it takes.
    public init() throws(CairoError) {
      typesetter = try Typesetter.open()
      canvas = Locked(try .image(width: 1, height: 1, isOpaque: true, of: .open()))
    }

    /// The forms that make up `label`, as Pango shapes it.
    public func glyphs(of label: Label) -> [Glyph] {
      canvas.withLock { typesetter.glyphs(of: label, on: $0.context) }
    }
  }
#endif
