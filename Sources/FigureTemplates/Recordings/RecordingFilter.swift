import FigureScene

/// Which samples of a recording are read: those in which a column holds a text, as of one finger of several.
struct RecordingFilter: Sendable {
  /// The column's name.
  let column: String
  /// What it has to hold.
  let text: String
  /// The same as a number, if it is one.
  private let number: Double?

  init(column: String, text: String) {
    (self.column, self.text) = (column, text)
    number = Double(text)
  }

  /// Whether a cell is what was asked for.
  func takes(_ cell: String) -> Bool {
    if cell == text { return true }
    guard let number, let value = Double(cell) else { return false }
    return value.isEqual(to: number)
  }
}

/// The unit that the name of a column of times tells by its ending: `t_ms`, `time_s`, `epoch_us`.
enum TimeUnit: String, CaseIterable {
  case s, ms, us, ns

  init?(ofColumn name: String) {
    guard let ending = name.split(separator: "_").last, ending.count < name.count,
      let unit = TimeUnit(rawValue: String(ending))
    else { return nil }
    self = unit
  }

  /// How many of it a second has.
  var perSecond: Double {
    switch self {
    case .s: 1
    case .ms: 1e3
    case .us: 1e6
    case .ns: 1e9
    }
  }
}
