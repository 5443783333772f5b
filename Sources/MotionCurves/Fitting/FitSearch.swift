/// Levenberg's and Marquardt's way downhill.
struct FitSearch {
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
    for index in order.prefix(FitSearch.mostDescents) {
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
    for _ in 0..<FitSearch.mostSteps {
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
        abs(change) <= FitSearch.tolerance * (abs(place.parameters[index]) + FitSearch.tolerance)
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
