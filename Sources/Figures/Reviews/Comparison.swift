import FigureScene
import MotionCurves

/// Two versions of a figure's motions side by side: what a design review looks at.
public struct Comparison: Sendable {
  /// A version, and what it is called.
  public struct Version: Sendable {
    /// What it is called: a file, or "before" and "after".
    public let name: String
    /// What its template holds.
    public let content: Template.Content

    /// Names a version.
    public init(name: String, content: Template.Content) {
      (self.name, self.content) = (name, content)
    }
  }

  /// A number of a motion in both versions.
  public struct Reading: Sendable {
    /// Its name: `halfLife`, `settling`.
    public let name: String
    /// What kind of number it is.
    public let quantity: Landmark.Quantity
    /// Its value in the old version, if it has one there.
    public let before: Double?
    /// Its value in the new version, if it has one there.
    public let after: Double?

    /// Whether the two are the same but for rounding.
    public var isUnchanged: Bool {
      guard let before, let after else { return before == nil && after == nil }
      return before == after || abs(after - before) <= 1e-9 * max(abs(before), abs(after))
    }

    /// A value with its unit.
    public func text(_ value: Double?) -> String {
      guard let value else { return "–" }
      guard value.isFinite else { return value.isNaN ? "–" : value > 0 ? "∞" : "−∞" }
      return format.text(of: value)
    }

    /// The new value less the old one, with its sign; nothing where they are the same.
    public var difference: String {
      guard let before, let after, !isUnchanged, (after - before).isFinite else { return "" }
      let text = format.text(of: after - before)
      return after > before ? "+" + text : text
    }

    private var format: NumberFormat {
      let units = NumberFormat.units
      func format(_ decimals: Int, _ unit: String?) -> NumberFormat {
        NumberFormat(decimals: decimals, unit: units.first { $0.name == unit })
      }
      switch quantity {
      case .time:
        let longest = [before, after].compactMap { $0 }.filter(\.isFinite).map(abs).max() ?? 0
        return longest < 0.1 && longest > 0 ? format(2, "ms") : format(3, "s")
      case .length: return format(1, "pt")
      case .speed: return format(1, "pt/s")
      case .ratio: return NumberFormat(significantDecimals: 4, of: [before, after])
      }
    }
  }

  /// A motion in both versions.
  public struct Pair: Sendable {
    /// Its name, or both names where they differ.
    public let name: String
    /// Its numbers, those of the new version first.
    public let readings: [Reading]
    let before: Motion
    let after: Motion
  }

  /// The old version and the new one.
  public let before, after: Version
  /// The motions that both have, in the new one's order.
  public let pairs: [Pair]

  /// Compares two versions: motions of one name, or else those of one kind in their order.
  public init(_ before: Version, _ after: Version) throws(FigureError) {
    (self.before, self.after) = (before, after)
    var rest = before.content.motions
    var partners: [Int: Motion] = [:]
    let motions = after.content.motions
    for sameName in [true, false] {
      for (index, motion) in motions.enumerated() where partners[index] == nil {
        let found = rest.firstIndex {
          $0.type == motion.type && (!sameName || $0.name == motion.name)
        }
        if let found { partners[index] = rest.remove(at: found) }
      }
    }
    pairs = motions.indices.compactMap { index in
      partners[index].map { Pair($0, motions[index]) }
    }
    guard !pairs.isEmpty else {
      throw FigureError(
        description: "\(before.name) and \(after.name) have no motion of one kind to compare")
    }
  }
}

extension Comparison.Pair {
  init(_ before: Motion, _ after: Motion) {
    name = before.name == after.name ? after.name : "\(before.name) → \(after.name)"
    (self.before, self.after) = (before, after)
    func value(_ name: String, _ motion: Motion) -> Double? {
      motion.landmarks.first { $0.name == name }?.value
    }
    readings =
      after.landmarks.map {
        .init(
          name: $0.name, quantity: $0.quantity, before: value($0.name, before), after: $0.value)
      }
      + before.landmarks.filter { value($0.name, after) == nil }.map {
        .init(name: $0.name, quantity: $0.quantity, before: $0.value, after: nil)
      }
  }

