import FigureScene
import TestTemplates
import Testing

@testable import FigureTemplates
@testable import Figures

@Suite struct TraceTests {
  @Test func theLastSampleHasTheSlopeThatLedThere() {
    let trace = Trace(trusted: [0, 10, 30], [0, 50, 60])
    #expect(trace.slope(at: 5) == 5 && trace.slope(at: 10) == 0.5)
    #expect(trace.slope(at: 30) == 0.5 && trace.slope(at: 31) == 0)
  }

  @Test(arguments: [("t_ms", 1.0), ("t", 1), ("t_s", 1000), ("t_us", 1e-3), ("t_ns", 1e-6)])
  func aFingerReadsAFileInItsUnit(_ column: String, _ milliseconds: Double) throws {
    let text = """
      { "title": "t", "summary": "s",
        "curves": { "f": { "type": "finger", "file": "f.csv", "x": "\(column)", "y": "y" } },
        "x": { "domain": [0, 1] }, "marks": [{ "type": "samples", "of": "f.position" }] }
      """
    let file = "\(column),x,y\n0,5,10\n8,5,\n10,5,30\n"
    let content = try Template.content(from: Array(text.utf8), file: "f", name: "f") { _ in
      .success(Array(file.utf8))
    }
    let landmarks = content.motions[0].landmarks
    func value(_ name: String) throws -> Double {
      try #require(landmarks.first { $0.name == name }?.value)
    }
    #expect(abs(try value("lift") - 10 * milliseconds) < 1e-9)
    // Without a gap in between: it is left out.
    #expect(abs(try value("lastTwo") - 20 / (10 * milliseconds) * 1000) < 1e-6)
  }

