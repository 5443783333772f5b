import FigureScene

/// A function of one variable with its slope: what a curve on a figure is drawn from.
public struct Function: Sendable {
  /// The value at a position, both in the units of the axes.
  public let value: @Sendable (Double) -> Double

  /// The slope at a position.
  public let slope: @Sendable (Double) -> Double

  /// The positions at which the value or the slope jumps, ascending: a curve is never drawn across one.
  public let breaks: [Double]

  /// The positions at which it is known to turn, so that no axis cuts off what is reached there.
  public var turns: [Double] { allTurns() }

  /// The positions between which there is something to see, for an axis that chooses its own domain; `nil`
  /// where none are better than others.
  public var extent: ClosedRange<Double>? { natural() }

  /// The positions that were recorded, for a function that only joins them; otherwise empty.
  public let samples: [Double]

  /// The cubic Béziers that the function is, as numbers on the axes; empty for one that is none.
  public let cubics: [Cubic]

  /// The recorded numbers that the function joins; `nil` for one that is computed.
  public let trace: Trace?

  // Both cost a solve of the law, and only an axis that chooses its own domain asks for them.
  private let allTurns: @Sendable () -> [Double]
  private let natural: @Sendable () -> ClosedRange<Double>?

  /// Makes a function that joins recorded numbers.
  public init(_ trace: Trace) {
    value = { trace.value(at: $0) }
    slope = { trace.slope(at: $0) }
    (breaks, samples, cubics) = ([], [], [])
    allTurns = { [] }
    natural = { trace.extent }
    self.trace = trace
  }

  /// Makes a function from its value and its slope.
  ///
  /// - Parameters:
  ///   - value: the value at a position.
  ///   - slope: the slope there.
  ///   - breaks: where the value or the slope jumps, ascending.
  ///   - turns: where it is known to turn.
  ///   - extent: between which positions there is something to see.
  ///   - samples: what was recorded, for a function that only joins it.
  ///   - cubics: the cubic Béziers that the function is, as numbers on the axes.
  public init(
    _ value: @escaping @Sendable (Double) -> Double,
    slope: @escaping @Sendable (Double) -> Double,
    breaks: [Double] = [],
    turns: @autoclosure @escaping @Sendable () -> [Double] = [],
    extent: @autoclosure @escaping @Sendable () -> ClosedRange<Double>? = nil,
    samples: [Double] = [],
    cubics: [Cubic] = []
  ) {
    (self.value, self.slope) = (value, slope)
    (allTurns, natural) = (turns, extent)
    (self.breaks, self.samples, self.cubics) = (breaks, samples, cubics)
    trace = nil
  }

  /// Makes a function from its value alone; the slope is a difference over some 10⁻⁶ of the position, which
  /// never reaches across a break: at one it is that of what follows.
  public init(
    _ value: @escaping @Sendable (Double) -> Double, breaks: [Double] = [],
    extent: @autoclosure @escaping @Sendable () -> ClosedRange<Double>? = nil
  ) {
    self.init(
      value,
      slope: { position in
        let step = 1e-6 * max(abs(position), 1)
        let before = max(position - step, breaks.last { $0 <= position } ?? -.infinity)
        let after = min(position + step, breaks.first { $0 > position }?.nextDown ?? .infinity)
        return (value(after) - value(before)) / (after - before)
      }, breaks: breaks, extent: extent())
  }
}
