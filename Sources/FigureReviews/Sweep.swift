import FigureScene
import FigureTemplates
import Figures

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
    guard let range = SweepRange(setting.value) else {
      throw FigureError(
        "\"\(shortened(text))\" is not a sweep; write PATH=FIRST…LAST:COUNT, "
          + "as band.coefficient=0.2…0.8:7, with a count from 2 to 36")
    }
    let (first, last, count) = (range.first, range.last, range.count)
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
    var power = 1.0
    for _ in 0...15 {
      defer { power *= 10 }
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
  public func multiples(of contents: [FigureContent]) -> Figure {
    var figure = contents[0].figure
    let grid = MultiplesGrid(values: values.count, panels: figure.panels.count, figure.columns)
    figure.panels = grid.order.map { panel($0.panel, for: $0.value, of: contents, in: grid) }
    for panel in 0..<grid.panels {
      unite(&figure.panels, grid.order.indices.filter { grid.order[$0].panel == panel })
    }
    figure.size = grid.size(of: figure)
    figure.columns = grid.columns
    describe(&figure)
    return figure
  }

  /// A panel of the figure for one value, titled by that.
  private func panel(
    _ index: Int, for value: Int, of contents: [FigureContent], in grid: MultiplesGrid
  ) -> Panel {
    var panel = contents[value].figure.panels[index]
    let ownTitle = panel.title.map { [$0] } ?? []
    let names = index == 0 || !grid.isStacked ? [name(values[value])] : []
    let title = (names + ownTitle).joined(separator: ", ")
    panel.title = title.isEmpty ? nil : title
    // Panels of one kind have one pair of axes.
    panel.sharesX = grid.panels == 1
    panel.sharesY = grid.panels == 1 || grid.isStacked
    return panel
  }

  /// Gives the panels at `indices` the axes that all of them need.
  private func unite(_ panels: inout [Panel], _ indices: [Int]) {
    func union(_ domains: [ClosedRange<Double>]) -> ClosedRange<Double> {
      domains.dropFirst().reduce(domains[0]) {
        min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
      }
    }
    let (x, y) = (
      union(indices.map { panels[$0].xDomain }), union(indices.map { panels[$0].yDomain })
    )
    for index in indices { (panels[index].x.domain, panels[index].y.domain) = (x, y) }
  }

  /// A family: one figure in which each curve that the value changes stands once for each value.
  ///
  /// - Throws: `FigureError` when the value changes none, or for more values than labels can tell apart.
  public func family(of contents: [FigureContent]) throws(FigureError) -> Figure {
    guard values.count <= Sweep.mostCurves else {
      throw FigureError(
        "a family shows at most \(Sweep.mostCurves) curves; leave out --as family for small multiples"
      )
    }
    var figure = contents[0].figure
    var isChanged = false
    figure.panels = figure.panels.enumerated().map { index, panel in
      let versions = contents.map { $0.figure.panels[index].marks }
      let domain = panel.xDomain
      let marks = panel.marks.indices.map { mark in
        family(of: versions.compactMap { $0.indices ~= mark ? $0[mark] : nil }, over: domain)
      }
      isChanged = isChanged || marks.contains { $0.isChanged }
      var panel = panel
      panel.marks = marks.flatMap { $0.marks }
      panel.x.ticks = panel.x.ticks?.filter { $0.series == nil }
      panel.y.ticks = panel.y.ticks?.filter { $0.series == nil }
      return panel
    }
    guard isChanged else {
      throw FigureError(
        "\(path.joined(separator: ".")) changes no curve of the figure; leave out "
          + "--as family for small multiples")
    }
    describe(&figure)
    return figure
  }

  /// The most curves that labels can tell apart.
  private static let mostCurves = 12

  /// One mark of the figure as it is for each value: the one curve that it is for all, or all of them.
  private func family(
    of versions: [AnyMark], over domain: ClosedRange<Double>
  ) -> (marks: [AnyMark], isChanged: Bool) {
    guard let mark = versions.first, let first = mark.drawnCurve else {
      return (marks: [], isChanged: false)
    }
    let drawn = versions.compactMap { $0.drawnCurve }
    let isSame = drawn.allSatisfy {
      $0.curve.function.agrees(with: first.curve.function, over: domain)
    }
    if isSame { return (marks: [mark], isChanged: false) }
    let marks = zip(values, drawn).map { value, one in
      AnyMark(
        CurveMark(
          Curve(one.curve.function, name: "\(one.curve.name) \(value)"), label: name(value),
          position: .end, series: first.series))
    }
    return (marks: marks, isChanged: true)
  }

  private func describe(_ figure: inout Figure) {
    let key = path.joined(separator: ".")
    let (first, last) = (Decimal.shortest(values[0]), Decimal.shortest(values[values.count - 1]))
    figure.title = "\(figure.title): \(key) from \(first) to \(last)"
    figure.summary = "\(values.count) values of \(key) from \(first) to \(last)."
  }
}

