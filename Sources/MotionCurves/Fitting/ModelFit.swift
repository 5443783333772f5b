import Libm

/// A model brought as near to recorded samples as it can be, in the sense of least squares, with what is known of
/// how sure its parameters are.
///
/// Levenberg's and Marquardt's search, with the models' own derivatives, from each guess that the model makes; the best
/// end counts. The errors are those of a linear model with independent noise of one size: for noise that is
/// not, or parameters that bend the curve much within their errors, they are too small.
public struct ModelFit: Sendable {
  /// A parameter with what is known of it.
  public struct Estimate: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// What kind of number it is.
    public let quantity: Landmark.Quantity
    /// Its value.
    public let value: Double
    /// Its standard error; 0 where it was given.
    public let error: Double
    /// Where it lies with a probability of 95 %, by Student's distribution.
    public let interval: ClosedRange<Double>
    /// Whether it was given rather than fitted.
    public let isFixed: Bool
  }

  /// Two parameters that the samples hardly tell apart.
  public struct Correlation: Equatable, Sendable {
    /// Their names.
    public let names: (String, String)
    /// From −1 to 1.
    public let value: Double

    /// Whether both name and value are the same.
    public static func == (one: Correlation, other: Correlation) -> Bool {
      one.names == other.names && one.value.isEqual(to: other.value)
    }
  }

  /// The model.
  public let model: FitModel
  /// The samples, in order of place.
  public let samples: [FitSample]
  /// The model's parameters, in their order.
  public let estimates: [Estimate]
  /// The correlation of each two parameters that were fitted, the strongest first.
  public let correlations: [Correlation]
  /// How far each sample lies above the model, in points.
  public let residuals: [Double]

  /// The least share of the samples' size that a parameter has to move.
  private static let leastEffect = 1e-10

  private let covariance: [[Double]]
  private let free: [Int]
  private let quantile: Double

  /// Fits a model.
  ///
  /// - Parameters:
  ///   - model: what is fitted.
  ///   - samples: what it is to follow.
  ///   - fixed: parameters that are given, by their names.
  ///   - released: parameters that usually have a value of their own and are fitted here.
  /// - Throws: ``FitError`` where there is no such fit: too few samples, parameters that the samples do not tell, a
  ///   search that does not end or ends at a bound.
  public init(
    _ model: FitModel, to samples: [FitSample], fixed: [String: Double] = [:],
    released: [String] = []
  ) throws(FitError) {
    let samples = samples.indices.sorted { (samples[$0].x, $0) < (samples[$1].x, $1) }
      .map { samples[$0] }
    let given = try ModelFit.given(model, fixed, released)
    let free = model.parameters.indices.filter { given[$0] == nil }
    guard samples.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      throw FitError.tooFew(samples.count, needed: free.count + 1)
    }
    guard Set(samples.map { $0.x }).count > free.count else {
      throw FitError.tooFew(Set(samples.map { $0.x }).count, needed: free.count + 1)
    }
    let search = Search(model: model, samples: samples, free: free)
    let best = try search.best(from: model.guesses(samples), given: given)
    let degrees = Double(samples.count - free.count)
    let quantile = Student.quantile95(degrees: degrees)
    let variance = best.sum / degrees
    guard let inverse = SymmetricMatrix(best.normal).inverse else {
      throw FitError.undetermined(search.undetermined(best))
    }
    let scales = best.scales
    // A factor that could be twice as large and would move nothing that can be seen is not known.
    let size = samples.reduce(0) { $0 + $1.y * $1.y }.squareRoot()
    let silent = free.indices.filter { index in
      let value = best.parameters[free[index]]
      return model.parameters[free[index]].bounds.lowerBound >= 0
        && value * scales[index] < ModelFit.leastEffect * size
    }
    guard silent.isEmpty else {
      throw FitError.undetermined(silent.map { model.parameters[free[$0]].name })
    }
    let covariance = free.indices.map { row in
      free.indices.map { variance * inverse[row][$0] / (scales[row] * scales[$0]) }
    }
    (self.model, self.samples, self.free) = (model, samples, free)
    (self.covariance, self.quantile) = (covariance, quantile)
    residuals = samples.map { $0.y - model.value($0.x, best.parameters).0 }
    estimates = model.parameters.indices.map { index in
      let (parameter, value) = (model.parameters[index], best.parameters[index])
      let position = free.firstIndex(of: index)
      let error = position.map { covariance[$0][$0].squareRoot() } ?? 0
      return Estimate(
        name: parameter.name, quantity: parameter.quantity, value: value, error: error,
        interval: (value - quantile * error)...(value + quantile * error), isFixed: position == nil)
    }
    var pairs: [Correlation] = []
    for row in free.indices {
      for column in 0..<row {
        let size = (inverse[row][row] * inverse[column][column]).squareRoot()
        pairs.append(
          Correlation(
            names: (model.parameters[free[column]].name, model.parameters[free[row]].name),
            value: inverse[row][column] / size))
      }
    }
    correlations = pairs.indices.sorted {
      (-abs(pairs[$0].value), $0) < (-abs(pairs[$1].value), $1)
    }.map { pairs[$0] }
  }

  /// The value of each parameter that is given; `nil` for one that is fitted.
  private static func given(
    _ model: FitModel, _ fixed: [String: Double], _ released: [String]
  ) throws(FitError) -> [Double?] {
    let names = model.parameters.map { $0.name }
    for name in fixed.keys.sorted() + released where !names.contains(name) {
      throw FitError.unknown(name, known: names)
    }
    let given = model.parameters.map { parameter in
      fixed[parameter.name] ?? (released.contains(parameter.name) ? nil : parameter.usual)
    }
    for (parameter, value) in zip(model.parameters, given) {
      guard let value, !(value.isFinite && parameter.allows(value)) else { continue }
      throw FitError.outside(parameter.name, value, parameter.bounds)
    }
    return given
  }

  // MARK: - What came of it

  /// The value of a parameter by its name.
  public func value(of name: String) -> Double? {
    estimates.first { $0.name == name }?.value
  }

  /// The model's value at a place.
  public func value(at x: Double) -> Double { model.value(x, estimates.map { $0.value }).0 }

  /// Half the width of the band in which the model lies at a place with a probability of 95 %.
  public func bandWidth(at x: Double) -> Double {
    let gradient = model.value(x, estimates.map { $0.value }).1
    var variance = 0.0
    for row in free.indices {
      for column in free.indices {
        variance += gradient[free[row]] * covariance[row][column] * gradient[free[column]]
      }
    }
    return quantile * max(0, variance).squareRoot()
  }

  /// The root of the mean squared distance of the samples, in points.
  public var residual: Double {
    (residuals.reduce(0) { $0 + $1 * $1 } / Double(residuals.count)).squareRoot()
  }

  /// The greatest distance of a sample, in points.
  public var greatestResidual: Double { residuals.reduce(0) { max($0, abs($1)) } }

  /// How many parameters were fitted.
  public var fittedCount: Int { free.count }

  /// The largest share of the residuals' variance that rounding to a pixel can explain, 0 … 1.
  ///
  /// - Parameter pixel: the width of a pixel in points, greater than 0.
  public func shareOfRounding(toPixel pixel: Double) -> Double {
    let variance = residual * residual
    return variance > 0 ? min(1, pixel * pixel / 12 / variance) : 1
  }

  /// How many runs of one sign the residuals have, how many would be expected without structure, and the
  /// probability of a number as far from that, by the normal approximation; `nil` with fewer than two of a sign.
  public var runs: (count: Int, expected: Double, probability: Double)? {
    let signs = residuals.filter { $0 != 0 }.map { $0 > 0 }
    let (above, below) = (Double(signs.count { $0 }), Double(signs.count { !$0 }))
    let all = above + below
    guard above >= 2, below >= 2 else { return nil }
    let count = 1 + zip(signs, signs.dropFirst()).count { $0 != $1 }
    let expected = 1 + 2 * above * below / all
    let variance = (expected - 1) * (expected - 2) / (all - 1)
    let z = abs(Double(count) - expected) / variance.squareRoot()
    return (count: count, expected: expected, probability: Student.normalOutside(z))
  }

  /// Akaike's criterion, corrected for few samples: of two models of one recording the one with the lower is
  /// the better guess; `nil` with too few samples for the correction.
  public var akaike: Double? {
    let (count, parameters) = (Double(samples.count), Double(free.count + 1))
    guard count > parameters + 1, residual > 0 else { return nil }
    return 2 * count * log(residual) + 2 * parameters
      + 2 * parameters * (parameters + 1) / (count - parameters - 1)
  }

  /// The weights of fits to one recording: the probability that each is the best of them; `nil` for one without a
  /// criterion.
  public static func weights(of fits: [ModelFit]) -> [Double?] {
    let criteria = fits.map { $0.akaike }
    guard let least = criteria.compactMap({ $0 }).min() else { return criteria.map { _ in nil } }
    let likelihoods = criteria.map { $0.map { exp((least - $0) / 2) } }
    let sum = likelihoods.reduce(0) { $0 + ($1 ?? 0) }
    return likelihoods.map { $0.map { $0 / sum } }
  }
}

