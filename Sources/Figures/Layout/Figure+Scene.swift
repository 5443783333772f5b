import FigureScene

extension Figure {
  /// The finished picture.
  ///
  /// - Parameters:
  ///   - ruler: measures the text; another one than Inter's shows how the layout would fare with another font.
  ///   - layout: the width of the page, and whether the title stands in the picture.
  /// - Throws: ``FigureError`` for what cannot be drawn, and for a page that is too small for its labels.
  public func scene(
    ruler: Ruler = .inter, layout: FigureLayout = FigureLayout()
  ) throws(FigureError) -> Scene {
    try check()
    try layout.check()
    let figure = layout.fitted(self, ruler: ruler)
    let page = Page(
      metrics: layout.metrics(for: self), ruler: ruler, hasHeading: layout.hasHeading,
      slowness: layout.slowness)
    let first = try figure.picture(on: page, keysBelow: [])
    // A key for which there is no room inside stands below its panel, where the page is high enough for both.
    guard !first.homelessKeys.isEmpty else { return first.scene }
    // A narrow column is as high as it has to be.
    let height = page.metrics.isNarrow ? figure.room(for: first.homelessKeys, on: page) : 0
    var higher = figure
    higher.size.height = min(figure.size.height + height, 4096)
    do {
      return try higher.picture(on: page, keysBelow: first.homelessKeys).scene
    } catch {
      return first.scene
    }
  }

  /// How a page is filled.
  private struct Page {
    let metrics: Metrics
    let ruler: Ruler
    let hasHeading: Bool
    let slowness: Double
  }

  /// How much room keys take below their panels.
  private func room(for keys: [PanelKey], on page: Page) -> Double {
    let width = size.width - 2 * page.metrics.textMargin
    return keys.reduce(0) { sum, key in
      let block = LabelBlock(key, within: width, metrics: page.metrics, ruler: page.ruler)
      return sum + (page.metrics.keyGap + block.size.height).rounded(.up)
    }
  }

  private func picture(
    on page: Page, keysBelow keys: [PanelKey]
  ) throws(FigureError) -> (scene: Scene, homelessKeys: [PanelKey]) {
    let (metrics, ruler) = (page.metrics, page.ruler)
    let heading = page.hasHeading ? Heading(self, metrics: metrics, ruler: ruler) : nil
    let above = heading?.height ?? 0
    let layout = try PageLayout(
      framed, below: above, keysBelow: keys, metrics: metrics, ruler: ruler)
    var drawing = Drawing()
    heading?.draw(on: &drawing)
    for panel in layout.panels { panel.draw(on: &drawing) }
    // What says how slow it is stands on a line of its own.
    let saysSlowness = page.slowness != 1 && !drawing.trips.isEmpty
    let size = Size(
      size.width, size.height + above + (saysSlowness ? metrics.lineHeight : 0))
    if saysSlowness {
      drawing.noteSlowness(
        page.slowness, in: Rect(origin: .zero, size: size), metrics: metrics, ruler: ruler)
    }
    guard !drawing.isFull else {
      throw FigureError(
        "its curves have more than \(Drawing.mostPieces / 1_000_000) million pieces; show fewer of them, or a shorter part"
      )
    }
    let placer = LabelPlacer(
      drawing.ground, page: Rect(origin: .zero, size: size), metrics: metrics, ruler: ruler)
    let labels = placer.place(drawing.requests)
    drawing.add(labels.items, on: .labels)
    drawing.note(labels.remarks)
    let start = drawing.trips.map { $0.span.start }.min() ?? 0
    let scene = Scene(
      name: name, size: size, title: title, summary: summary, items: drawing.groups,
      travels: drawing.trips.map { $0.travel(from: start, radius: metrics.dotRadius) },
      duration: (drawing.trips.map { $0.span.end }.max() ?? 0) - start, remarks: drawing.remarks)
    return (scene, labels.homelessKeys)
  }
}
