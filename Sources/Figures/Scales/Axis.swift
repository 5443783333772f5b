import FigureScene

/// One direction of a plot: the numbers it shows, its ticks and its title.
public struct Axis: Sendable {
  /// A value that the axis names.
  public struct Tick: Equatable, Sendable {
    /// The value.
    public var value: Double
    /// What stands beside it; `nil` for the value as the axis writes it.
    public var label: String?
    /// The colour's number of the curve whose landmark it is, or `nil` for a plain tick.
    public var series: Int?

    /// Names a value: a plain tick, or with the colour's number of a curve one of its landmarks, to which
    /// other ticks give way.
    public init(_ value: Double, label: String? = nil, series: Int? = nil) {
      (self.value, self.label, self.series) = (value, label, series)
    }
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
  public var kind: Scale.Kind

  /// Whether the axis runs the other way: to the left, or down the page.
  public var isReversed: Bool

  /// Whether thin lines run across the plot at the ticks.
  public var showsGrid: Bool

  /// Describes an axis.
  ///
  /// - Parameters:
  ///   - domain: the numbers that are shown; what the marks need, rounded outwards, when left out.
  ///   - title: what the axis measures.
  ///   - ticks: the values that are named; round numbers when left out.
  ///   - format: how numbers are written.
  ///   - kind: how the numbers between the ends are spread.
  ///   - isReversed: whether it runs to the left, or down the page.
  ///   - showsGrid: whether thin lines run across the plot at the ticks.
  public init(
    _ domain: ClosedRange<Double>? = nil, title: String? = nil, ticks: [Tick]? = nil,
    format: NumberFormat = .plain, kind: Scale.Kind = .linear, isReversed: Bool = false,
    showsGrid: Bool = false
  ) {
    (self.domain, self.title, self.ticks, self.format) = (domain, title, ticks, format)
    (self.kind, self.isReversed, self.showsGrid) = (kind, isReversed, showsGrid)
  }

  /// Refuses what cannot be an axis: ends that are not finite or not apart, a domain that its kind cannot show,
  /// ticks outside of the domain.
  ///
  /// - Throws: ``FigureError``, its parameter `domain` or `ticks`.
  package func check() throws(FigureError) {
    if let domain { try check(domain) }
    guard (ticks ?? []).count <= Axis.mostTicks else {
      throw FigureError(
        "an axis of \((ticks ?? []).count) ticks; \(Axis.mostTicks) at most are drawn",
        parameter: "ticks")
    }
    for tick in ticks ?? [] {
      guard abs(tick.value) <= largestNumber else {
        throw FigureError(
          "a tick is \(Decimal.shortest(tick.value)); no number of a figure may be beyond 1e15",
          parameter: "ticks")
      }
      if let domain, !domain.contains(tick.value) {
        throw Axis.outside(tick.value, of: domain)
      }
    }
  }

  /// The most ticks of an axis.
  private static let mostTicks = 1_000

  /// The error of a tick that is not shown.
  package static func outside(_ value: Double, of domain: ClosedRange<Double>) -> FigureError {
    FigureError(
      "the tick at \(Decimal.shortest(value)) lies outside of the domain, "
        + "\(Decimal.shortest(domain.lowerBound)) to \(Decimal.shortest(domain.upperBound))",
      parameter: "ticks")
  }

  /// Refuses a domain that such an axis cannot show.
  private func check(_ domain: ClosedRange<Double>) throws(FigureError) {
    let (lower, upper) = (domain.lowerBound, domain.upperBound)
    for end in [lower, upper] where !(abs(end) <= largestNumber) {
      throw FigureError(
        "\"domain\" is \(Decimal.shortest(end)); no number of a figure may be beyond 1e15",
        parameter: "domain")
    }
    guard lower != upper else {
      throw FigureError(
        "both ends of \"domain\" are \(Decimal.shortest(lower)); they must differ",
        parameter: "domain")
    }
    guard kind.canSpread(domain) else {
      throw FigureError(
        "\"domain\" is narrower than numbers can tell apart; make it wider", parameter: "domain")
    }
    guard kind.shows(lower) else {
      throw FigureError(
        "a logarithmic axis cannot show 0; begin \"domain\" above it", parameter: "domain")
    }
  }

