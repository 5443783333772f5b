/// Why a figure cannot be drawn: the thing and the way out, in one line.
///
/// Figures from Swift and figures from templates are refused for the same reasons in the same words; a template
/// adds the file, the line and the column.
public struct FigureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The thing and the way out.
  public let description: String

  /// The parameter at fault, by the name that it has in Swift and as a key of a template; `nil` where it is
  /// none in particular.
  public let parameter: String?

  /// Which panel and mark are meant, each counted from 1 in the order of drawing; `nil` where none is.
  public var panel, mark: Int?

  /// Says what is wrong in one line.
  public init(_ description: String, parameter: String? = nil) {
    (self.description, self.parameter) = (description, parameter)
    (panel, mark) = (nil, nil)
  }
}

/// The largest magnitude of a number of a figure: far beyond what one shows, and near enough that sums and
/// ratios of numbers stay finite.
public let largestNumber = 1e15
