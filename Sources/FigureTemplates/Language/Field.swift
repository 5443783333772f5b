/// A key that an object of a template may have: what the reader checks, the schema lists and the
/// command explains.
struct Field: Sendable {
  /// What stands behind the key.
  enum Kind: Sendable {
    /// Text in which `{…}` is replaced by numbers.
    case text
    /// A number, or an expression of landmarks such as `"normal.halfLife"`.
    case number
    /// A number or one of a few words that stand for numbers.
    case numberOrWord([String])
    /// One of a few words.
    case word([String])
    /// The name of a curve, such as `"normal.velocity"`.
    case curve
    /// Two numbers or expressions.
    case pair
    /// A list of numbers or expressions.
    case numbers
    /// A list of texts.
    case texts
    /// True or false.
    case bool
    /// A list of ticks.
    case ticks
    /// An object of its own.
    case object
    /// A list of objects.
    case list

    /// One of the words of an enumeration.
    static func word<Words: RawRepresentable & CaseIterable>(of _: Words.Type) -> Kind
    where Words.RawValue == String {
      .word(Words.allCases.map { $0.rawValue })
    }
  }

  /// The key.
  let key: String
  /// What stands behind it.
  let kind: Kind
  /// Whether it may be left out.
  let isRequired: Bool
  private let meaning: @Sendable () -> String

  /// What it means, with its unit.
  var summary: String { meaning() }

  /// Describes a key. Its meaning is left out of a module that is built with `LEAVES_WORDS_OUT`.
  init(
    _ key: String, _ kind: Kind, required: Bool = false,
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) {
    (self.key, self.kind, isRequired) = (key, kind, required)
    #if LEAVES_WORDS_OUT
      meaning = { "" }
    #else
      meaning = summary
    #endif
  }
}

extension Field {
  /// The key that says which kind of thing an object is.
  static func type(_ types: [String]) -> Field {
    Field("type", .word(types), required: true, "what it is")
  }

  /// The key that repeats an object for each of a list of numbers.
  static let each = Field(
    "each", .object, "a name and its values, for one of these with each: { \"c\": [0.2, 0.55] }")
}
