import FigureScene

/// One key of a template over a range of values: `band.coefficient=0.2…0.8:7`.
public struct Sweep: Sendable {
  /// The path to the key.
  public let path: [String]
  /// The values, evenly spread from the first to the last.
  public let values: [Double]

  /// Reads a sweep: a path, the first and the last value, and how many.
  public init(_ text: String) throws(FigureError) {
    let setting = try Setting(text)
    path = setting.path
    let spelled = setting.value.replacing("...", with: "…")
    let parts = spelled.split(separator: ":", omittingEmptySubsequences: false)
    let ends = parts[0].split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count == 2, ends.count == 2, let first = Double(ends[0]),
      let last = Double(ends[1]),
      let count = Int(parts[1]), (2...36).contains(count), first.isFinite, last.isFinite,
      first != last
    else {
      throw FigureError(
        description: "\"\(shortened(text))\" is not a sweep; write PATH=FIRST…LAST:COUNT, "
          + "as band.coefficient=0.2…0.8:7, with a count from 2 to 36")
    }
    values = (0..<count).map { index in
      // From both ends, so that the last value is as it was written.
      let fraction = Double(index) / Double(count - 1)
      let value = first * (1 - fraction) + last * fraction
      return (value * 1e12).rounded() / 1e12
    }
  }

  /// The settings, one for each value.
  public var settings: [Setting] {
    values.map { Setting(path: path, value: Decimal.shortest($0).replacing("−", with: "-")) }
  }

  /// What a value is called.
  private func name(_ value: Double) -> String {
    "\(path[path.count - 1]) \(Decimal.shortest(value))"
  }

  /// Small multiples: the figure once for each value, all on the same axes.
  public func multiples(of contents: [Template.Content]) -> Figure {
    var figure = contents[0].figure
    let inOne = figure.panels.count
    let columns = inOne > 1 ? inOne : min(4, Int(Double(contents.count).squareRoot().rounded(.up)))
    let rows = (contents.count * inOne + columns - 1) / columns
    let panels = contents.map(\.figure.panels)
    figure.panels = zip(values, panels).flatMap { value, panels in
      panels.enumerated().map { index, panel in
        var panel = panel
        panel.title = [name(value), panel.title].compactMap { $0 }.joined(separator: ", ")
        // Panels of one kind have one pair of axes.
        (panel.sharesX, panel.sharesY) = (inOne == 1, inOne == 1)
        return panel
      }
    }
    for index in 0..<inOne { unite(&figure.panels, index, of: inOne) }
    let scale = 0.7
    figure.size = Size(
      min(4096, (figure.size.width * scale * Double(columns) / Double(inOne)).rounded()),
      min(4096, (figure.size.height * scale * Double(rows)).rounded()))
    figure.columns = columns
    describe(&figure)
    return figure
  }

  /// Gives every `count`th panel from `index` on the axes that all of them need.
  private func unite(_ panels: inout [Panel], _ index: Int, of count: Int) {
    let places = stride(from: index, to: panels.count, by: count)
    func union(_ domains: [ClosedRange<Double>]) -> ClosedRange<Double> {
      domains.dropFirst().reduce(domains[0]) {
        min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
      }
    }
    let (x, y) = (
      union(places.map { panels[$0].xDomain }), union(places.map { panels[$0].yDomain })
    )
    for place in places { (panels[place].x.domain, panels[place].y.domain) = (x, y) }
  }

  /// A family: one figure in which each curve that the value changes stands once for each value.
  ///
  /// - Throws: ``FigureError`` when the value changes none.
  public func family(of contents: [Template.Content]) throws(FigureError) -> Figure {
    var figure = contents[0].figure
    var isChanged = false
    figure.panels = figure.panels.enumerated().map { index, panel in
      var panel = panel
      let versions = contents.map { $0.figure.panels[index].marks }
      panel.marks = panel.marks.indices.flatMap { place -> [any Mark] in
        guard let first = panel.marks[place] as? CurveMark else { return [] }
        let marks = versions.compactMap { $0.indices ~= place ? $0[place] as? CurveMark : nil }
        let samples = panel.xDomain
        let isSame = marks.allSatisfy {
          $0.curve.function.heights(over: nil, in: samples)
            == first.curve.function.heights(over: nil, in: samples)
        }
        if isSame { return [first] }
        isChanged = true
        return zip(values, marks).map { value, mark in
          CurveMark(
            FigureCurve(
              name: "\(mark.curve.name) \(value)", function: mark.curve.function, series: 1),
            text: LabelText(name: name(value)), series: first.series, place: "end")
        }
      }
      panel.x.ticks = panel.x.ticks?.filter { $0.series == nil }
      panel.y.ticks = panel.y.ticks?.filter { $0.series == nil }
      return panel
    }
    guard isChanged else {
      throw FigureError(
        description: "\(path.joined(separator: ".")) changes no curve of the figure; leave out "
          + "--as family for small multiples")
    }
    describe(&figure)
    return figure
  }

  private func describe(_ figure: inout Figure) {
    let key = path.joined(separator: ".")
    let (first, last) = (Decimal.shortest(values[0]), Decimal.shortest(values[values.count - 1]))
    figure.title = "\(figure.title): \(key) from \(first) to \(last)"
    figure.summary = "\(values.count) values of \(key) from \(first) to \(last)."
  }
}
