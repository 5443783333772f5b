import FigureScene

extension SVGPage {
  /// How long all dots rest at their ends before they run again, in seconds.
  private static let rest = 0.8

  /// Writes the dots that run along curves, and the rules that move them.
  mutating func write(_ travels: [Travel], duration: Double, _ slowness: Double) {
    guard !travels.isEmpty, duration > 0, slowness >= 0.01 else { return }
    let total = duration * slowness + SVGPage.rest
    var moved = ""
    var frames = ""
    xml.begin("g", [.init("id", "\(name)-travels")])
    for (index, travel) in travels.enumerated() {
      let id = "\(name)-dot\(index + 1)"
      guard let base = travel.still ?? travel.stops.compactMap({ $0.place }).last else { continue }
      let hidden = travel.still == nil ? [XMLWriter.Attribute("opacity", 0)] : []
      xml.element(
        "circle",
        [.init("id", id), .init("cx", base.x), .init("cy", base.y), .init("r", travel.radius)]
          + hidden + paint(.fill, travel.paint))
      moved += "#\(id){animation:\(id) \(SVGPage.text(total))s linear infinite}"
      frames += "@keyframes \(id){\(keyframes(of: travel, from: base, total: total, slowness))}"
    }
    xml.end()
    xml.style("@media screen and (prefers-reduced-motion:no-preference){\(moved)}\(frames)")
  }

  /// The moments of a dot as shares of the whole, each as a shift from where it stands still.
  private func keyframes(
    of travel: Travel, from base: Point, total: Double, _ slowness: Double
  ) -> String {
    func share(_ time: Double) -> Double { time * slowness / total * 100 }
    func shift(_ place: Point) -> String {
      let way = place - base
      return "transform:translate(\(SVGPage.text(way.dx))px,\(SVGPage.text(way.dy))px)"
    }
    var frames = ""
    func add(_ percent: Double, _ place: Point, isShown: Bool) {
      frames += "\(SVGPage.text(percent))%{\(shift(place));opacity:\(isShown ? 1 : 0)}"
    }
    // So short that nobody sees it: a dot is there from one moment to the next.
    let moment = 0.01
    var isHidden = false
    var last: Point?
    for stop in travel.stops {
      guard let place = stop.place else {
        if let last { add(share(stop.time) + moment, last, isShown: false) }
        isHidden = true
        continue
      }
      if isHidden {
        let before = max(0, share(stop.time) - moment)
        if last == nil, before > 0 { add(0, place, isShown: false) }
        add(before, place, isShown: false)
        isHidden = false
      }
      add(share(stop.time), place, isShown: true)
      last = place
    }
    if let last { add(100, last, isShown: !isHidden) }
    return frames
  }
}