  /// Whether all its numbers are the same.
  public var isUnchanged: Bool { readings.allSatisfy(\.isUnchanged) }
}

extension NumberFormat {
  /// A format with a unit, or none, and so many decimals.
  fileprivate init(decimals: Int, unit: Unit?) {
    (self.decimals, self.unit) = (decimals, unit)
  }

  /// As many decimals as show `count` figures of the largest of `values`; none for whole numbers.
  fileprivate init(significantDecimals count: Int, of values: [Double?]) {
    let values = values.compactMap { $0 }.filter(\.isFinite)
    guard !values.allSatisfy({ $0 == $0.rounded() }) else {
      self.init(decimals: 0, unit: nil)
      return
    }
    var (decimals, size) = (count, values.map(abs).max() ?? 0)
    while size >= 10, decimals > 0 { (decimals, size) = (decimals - 1, size / 10) }
    self.init(decimals: decimals, unit: nil)
  }
}

// MARK: - In words

extension Comparison {
  /// A plain sentence for each notable change.
  public var sentences: [String] {
    pairs.flatMap { pair in
      pair.readings.compactMap { reading in
        Comparison.sentence(of: reading).map { "\(pair.name) \($0)." }
      }
    }
  }

  /// What readings say of a motion that a reviewer asks about, and how a change of them reads.
  private static let phrases: [(reading: String, phrase: String, more: String, less: String)] = [
    ("halfLife", "halves its velocity", "later", "sooner"),
    ("coast", "coasts", "further", "less far"),
    ("landing", "lands", "elsewhere", "elsewhere"),
    ("overshootShare", "overshoots", "more", "less"),
    ("peakTime", "reaches its peak", "later", "sooner"),
    ("timeTo50", "is half-way", "later", "sooner"),
    ("timeTo90", "has covered 90 % of its way", "later", "sooner"),
    ("timeTo99", "has covered 99 % of its way", "later", "sooner"),
    ("settling", "settles", "later", "sooner"),
    ("duration", "takes", "longer", "less long"),
    ("limit", "has its limit", "further out", "further in"),
    ("initialSlope", "follows the finger", "more closely", "less closely"),
    ("peakVelocity", "is at its fastest", "faster", "slower"),
  ]

  /// The sentence without its subject, for a change of more than a hundredth.
  private static func sentence(of reading: Reading) -> String? {
    guard let phrase = phrases.first(where: { $0.reading == reading.name }),
      let before = reading.before, let after = reading.after, !reading.isUnchanged,
      abs(after - before) > 0.01 * max(abs(before), abs(after))
    else { return nil }
    // A spring that never turns has no peak, and its time says nothing.
    if reading.name == "peakTime", before == 0 || after == 0 { return nil }
    let comparative = after > before ? phrase.more : phrase.less
    let shares = ["overshootShare"]
    let text = { (value: Double) in
      shares.contains(reading.name) && value.isFinite
        ? NumberFormat(decimals: 1, unit: NumberFormat.units.first { $0.name == "%" }).text(
          of: value)
        : reading.text(value)
    }
    // What reads the same is not notable.
    guard text(before) != text(after) else { return nil }
    if reading.name == "overshootShare" {
      if before == 0 { return "overshoots now, by \(text(after))" }
      if after == 0 { return "no longer overshoots; it did by \(text(before))" }
    }
    return "\(phrase.phrase) \(comparative): \(text(after)) instead of \(text(before))"
  }
}

// MARK: - As a figure

extension Comparison {
  /// The overlaid figure: the old curves faint, the new ones full, what lies between them shaded.
  ///
  /// - Throws: ``FigureError`` when the new version draws no curve that the old one has too.
  public func figure(name: String) throws(FigureError) -> Figure {
    var figure = after.content.figure
    figure.name = name
    figure.title = "\(figure.title): \(before.name) and \(after.name)"
    figure.summary =
      sentences.isEmpty ? "Nothing notable changes." : sentences.joined(separator: " ")
    let old = before.content.figure.panels
    figure.panels = figure.panels.enumerated().compactMap { index, panel in
      overlaid(panel, old: old.indices ~= index ? old[index] : nil)
    }
    guard !figure.panels.isEmpty else {
      throw FigureError(
        description: "\(after.name) draws no curve that \(before.name) has too; only numbers differ"
      )
    }
    figure.columns = min(figure.columns, figure.panels.count)
    return figure
  }

