import MotionCurves

/// `trace`: recorded numbers from a file.
struct TraceFamily: CurveFamily {
  static let type = "trace"

  static let summary =
    "Recorded numbers from a file of comma-separated values, as many as there are; an empty cell is a gap, and a sample alone between two gaps is not drawn."

  static let fields = [
    Field("file", .text, required: true, "the file, from the template's folder"),
    Field("x", .text, required: true, "the name of the column that the horizontal axis shows"),
    Field("y", .text, required: true, "the name of the column that is drawn"),
  ]

  static let examples = [
    TraceFamily(Trace(x: [0, 1], y: [0, 1]))
  ]

  private let trace: Trace

  private init(_ trace: Trace) {
    self.trace = trace
  }

  init(_ reader: ObjectReader) throws(Problem) {
    let file = try reader.string("file")!
    let names = (try reader.string("x")!, try reader.string("y")!)
    let bytes: [UInt8]
    switch reader.scope.load(file) {
    case .success(let content): bytes = content
    case .failure(let error): throw Problem(reader.offset("file"), error.description)
    }
    var csv = CSVReader(bytes)
    do {
      let (x, y) = try csv.columns(names)
      trace = Trace(x: x, y: y)
    } catch {
      throw Problem(reader.offset("file"), "\(shortened(file)): \(error.message)")
    }
  }

  var curves: [(name: String, function: Function)] { [("value", Function(trace))] }

  var landmarks: [Landmark] {
    let heights = trace.heights(in: trace.x[0]...trace.x[trace.x.count - 1])
    return [
      Landmark("count", .ratio, Double(trace.x.count)), Landmark("first", .ratio, trace.x[0]),
      Landmark("last", .ratio, trace.x[trace.x.count - 1]),
      Landmark("least", .ratio, heights.first ?? 0),
      Landmark("greatest", .ratio, heights.last ?? 0),
    ]
  }
}
