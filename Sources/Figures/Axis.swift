import FigureScene

/// One direction of a plot: the numbers it shows, its ticks and its title.
public struct Axis: Sendable {
  /// A value that the axis names.
  public struct Tick: Equatable, Sendable {
    /// The value.
    public var value: Double
    /// What stands beside it.
    public var label: String
    /// The colour's number of the curve whose landmark it is, or `nil` for a plain tick.
    public var series: Int?
  }

  /// The numbers that are shown, or `nil` where the marks decide.
  public var domain: ClosedRange<Double>?

  /// The title, or `nil`.
  public var title: String?

  /// The ticks, or `nil` for round numbers of the axis's own choice.
  public var ticks: [Tick]?

  /// How the axis writes numbers.
  public var format: NumberFormat

  /// The ticks within `domain`: those that were asked for, or about `count` round numbers.
  func ticks(in domain: ClosedRange<Double>, about count: Int) -> [Tick] {
    if let ticks { return ticks.filter { domain.contains($0.value) } }
    let factor = format.unit?.factor ?? 1
    let shown = (domain.lowerBound * factor)...(domain.upperBound * factor)
    let nice = NiceTicks(in: shown, about: count)
    var tickFormat = format
    tickFormat.decimals = format.decimals ?? nice.decimals
    return nice.values.map { value in
      Tick(value: value / factor, label: tickFormat.text(of: value / factor))
    }
  }
}
