import FigureScene

// A panel that magnifies a part of another one: the frame around that part, so that the eye finds it.

extension Figure {
  /// The figure with a frame in each panel of which another one magnifies a part.
  var framed: Figure {
    var figure = self
    for panel in panels {
      guard let number = panel.magnifies else { continue }
      let (x, y) = (panel.xDomain, panel.yDomain)
      let frame = BoxMark(
        x: (x.lowerBound, x.upperBound), y: (y.lowerBound, y.upperBound), fill: .dashed)
      figure.panels[number - 1].marks.append(AnyMark(frame))
    }
    return figure
  }

  /// Refuses a panel that magnifies itself, or one that is not there or has no axes.
  package static func checkMagnifier(of index: Int, _ panels: [Panel]) throws(FigureError) {
    guard let number = panels[index].magnifies else { return }
    let isPlot = panels.indices.contains(number - 1) && panels[number - 1].content.isPlot
    guard isPlot, panels[index].content.isPlot, number != index + 1 else {
      var error = FigureError(
        "\"magnifies\" is \(number); it must be the number of another panel, and both must have axes",
        parameter: "magnifies")
      error.panel = index + 1
      throw error
    }
  }
}
