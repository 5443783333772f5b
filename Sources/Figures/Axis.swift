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

  /// How the numbers between the ends are spread.
  public var kind = Scale.Kind.linear

  /// Whether the axis runs the other way: to the left, or down the page.
  public var isReversed = false

  /// Whether thin lines run across the plot at the ticks.
  public var showsGrid = false

  /// The ticks within `domain`: those that were asked for, or about `count` round numbers.
  func ticks(in domain: ClosedRange<Double>, about count: Int) -> [Tick] {
    if let ticks { return ticks.filter { domain.contains($0.value) } }
    let factor = format.unit?.factor ?? 1
    let (low, high) = (domain.lowerBound * factor, domain.upperBound * factor)
    guard low.isFinite, high.isFinite else { return [] }
    let values: [Double]
    var decimals = format.decimals
    switch kind {
    case .linear:
      let nice = NiceTicks(in: low...high, about: count)
      values = nice.values
      // Beyond what a number can hold, its own digits are as good as any.
      decimals = decimals ?? (nice.decimals <= NumberFormat.mostDecimals ? nice.decimals : nil)
    case .log: values = NiceTicks.logarithmic(in: low...high, about: count)
    }
    var tickFormat = format
    tickFormat.decimals = decimals
    let places = values.map { $0 / factor }
    return zip(places, tickFormat.tickTexts(of: places)).map { Tick(value: $0, label: $1) }
  }
}
