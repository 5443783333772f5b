import FigureReviews
import FigureScene
import FigureTemplates
import Figures

/// `sweep`: one figure for many values of a key.
enum SweepVerb: Verb {
  static let name = "sweep"
  static let summary = "draws a template for a range of values, as small multiples or a family"

  private enum Form: String, Choice {
    case multiples, family
  }

  static let options =
    [
      Arguments.Option(
        name: "--set", value: "PATH=FIRST…LAST:COUNT",
        help: "the key and its values; others may be set to one value each", isRepeatable: true),
      Arguments.Option(
        name: "--as", value: Form.value,
        help: "a panel for each value, or all curves in one; multiples when left out"),
      Arguments.Option(
        name: "--output", value: "DIR", help: "the folder for svg/ and png/; Sweep when left out"),
    ] + Output.options

  static let operands = "TEMPLATE"
  static let example =
    "motion-figures sweep rubber-band --set band.coefficient=0.2...0.8:7 --as family"

  static let explanation = """
    Draws TEMPLATE once for each of COUNT values from FIRST to LAST, all on the same axes, and writes it as
    NAME-sweep. Three full stops do for the dots.
    """

  static func run(_ arguments: Arguments) throws(Failure) {
    let (sweep, reading) = try sweep(from: arguments)
    let form = try arguments.choice("--as", of: Form.self)
    let outputs = try Output.all(from: arguments)
    let input = try Input.one(named: arguments.operands[0], reading)
    let contents = try sweep.settings.map { setting throws(Failure) in
      try input.content(with: [setting])
    }
    let scene = try Failure.catching(.figure, "\(input.path): ") { () throws(FigureError) in
      var figure =
        switch form {
        case .multiples: sweep.multiples(of: contents)
        case .family: try sweep.family(of: contents)
        }
      figure.name = "\(input.name)-sweep"
      return try figure.scene()
    }
    let folder = arguments["--output"] ?? "Sweep"
    for output in outputs {
      let path = output.path(of: scene.name, in: folder)
      try Files.makeFolder(Files.folder(of: path))
      if try Files.put(try output.bytes(scene), at: path) { try Files.say(path, to: 1) }
    }
    for fault in LayoutCheck.faults(of: scene) { Files.warn("\(scene.name): warning: \(fault)") }
  }

  /// The one range among the settings, and how templates are read with the others.
  private static func sweep(
    from arguments: Arguments
  ) throws(Failure) -> (sweep: Sweep, reading: Input.Reading) {
    let texts = arguments.all("--set")
    // Dots alone do not make a range: a title may end in some.
    let dotted = texts.filter { $0.contains("…") || $0.contains("...") }
    let ranges = dotted.count == 1 ? dotted : dotted.filter { (try? Sweep($0)) != nil }
    guard arguments.operands.count == 1, ranges.count == 1 else {
      throw Failure(
        .usage,
        "it takes one template and one range: motion-figures sweep rubber-band "
          + "--set band.coefficient=0.2…0.8:7")
    }
    var reading = try Input.Reading(arguments)
    reading.settings.removeAll { $0.text == ranges[0] }
    let sweep = try Failure.catching(.usage, "--set: ") { () throws(FigureError) in
      try Sweep(ranges[0])
    }
    return (sweep: sweep, reading: reading)
  }
}
