/// Puts panels together, with `if`, `switch` and `for` as in any Swift code.
@resultBuilder
public enum PanelBuilder {
  /// A panel.
  public static func buildExpression(_ panel: Panel) -> [Panel] { [panel] }

  /// Panels that were put together elsewhere.
  public static func buildExpression(_ panels: [Panel]) -> [Panel] { panels }

  /// All panels, row by row.
  public static func buildBlock(_ parts: [Panel]...) -> [Panel] { parts.flatMap { $0 } }

  /// The panels of an `if` without `else`.
  public static func buildOptional(_ panels: [Panel]?) -> [Panel] { panels ?? [] }

  /// The panels of a branch.
  public static func buildEither(first panels: [Panel]) -> [Panel] { panels }

  /// The panels of the other branch.
  public static func buildEither(second panels: [Panel]) -> [Panel] { panels }

  /// The panels of a loop.
  public static func buildArray(_ parts: [[Panel]]) -> [Panel] { parts.flatMap { $0 } }

  /// The panels of a part that not every system has.
  public static func buildLimitedAvailability(_ panels: [Panel]) -> [Panel] { panels }
}
