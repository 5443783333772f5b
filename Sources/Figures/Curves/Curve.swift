/// A curve of a figure: a function with the name and the colour by which its marks belong together.
public struct Curve: Sendable {
  /// The name, such as `normal.velocity`; curves of one name belong together, and labels beside them do not
  /// keep them apart. One without a name stands for itself.
  public var name: String

  /// The name with that of the member, for one of several behind `each`: `swinging(z = 0.2).value`.
  public var fullName: String

  /// What is drawn.
  public var function: Function

  /// The number of the series' colour, counted from 1.
  public var series: Int

  /// Makes a curve.
  public init(_ function: Function, name: String = "", fullName: String? = nil, series: Int = 1) {
    self.name = name
    self.fullName = fullName ?? name
    self.function = function
    self.series = series
  }

  /// Makes a curve of recorded numbers.
  ///
  /// - Throws: ``FigureError`` when there are not as many of both, fewer than two, or `x` does not ascend.
  public init(
    x: [Double], y: [Double], name: String = "", series: Int = 1
  ) throws(FigureError) {
    self.init(Function(try Trace(x: x, y: y)), name: name, series: series)
  }

  /// Makes a curve of any function.
  ///
  /// - Parameters:
  ///   - name: the name by which its marks belong together.
  ///   - series: the number of its colour, counted from 1.
  ///   - extent: where it is shown by an axis that chooses its own domain.
  ///   - value: the value at a position, both in the units of the axes.
  public init(
    name: String = "", series: Int = 1, over extent: ClosedRange<Double>? = nil,
    _ value: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Function(value, extent: extent), name: name, series: series)
  }

  /// The curve in another colour, counted from 1.
  public func series(_ number: Int) -> Curve {
    var curve = self
    curve.series = number
    return curve
  }

  /// The curve under another name.
  public func named(_ name: String) -> Curve {
    var curve = self
    (curve.name, curve.fullName) = (name, name)
    return curve
  }
}

/// What a mark can draw: a curve, or a motion that has one.
public protocol CurveConvertible {
  /// The curve.
  var curve: Curve { get }
}

extension Curve: CurveConvertible {
  /// Itself.
  public var curve: Curve { self }
}