/// Where the panels of small multiples stand.
private struct MultiplesGrid {
  /// How many values there are, and how many panels the figure has for each.
  let values, panels: Int
  /// How many panels stand beside one another.
  let columns: Int
  /// Whether the figure's panels stand below one another, and so do those of each value.
  let isStacked: Bool

  /// The most figures that stand beside one another.
  private static let mostAcross = 4

  init(values: Int, panels: Int, _ columnsOfFigure: Int) {
    (self.values, self.panels) = (values, panels)
    isStacked = panels > 1 && columnsOfFigure == 1
    if isStacked {
      // A row of stacks has to be full: what comes after it would move up into it.
      columns = [4, 3, 5, 2, 6, 7].first { values % $0 == 0 } ?? 1
    } else if panels > 1 {
      columns = panels
    } else {
      columns =
        (1...MultiplesGrid.mostAcross).first { $0 * $0 >= values } ?? MultiplesGrid.mostAcross
    }
  }

  /// The panels as pairs of a value and one of its panels, row by row.
  var order: [(value: Int, panel: Int)] {
    guard isStacked else {
      return (0..<values).flatMap { value in
        (0..<panels).map { (value: value, panel: $0) }
      }
    }
    return stride(from: 0, to: values, by: columns).flatMap { start in
      (0..<panels).flatMap { panel in
        (start..<min(start + columns, values)).map { (value: $0, panel: panel) }
      }
    }
  }

  /// The size of the page: things to scale need their room; curves can do with less.
  func size(of figure: Figure) -> Size {
    let isScene = figure.panels.contains { if case .scene = $0.content { true } else { false } }
    let scale = isScene ? 1 : 0.7
    let rows = Double((values + columns - 1) / columns)
    let across = isStacked || panels == 1 ? Double(columns) * scale : 1
    let down = panels > 1 && !isStacked ? Double(values) : rows
    return Size(
      min(4096, (figure.size.width * across).rounded()),
      min(4096, (figure.size.height * scale * down).rounded()))
  }
}

/// The ends of a sweep and how many values it has, as `0.2…0.8:7` or with three full stops.
private struct SweepRange {
  let first, last: Double
  let count: Int

  init?(_ text: String) {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count == 2, let count = Int(halves[1], radix: 10), (2...36).contains(count) else {
      return nil
    }
    let bytes = Array(halves[0].utf8)
    let ends = ["…", "..."].compactMap { SweepRange.ends(bytes, around: Array($0.utf8)) }
    guard let (first, last) = ends.first, first.isFinite, last.isFinite, first != last else {
      return nil
    }
    (self.first, self.last, self.count) = (first, last, count)
  }

  /// The numbers before and behind `dots`.
  private static func ends(_ text: [UInt8], around dots: [UInt8]) -> (Double, Double)? {
    guard text.count > dots.count else { return nil }
    let place = (0...(text.count - dots.count)).first {
      text[$0..<($0 + dots.count)].elementsEqual(dots)
    }
    guard let place, let first = Double(String(decoding: text[..<place], as: UTF8.self)),
      let last = Double(String(decoding: text[(place + dots.count)...], as: UTF8.self))
    else { return nil }
    return (first, last)
  }
}
