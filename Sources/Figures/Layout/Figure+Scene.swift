import FigureScene

extension Figure {
  /// The finished picture.
  ///
  /// - Parameter ruler: measures the text; another one than Inter's shows how the layout would fare
  ///   with another font.
  /// - Throws: ``FigureError`` for what cannot be drawn, and for a page that is too small for its labels.
  public func scene(ruler: Ruler = .inter) throws(FigureError) -> Scene {
    try check()
    let layout = try PageLayout(framed, metrics: .standard, ruler: ruler)
    var drawing = Drawing()
    for panel in layout.panels { panel.draw(on: &drawing) }
    guard !drawing.isFull else {
      throw FigureError(
        "its curves have more than \(Drawing.mostPieces / 1_000_000) million pieces; show fewer of them, or a shorter part"
      )
    }
    let page = Rect(origin: .zero, size: size)
    var placer = LabelPlacer(drawing.ground, page: page, metrics: .standard, ruler: ruler)
    drawing.add(placer.place(drawing.requests), on: .labels)
    return Scene(
      name: name, size: size, title: title, summary: summary, items: drawing.groups,
      unseen: drawing.unseen)
  }
}
