extension ModelFit {
  /// What a template may ask of it: each parameter by its name, with its standard error and the ends of its
  /// interval of 95 % as `cError`, `cLow` and `cHigh`; `residual`, `greatestResidual`, `count`, `first` and `last`.
  public var landmarks: [Landmark] {
    let parameters = estimates.flatMap { estimate -> [Landmark] in
      [
        Landmark(estimate.name, estimate.quantity, estimate.value),
        Landmark("\(estimate.name)Error", estimate.quantity, estimate.error),
        Landmark("\(estimate.name)Low", estimate.quantity, estimate.interval.lowerBound),
        Landmark("\(estimate.name)High", estimate.quantity, estimate.interval.upperBound),
      ]
    }
    return parameters + [
      Landmark("residual", .length, residual),
      Landmark("greatestResidual", .length, greatestResidual),
      Landmark("count", .ratio, Double(samples.count)),
      Landmark("first", .ratio, samples[0].x),
      Landmark("last", .ratio, samples[samples.count - 1].x),
    ]
  }
}
