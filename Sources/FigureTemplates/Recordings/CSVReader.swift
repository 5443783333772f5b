import Figures

/// Reads two columns of numbers from text with a line for each sample, its cells parted by commas,
/// semicolons or tabs, and the columns' names on the first line.
///
/// A number is written in decimals, with an exponent if it has one: `[+-] digits [. digits] [e [+-] digits]`, where
/// either row of digits may be missing but not both; where cells are not parted by commas, a comma may stand for the
/// point. Nothing else is a number. A cell may stand in quotation marks, and then hold separators and line ends (RFC
/// 4180). Which separator it is the header says, outside of quotation marks. Lines end in LF, CRLF or CR. An
/// empty cell is a gap, a line that ends before a column that is read an error. What the file holds is never repeated
/// in a message: it says the line and the column.
struct CSVReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// Whether a separator ended the last cell.
  private var hasNextCell = false
  private let separator: UInt8

  /// What is wrong with the text, without its name.
  struct Fault: Error {
    let message: String
  }

  init(_ bytes: [UInt8]) {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    // Old Macs, and what imitates them, end lines with CR alone.
    self.bytes =
      !bytes.contains(feed) && bytes.contains(carriage)
      ? bytes.map { $0 == carriage ? feed : $0 } : bytes
    separator = CSVReader.separator(of: self.bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// A tab or else a semicolon that stands in the header outside of quotation marks; otherwise a comma.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let (tab, semicolon) = (UInt8(ascii: "\t"), UInt8(ascii: ";"))
    var (isQuoted, hasSemicolon) = (false, false)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: continue
      case UInt8(ascii: "\n"): return hasSemicolon ? semicolon : UInt8(ascii: ",")
      case tab: return tab
      case semicolon: hasSemicolon = true
      default: continue
      }
    }
    return hasSemicolon ? semicolon : UInt8(ascii: ",")
  }

  /// The most columns of a file.
  private static let mostColumns = 10_000

  /// The numbers of two columns; an empty cell is NaN.
  ///
  /// - Parameter filter: the rows that are read: those in which a column holds a text, or a number that is the same.
  mutating func columns(
    _ names: (String, String), where filter: RecordingFilter? = nil
  ) throws(Fault) -> ([Double], [Double]) {
    try checkEncoding()
    let header = try headerCells()
    guard header.count <= CSVReader.mostColumns else {
      throw Fault(
        message: "it has \(header.count) columns; \(CSVReader.mostColumns) at most are read")
    }
    let asked = (try position(of: names.0, in: header), try position(of: names.1, in: header))
    let filtered = try filter.map { filter throws(Fault) in
      try position(of: filter.column, in: header)
    }
    let last = max(asked.0, asked.1, filtered ?? 0)
    var isAnyLeftOut = false
    var columns: ([Double], [Double]) = ([], [])
    columns.0.reserveCapacity(bytes.count / 16)
    columns.1.reserveCapacity(bytes.count / 16)
    while index < bytes.count {
      line += 1
      if skipEmptyLine() { continue }
      var row = (Double.nan, Double.nan)
      var isLeftOut = false
      for cell in 0...last {
        guard cell == 0 || hasNextCell else {
          throw Fault(
            message: "line \(line) ends before column \(last + 1); leave a cell empty for a gap")
        }
        if cell == filtered, let filter {
          let start = index
          try skipCell()
          let text = String(decoding: bytes[content(from: start)], as: UTF8.self)
          if !filter.takes(text) { isLeftOut = true }
          // A column may be asked for its numbers, too.
          guard cell == asked.0 || cell == asked.1 else { continue }
          index = start
        }
        guard cell == asked.0 || cell == asked.1, !isLeftOut else {
          try skipCell()
          continue
        }
        let value = try number(column: cell + 1)
        if cell == asked.0 { row.0 = value }
        if cell == asked.1 { row.1 = value }
      }
      skipLine()
      if isLeftOut {
        isAnyLeftOut = true
        continue
      }
      guard row.0.isFinite else {
        throw Fault(message: "line \(line) has no number in \"\(names.0)\"")
      }
      if let before = columns.0.last, row.0 < before {
        throw Fault(
          message: "\"\(names.0)\" goes back on line \(line); sort the lines by it")
      }
      columns.0.append(row.0)
      columns.1.append(row.1)
    }
    guard columns.0.count > 1 else {
      throw Fault(
        message: isAnyLeftOut
          ? "it holds fewer than two samples with that \"\(shortened(filter?.column ?? ""))\""
          : "it holds fewer than two samples")
    }
    return columns
  }

  /// The names of a file's columns.
  static func header(of bytes: [UInt8]) throws(Fault) -> [String] {
    var reader = CSVReader(bytes)
    try reader.checkEncoding()
    return try reader.headerCells()
  }

  /// Refuses the two encodings that spreadsheets write besides UTF-8, by their first bytes.
  private func checkEncoding() throws(Fault) {
    for (mark, name) in [([0xFF, 0xFE], "little"), ([0xFE, 0xFF], "big")] as [([UInt8], String)]
    where bytes.starts(with: mark) {
      throw Fault(message: "it is in UTF-16 (\(name) endian); save it as UTF-8")
    }
  }

  private mutating func headerCells() throws(Fault) -> [String] {
    var names: [String] = []
    guard index < bytes.count, bytes[index] != UInt8(ascii: "\n") else {
      skipLine()
      return []
    }
    repeat {
      let start = index
      try skipCell()
      names.append(String(decoding: bytes[content(from: start)], as: UTF8.self))
    } while hasNextCell
    skipLine()
    return names
  }

  private func position(of name: String, in header: [String]) throws(Fault) -> Int {
    let found = header.indices.filter { header[$0] == name }
    guard let position = found.first else {
      // What else the file holds is not told; whether the letters' case is all that differs gives nothing away.
      let isCase = header.contains { $0.lowercased() == name.lowercased() }
      throw Fault(
        message: "it has no column \"\(shortened(name))\" among its \(header.count)"
          + (isCase ? "; one differs only in capitals" : ""))
    }
    guard found.count == 1 else {
      throw Fault(
        message: "its columns \(position + 1) and \(found[1] + 1) are both called "
          + "\"\(shortened(name))\"; rename one")
    }
    return position
  }

  private mutating func skipEmptyLine() -> Bool {
    if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count { index += 1 }
    guard bytes[index] == UInt8(ascii: "\n") else { return false }
    index += 1
    return true
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    index = min(index + 1, bytes.count)
  }

  /// Moves behind the separator that ends the cell; a line's end stays, and then there is no other cell. Between
  /// quotation marks a separator is none.
  private mutating func skipCell() throws(Fault) {
    hasNextCell = false
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      let opened = line
      repeat {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        guard index < bytes.count else {
          throw Fault(message: "line \(opened) has a quotation mark that is never closed")
        }
        index += 1
        // Two of them are one of the text.
      } while index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      index += 1
      if bytes[index - 1] == separator {
        hasNextCell = true
        return
      }
    }
  }

  /// The number of the cell here.
  private mutating func number(column: Int) throws(Fault) -> Double {
    let start = index
    try skipCell()
    let content = content(from: start)
    let (first, end) = (content.lowerBound, content.upperBound)
    guard first < end else { return .nan }
    if let value = CSVReader.plain(bytes, first, end) { return value }
    var digits = bytes[first..<end]
    if separator != UInt8(ascii: ","), let comma = digits.firstIndex(of: UInt8(ascii: ",")) {
      digits[comma] = UInt8(ascii: ".")
    }
    guard CSVReader.isDecimal(digits), let value = Double(String(decoding: digits, as: UTF8.self))
    else {
      throw Fault(message: "line \(line), column \(column) is not a number")
    }
    guard abs(value) <= largestNumber else {
      throw Fault(message: "line \(line), column \(column) is a number beyond 1e15")
    }
    return value
  }

  /// What the cell from `start` to here holds, without spaces and quotation marks around it.
  private func content(from start: Int) -> Range<Int> {
    func trimmed(_ first: Int, _ end: Int) -> Range<Int> {
      var (first, end) = (first, end)
      while end > first, CSVReader.isSpace(bytes[end - 1]) { end -= 1 }
      while first < end, CSVReader.isSpace(bytes[first]) { first += 1 }
      return first..<end
    }
    let cell = trimmed(start, hasNextCell ? index - 1 : index)
    guard cell.count > 1, bytes[cell.lowerBound] == UInt8(ascii: "\""),
      bytes[cell.upperBound - 1] == UInt8(ascii: "\"")
    else { return cell }
    return trimmed(cell.lowerBound + 1, cell.upperBound - 1)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\n")
  }

  /// Whether the bytes are a decimal number: `Double` would also take hexadecimal, “inf” and “nan”.
  private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func takeSign(_ rest: inout ArraySlice<UInt8>) {
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    func takeDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
      let digits = rest.prefix { isDigit($0) }.count
      rest.removeFirst(digits)
      return digits
    }
    takeSign(&rest)
    var digits = takeDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += takeDigits(&rest)
    }
    guard digits > 0 else { return false }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      takeSign(&rest)
      guard takeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// A number of at most 15 digits without an exponent, exactly: a quotient of two whole numbers that a
  /// double holds is rounded once. `nil` for any other.
  private static func plain(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double? {
    guard end - start <= 17 else { return nil }
    var (digits, decimals, isNegative) = (Int64(0), -1, false)
    for index in start..<end {
      switch bytes[index] {
      case UInt8(ascii: "-") where index == start: isNegative = true
      case UInt8(ascii: ".") where decimals < 0: decimals = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(bytes[index] - UInt8(ascii: "0"))
        if decimals >= 0 { decimals += 1 }
      default: return nil
      }
    }
    guard digits < 1_000_000_000_000_000, isDigit(bytes[end - 1]) else { return nil }
    let value = Double(digits) / powers[max(0, decimals)]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  ]
}
