/// A parameter that lies outside the range in which a motion is defined.
public struct MotionError: Error, Equatable, Sendable {
  /// The parameter's name, as in the initialiser that refused it.
  public let parameter: String

  /// The value that was refused.
  public let value: Double

  /// What the parameter has to be, as the end of the sentence “the rate …”.
  public let requirement: String

  /// Describes a refused value.
  public init(parameter: String, value: Double, requirement: String) {
    self.parameter = parameter
    self.value = value
    self.requirement = requirement
  }
}

/// Refuses `value` unless `isAllowed`; a NaN fails every comparison and so is always refused.
@inlinable
func require(
  _ isAllowed: Bool, _ parameter: String, _ value: Double, _ requirement: String
) throws(MotionError) {
  guard isAllowed else {
    throw MotionError(parameter: parameter, value: value, requirement: requirement)
  }
}
