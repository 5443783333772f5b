/// Evenly spaced round numbers.
public struct NiceTicks: Equatable, Sendable {
  /// The numbers, ascending; exactly 0 where one of them is 0.
  public let values: [Double]

  /// How many decimals tell them apart.
  public let decimals: Int

  /// From one to the next.
  public let step: Double

  /// The share of a step by which the domain's ends may miss a number and still show it.
  static let slack = 1e-9

  /// Chooses about `count` numbers within `domain`, spaced by 1, 2 or 5 times a power of ten.
  public init(in domain: ClosedRange<Double>, about count: Int) {
    let span = domain.upperBound - domain.lowerBound
    guard span > 0, span < 1e300 else {
      (values, decimals, step) = ([], 0, 0)
      return
    }
    var exponent = 0
    let rough = span / Double(max(1, count))
    while NiceTicks.power(exponent + 1) <= rough { exponent += 1 }
    while NiceTicks.power(exponent) > rough, exponent > -300 { exponent -= 1 }
    let ratio = rough / NiceTicks.power(exponent)
    // The borders are the geometric means between the neighbours.
    var multiple = ratio < 1.4142 ? 1.0 : ratio < 3.1623 ? 2.0 : ratio < 7.0711 ? 5.0 : 10.0
    if multiple == 10 { (multiple, exponent) = (1, exponent + 1) }

    func multipleOfStep(_ index: Double) -> Double {
      // A product or quotient of whole numbers is the double nearest to the decimal; a sum of steps
      // drifts away from it.
      exponent >= 0
        ? index * multiple * NiceTicks.power(exponent)
        : index * multiple / NiceTicks.power(-exponent)
    }
    step = multipleOfStep(1)
    let first = (domain.lowerBound / step - NiceTicks.slack).rounded(.up)
    let last = (domain.upperBound / step + NiceTicks.slack).rounded(.down)
    guard last >= first, last - first < 10_000 else {
      (values, decimals) = ([], 0)
      return
    }
    values = stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : multipleOfStep($0) }
    decimals = max(0, -exponent)
  }

  /// Numbers that a logarithmic axis names: the powers of ten, with twice and five
  /// times each where that leaves fewer than `count`; round numbers where the domain spans less. None in a domain
  /// that does not lie between 0 and infinity, both excluded.
  public static func logarithmic(
    in domain: ClosedRange<Double>, about count: Int
  ) -> [Double] {
    guard domain.lowerBound > 0, domain.upperBound < .infinity else { return [] }
    func numbers(_ multiples: [Double]) -> [Double] {
      var exponent = 0
      while power(exponent) > domain.lowerBound { exponent -= 1 }
      while power(exponent + 1) <= domain.lowerBound { exponent += 1 }
      var found: [Double] = []
      while power(exponent) <= domain.upperBound {
        for multiple in multiples {
          let value = exponent >= 0 ? multiple * power(exponent) : multiple / power(-exponent)
          if domain.contains(value) { found.append(value) }
        }
        exponent += 1
      }
      return found
    }
    let decades = numbers([1])
    if decades.count > count {
      let step = (decades.count + count - 1) / max(1, count)
      return decades.enumerated().filter { $0.offset % step == 0 }.map { $0.element }
    }
    let finer = numbers([1, 2, 5])
    if finer.count <= max(2, count), finer.count >= 2 { return finer }
    if decades.count >= 2 { return decades }
    return NiceTicks(in: domain, about: max(2, count)).values
  }

  private static func power(_ exponent: Int) -> Double {
    var (result, base, count) = (1.0, 10.0, abs(exponent))
    while count > 0 {
      if count & 1 == 1 { result *= base }
      base *= base
      count >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }
}
