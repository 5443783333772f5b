import FigureScene
import Figures
import MotionCurves

/// Two versions of a figure's motions side by side: what a design review looks at.
public struct Comparison: Sendable {
  /// A version, and what it is called.
  public struct Version: Sendable {
    /// What it is called: a file, or "before" and "after".
    public let name: String
    /// Its figure and its motions.
    public let content: FigureContent

    /// Names a version.
    public init(name: String, content: FigureContent) {
      (self.name, self.content) = (name, content)
    }
  }

  /// A motion in both versions.
  public struct Pair: Sendable {
    /// Its name, or both names where they differ.
    public let name: String
    /// Its numbers, those of the new version first.
    public let landmarks: [LandmarkChange]
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
        "\(before.name) and \(after.name) have no motion of one kind to compare")
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
    landmarks =
      after.landmarks.map {
        LandmarkChange(
          name: $0.name, quantity: $0.quantity, before: value($0.name, before), after: $0.value)
      }
      + before.landmarks.filter { value($0.name, after) == nil }.map {
        LandmarkChange(name: $0.name, quantity: $0.quantity, before: $0.value, after: nil)
      }
  }

  /// Whether all its numbers are the same.
  public var isUnchanged: Bool { landmarks.allSatisfy { $0.isUnchanged } }
}

// MARK: - In words

extension Comparison {
  /// A plain sentence for each notable change.
  public var sentences: [String] {
    pairs.flatMap { pair in
      pair.landmarks.compactMap { change in
        Comparison.sentence(of: change).map { "\(pair.name) \($0)." }
      }
    }
  }

  /// How a change of a landmark that a reviewer asks about reads.
  private struct Phrase {
    let landmark: String
    let phrase, more, less: String
    var special: Special?

    /// What is told in another way.
    enum Special {
      /// A share that may begin, or cease, to be.
      case overshoot
      /// A time that says nothing where there is no peak.
      case peak
    }
  }

  private static let phrases = [
    Phrase(landmark: "halfLife", phrase: "halves its velocity", more: "later", less: "sooner"),
    Phrase(landmark: "coast", phrase: "coasts", more: "further", less: "less far"),
    Phrase(landmark: "landing", phrase: "lands", more: "elsewhere", less: "elsewhere"),
    Phrase(
      landmark: "overshootShare", phrase: "overshoots", more: "more", less: "less",
      special: .overshoot),
    Phrase(
      landmark: "peakTime", phrase: "reaches its peak", more: "later", less: "sooner",
      special: .peak),
    Phrase(landmark: "timeTo50", phrase: "is half-way", more: "later", less: "sooner"),
    Phrase(
      landmark: "timeTo90", phrase: "has covered 90 % of the distance", more: "later",
      less: "sooner"),
    Phrase(
      landmark: "timeTo99", phrase: "has covered 99 % of the distance", more: "later",
      less: "sooner"),
    Phrase(landmark: "settling", phrase: "settles", more: "later", less: "sooner"),
    Phrase(landmark: "duration", phrase: "takes", more: "longer", less: "less long"),
    Phrase(landmark: "limit", phrase: "has its limit", more: "further out", less: "further in"),
    Phrase(
      landmark: "initialSlope", phrase: "follows the finger", more: "more closely",
      less: "less closely"),
    Phrase(landmark: "peakVelocity", phrase: "is at its fastest", more: "faster", less: "slower"),
  ]

  /// The sentence without its subject, for a change of more than a hundredth.
  private static func sentence(of change: LandmarkChange) -> String? {
    guard let phrase = phrases.first(where: { $0.landmark == change.name }),
      let before = change.before, let after = change.after, !change.isUnchanged,
      abs(after - before) > 0.01 * max(abs(before), abs(after))
    else { return nil }
    switch phrase.special {
    case .overshoot: return overshoot(before, after, change, phrase)
    case .peak where before == 0 || after == 0: return nil
    case .peak, nil: return text(phrase, before, after) { change.text($0) }
    }
  }

