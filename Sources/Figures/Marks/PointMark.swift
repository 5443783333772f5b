import FigureScene

/// A dot on a curve, or at a pair of numbers, with a label.
public struct PointMark: Mark {
  /// How a point is drawn.
  public enum Style: String, CaseIterable, Sendable {
    /// A filled dot.
    case dot
    /// The ring of an open end.
    case ring
  }

  private let spot: Spot

  /// Draws a dot on a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve, or a motion for its first one.
  ///   - position: the position of the dot on the axis, where the curve has to have a value.
  ///   - label: its label.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1; that of its curve when left out.
  ///   - style: how it is drawn.
  public init(
    _ curve: some CurveConvertible, at position: Double, label: String? = nil,
    detail: String? = nil, series: Int? = nil, style: Style = .dot
  ) {
    let curve = curve.curve
    spot = Spot(
      x: position, y: curve.function.value(position), label: label, detail: detail,
      series: series ?? curve.series, isRing: style == .ring, curve: curve)
  }

  /// Draws a dot at a pair of numbers.
  ///
  /// - Parameters:
  ///   - x: its position.
  ///   - y: its height.
  ///   - label: its label.
  ///   - detail: what it says in numbers, under the label.
  ///   - series: the number of its colour, counted from 1.
  ///   - style: how it is drawn.
  public init(
    x: Double, y: Double, label: String? = nil, detail: String? = nil, series: Int = 1,
    style: Style = .dot
  ) {
    spot = Spot(
      x: x, y: y, label: label, detail: detail, series: series, isRing: style == .ring,
      curve: nil)
  }

  /// It stands where its own numbers say, and not where a curve happens to be.
  public var hasPlace: Bool { spot.curve == nil }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    spot.draw(in: plot, on: &drawing)
  }

  /// The numbers it needs on a horizontal axis that chooses its own domain.
  public var xExtent: ClosedRange<Double>? { ClosedRange(around: [spot.x]) }

  /// The numbers it needs on a vertical axis that chooses its own domain.
  public func yExtent(over domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    spot.yExtent(over: domain)
  }

  /// Refuses numbers and texts of which nothing can be drawn.
  public func check() throws(FigureError) { try spot.check(for: self) }
}