  /// A tick with the text that stands beside it.
  struct NamedTick: Equatable {
    let value: Double
    let label: String
    let series: Int?
    /// Whether it was asked for, rather than chosen by the axis.
    let isAsked: Bool
  }

  /// The ticks within `domain`: those that were asked for, or about `count` round numbers.
  func ticks(in domain: ClosedRange<Double>, about count: Int) -> [NamedTick] {
    if let ticks {
      let span = domain.upperBound - domain.lowerBound
      let shown = ticks.filter { domain.contains($0.value) }.map { tick in
        // What is zero but for rounding is zero.
        let value = abs(tick.value) < Axis.noise * span ? 0 : tick.value
        return NamedTick(
          value: value, label: tick.label ?? format.tickText(of: value), series: tick.series,
          isAsked: true)
      }
      // From left to right, those at one value in the order in which they were given.
      return shown.indices.sorted { (shown[$0].value, $0) < (shown[$1].value, $1) }
        .map { shown[$0] }
    }
    let factor = format.unit?.factor ?? 1
    let (low, high) = (domain.lowerBound * factor, domain.upperBound * factor)
    guard low.isFinite, high.isFinite else { return [] }
    switch kind {
    case .linear:
      let nice = NiceTicks(in: low...high, about: count)
      let texts = format.tickTexts(of: nice, factor: factor)
      return zip(nice.values, texts).map { value, text in
        NamedTick(value: value / factor, label: text, series: nil, isAsked: false)
      }
    case .log:
      let shown = NiceTicks.logarithmic(in: low...high, about: count).map { $0 / factor }
      return zip(shown, format.tickTexts(of: shown)).map { value, text in
        NamedTick(value: value, label: text, series: nil, isAsked: false)
      }
    }
  }

  /// The share of its size by which a flat curve may differ from itself.
  private static let noise = 1e-12

  /// What the axis shows where it chooses itself: `range`, rounded outwards to its own round numbers.
  func domain(around range: ClosedRange<Double>?) -> ClosedRange<Double> {
    guard let range else { return kind.keepsShapes ? 0...1 : 0.1...1 }
    switch kind {
    case .linear: return Axis.linearDomain(around: range)
    case .log: return Axis.logarithmicDomain(around: range)
    }
  }

  private static func linearDomain(around range: ClosedRange<Double>) -> ClosedRange<Double> {
    let (least, greatest) = (range.lowerBound, range.upperBound)
    guard least < greatest, (greatest - least).isFinite else { return (least - 1)...(least + 1) }
    // What differs by the arithmetic's last digits only is flat.
    let size = max(abs(least), abs(greatest))
    guard greatest - least > Axis.noise * size, Scale.Kind.linear.canSpread(range) else {
      let room = max(1, 1e-3 * size)
      return (least - room)...(greatest + room)
    }
    let step = NiceTicks(in: range, about: 5).step
    guard step > 0 else { return range }
    let lower = (least / step + NiceTicks.slack).rounded(.down) * step
    let upper = (greatest / step - NiceTicks.slack).rounded(.up) * step
    return lower < upper && (upper - lower).isFinite ? lower...upper : range
  }

  /// What a logarithmic axis shows: the range as it is, a decade around one number; of 0 and less it shows nothing.
  private static func logarithmicDomain(around range: ClosedRange<Double>) -> ClosedRange<Double> {
    let (least, greatest) = (range.lowerBound, range.upperBound)
    guard least >= leastPositive, greatest <= largestNumber else { return 0.1...1 }
    guard greatest / least > 1 + noise else {
      let middle = least.squareRoot() * greatest.squareRoot()
      return middle / 3...middle * 3
    }
    return range
  }

  /// Nothing that is smaller is shown on a logarithmic axis that chooses its own domain.
  private static let leastPositive = 1e-15
}

extension Axis.Tick: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A plain tick, so that a list of numbers is a list of ticks.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A plain tick, so that a list of numbers is a list of ticks.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
