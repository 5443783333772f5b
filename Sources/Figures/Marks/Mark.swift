import FigureScene

/// Something that a figure shows of its curves.
///
/// A mark of one's own conforms to it and draws on the ``Drawing`` with the measures of the ``Plot``: its labels
/// find their places among all others, and it asks for room on the axes and beside the plot.
public protocol Mark: Sendable {
  /// Draws it on `drawing`, in the places that `plot` gives.
  func draw(in plot: Plot, on drawing: inout Drawing)

  /// The numbers it needs on a horizontal axis that chooses its own domain; `nil` for none.
  var xExtent: ClosedRange<Double>? { get }

  /// The numbers it needs on a vertical axis that chooses its own domain; `nil` for none.
  ///
  /// - Parameter domain: what the horizontal axis shows.
  func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>?

  /// Whether it is straight in numbers, and so would not be on a logarithmic axis.
  var needsLinearAxes: Bool { get }

  /// Whether the numbers it needs on the axes are those of its own place, and not what a curve happens to have: one that
  /// no axis can show is then a mistake.
  var hasPlace: Bool { get }

  /// The lines of text that it puts to the right of the plot.
  func gutterLines(metrics: Metrics) -> [LabelLine]

  /// The curve that it draws as a line, for reviews and tables of numbers; `nil` for a mark that draws none.
  var drawnCurve: DrawnCurve? { get }

  /// Refuses numbers and texts of which nothing can be drawn.
  ///
  /// - Throws: ``FigureError`` with the parameter at fault.
  func check() throws(FigureError)
}

/// A curve as a mark draws it.
public struct DrawnCurve: Sendable {
  /// The curve.
  public let curve: Curve
  /// What the mark calls it, if it does.
  public let label: String?
  /// The number of the colour it is drawn in, counted from 1.
  public let series: Int

  /// Describes a drawn curve.
  public init(_ curve: Curve, label: String?, series: Int) {
    (self.curve, self.label, self.series) = (curve, label, series)
  }
}

extension Mark {
  /// None: most marks stand on what others draw.
  public var xExtent: ClosedRange<Double>? { nil }

  /// None: most marks stand on what others draw.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? { nil }

  /// It does not: most marks look right on any axis.
  public var needsLinearAxes: Bool { false }

  /// It has none: most marks stand on what others draw.
  public var hasPlace: Bool { false }

  /// None: most labels find their place inside.
  public func gutterLines(metrics: Metrics) -> [LabelLine] { [] }

  /// None: most marks stand on what others draw.
  public var drawnCurve: DrawnCurve? { nil }

  /// Accepts everything.
  public func check() throws(FigureError) {}
}

/// Any mark: what keeps marks of all kinds in one list.
public struct AnyMark: Mark {
  private let drawing: @Sendable (Plot, inout Drawing) -> Void
  private let x: @Sendable () -> ClosedRange<Double>?
  private let y: @Sendable (ClosedRange<Double>) -> ClosedRange<Double>?
  private let gutter: @Sendable (Metrics) -> [LabelLine]
  private let curve: @Sendable () -> DrawnCurve?
  private let checking: @Sendable () throws(FigureError) -> Void
  /// Whether it is straight in numbers, and so would not be on a logarithmic axis.
  public let needsLinearAxes: Bool
  /// Whether the numbers it needs on the axes are those of its own place.
  public let hasPlace: Bool
  /// What its author knows it by, for a mark that is nowhere to be seen: its line in a template. `nil` where it
  /// only has its place in the order of drawing.
  package var origin: (@Sendable () -> String)?

  /// Keeps a mark.
  public init(_ mark: some Mark) {
    drawing = { plot, drawing in mark.draw(in: plot, on: &drawing) }
    x = { mark.xExtent }
    y = { mark.yExtent(over: $0) }
    gutter = { mark.gutterLines(metrics: $0) }
    curve = { mark.drawnCurve }
    checking = { () throws(FigureError) in try mark.check() }
    (needsLinearAxes, hasPlace) = (mark.needsLinearAxes, mark.hasPlace)
  }

  /// Where its labels are to stand, if that was asked for.
  var side: LabelSide?

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    drawing.withLabels(on: side) { self.drawing(plot, &$0) }
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { x() }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? { y(domain) }

  /// The lines of text that it puts to the right of the plot.
  public func gutterLines(metrics: Metrics) -> [LabelLine] { gutter(metrics) }

  /// The curve that it draws as a line.
  public var drawnCurve: DrawnCurve? { curve() }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try checking() }
}

extension Mark {
  /// The mark with its labels on one side of what they name, where there is room.
  public func labelPlaced(_ side: LabelSide) -> AnyMark {
    var mark = AnyMark(self)
    mark.side = side
    return mark
  }
}

// MARK: - What marks are checked for

extension Mark {
  /// Refuses numbers that are not finite or too large to be counted with; `nil` is none.
  package func checkNumbers(_ numbers: [(name: String, value: Double?)]) throws(FigureError) {
    for number in numbers {
      guard let value = number.value, !(abs(value) <= largestNumber) else { continue }
      throw FigureError(
        "\"\(number.name)\" is \(Decimal.shortest(value)); no number of a figure may be beyond 1e15",
        parameter: number.name)
    }
  }

  /// Refuses a colour's number that counts nothing.
  package func checkSeries(_ series: Int?) throws(FigureError) {
    guard let series, !(1...99).contains(series) else { return }
    throw FigureError(
      "\"series\" counts the colours: 1, 2, 3 …, and is not \(series)", parameter: "series")
  }

  /// Refuses an interval that ends before it begins.
  package func checkInterval(_ from: Double?, _ to: Double?) throws(FigureError) {
    try checkNumbers([(name: "from", value: from), (name: "to", value: to)])
    guard let from, let to, !(from < to) else { return }
    throw FigureError("\"to\" must be greater than \"from\"", parameter: "to")
  }

  /// Refuses a curve that has no value anywhere, as that of a motion which has landmarks only.
  package func checkCurve(
    _ curve: Curve, at position: Double? = nil, parameter: String = "at"
  ) throws(FigureError) {
    guard let position else { return }
    guard curve.function.value(position).isFinite else {
      throw FigureError(
        "\"\(curve.name.isEmpty ? "the curve" : curve.name)\" has no value at "
          + Decimal.shortest(position), parameter: parameter)
    }
  }
}

/// The part of an axis between two ends, of which either may be open.
struct Interval: Sendable {
  let from, to: Double?

  /// The interval, its open ends infinite; `nil` where both are open.
  var range: ClosedRange<Double>? {
    guard from != nil || to != nil else { return nil }
    let (lower, upper) = (from ?? -.infinity, to ?? .infinity)
    return lower <= upper ? lower...upper : nil
  }
}
