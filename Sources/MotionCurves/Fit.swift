import Libm

/// The straight line through the origin that is nearest to a function, in the sense of least squares.
public struct LinearFit: Equatable, Sendable {
  /// The line's slope.
  public let slope: Double

  /// The root of the mean squared distance at the places that were compared.
  public let residual: Double

  /// The greatest distance at these places.
  public let greatestResidual: Double

  /// Fits y = slope · x to `function` at 0, `step`, 2 `step` … `end`.
  ///
  /// - Throws: ``MotionError`` when `step` is not greater than 0, or `end` less than a step.
  public init(
    to function: (Double) -> Double, upTo end: Double, step: Double
  ) throws(MotionError) {
    try requirePlaces(upTo: end, step: step)
    let count = (end / step).rounded(.down)
    var (products, squares) = (0.0, 0.0)
    for index in stride(from: 0, through: count, by: 1) {
      let x = index * step
      products += x * function(x)
      squares += x * x
    }
    let slope = products / squares
    var (errors, greatest) = (0.0, 0.0)
    for index in stride(from: 0, through: count, by: 1) {
      let error = function(index * step) - slope * index * step
      errors += error * error
      greatest = max(greatest, abs(error))
    }
    (self.slope, greatestResidual) = (slope, greatest)
    residual = (errors / (count + 1)).squareRoot()
  }
}

extension LinearFit {
  /// What a template may ask of it: `residual`, `greatestResidual`, `slope`.
  public var landmarks: [Landmark] {
    [
      Landmark("residual", .length, residual),
      Landmark("greatestResidual", .length, greatestResidual), Landmark("slope", .ratio, slope),
    ]
  }
}

extension LogarithmicFit {
  /// What a template may ask of it: `residual`, `greatestResidual`, `factor`, `scale`.
  public var landmarks: [Landmark] {
    [
      Landmark("residual", .length, residual),
      Landmark("greatestResidual", .length, greatestResidual), Landmark("factor", .length, factor),
      Landmark("scale", .ratio, scale),
    ]
  }
}

/// The logarithm a · ln(1 + b·x) that is nearest to a function, in the sense of least squares.
public struct LogarithmicFit: Equatable, Sendable {
  /// The factor a.
  public let factor: Double

  /// The scale b, greater than 0.
  public let scale: Double

  /// The root of the mean squared distance at the places that were compared.
  public let residual: Double

  /// The greatest distance at these places.
  public let greatestResidual: Double

  /// Fits a · ln(1 + b·x) to `function` at 0, `step`, 2 `step` … `end`.
  ///
  /// For each scale b the best factor a follows by itself; the best b is where the derivative of the
  /// remaining error changes its sign, found by halving a bracket from 10⁻⁹ to 10⁹ of 1 / `end`.
  ///
  /// - Parameters:
  ///   - function: what the logarithm is to follow.
  ///   - end: the last place that is compared.
  ///   - step: from one place that is compared to the next, greater than 0.
  /// - Throws: ``MotionError`` when `step` is not greater than 0, `end` less than a step, or no scale is
  ///   the best, as for a function that is straight, bends upwards or rises in one step.
  public init(
    to function: (Double) -> Double, upTo end: Double, step: Double
  ) throws(MotionError) {
    try requirePlaces(upTo: end, step: step)
    let count = (end / step).rounded(.down)
    func sums(_ scale: Double) -> (factor: Double, error: Double, slope: Double) {
      var (products, squares, values) = (0.0, 0.0, 0.0)
      for index in stride(from: 0, through: count, by: 1) {
        let (x, y) = (index * step, function(index * step))
        let logarithm = log1p(scale * x)
        products += logarithm * y
        squares += logarithm * logarithm
        values += y * y
      }
      let factor = products / squares
      var slope = 0.0
      for index in stride(from: 0, through: count, by: 1) {
        let x = index * step
        slope += (factor * log1p(scale * x) - function(x)) * factor * x / (1 + scale * x)
      }
      return (factor, max(0, values - factor * products), slope)
    }
    let scales = (1e-9 / end, 1e9 / end)
    try require(
      sums(scales.0).slope < 0 && sums(scales.1).slope > 0, "function", end,
      "has no nearest logarithm; a straight line or a step would be nearer than any")
    scale = lastPlace(from: scales.0, to: scales.1) { sums($0).slope < 0 }
    let best = sums(scale)
    factor = best.factor
    residual = (best.error / (count + 1)).squareRoot()
    var greatest = 0.0
    for index in stride(from: 0, through: count, by: 1) {
      let x = index * step
      greatest = max(greatest, abs(function(x) - best.factor * log1p(scale * x)))
    }
    greatestResidual = greatest
  }

  /// The logarithm's value at `x`.
  public func value(at x: Double) -> Double { factor * log1p(scale * x) }

  /// The logarithm's slope at `x`.
  public func slope(at x: Double) -> Double { factor * scale / (1 + scale * x) }
}

private func requirePlaces(upTo end: Double, step: Double) throws(MotionError) {
  try require(step > 0, "step", step, "must be greater than 0")
  try require(end >= step && end < .infinity, "end", end, "must be finite and at least one step")
}
