import FigureScene
import Libm

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
      // To twelve digits of the range: what is beyond is the arithmetic's.
      let unit = max(abs(first), abs(last)) * 1e-12
      let rounded = (value / unit).rounded() * unit
      return index == 0 ? first : index == count - 1 ? last : Sweep.tidy(rounded)
    }
  }

  /// The settings, one for each value.
  public var settings: [Setting] {
    values.map { Setting(path: path, value: "\($0)") }
  }

  /// The number with twelve digits, as a decimal.
  private static func tidy(_ value: Double) -> Double {
    for decimals in 0...15 {
      let power = pow(10, Double(decimals))
      let rounded = (value * power).rounded() / power
      if abs(rounded - value) <= abs(value) * 1e-11 { return rounded }
    }
    return value
  }

  /// What a value is called: with the digits that tell it from the others.
  private func name(_ value: Double) -> String {
    let decimals = (0...12).first { decimals in
      Set(values.map { Decimal.trimmed($0, decimals: decimals) }).count == values.count
    }
    let text = decimals.map { Decimal.trimmed(value, decimals: $0) } ?? Decimal.shortest(value)
    return "\(path[path.count - 1]) \(text)"
  }

  /// Small multiples: the figure once for each value, all on the same axes.
  ///
  /// A figure of one panel becomes a grid; panels that stand below one another stay so, a column for each
  /// value; panels beside one another make a row for each.
  public func multiples(of contents: [Template.Content]) -> Figure {
    var figure = contents[0].figure
    let inOne = figure.panels.count
    let isStacked = inOne > 1 && figure.columns == 1
    let most = 4
    // A row of stacks has to be full: what comes after it would move up into it.
    let columns =
      isStacked
      ? [4, 3, 5, 2, 6, 7].first { values.count % $0 == 0 } ?? 1
      : inOne > 1 ? inOne : min(most, Int(Double(values.count).squareRoot().rounded(.up)))
    // The places of the panels, as pairs of a value and one of its panels, row by row.
    var order: [(value: Int, panel: Int)] = []
    if isStacked {
      for start in stride(from: 0, to: values.count, by: columns) {
        for panel in 0..<inOne {
          order += (start..<min(start + columns, values.count)).map { ($0, panel) }
        }
      }
    } else {
      order = values.indices.flatMap { value in (0..<inOne).map { (value, $0) } }
    }
    figure.panels = order.map { value, index in
      var panel = contents[value].figure.panels[index]
      panel.title = [index == 0 || !isStacked ? name(values[value]) : nil, panel.title]
        .compactMap { $0 }.joined(separator: ", ")
      if panel.title == "" { panel.title = nil }
      // Panels of one kind have one pair of axes.
      (panel.sharesX, panel.sharesY) = (inOne == 1, inOne == 1 || isStacked)
      return panel
    }
    for index in 0..<inOne {
      unite(&figure.panels, order.indices.filter { order[$0].panel == index })
    }
    // Things to scale need their room; curves can do with less.
    let isScene = figure.panels.contains { if case .scene = $0.content { true } else { false } }
    let scale = isScene ? 1 : 0.7
    let across = isStacked || inOne == 1 ? Double(columns) * scale : 1
    let down =
      isStacked
      ? Double((values.count + columns - 1) / columns)
      : inOne > 1 ? Double(values.count) : Double((values.count + columns - 1) / columns)
    figure.size = Size(
      min(4096, (figure.size.width * across).rounded()),
      min(4096, (figure.size.height * scale * down).rounded()))
    figure.columns = columns
    describe(&figure)
    return figure
  }

  /// Gives the panels at `places` the axes that all of them need.
  private func unite(_ panels: inout [Panel], _ places: [Int]) {
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
  /// - Throws: ``FigureError`` when the value changes none, or for more values than labels can tell apart.
  public func family(of contents: [Template.Content]) throws(FigureError) -> Figure {
    guard values.count <= 12 else {
      throw FigureError(
        description: "a family shows at most 12 curves; leave out --as family for small multiples")
    }
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
