import Libm

/// Student's distribution.
enum Student {
  /// The number that the size of Student's t exceeds with a probability of 5 %.
  ///
  /// Exact for one and two degrees of freedom, else found from the distribution's closed form, to 12 digits.
  static func quantile95(degrees: Double) -> Double {
    guard degrees < 1e4 else {
      // The first term of Cornish's and Fisher's expansion, good to 1e-8 here.
      let z = 1.959963984540054
      return z + z * (z * z + 1) / (4 * degrees)
    }
    var (low, high) = (1.9, 13.0)
    // The probability outside falls with the number.
    while high - low > 1e-12 * high {
      let middle = (low + high) / 2
      if probabilityOutside(middle, degrees: degrees) > 0.05 { low = middle } else { high = middle }
      if !(low < middle || middle < high) { break }
    }
    return (low + high) / 2
  }

  /// The probability that the size of a normal number exceeds `z`, at least 0, to 1.5 · 10⁻⁷.
  ///
  /// Source: Abramowitz and Stegun, 7.1.26.
  static func normalOutside(_ z: Double) -> Double {
    let x = z / 2.0.squareRoot()
    let t = 1 / (1 + 0.3275911 * x)
    let polynomial =
      t
      * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return polynomial * exp(-x * x)
  }

  /// The probability that the size of Student's t exceeds `t`: the regularised incomplete beta function
  /// I(ν/(ν + t²); ν/2, 1/2), as a finite sum of trigonometric terms for whole degrees of freedom.
  static func probabilityOutside(_ t: Double, degrees: Double) -> Double {
    let angle = atan2(t, degrees.squareRoot())
    let (sine, cosine) = (sin(angle), cos(angle))
    let square = cosine * cosine
    let isOdd = degrees.truncatingRemainder(dividingBy: 2) == 1
    var (term, sum) = (isOdd ? cosine : 1.0, 0.0)
    var index = isOdd ? 3.0 : 2.0
    if !isOdd || degrees > 1 { sum = term }
    while index <= degrees - 2 {
      term *= square * (index - 1) / index
      sum += term
      index += 2
    }
    let inside =
      isOdd ? 2 / Double.pi * (angle + sine * (degrees > 1 ? sum : 0)) : sine * sum
    return max(0, 1 - inside)
  }
}
