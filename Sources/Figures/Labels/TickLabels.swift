import FigureScene

/// A tick with its label in its place.
struct PlacedTick {
  let tick: Axis.NamedTick
  /// Its label, or `nil` where there is no room for one.
  var label: Label?
  /// The tick's position along its axis, in points.
  let position: Double

  /// Whether it stands for another one, too: the same label in the same place.
  fileprivate func says(_ other: PlacedTick) -> Bool {
    label?.text == other.label?.text && abs(position - other.position) < Point.resolution
  }
}

/// The labels of an axis's ticks.
enum TickLabels {
  /// Labels under a horizontal axis, centred on their ticks and moved inwards rather than off `page`.
  static func below(
    _ plot: Rect, _ ticks: [Axis.NamedTick], _ scale: Scale, page: Rect, metrics: Metrics,
    ruler: Ruler
  ) -> [PlacedTick] {
    let baseline =
      plot.maxY + metrics.tickLabelGap + ruler.capHeight * metrics.textFont.size
    let placed = ticks.map { tick in
      let position = scale.position(of: tick.value)
      var label = Label(
        tick.label, font: tick.font(metrics), paint: tick.paint, at: Point(position, baseline),
        anchor: .middle, ruler: ruler)
      let box = label.bounds(ruler: ruler)
      label.position.x += max(0, page.minX - box.minX) - max(0, box.maxX - page.maxX)
      return PlacedTick(tick: tick, label: label, position: position)
    }
    return withoutCollisions(placed, spacing: metrics.tickLabelSpacing, ruler)
  }

  /// Labels to the left of a vertical axis, ending at it.
  static func leftOf(
    _ plot: Rect, _ ticks: [Axis.NamedTick], _ scale: Scale, metrics: Metrics, ruler: Ruler
  ) -> [PlacedTick] {
    let placed = ticks.map { tick in
      let position = scale.position(of: tick.value)
      // All stand as regular text does, so that landmarks are on one line with it.
      let middle = ruler.capHeight * metrics.textFont.size / 2
      let label = Label(
        tick.label, font: tick.font(metrics), paint: tick.paint,
        at: Point(plot.minX - metrics.tickLabelGap, position + middle), anchor: .end, ruler: ruler)
      return PlacedTick(tick: tick, label: label, position: position)
    }
    return withoutCollisions(placed, spacing: 0, ruler)
  }

  /// Takes the labels from ticks that would collide, and drops those ticks that nobody asked for: a plain tick gives way
  /// to a landmark, one between the ends to the first and the last, which say how far the axis reaches, and else a
  /// later one to an earlier one.
  private static func withoutCollisions(
    _ ticks: [PlacedTick], spacing: Double, _ ruler: Ruler
  ) -> [PlacedTick] {
    var kept: [PlacedTick] = []
    var boxes: [Rect] = []
    let (landmarks, plain) = (
      ticks.filter { $0.tick.series != nil }, ticks.filter { $0.tick.series == nil }
    )
    let inOrder = plain.indices.sorted {
      (plain[$0].tick.value, $0) < (plain[$1].tick.value, $1)
    }.map { plain[$0] }
    let ends = [inOrder.first, inOrder.count > 1 ? inOrder.last : nil].compactMap { $0 }
    for entry in landmarks + ends + inOrder.dropFirst().dropLast() {
      guard let box = entry.label?.bounds(ruler: ruler).inset(by: -spacing / 2) else { continue }
      if !boxes.contains(where: { $0.intersects(box) }) {
        boxes.append(box)
        kept.append(entry)
      } else if entry.tick.isAsked, !kept.contains(where: { $0.says(entry) }) {
        var silent = entry
        silent.label = nil
        kept.append(silent)
      }
    }
    return kept.indices.sorted { (kept[$0].tick.value, $0) < (kept[$1].tick.value, $1) }
      .map { kept[$0] }
  }
}

extension Axis.NamedTick {
  fileprivate func font(_ metrics: Metrics) -> Font {
    series == nil ? metrics.textFont : metrics.landmarkFont
  }

  fileprivate var paint: Paint {
    series.map { Paint.series($0) } ?? .secondary
  }
}
