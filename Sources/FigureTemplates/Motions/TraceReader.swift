import Figures

extension MotionKind {
  /// Recorded numbers from a file.
  static let trace = MotionKind(
    "trace",
    "Recorded numbers from a file of comma-separated values, as many as there are; an empty cell is a gap, "
      + "and a sample alone between two gaps is not drawn.",
    [
      Field("file", .text, required: true, "the file, from the template's folder"),
      Field("x", .text, required: true, "the name of the column that the horizontal axis shows"),
      Field("y", .text, required: true, "the name of the column that is drawn"),
    ],
    examples: [AnyMotion(Trace(trusted: [0, 1], [0, 1]))]
  ) { reader throws(Problem) in
    let (x, y) = try reader.columns(of: reader.requiredString("file"))
    return AnyMotion(Trace(trusted: x, y))
  }
}

extension ObjectReader {
  /// The numbers of the two columns of `file` that `x` and `y` name; a gap is NaN.
  func columns(of file: String) throws(Problem) -> (x: [Double], y: [Double]) {
    let names = (try requiredString("x"), try requiredString("y"))
    let bytes: [UInt8]
    switch scope.load(file) {
    case .success(let content): bytes = content
    case .failure(let error):
      throw Problem(offset("file"), error.description, kind: .file)
    }
    var csv = CSVReader(bytes)
    do throws(CSVReader.Fault) {
      let (x, y) = try csv.columns(names)
      return (x: x, y: y)
    } catch {
      throw Problem(offset("file"), "\(shortened(file)): \(error.message)", kind: .file)
    }
  }
}
