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
    let file = try reader.requiredString("file")
    let names = (try reader.requiredString("x"), try reader.requiredString("y"))
    let bytes: [UInt8]
    switch reader.scope.load(file) {
    case .success(let content): bytes = content
    case .failure(let error):
      throw Problem(reader.offset("file"), error.description, kind: .file)
    }
    var csv = CSVReader(bytes)
    do throws(CSVReader.Fault) {
      let (x, y) = try csv.columns(names)
      return AnyMotion(Trace(trusted: x, y))
    } catch {
      throw Problem(reader.offset("file"), "\(shortened(file)): \(error.message)", kind: .file)
    }
  }
}
