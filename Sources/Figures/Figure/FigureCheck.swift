import FigureScene

extension Figure {
  /// The most marks that a panel shows: more than anybody can read.
  public static let mostMarks = 1000

  /// Refuses a figure that cannot be drawn, with the words that a template is refused with.
  ///
  /// - Throws: ``FigureError``, the first fault: first the page's, then those of the panels and their marks in
  ///   order.
  public func check() throws(FigureError) {
    guard Scene.isName(name) else {
      throw FigureError(
        "\"\(name)\" cannot be a figure's name; use letters, digits, - and _, a letter first",
        parameter: "name")
    }
    for text in [(name: "title", value: title), (name: "summary", value: summary)]
    where text.value.isEmpty {
      throw FigureError(
        "\"\(text.name)\" is empty; it is read to those who cannot see", parameter: text.name)
    }
    try Figure.check(size)
    guard (1...12).contains(columns) else {
      throw FigureError("\"columns\" must be a whole number from 1 to 12", parameter: "columns")
    }
    guard !panels.isEmpty else {
      throw FigureError("\"panels\" is empty; it needs at least one panel", parameter: "panels")
    }
    for (index, panel) in panels.enumerated() {
      do {
        try panel.check()
      } catch {
        var error = error
        error.panel = index + 1
        throw error
      }
    }
    for index in panels.indices { try Figure.checkMagnifier(of: index, panels) }
  }

  /// Refuses a page whose size is not in whole points, or too small or large.
  package static func check(_ size: Size) throws(FigureError) {
    let isFine = [size.width, size.height].allSatisfy {
      (16...4096).contains($0) && $0.rounded() == $0
    }
    guard isFine else {
      throw FigureError(
        "\"size\" must be two whole numbers of points from 16 to 4096", parameter: "size")
    }
  }
}

extension Panel {
  /// Refuses a panel that cannot be drawn.
  package func check() throws(FigureError) {
    let weights = [(name: "height", value: weight.height), (name: "width", value: weight.width)]
    for weight in weights where !(0.01...100).contains(weight.value) {
      throw FigureError(
        "\"\(weight.name)\" is a part beside those of other panels; from 0.01 to 100",
        parameter: weight.name)
    }
    if case .table(let table) = content { return try table.check() }
    try x.check()
    try y.check()
    guard marks.count <= Figure.mostMarks else {
      throw FigureError(
        "a panel shows at most \(Figure.mostMarks) marks, not \(marks.count)", parameter: "marks")
    }
    for (index, mark) in marks.enumerated() {
      do {
        try mark.check()
        try checkPlace(of: mark)
      } catch {
        var error = error
        error.mark = index + 1
        throw error
      }
    }
    try checkAxes()
  }

  /// Refuses axes on which the marks would not be what they are.
  private func checkAxes() throws(FigureError) {
    if x.domain == nil, !marks.contains(where: { $0.xExtent != nil }) {
      throw Panel.lacksDomain("x")
    }
    if !(x.kind.keepsShapes && y.kind.keepsShapes),
      marks.contains(where: { $0.needsLinearAxes })
    {
      throw FigureError(
        "a diagonal, or a tangent with \"from\" or \"to\", would not be straight on a logarithmic axis",
        parameter: "marks")
    }
  }

  /// Refuses a mark whose own place is none on a logarithmic axis.
  private func checkPlace(of mark: AnyMark) throws(FigureError) {
    guard mark.hasPlace else { return }
    let places = [
      (name: "x", axis: x, extent: mark.xExtent),
      (name: "y", axis: y, extent: mark.yExtent(over: x.domain ?? -largestNumber...largestNumber)),
    ]
    for place in places {
      guard let least = place.extent?.lowerBound, !place.axis.kind.shows(least) else { continue }
      throw FigureError(
        "\"\(place.name)\" is \(Decimal.shortest(least)); a logarithmic axis shows only what is above 0",
        parameter: place.name)
    }
  }

  /// The error of an axis that has to be given.
  package static func lacksDomain(_ axis: String) -> FigureError {
    FigureError(
      "\"\(axis)\" lacks the key \"domain\": its first and last number", parameter: axis)
  }
}