/// Why there is no fit.
public enum FitError: Error, Equatable, Sendable {
  /// There are as many samples at different places, and more are needed.
  case tooFew(Int, needed: Int)
  /// A parameter of this name is none of the model's.
  case unknown(String, known: [String])
  /// A parameter was given a value that it cannot have.
  case outside(String, Double, ClosedRange<Double>)
  /// The samples do not tell these parameters apart.
  case undetermined([String])
  /// The search ended where this parameter can go no further.
  case atBound(String, Double)
  /// The search did not end.
  case notConverged

  /// What is wrong, as a sentence without its full stop, and what helps.
  public var message: String {
    switch self {
    case .tooFew(let count, let needed):
      "there are \(count) samples at different places, and it takes at least \(needed); fix a parameter or record more"
    case .unknown(let name, let known):
      "the model has no parameter \"\(name)\"; it has \(known.joined(separator: ", "))"
    case .outside(let name, _, let bounds):
      "\"\(name)\" must lie between \(bounds.lowerBound) and \(bounds.upperBound)"
    case .undetermined(let names) where names.count == 1:
      "the samples say nothing of \(names[0]); fix it"
    case .undetermined(let names):
      "the samples do not tell \(names.joined(separator: " and ")) apart; fix one of them"
    case .atBound(let name, let value):
      "the best fit would have \"\(name)\" at its bound, \(value): it is no such curve, or fix \"\(name)\""
    case .notConverged:
      "the search found no best fit: it is no such curve, or the samples are too few"
    }
  }
}

