import FigureScene

/// An area that labels keep clear of; nothing is drawn.
public struct AvoidMark: Mark {
  private let x, y: ClosedRange<Double>?

  /// Keeps labels out of an area.
  ///
  /// - Parameters:
  ///   - x: where it begins and ends; all of the axis when left out.
  ///   - y: its lower and its upper edge; all of the axis when left out.
  public init(x: ClosedRange<Double>? = nil, y: ClosedRange<Double>? = nil) {
    (self.x, self.y) = (x, y)
  }

  /// Takes its place on `drawing`.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    let (x, y) = (x ?? plot.x.domain, y ?? plot.y.domain)
    let whole = Rect(around: [
      plot.unboundedPoint(x.lowerBound, y.lowerBound),
      plot.unboundedPoint(x.upperBound, y.upperBound),
    ])
    guard let rect = plot.reach.overlap(with: whole) else { return }
    drawing.avoid(rect)
  }

  /// Refuses numbers of which no area can be made.
  public func check() throws(FigureError) {
    try checkNumbers([
      (name: "x", value: x?.lowerBound), (name: "x", value: x?.upperBound),
      (name: "y", value: y?.lowerBound), (name: "y", value: y?.upperBound),
    ])
    guard x != nil || y != nil else {
      throw FigureError("mark \"avoid\" needs \"x\", \"y\" or both", parameter: "x")
    }
  }
}
