import FigureScene

extension Figure {
  /// The finished picture.
  ///
  /// - Parameter ruler: measures the text; another one than Inter's shows how the layout would fare
  ///   with another font.
  /// - Throws: ``FigureError`` for what cannot be drawn, and for a page that is too small for its labels.
  public func scene(ruler: Ruler = .inter) throws(FigureError) -> Scene {
    try check()
    let first = try picture(keysBelow: [], ruler: ruler)
    // A key for which there is no room inside stands below its panel, where the page is high enough for both.
    guard !first.homelessKeys.isEmpty else { return first.scene }
    do {
      return try picture(keysBelow: first.homelessKeys, ruler: ruler).scene
    } catch {
      return first.scene
    }
  }

  private func picture(
    keysBelow keys: [PanelKey], ruler: Ruler
  ) throws(FigureError) -> (scene: Scene, homelessKeys: [PanelKey]) {
    let layout = try PageLayout(framed, keysBelow: keys, metrics: .standard, ruler: ruler)
    var drawing = Drawing()
    for panel in layout.panels { panel.draw(on: &drawing) }
    guard !drawing.isFull else {
      throw FigureError(
        "its curves have more than \(Drawing.mostPieces / 1_000_000) million pieces; show fewer of them, or a shorter part"
      )
    }
    let page = Rect(origin: .zero, size: size)
    let placer = LabelPlacer(drawing.ground, page: page, metrics: .standard, ruler: ruler)
    let labels = placer.place(drawing.requests)
    drawing.add(labels.items, on: .labels)
    drawing.note(labels.remarks)
    let scene = Scene(
      name: name, size: size, title: title, summary: summary, items: drawing.groups,
      remarks: drawing.remarks)
    return (scene, labels.homelessKeys)
  }
}
