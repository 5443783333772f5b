import Figures
import MotionCurves

/// A landmark of a motion in two versions of it.
public struct LandmarkChange: Sendable {
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
    switch quantity {
    case .time:
      let times = [before, after].compactMap { $0 }.filter { $0.isFinite }.map { abs($0) }
      let longest = times.max() ?? 0
      return longest < 0.1 && longest > 0 ? .milliseconds(2) : .seconds(3)
    case .length: return .points(1)
    case .speed: return .pointsPerSecond(1)
    case .ratio: return NumberFormat(significantDecimals: 4, of: [before, after])
    }
  }
}

extension LandmarkChange {
  /// A landmark of a motion that is compared with no other.
  public init(_ landmark: Landmark) {
    (name, quantity) = (landmark.name, landmark.quantity)
    (before, after) = (nil, landmark.value)
  }
}

extension Landmark {
  /// The value with its unit, and as many decimals as say something.
  public var text: String { LandmarkChange(self).text(value) }
}

extension NumberFormat {
  /// As many decimals as show `count` figures of the largest of `values`; none for whole numbers.
  fileprivate init(significantDecimals count: Int, of values: [Double?]) {
    let values = values.compactMap { $0 }.filter { $0.isFinite }
    guard !values.allSatisfy({ $0 == $0.rounded() }) else {
      self.init(decimals: 0)
      return
    }
    var (decimals, size) = (count, values.map { abs($0) }.max() ?? 0)
    while size >= 10, decimals > 0 { (decimals, size) = (decimals - 1, size / 10) }
    self.init(decimals: decimals)
  }
}
