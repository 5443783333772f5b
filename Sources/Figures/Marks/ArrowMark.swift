import FigureScene

/// A straight line with a head at its end: a throw, a velocity.
public struct ArrowMark: Mark {
  private let segment: Segment

  /// Draws an arrow.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - end: where its head is.
  ///   - label: its label.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1; that of axes when left out.
  public init(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), label: String? = nil,
    detail: String? = nil, series: Int? = nil
  ) {
    segment = Segment(start: start, end: end, label: label, detail: detail, series: series)
  }

  /// It stands where its own numbers say.
  public var hasPlace: Bool { true }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    guard let (start, end) = segment.ends(in: plot) else { return }
    let metrics = plot.metrics
    let stroke = Stroke(segment.paint, width: metrics.mutedCurveWidth)
    drawing.addGuide(from: start, to: end, stroke, on: .lines)
    // Of an arrow that is cut only the line is seen.
    if segment.showsEnds(in: plot).end {
      drawing.add(Path(arrowHeadAt: end, from: start, metrics), stroke: stroke, on: .lines)
    }
    segment.addLabel(from: start, to: end, in: plot, on: &drawing)
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { segment.xExtent }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? { segment.yExtent }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try segment.check(for: self) }
}

extension Path {
  /// The two strokes of an arrow's head at `tip`.
  fileprivate init(arrowHeadAt tip: Point, from start: Point, _ metrics: Metrics) {
    let back = (start - tip).normalized
    let side = Vector(-back.dy, back.dx)
    let (length, spread) = metrics.arrowHead
    self.init(joining: [
      tip + back * length + side * spread, tip, tip + back * length + side * -spread,
    ])
  }
}
