import FigureScene
import Figures

/// A recording out of a file of comma-separated values or JSON: times, or pulls, and positions.
public struct Recording: Sendable {
  /// What a recording's columns are, where that is not to be guessed.
  public struct Columns: Sendable {
    /// The name of the column of times, or of what else goes to the right.
    public var x: String?
    /// The name of the column of positions.
    public var y: String?
    /// The unit of the times, `s`, `ms`, `us` or `ns`; that of the column's name when left out.
    public var unit: String?
    /// A column and what it has to hold, as `pointer=1`.
    public var filter: String?

    /// Names columns; what is left out is guessed.
    public init(
      x: String? = nil, y: String? = nil, unit: String? = nil, filter: String? = nil
    ) {
      (self.x, self.y, self.unit, self.filter) = (x, y, unit, filter)
    }
  }

  /// The names of the two columns.
  public let names: (x: String, y: String)
  /// Times in seconds, where their unit is known; or what the column holds.
  public let x: [Double]
  /// The positions at these.
  public let y: [Double]
  /// Whether `x` are times whose unit was told.
  public let hasUnit: Bool

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name, for messages.
  ///   - columns: what is known of its columns.
  /// - Throws: `FigureError` with the line and the column of what is wrong.
  public init(
    from bytes: [UInt8], file: String, _ columns: Columns = Columns()
  ) throws(FigureError) {
    do throws(CSVReader.Fault) {
      let filter = try columns.filter.map { text throws(CSVReader.Fault) in
        try Recording.filter(text)
      }
      let unit = try columns.unit.map { text throws(CSVReader.Fault) in try Recording.unit(text) }
      let isJSON = JSONRecording.isOne(bytes)
      let header =
        isJSON ? try JSONRecording(bytes).names : try CSVReader.header(of: bytes)
      let names = try Recording.names(columns, among: header)
      let found: ([Double], [Double])
      if isJSON {
        found = try JSONRecording(bytes).columns((names.x, names.y), where: filter)
      } else {
        var reader = CSVReader(bytes)
        found = try reader.columns((names.x, names.y), where: filter)
      }
      let known = unit ?? TimeUnit(ofColumn: names.x)
      let origin = names.x.split(separator: "_").contains("epoch") ? found.0[0] : 0
      let kept = found.1.indices.filter { !found.1[$0].isNaN }
      guard kept.count > 1 else {
        throw CSVReader.Fault(message: "it holds fewer than two samples")
      }
      self.names = names
      hasUnit = known != nil
      x = kept.map { (found.0[$0] - origin) / (known ?? .s).perSecond }
      y = kept.map { found.1[$0] }
    } catch {
      throw FigureError("\(file): \(error.message)")
    }
  }

  private static func filter(_ text: String) throws(CSVReader.Fault) -> RecordingFilter {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw CSVReader.Fault(
        message: "\"\(shortened(text))\" names no column and what it has to hold; write pointer=1")
    }
    return RecordingFilter(
      column: String(text[..<sign]), text: String(text[text.index(after: sign)...]))
  }

  private static func unit(_ text: String) throws(CSVReader.Fault) -> TimeUnit {
    guard let unit = TimeUnit(rawValue: text) else {
      throw CSVReader.Fault(
        message: "\"\(shortened(text))\" is no unit of times; there is s, ms, us and ns")
    }
    return unit
  }

  /// The two columns: those that were named, or else a column of times and the first that is likely to be a position.
  private static func names(
    _ columns: Columns, among header: [String]
  ) throws(CSVReader.Fault) -> (x: String, y: String) {
    func isTime(_ name: String) -> Bool {
      ["t", "time", "times", "timestamp"].contains(name.lowercased())
        || TimeUnit(ofColumn: name) != nil
    }
    let x = columns.x ?? header.first(where: isTime) ?? header.first
    let places = ["y", "position", "offset", "x"]
    let y =
      columns.y
      ?? places.lazy.compactMap { place in header.first { $0.lowercased() == place && $0 != x } }
      .first ?? header.first { $0 != x && !isTime($0) }
    guard let x, let y else {
      throw CSVReader.Fault(message: "it has \(header.count) columns; a recording needs two")
    }
    return (x: x, y: y)
  }
}