  private func plot(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Plot {
    Plot(
      rect: Rect(minX: 0, minY: 0, maxX: 100, maxY: 50), x: Scale(domain: x, from: 0, to: 100),
      y: Scale(domain: y, from: 50, to: 0))
  }

  private func columns(_ text: String) throws -> ([Double], [Double]) {
    var reader = CSVReader(Array(text.utf8))
    return try reader.columns(("t", "v"))
  }

  private func fault(_ text: String) -> String {
    do {
      _ = try columns(text)
      return "none"
    } catch {
      return (error as? CSVReader.Fault)?.message ?? ""
    }
  }

  @Test(arguments: [
    "t,v\n0,1.5\n1,-2\n", "\u{FEFF}t;v\r\n0;1.5\r\n1;-2\r\n", "v\tother\tt\n1.5\ta\t0\n-2\tb\t1",
    "\"t\", \"v\"\n 0 , 1.5 \n\n1,-2,and more\n", "\"t\",\"v\"\n\"0\",\"1.5\"\n \"1\" ,\" -2 \"\n",
    "t,note,v\n0,\"a, b\",1.5\n1,\"say \"\"1, 2\"\"\",-2", "t;a b;v\n0;5\" wide;1.5\n1;;-2\n",
    "\"t\"\t\"a\tb\"\t\"v\"\n0\t\t1.5\n1\t\"\t\"\t-2",
  ])
  func readsWhatSpreadsheetsWrite(_ text: String) throws {
    let (x, y) = try columns(text)
    #expect(x == [0, 1] && y == [1.5, -2])
  }

  /// RFC 4180, and what spreadsheets do besides: separators and line ends in quotation marks, a separator in a name that is
  /// none, decimal commas, lines that end in CR.
  @Test(arguments: [
    "\"t\",\"a, b\",v\n0,x,1\n1,\"y, z\",2", "t,\"two\nlines\",v\r\n0,a,1\r\n1,\"b\nc\",2\r\n",
    "\"a;b\",t,v\n9,0,1\n9,1,2", "t;v\n0,0;1,0\n1,0;2,0", "t\tv\n0\t1,0\n1\t2", "t,v\r0,1\r1,2\r",
    "\u{FEFF}t , v\n 0 , 1\n1,2", "\"say \"\"hi\"\"\",t,v\n,0,1\n,1,2",
    #"[{ "t": 0, "v": 1 }, { "v": 2, "t": 1, "more": null }]"#, #" { "t": [0, 1], "v": [1, 2.0] }"#,
  ])
  func readsWhatPeopleExport(_ text: String) throws {
    let bytes = Array(text.utf8)
    let (x, y) =
      JSONRecording.isOne(bytes)
      ? try JSONRecording(bytes).columns(("t", "v")) : try columns(text)
    #expect(x == [0, 1] && y == [1, 2])
  }

  @Test(arguments: [
    (#"[{ "t": 0, "v": 1 }]"#, "fewer than two samples"), (#"[1, 2]"#, "sample 1 is no object"),
    (#"[{ "t": 0 }, { "t": 1, "v": 2 }]"#, "sample 1 has no \"v\"; null is a gap"),
    (#"{ "t": [0, 1], "v": [1] }"#, "not equally long"), (#"{ "t": [0, 1] }"#, "no list \"v\""),
    (#"[{ "t": 1, "v": 1 }, { "t": 0, "v": 2 }]"#, "goes back at sample 2"),
    ("[{ \"t\": 0,\n \"v\": x }]", "line 2 is no JSON"),
    (#"{ "t": [null, 1], "v": [1, 2] }"#, "sample 1 has no number"),
    (#"[{ "t": "0", "v": 1 }, { "t": 1, "v": 2 }]"#, "sample 1 holds something that is no number"),
  ])
  func saysWhatIsWrongInJSON(_ text: String, _ expected: String) {
    do {
      _ = try JSONRecording(Array(text.utf8)).columns(("t", "v"))
      Issue.record("\(text) was read")
    } catch {
      #expect(error.message.contains(expected), "\(error.message)")
    }
  }

  /// Of several fingers in one file one is read; two would be one zigzag.
  @Test(arguments: [
    "t_ms,id,y\n0,1,10\n0,2,90\n8,1,12\n8,2,80\n16,2,70",
    "t_ms,id,y\n0,2,90\n8,2.0,80\n16,\"2\",70",
    #"[{ "t_ms": 0, "id": 2, "y": 90 }, { "t_ms": 4, "id": 1, "y": 0 }, { "t_ms": 8, "id": 2, "y": 80 }, { "t_ms": 16, "id": "2", "y": 70 }]"#,
  ])
  func oneFingerOfSeveral(_ text: String) throws {
    let curves =
      #""a": { "type": "trace", "file": "a.csv", "x": "t_ms", "y": "y", "where": { "id": 2 } }"#
    let mark =
      #"{ "type": "label", "x": 0, "y": 0, "label": "{a.count} {a.last | ms} {a.value(0.008)}" }"#
    let content = try Template.content(
      from: template(curves: curves, marks: mark), file: "", name: "a"
    ) { _ in .success(Array(text.utf8)) }
    func landmark(_ name: String) -> Double? {
      content.motions[0].landmarks.first { $0.name == name }?.value
    }
    #expect(landmark("count") == 3 && landmark("first") == 0)
    // Times are in seconds, whatever the column's unit.
    #expect(landmark("last") == 0.016)
    #expect(content.motions[0].curves[0].function.value(0.008) == 80)
  }

  @Test(arguments: [
    (#""where": { "id": 7 }"#, "fewer than two samples with that \"id\""),
    (#""where": { "who": 2 }"#, "no column \"who\""),
    (#""where": { "id": [2] }"#, "has to hold a text or a number"),
    (#""where": {}"#, "names one column"), (#""unit": "h""#, "\"unit\" cannot be \"h\""),
  ])
  func saysWhatIsWrongWithAFilter(_ more: String, _ expected: String) {
    let curves = #""a": { "type": "trace", "file": "a.csv", "x": "t", "y": "y", \#(more) }"#
    let error = #expect(throws: TemplateError.self) {
      try Template.content(from: template(curves: curves), file: "", name: "a") { _ in
        .success(Array("t,id,y\n0,2,90\n8,2,80".utf8))
      }
    }
    #expect(error?.description.contains(expected) ?? false, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("t_us", "", 0.016), ("t_ns", "", 0.000016), ("t", #""unit": "ms","#, 16),
    ("t_epoch_ms", "", 16),
    ("t_ms", #""unit": "s","#, 16000),
  ])
  func timesAreSecondsWhateverTheirUnit(_ column: String, _ more: String, _ milliseconds: Double)
    throws
  {
    let curves = #""a": { "type": "trace", "file": "a.csv", "x": "\#(column)", \#(more) "y": "y" }"#
    let start = column.contains("epoch") ? 1_764_590_000_000 : 0
    let content = try Template.content(
      from: template(curves: curves), file: "", name: "a"
    ) { _ in .success(Array("\(column),y\n\(start),1\n\(start + 16),2".utf8)) }
    let last = try #require(content.motions[0].landmarks.first { $0.name == "last" }).value
    #expect(abs(last * 1000 - milliseconds) < 1e-9)
  }

  /// A fit of a recording in a template, and each way in which it is none.
  @Test func aRecordingIsFitted() throws {
    let rows = (1...30).map {
      "\($0 * 20),\(0.55 * 844 * Double($0 * 20) / (844 + 0.55 * Double($0 * 20)))"
    }
    let file = "pull,offset\n" + rows.joined(separator: "\n")
    func content(_ more: String) throws -> FigureContent {
      let curves = #""a": { "type": "fit", "file": "a.csv", "x": "pull", "y": "offset", \#(more) }"#
      return try Template.content(from: template(curves: curves), file: "", name: "a") { _ in
        .success(Array(file.utf8))
      }
    }
    let motion = try content(#""form": "rubberBand""#).motions[0]
    func landmark(_ name: String) throws -> Double {
      try #require(motion.landmarks.first { $0.name == name }).value
    }
    let (c, d) = (try landmark("c"), try landmark("d"))
    #expect(abs(c - 0.55) < 1e-9 && abs(d - 844) < 1e-5)
    let (low, high) = (try landmark("cLow"), try landmark("dHigh"))
    #expect(low <= c && high >= d)
    #expect(motion.curves.map(\.name) == ["a.value", "a.upper", "a.lower", "a.data", "a.residual"])
    for (more, expected) in [
      (#""form": "rubberBand", "fix": { "e": 1 }"#, "no parameter \"e\""),
      (#""form": "rubberBand", "fix": { "d": -1 }"#, "\"d\" must lie between"),
      (#""form": "spring", "free": ["mass"]"#, "do not tell"),
      (#""form": "rubberBand", "from": 590"#, "at least 3"),
      (#""form": "rubberBand", "upTo": 3"#, "belongs to a fit of a curve"),
    ] {
      let error = #expect(throws: TemplateError.self) { try content(more) }
      #expect(error?.description.contains(expected) ?? false, "\(String(describing: error))")
    }
  }

  @Test func emptyCellsAreGaps() throws {
    let (_, y) = try columns("t,v\n0,1\n1,\n2,\"\"\n3, \n4,5\n")
    #expect(y.map(\.isNaN) == [false, true, true, true, false])
  }

  @Test func aColumnMayHaveSpacesInItsName() throws {
    var reader = CSVReader(Array("frame no, \"time, ms\"\n0,1\n1,2\n".utf8))
    #expect(try reader.columns(("frame no", "time, ms")) == ([0, 1], [1, 2]))
    #expect(try columns("t,v,\n0,1,\n1,2,\n").1 == [1, 2])
    #expect(try columns("t,v,,,\n0,1\n1,2\n").1 == [1, 2])
  }

  @Test func numbersAreTheDoublesNearestToTheirText() throws {
    let texts = [
      "0.1", "123456.789", "-0.000123", "1e-7", "999999999999999", "3.14159265358979", "-7",
    ]
    let rows = texts.enumerated().map { "\($0.offset),\($0.element)" }
    let (_, y) = try columns("t,v\n" + rows.joined(separator: "\n"))
    #expect(y == texts.map { Double($0)! })
  }

  @Test(arguments: [
    ("t,w\n0,1\n1,2", "it has no column \"v\" among its 2"),
    ("time,v\n0,1\n1,2", "it has no column \"t\""),
    ("t,v\n0,1\n1,abc", "line 3, column 2 is not a number"),
    ("t,v,v\n0,1,2\n1,2,3", "its columns 2 and 3 are both called \"v\"; rename one"),
    ("t,v\n0,1\n1,1e16", "line 3, column 2 is a number beyond 1e15"),
    ("t,v\n1,1\n0,2", "\"t\" goes back on line 3"),
    ("t,v\n,1\n0,2", "line 2 has no number in \"t\""),
    ("t,v\n0,1\n1\n2,3", "line 3 ends before column 2; leave a cell empty for a gap"),
    ("t,a,v\n0,1,2\n1,2", "line 3 ends before column 3"),
    ("t,a,v\n0,1,2\n1,", "line 3 ends before column 3"),
    ("t,v\n0,1\n1,\"2\n2,3", "line 3 has a quotation mark that is never closed"),
    ("t,\"v\n0,1\n1,2", "line 1 has a quotation mark that is never closed"),
    ("t,v\n0,1\n1,\"2\"3", "line 3, column 2 is not a number"),
    ("t,v\n0,1\n1,\"", "line 3 has a quotation mark that is never closed"),
    ("t,v\n0,1", "fewer than two samples"), ("", "it has no column \"t\""),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String) {
    #expect(fault(text).contains(expected), "\(fault(text))")
  }

  /// Decimal, with an exponent if it has one, and nothing else; what it is instead is never repeated.
  @Test(arguments: [
    "0x10", "0x1p4", "nan", "NaN", "nan(0x1)", "inf", "-inf", "infinity", ".", "-", "+", "-.", "e5",
    "1e", "1e+",
    "1e400", "-1e400", "1\u{0}", "\u{0}1", "1 2", "1,5;", "--1", "1.2.3", "1_000", "١", "1e1.5",
    "0b1",
  ])
  func whatIsNoDecimalNumberIsRefused(_ cell: String) {
    let separator = cell.contains(",") ? "\t" : ","
    let text =
      ["t", "v"].joined(separator: separator)
      + "\n0\(separator)0\n1\(separator)\(cell)\n2\(separator)0\n"
    #expect(fault(text).contains("line 3, column 2 is"), "\(fault(text))")
  }

  private static let decimals: [(String, Double)] = [
    ("1", 1), ("+1", 1), ("-0.5", -0.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1E-3", 0.001),
    ("+.5e+1", 5), ("0000001", 1), ("123456789012.25", 123_456_789_012.25),
  ]

  @Test(arguments: decimals)
  func whatIsOneIsRead(_ cell: String, _ value: Double) throws {
    #expect(try columns("t,v\n0,0\n1,\(cell)\n").1[1] == value)
  }

  /// Two values at one time are a jump, as a recorder writes it, and no step back.
  @Test func positionsMayBeEqual() throws {
    let (x, y) = try columns("t,v\n0,1\n1,2\n1,5\n1,3\n2,4\n")
    #expect(x == [0, 1, 1, 1, 2] && y == [1, 2, 5, 3, 4])
  }

  @Test func tenThousandColumnsAreReadAndNoMore() throws {
    func text(_ columns: Int) -> String {
      let header = (["t", "v"] + (2..<columns).map { "c\($0)" }).joined(separator: ",")
      return "\(header)\n0,1\n1,2\n"
    }
    #expect(try columns(text(10_000)).1 == [1, 2])
    #expect(fault(text(10_001)) == "it has 10001 columns; 10000 at most are read")
  }

  @Test func aHeaderOfManyColumnsIsNoMessage() {
    let header = (0..<100_000).map { "c\($0)" }.joined(separator: ",")
    #expect(fault("\(header)\n1\n2").count < 200)
    let fewer = (0..<9_000).map { "c\($0)" }.joined(separator: ",")
    #expect(fault("\(fewer)\n1\n2") == "it has no column \"t\" among its 9000")
  }

  @Test func noPeakIsLostAndNoColumnHoldsMoreThanFour() {
    var (x, y): ([Double], [Double]) = ([], [])
    var state: UInt64 = 7
    for index in 0..<100_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      x.append(Double(index))
      y.append(Double(state >> 40) / Double(1 << 24))
    }
    y[31_415] = 3
    let plot = plot(0...99_999, 0...4)
    let points = plot.lines(of: Trace(trusted: x, y), over: plot.x.domain).flatMap { $0 }
    let width = plot.metrics.traceColumn
    let kept = Dictionary(grouping: points) { ($0.x / width).rounded(.down) }
    var all: [Double: (Double, Double)] = [:]
    for (position, value) in zip(x, y) {
      let point = Point(plot.x.position(of: position), plot.y.position(of: value))
      let old = all[(point.x / width).rounded(.down)] ?? (.infinity, -.infinity)
      all[(point.x / width).rounded(.down)] = (min(old.0, point.y), max(old.1, point.y))
    }
    #expect(kept.count == all.count)
    for (column, points) in kept {
      #expect(points.count <= 4)
      #expect(points.map(\.y).min() == all[column]!.0 && points.map(\.y).max() == all[column]!.1)
    }
  }

  @Test func gapsAndEdgesCutTheLine() {
    let trace = Trace(trusted: [0, 1, 2, 3, 4, 5, 6, 7], [1, 2, .nan, 4, .nan, 5, 90, 5])
    let lines = plot(0...10, 0...10).lines(of: trace, over: 0...10)
    #expect(lines.count == 3)
    #expect(lines[0].first == Point(0, 45) && lines[0].last == Point(10, 40))
    // From 5 to 90 the line leaves the plot at its upper edge, and comes back there.
    #expect(abs(lines[1].last!.y) < 1e-9 && abs(lines[2].first!.y) < 1e-9)
    #expect(lines[1].last!.x < 51 && lines[2].first!.x > 69)
  }

  @Test func aTraceIsLoadedFromBesideItsTemplate() throws {
    let curves = #""a": { "type": "trace", "file": "a.csv", "x": "t", "y": "v" }"#
    let mark =
      #"{ "type": "curve", "curve": "a.value", "label": "{a.count} samples, up to {a.greatest}" }"#
    let text = template(curves: curves, x: #"{ "domain": [0, 2] }"#, y: "{}", marks: mark)
    let scene = try Template.scene(from: text, file: "f", name: "f") { file in
      file == "a.csv"
        ? .success(Array("t,v\n0,1\n1,7\n2,3".utf8)) : .failure(FigureError("no"))
    }
    #expect(scene.labels.map(\.text).contains("3 samples, up to 7"))
    #expect(throws: TemplateError.self) { try Template.scene(from: text, file: "f", name: "f") }
  }

  @Test func valuesBetweenSamplesLieOnTheLine() {
    let trace = Trace(trusted: [0, 2, 2, 4], [0, 4, 10, 20])
    #expect(trace.value(at: 1) == 2 && trace.value(at: 3) == 15 && trace.value(at: 4) == 20)
    #expect(trace.value(at: -1).isNaN && trace.value(at: 5).isNaN)
    #expect(trace.slope(at: 1) == 2 && trace.slope(at: 3) == 5)
  }
}
