import FigureScene

/// A function of one variable with its slope: what a curve on a figure is drawn from.
public struct Function: Sendable {
  /// The value at a position, both in the units of the axes.
  public let value: @Sendable (Double) -> Double

  /// The slope at a position.
  public let slope: @Sendable (Double) -> Double

  /// The positions at which the value or the slope jumps, ascending: a curve is never drawn across one.
  public let breaks: [Double]

  /// The positions that were recorded, for a function that only joins them; otherwise empty.
  public let samples: [Double]

  /// The cubic Béziers that the function is, as numbers on the axes; empty for one that is none.
  public let cubics: [Cubic]

  /// The recorded numbers that the function joins; `nil` for one that is computed.
  public let trace: Trace?

  /// Makes a function that joins recorded numbers.
  public init(_ trace: Trace) {
    value = { trace.value(at: $0) }
    slope = { trace.slope(at: $0) }
    (breaks, samples, cubics) = ([], [], [])
    self.trace = trace
  }

  /// Makes a function from its value and its slope.
  public init(
    _ value: @escaping @Sendable (Double) -> Double,
    slope: @escaping @Sendable (Double) -> Double,
    breaks: [Double] = [],
    samples: [Double] = [],
    cubics: [Cubic] = []
  ) {
    self.breaks = breaks
    self.samples = samples
    self.cubics = cubics
    trace = nil
    self.value = value
    self.slope = slope
  }
}

/// A curve of a figure: a function with the name and the colour by which its marks belong together.
public struct FigureCurve: Sendable {
  /// The name, such as `normal.velocity`.
  public let name: String

  /// The name with that of the member, for one of several behind `each`: `swinging(z = 0.2).value`.
  public let fullName: String

  /// What is drawn.
  public let function: Function

  /// The number of the series' colour, counted from 1.
  public let series: Int

  /// Makes a curve.
  public init(name: String, fullName: String? = nil, function: Function, series: Int) {
    self.name = name
    self.fullName = fullName ?? name
    self.function = function
    self.series = series
  }
}