  private func overlaid(_ panel: Panel, old: Panel?) -> Panel? {
    guard case .plot = panel.content else { return nil }
    var curves: [(before: FigureCurve, after: FigureCurve, label: String?, series: Int)] = []
    for mark in panel.marks {
      guard let mark = mark as? CurveMark,
        !curves.contains(where: { $0.after.fullName == mark.curve.fullName }),
        let before = partner(of: mark.curve)
      else { continue }
      curves.append((before, mark.curve, mark.text?.name, mark.series))
    }
    guard !curves.isEmpty else { return nil }
    var result = panel
    result.x = Comparison.axis(panel.x, panel.xDomain, old?.x, old?.xDomain)
    result.y = Comparison.axis(panel.y, panel.yDomain, old?.y, old?.yDomain)
    let changed = curves.filter {
      differs($0.before.function, $0.after.function, over: result.xDomain)
    }
    var (areas, faint, full): ([any Mark], [any Mark], [any Mark]) = ([], [], [])
    for pair in curves {
      let name = pair.label ?? pair.after.fullName
      guard let index = changed.firstIndex(where: { $0.after.fullName == pair.after.fullName })
      else {
        faint.append(
          CurveMark(pair.after, text: LabelText(name: name), series: pair.series, style: "muted"))
        continue
      }
      // A curve alone is told by its versions, several by their names. Of many, the old ones are told by
      // their look.
      let old =
        changed.count == 1
        ? before.name : changed.count <= 3 ? "\(name), \(before.name)" : nil
      let new = curves.count == 1 ? after.name : name
      let change = curves.count > 1 && index == 0 ? after.name : nil
      areas.append(BetweenMark(pair.after, and: pair.before, series: pair.series))
      faint.append(
        CurveMark(
          pair.before.renamed("\(pair.before.fullName) before"),
          text: old.map { LabelText(name: $0) }, series: pair.series, style: "muted"))
      full.append(
        CurveMark(
          pair.after.renamed(pair.after.fullName), text: LabelText(name: new, detail: change),
          series: pair.series))
    }
    result.marks = areas + faint + full
    return result
  }

  /// The curve of the old version that became `curve`.
  private func partner(of curve: FigureCurve) -> FigureCurve? {
    for pair in pairs {
      guard let index = pair.after.curves.firstIndex(where: { $0.fullName == curve.fullName })
      else {
        continue
      }
      return pair.before.curves.indices ~= index ? pair.before.curves[index] : nil
    }
    return nil
  }

  private func differs(
    _ one: Function, _ two: Function, over domain: ClosedRange<Double>
  ) -> Bool {
    (0...256).contains { step in
      let place =
        domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / 256
      return one.value(place) != two.value(place)
    }
  }

  /// The new axis, wide enough for both; ticks at readings of one version are none of the other's.
  private static func axis(
    _ axis: Axis, _ domain: ClosedRange<Double>, _ old: Axis?, _ oldDomain: ClosedRange<Double>?
  ) -> Axis {
    var axis = axis
    let oldDomain = oldDomain ?? domain
    axis.domain =
      min(domain.lowerBound, oldDomain.lowerBound)...max(domain.upperBound, oldDomain.upperBound)
    let common = axis.ticks?.filter { tick in
      tick.series == nil && (old?.ticks ?? []).contains(tick)
    }
    axis.ticks = (common?.count ?? 0) >= 2 ? common : nil
    return axis
  }
}

extension FigureCurve {
  fileprivate func renamed(_ name: String) -> FigureCurve {
    FigureCurve(name: name, function: function, series: series)
  }
}
