import FigureScene
import Figures

extension MotionKind {
  /// Recorded numbers from a file.
  static let trace = MotionKind(
    "trace",
    "Recorded numbers from a file of comma-separated values or JSON, as many as there are; an empty cell is a "
      + "gap, and a sample alone between two gaps is not drawn. Times are in seconds, whatever their column's unit.",
    [
      Field("file", .text, required: true, "the file, from the template's folder"),
      Field(
        "x", .text, required: true,
        "the name of the column that the horizontal axis shows; one that ends in _ms, _us or _ns holds times, which are taken to seconds"
      ),
      Field("y", .text, required: true, "the name of the column that is drawn"),
      .unit, .filter,
    ],
    examples: [AnyMotion(Trace(trusted: [0, 1], [0, 1]))]
  ) { reader throws(Problem) in
    let (x, y) = try reader.recording(in: reader.requiredString("file"))
    return AnyMotion(Trace(trusted: x, y))
  }
}

extension Field {
  /// The unit of the times in a recording.
  static let unit = Field(
    "unit", .word(of: TimeUnit.self),
    "the unit of the times in \"x\", where its name does not tell it by its ending")
  /// Which rows of a recording are read.
  static let filter = Field(
    "where", .object,
    "a column and what it has to hold, for one finger or stroke of several: { \"pointer\": 1 }")
}

extension ObjectReader {
  /// The unit of the times behind `x`: the one that is stated, or that of the column's name.
  func timeUnit() throws(Problem) -> TimeUnit? {
    let stated = try word("unit", of: TimeUnit.self)
    let name = try string("x")
    return stated ?? name.flatMap { TimeUnit(ofColumn: $0) }
  }

  /// Whether times are counted from 1970: they then begin with the first sample.
  var hasEpoch: Bool {
    guard case .string(let name)? = node("x")?.kind else { return false }
    return name.split(separator: "_").contains("epoch")
  }

  /// The rows that are read.
  private func filter() throws(Problem) -> RecordingFilter? {
    guard let node = node("where") else { return nil }
    let members = try ObjectReader.members(of: node, what: "\"where\"")
    guard members.count == 1, let member = members.first else {
      throw Problem.structure(
        node.offset, "\"where\" names one column and what it has to hold: { \"pointer\": 1 }")
    }
    switch member.value.kind {
    case .string(let text): return RecordingFilter(column: member.key, text: text)
    case .number(let value):
      return RecordingFilter(column: member.key, text: Decimal.shortest(value))
    case .null, .bool, .array, .object:
      throw Problem.structure(
        member.value.offset,
        "\"\(shortened(member.key))\" has to hold a text or a number, not \(member.value.kindName)")
    }
  }

  /// The numbers of the two columns of `file`, times in seconds; a gap is NaN.
  func recording(in file: String) throws(Problem) -> (x: [Double], y: [Double]) {
    let (x, y) = try columns(of: file)
    let unit = try timeUnit() ?? .s
    let times = hasEpoch ? x.map { $0 - x[0] } : x
    return (x: unit == .s ? times : times.map { $0 / unit.perSecond }, y: y)
  }

  /// The numbers of the two columns of `file` that `x` and `y` name; a gap is NaN.
  func columns(of file: String) throws(Problem) -> (x: [Double], y: [Double]) {
    try columns(try requiredString("x"), try requiredString("y"), of: file)
  }

  /// The numbers of two columns of `file`; a gap is NaN.
  func columns(
    _ x: String, _ y: String, of file: String
  ) throws(Problem) -> (x: [Double], y: [Double]) {
    let names = (x, y)
    let filter = try filter()
    let bytes: [UInt8]
    switch scope.load(file) {
    case .success(let content): bytes = content
    case .failure(let error):
      throw Problem(offset("file"), error.description, kind: .file)
    }
    do throws(CSVReader.Fault) {
      if JSONRecording.isOne(bytes) {
        let (x, y) = try JSONRecording(bytes).columns(names, where: filter)
        return (x: x, y: y)
      }
      var csv = CSVReader(bytes)
      let (x, y) = try csv.columns(names, where: filter)
      return (x: x, y: y)
    } catch {
      throw Problem(offset("file"), "\(shortened(file)): \(error.message)", kind: .file)
    }
  }
}
