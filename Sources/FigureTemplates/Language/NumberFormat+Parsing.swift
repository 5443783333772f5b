import Figures

extension NumberFormat {
  /// Reads a format such as `0.000`, `ms` or `0.0 %`.
  init(parsing text: String, at offset: Int) throws(Problem) {
    self.init()
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(decoding: Array(word), as: UTF8.self)
      if let found = NumberFormat.units.first(where: { $0.name == word }), unit == nil {
        unit = found
      } else if let count = NumberFormat.decimals(of: word), unit == nil, decimals == nil {
        decimals = count
      } else {
        throw Problem.syntax(
          offset,
          "\"\(shortened(text))\" is not a format; write decimals as 0.000, a unit "
            + "(\(NumberFormat.units.map { $0.name }.joined(separator: ", "))), or both: 0.0 %")
      }
    }
  }

  /// The number of decimals that a pattern such as `0.000` shows, or `nil` for anything else.
  private static func decimals(of pattern: String) -> Int? {
    let bytes = Array(pattern.utf8)
    if bytes == [UInt8(ascii: "0")] { return 0 }
    let places = bytes.dropFirst(2)
    guard bytes.starts(with: Array("0.".utf8)), (1...mostDecimals).contains(places.count),
      places.allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    return places.count
  }
}
