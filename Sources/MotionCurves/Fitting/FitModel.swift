import Libm

/// A law with parameters that a recording decides: what ``ModelFit`` brings as near to the samples as it can be.
public struct FitModel: Sendable {
  /// A parameter of a model.
  public struct Parameter: Equatable, Sendable {
    /// Its name, as `--fix` and landmarks have it.
    public let name: String
    /// What kind of number it is, and with it its unit.
    public let quantity: Landmark.Quantity
    /// Between which numbers it has to lie, both excluded where they are not infinite.
    public let bounds: ClosedRange<Double>
    /// Its value where it is not fitted, for one that usually is not; `nil` for one that is.
    public let usual: Double?

    /// Describes a parameter.
    public init(
      _ name: String, _ quantity: Landmark.Quantity,
      in bounds: ClosedRange<Double> = -Double.infinity...Double.infinity, usual: Double? = nil
    ) {
      (self.name, self.quantity, self.bounds, self.usual) = (name, quantity, bounds, usual)
    }
  }

  /// The model's name, as `--model` has it.
  public let name: String
  /// What it says, as a formula.
  public let formula: String
  /// Its parameters, in the order in which ``value`` takes them.
  public let parameters: [Parameter]
  /// Its value at a place, and how that changes with each parameter.
  public let value: @Sendable (_ x: Double, _ parameters: [Double]) -> (Double, [Double])
  /// Guesses from the data where the search may begin.
  public let guesses: @Sendable (_ samples: [FitSample]) -> [[Double]]

  /// Describes a model.
  public init(
    _ name: String, formula: String, parameters: [Parameter],
    guesses: @escaping @Sendable ([FitSample]) -> [[Double]],
    value: @escaping @Sendable (Double, [Double]) -> (Double, [Double])
  ) {
    (self.name, self.formula, self.parameters) = (name, formula, parameters)
    (self.guesses, self.value) = (guesses, value)
  }

  /// The model with a delay: what it says of a time, the recording shows that much later.
  ///
  /// - Parameter slope: how the model's value changes with the place, for the derivative by the delay.
  func delayed(_ slope: @escaping @Sendable (Double, [Double]) -> Double) -> FitModel {
    let (inner, innerGuesses, count) = (value, guesses, parameters.count)
    return FitModel(
      name, formula: formula, parameters: parameters + [Parameter("delay", .time, usual: 0)],
      guesses: { innerGuesses($0).map { $0 + [0] } },
      value: { x, all in
        let (own, place) = (Array(all.prefix(count)), x - all[count])
        let (value, gradient) = inner(place, own)
        return (value, gradient + [-slope(place, own)])
      })
  }
}

extension FitModel.Parameter {
  /// Whether a value lies within its bounds.
  func allows(_ value: Double) -> Bool {
    value > bounds.lowerBound && value < bounds.upperBound
  }
}

/// A sample that a model is to follow.
public struct FitSample: Equatable, Sendable {
  /// Where, in the unit of the model: a time in seconds, or a pull in points.
  public let x: Double
  /// What was seen there, in points.
  public let y: Double

  /// Makes a sample.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }
}

extension [FitSample] {
  /// The polynomial of a degree nearest to the samples: its coefficients about the first place, from the constant up;
  /// `nil` where it is not determined.
  func polynomial(_ degree: Int) -> [Double]? {
    guard count > degree, let first else { return nil }
    let scale = Swift.max(map { abs($0.x - first.x) }.max() ?? 0, .leastNormalMagnitude)
    let size = degree + 1
    var normal = Array<[Double]>(repeating: Array<Double>(repeating: 0, count: size), count: size)
    var right = Array<Double>(repeating: 0, count: size)
    for sample in self {
      var powers = [1.0]
      for _ in 0..<degree { powers.append(powers[powers.count - 1] * (sample.x - first.x) / scale) }
      for row in 0..<size {
        right[row] += powers[row] * sample.y
        for column in 0..<size { normal[row][column] += powers[row] * powers[column] }
      }
    }
    guard let solution = SymmetricMatrix(normal).solve(right) else { return nil }
    var power = 1.0
    return solution.map { coefficient in
      defer { power *= scale }
      return coefficient / power
    }
  }
}