extension FitModel.Parameter {
  /// Whether a value lies within its bounds.
  func allows(_ value: Double) -> Bool {
    value > bounds.lowerBound && value < bounds.upperBound
  }
}

// MARK: - The search

/// Levenberg's and Marquardt's way downhill.
private struct Search {
  let model: FitModel
  let samples: [FitSample]
  let free: [Int]

  /// A place on the way: the parameters, the sum of the squared residuals, and the normal equations in parameters scaled
  /// so that their diagonal is 1.
  struct Place {
    let parameters: [Double]
    let sum: Double
    let normal: [[Double]]
    let gradient: [Double]
    let scales: [Double]
  }

  private static let mostSteps = 500
  private static let mostDescents = 4
  /// A step that changes every parameter by less than this share ends the search.
  private static let tolerance = 1e-13

  /// The best end of all guesses.
  func best(from guesses: [[Double]], given: [Double?]) throws(FitError) -> Place {
    var best: Place?
    var failure = FitError.notConverged
    let starts = guesses.map { guess in zip(guess, given).map { $1 ?? $0 } }
      .filter { zip(model.parameters, $0).allSatisfy { $0.allows($1) && $1.isFinite } }
      .compactMap { place($0) }
    let order = starts.indices.sorted { (starts[$0].sum, $0) < (starts[$1].sum, $1) }
    // Further guesses lead to where the nearest ones do.
    for index in order.prefix(Search.mostDescents) {
      do throws(FitError) {
        let end = try descend(from: starts[index])
        if end.sum < best?.sum ?? .infinity { best = end }
      } catch {
        failure = error
      }
    }
    guard let best else { throw failure }
    return best
  }

