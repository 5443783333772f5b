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
    let search = FitSearch(model: model, samples: samples, free: free)
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
