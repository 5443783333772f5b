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