  private func descend(from start: Place) throws(FitError) -> Place {
    var place = start
    var damping = 1e-3
    var heldBack: Int?
    for _ in 0..<Search.mostSteps {
      if place.sum == 0 || free.isEmpty { return place }
      guard let step = step(from: place, damping: damping) else {
        damping *= 10
        guard damping < 1e12 else { throw FitError.undetermined(undetermined(place)) }
        continue
      }
      var parameters = place.parameters
      heldBack = nil
      for (index, change) in zip(free, step) {
        let (parameter, old) = (model.parameters[index], parameters[index])
        var new = old + change
        // A step that would leave its range goes half of the way to the bound.
        if !parameter.allows(new) {
          let bound = change > 0 ? parameter.bounds.upperBound : parameter.bounds.lowerBound
          new = old + (bound - old) / 2
          heldBack = index
        }
        parameters[index] = new
      }
      let isSmall = zip(free, step).allSatisfy { index, change in
        abs(change) <= Search.tolerance * (abs(place.parameters[index]) + Search.tolerance)
      }
      guard let next = self.place(parameters), next.sum <= place.sum else {
        if isSmall || damping > 1e12 { return place }
        damping *= 4
        continue
      }
      let gained = place.sum - next.sum
      let isFlat = gained <= 1e-15 * place.sum
      place = next
      if isSmall || (isFlat && heldBack == nil && damping < 1e-6) { return try checked(place) }
      damping = max(damping / 6, 1e-14)
    }
    if let heldBack {
      throw FitError.atBound(model.parameters[heldBack].name, place.parameters[heldBack])
    }
    throw FitError.notConverged
  }

  /// Refuses an end so near to a bound that it is the bound.
  private func checked(_ place: Place) throws(FitError) -> Place {
    for index in free {
      let (bounds, value) = (model.parameters[index].bounds, place.parameters[index])
      // The upper bound is where a parameter ends that would be infinite.
      let room = (below: 1e-9, above: 1e-6 * (bounds.upperBound - bounds.lowerBound))
      for bound in [bounds.lowerBound, bounds.upperBound] where bound.isFinite {
        if abs(value - bound) < (bound == bounds.lowerBound ? room.below : room.above) {
          throw FitError.atBound(model.parameters[index].name, bound)
        }
      }
    }
    return place
  }

  private func step(from place: Place, damping: Double) -> [Double]? {
    var normal = place.normal
    for index in normal.indices { normal[index][index] += damping }
    return SymmetricMatrix(normal).solve(place.gradient).map { step in
      zip(step, place.scales).map { $0 / $1 }
    }
  }

  /// The sums at some parameters; `nil` where the model has no value there.
  private func place(_ parameters: [Double]) -> Place? {
    let size = free.count
    var sum = 0.0
    var rows: [[Double]] = []
    var residuals: [Double] = []
    for sample in samples {
      let (value, gradient) = model.value(sample.x, parameters)
      let residual = sample.y - value
      guard residual.isFinite, gradient.allSatisfy({ $0.isFinite }) else { return nil }
      sum += residual * residual
      residuals.append(residual)
      rows.append(free.map { gradient[$0] })
    }
    let scales = (0..<size).map { column in
      let square = rows.reduce(0) { $0 + $1[column] * $1[column] }
      return square > 0 ? square.squareRoot() : 1
    }
    var normal = Array(repeating: Array(repeating: 0.0, count: size), count: size)
    var gradient = Array(repeating: 0.0, count: size)
    for (row, residual) in zip(rows, residuals) {
      let scaled = zip(row, scales).map { $0 / $1 }
      for one in 0..<size {
        gradient[one] += scaled[one] * residual
        for other in 0..<size { normal[one][other] += scaled[one] * scaled[other] }
      }
    }
    guard sum.isFinite else { return nil }
    return Place(
      parameters: parameters, sum: sum, normal: normal, gradient: gradient, scales: scales)
  }

  /// The parameters that the samples do not tell apart: those without which the others are told.
  func undetermined(_ place: Place) -> [String] {
    let names = free.map { model.parameters[$0].name }
    let culprits = free.indices.filter { left in
      let kept = free.indices.filter { $0 != left }
      return SymmetricMatrix(kept.map { row in kept.map { place.normal[row][$0] } }).inverse != nil
    }
    return culprits.isEmpty ? names : culprits.map { names[$0] }
  }
}

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
