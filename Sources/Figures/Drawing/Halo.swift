import FigureScene

/// A dot with a ring around it that parts it from its curve. The ring has the colour of what lies under it, so that it is
/// seen as a gap and not as a thing.
struct Halo {
  let outline: Path
  let center: Point
  let paint: Paint
  /// How wide the ring's stroke is, of which half lies under the dot.
  let width: Double

  /// The ring and the dot on `fills`, the areas of the page from back to front.
  func items(on fills: [(outline: [Point], paint: Paint)]) -> [Scene.Item] {
    var under: [Paint] = [.background]
    for fill in fills where fill.outline.surrounds(center) {
      if fill.paint.strength == .solid { under = [] }
      under.append(fill.paint)
    }
    func ring(_ ground: Paint) -> Stroke { Stroke(ground, width: width) }
    if under.count == 1 { return [.shape(outline, fill: paint, stroke: ring(under[0]))] }
    return under.map { .shape(outline, fill: nil, stroke: ring($0)) }
      + [.shape(outline, fill: paint, stroke: nil)]
  }
}