  private static func overshoot(
    _ before: Double, _ after: Double, _ change: LandmarkChange, _ phrase: Phrase
  ) -> String? {
    func text(_ value: Double) -> String {
      value.isFinite ? NumberFormat.percent(1).text(of: value) : change.text(value)
    }
    if text(before) == text(after) { return nil }
    if before == 0 { return "overshoots now, by \(text(after))" }
    if after == 0 { return "no longer overshoots; it did by \(text(before))" }
    return Comparison.text(phrase, before, after, text)
  }

  /// A change in words; nothing where both values read the same, which is not notable.
  private static func text(
    _ phrase: Phrase, _ before: Double, _ after: Double, _ text: (Double) -> String
  ) -> String? {
    guard text(before) != text(after) else { return nil }
    let comparative = after > before ? phrase.more : phrase.less
    return "\(phrase.phrase) \(comparative): \(text(after)) instead of \(text(before))"
  }
}

// MARK: - As a figure

extension Comparison {
  /// The overlaid figure: the old curves faint, the new ones full, what lies between them shaded.
  ///
  /// - Throws: `FigureError` when the new version draws no curve that the old one has too.
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
        "\(after.name) draws no curve that \(before.name) has too; only numbers differ"
      )
    }
    figure.columns = min(figure.columns, figure.panels.count)
    return figure
  }

  /// A curve that a panel draws in both versions.
  private struct CurvePair {
    let before: Curve
    let after: DrawnCurve
    let isChanged: Bool

    var name: String { after.label ?? after.curve.fullName }
  }

  private func overlaid(_ panel: Panel, old: Panel?) -> Panel? {
    switch panel.content {
    case .scene, .table: return nil
    case .plot: break
    }
    var result = panel
    result.x = Comparison.axis(panel.x, panel.xDomain, old?.x, old?.xDomain)
    result.y = Comparison.axis(panel.y, panel.yDomain, old?.y, old?.yDomain)
    let curves = pairs(of: panel, over: result.xDomain)
    guard !curves.isEmpty else { return nil }
    result.marks = marks(of: curves)
    return result
  }

  /// The curves that a panel draws and that the old version has too, each once.
  private func pairs(of panel: Panel, over domain: ClosedRange<Double>) -> [CurvePair] {
    var found: [CurvePair] = []
    for drawn in panel.drawnCurves
    where !found.contains(where: { $0.after.curve.fullName == drawn.curve.fullName }) {
      guard let before = partner(of: drawn.curve) else { continue }
      let isChanged = !before.function.agrees(with: drawn.curve.function, over: domain)
      found.append(CurvePair(before: before, after: drawn, isChanged: isChanged))
    }
    return found
  }

  /// What changed as areas, over them what is or was, over that what is new.
  private func marks(of curves: [CurvePair]) -> [AnyMark] {
    let changed = curves.filter { $0.isChanged }
    let areas = changed.map {
      AnyMark(BetweenMark($0.after.curve, and: $0.before, series: $0.after.series))
    }
    let faint = curves.map { pair in
      AnyMark(
        pair.isChanged
          ? CurveMark(
            pair.before.named("\(pair.before.fullName) before"),
            label: oldLabel(of: pair, among: changed.count), series: pair.after.series,
            style: .muted)
          : CurveMark(
            pair.after.curve, label: pair.name, series: pair.after.series, style: .muted))
    }
    let full = changed.enumerated().map { index, pair in
      AnyMark(
        CurveMark(
          pair.after.curve.named(pair.after.curve.fullName),
          label: curves.count == 1 ? after.name : pair.name,
          detail: curves.count > 1 && index == 0 ? after.name : nil, series: pair.after.series))
    }
    return areas + faint + full
  }

  /// What an old curve is called: one alone is told by its version, several by their names. Of many, the old
  /// ones are told by their look.
  private func oldLabel(of pair: CurvePair, among count: Int) -> String? {
    count == 1 ? before.name : count <= 3 ? "\(pair.name), \(before.name)" : nil
  }

  /// The curve of the old version that became `curve`.
  private func partner(of curve: Curve) -> Curve? {
    for pair in pairs {
      guard let index = pair.after.curves.firstIndex(where: { $0.fullName == curve.fullName })
      else {
        continue
      }
      return pair.before.curves.indices ~= index ? pair.before.curves[index] : nil
    }
    return nil
  }

  /// The new axis, wide enough for both; ticks at landmarks of one version are none of the other's.
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
