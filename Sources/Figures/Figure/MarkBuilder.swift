/// Puts marks together, with `if`, `switch` and `for` as in any Swift code.
@resultBuilder
public enum MarkBuilder {
  /// A mark.
  public static func buildExpression(_ mark: some Mark) -> [AnyMark] { [AnyMark(mark)] }

  /// Marks that were put together elsewhere.
  public static func buildExpression(_ marks: [AnyMark]) -> [AnyMark] { marks }

  /// Marks of one kind in a list.
  public static func buildExpression<Kind: Mark>(_ marks: [Kind]) -> [AnyMark] {
    marks.map { AnyMark($0) }
  }

  /// All marks, one after the other.
  public static func buildBlock(_ parts: [AnyMark]...) -> [AnyMark] { parts.flatMap { $0 } }

  /// The marks of an `if` without `else`.
  public static func buildOptional(_ marks: [AnyMark]?) -> [AnyMark] { marks ?? [] }

  /// The marks of a branch.
  public static func buildEither(first marks: [AnyMark]) -> [AnyMark] { marks }

  /// The marks of the other branch.
  public static func buildEither(second marks: [AnyMark]) -> [AnyMark] { marks }

  /// The marks of a loop.
  public static func buildArray(_ parts: [[AnyMark]]) -> [AnyMark] { parts.flatMap { $0 } }

  /// The marks of a part that not every system has.
  public static func buildLimitedAvailability(_ marks: [AnyMark]) -> [AnyMark] { marks }
}
