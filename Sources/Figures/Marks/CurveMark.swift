import FigureScene

/// A curve, with its name and what it says in numbers; a jump is a gap between a ring and a dot.
public struct CurveMark: Mark {
  /// Where the label of a curve stands.
  public enum LabelPosition: String, CaseIterable, Sendable {
    /// Beside the curve.
    case beside
    /// At its right end, outside of the plot.
    case end
    /// In the panel's key.
    case key
  }

  /// How a curve is drawn.
  public enum Style: String, CaseIterable, Sendable {
    /// Unbroken.
    case solid
    /// In dashes.
    case dashed
    /// Thin and without colour, to compare with.
    case muted
  }

  private let curve: Curve
  private let label, detail: String?
  private let interval: Interval
  private let series: Int
  private let position: LabelPosition
  private let style: Style

  /// Draws a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve, or a motion for its first one.
  ///   - label: what it is called.
  ///   - detail: what it says in numbers, under the label.
  ///   - position: where the label stands.
  ///   - from: where the curve begins; at the start of the axis when left out.
  ///   - to: where it ends; at the end of the axis when left out.
  ///   - series: the number of its colour, counted from 1; the curve's own when left out.
  ///   - style: how it is drawn.
  public init(
    _ curve: some CurveConvertible, label: String? = nil, detail: String? = nil,
    position: LabelPosition = .beside, from: Double? = nil, to: Double? = nil, series: Int? = nil,
    style: Style = .solid
  ) {
    self.curve = curve.curve
    (self.label, self.detail, self.position, self.style) = (label, detail, position, style)
    interval = Interval(from: from, to: to)
    self.series = series ?? self.curve.series
  }

  /// The line of the curve; one that shares its colour with another of the panel, or whose colour is not enough, has
  /// dashes of its own.
  private func stroke(
    of identity: String, _ metrics: Metrics, _ drawing: inout Drawing
  ) -> Stroke {
    var stroke = style.stroke(series: series, metrics)
    guard style == .solid else { return stroke }
    // A family looks alike, but for members that the key names one by one.
    let family = curve.name.isEmpty ? identity : curve.name
    let turn = drawing.turn(
      of: family, named: position(metrics) == .key ? label : nil, series: series)
    let pattern = max(turn, series > Metrics.toldByColor ? series - Metrics.toldByColor : 0)
    stroke.dash = metrics.seriesDashes[pattern % metrics.seriesDashes.count]
    return stroke
  }

  /// Where the label stands: in a narrow column there is room beside the plot for a short name only.
  private func position(_ metrics: Metrics) -> LabelPosition {
    let isShort = detail == nil && (label ?? "").count <= CurveMark.shortName
    return metrics.isNarrow && position == .end && !isShort ? .key : position
  }

  /// The most characters of a name that stands beside the plot of a narrow column.
  private static let shortName = 8

  private var text: LabelText? { LabelText(label: label, detail: detail) }

  private var paint: Paint { style.paint(series: series) }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    let metrics = plot.metrics
    let path = plot.path(of: curve, over: interval.range)
    guard !path.elements.isEmpty else { return }
    let identity = drawing.identity(of: curve)
    let stroke = stroke(of: identity, metrics, &drawing)
    drawing.addCurve(path, stroke, identity: identity)
    let lines = path.flattened(step: 6)
    drawing.keepClear(lines, curve: identity)
    drawJumps(in: plot, on: &drawing)
    if style != .muted, let seconds = plot.secondsPerUnit {
      drawing.addTrip(
        Trip(path.flattened(step: 2), paint, on: plot.x, seconds: seconds), identity: identity)
    }
    guard let text, let end = lines.last?.1 else { return }
    let row = KeyRow(text, stroke: stroke, lines: lines)
    switch position(metrics) {
    case .beside:
      drawing.add(
        LabelRequest(
          text.lines(metrics.nameFont, paint, metrics: metrics), beside: lines, curve: identity,
          orInKey: row, in: plot))
    case .end: drawing.addGutterLabel(endLines(text, metrics), at: end, leader: paint)
    case .key: drawing.addKeyRow(row)
    }
  }

  /// The ends of a gap: a dot where the value belongs to, a ring where it is jumped from.
  private func drawJumps(in plot: Plot, on drawing: inout Drawing) {
    guard let visible = plot.visible(interval.range) else { return }
    for position in curve.function.breaks
    // At its ends nobody sees that it jumps.
    where visible.lowerBound < position && position < visible.upperBound {
      let value = curve.function.value
      let (before, here) = (value(position - plot.x.nudge), value(position))
      let after = value(position + plot.x.nudge)
      let step = abs(plot.y.position(of: before) - plot.y.position(of: after))
      // Of a smaller step the ring and the dot would lie on each other.
      guard step > plot.metrics.dotRadius else { continue }
      for end in [(value: before, other: after), (value: after, other: before)] {
        guard let point = plot.point(position, end.value) else { continue }
        // Of two values on either side the nearer one is the value itself.
        if abs(here - end.value) < abs(here - end.other) {
          drawing.addDot(at: point, paint, metrics: plot.metrics, hasHalo: false)
        } else {
          drawing.addRing(at: point, paint, metrics: plot.metrics)
        }
      }
    }
  }

  private func endLines(_ text: LabelText, _ metrics: Metrics) -> [LabelLine] {
    let font = style == .muted ? metrics.textFont : metrics.landmarkFont
    return text.lines(font, paint, metrics: metrics)
  }

  /// The lines of text that it puts to the right of the plot.
  public func gutterLines(metrics: Metrics) -> [LabelLine] {
    guard position(metrics) == .end, let text else { return [] }
    return endLines(text, metrics)
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { curve.function.extent }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    curve.function.range(over: interval.range, in: domain)
  }

  /// The curve that it draws as a line.
  public var drawnCurve: DrawnCurve? { DrawnCurve(curve, label: label, series: series) }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) {
    try checkInterval(interval.from, interval.to)
    try checkSeries(series)
    try LabelText.check(label: label, detail: detail)
  }
}

extension CurveMark.Style {
  /// The colour of a curve of the series with a number.
  func paint(series: Int) -> Paint {
    switch self {
    case .solid, .dashed: .series(series)
    case .muted: .secondary
    }
  }

  /// How the line of a curve is drawn.
  func stroke(series: Int, _ metrics: Metrics) -> Stroke {
    let paint = paint(series: series)
    return switch self {
    case .solid: Stroke(paint, width: metrics.curveWidth)
    case .dashed: Stroke(paint, width: metrics.curveWidth, dash: metrics.curveDash)
    case .muted: Stroke(paint, width: metrics.mutedCurveWidth)
    }
  }
}
