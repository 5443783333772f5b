/// `render`: templates in, pictures out.
enum RenderVerb: Verb {
  static let name = "render"
  static let summary = "writes the figures of templates as SVG, PNG and PDF"

  static let options =
    [
      Arguments.Option(
        name: "--output", value: "DIR", help: "the folder for svg/ and png/; Output when left out")
    ] + Output.options + Input.layoutOptions + Input.options

  static let operands = "[TEMPLATE or FOLDER …]"
  static let example =
    "motion-figures render spring-presets --format svg --set bouncy.preset=snappy"

  static let explanation = """
    Renders each TEMPLATE, and each *.figure.json that lies in a FOLDER; all of Templates when none is
    named. Writes DIR/svg/NAME.svg, NAME~dark.svg, NAME~auto.svg, DIR/png/NAME@2x.png, NAME~dark@2x.png.
    Prints the paths that it wrote; a file that would not change is left alone.
    """

  static func run(_ arguments: Arguments) async throws(Failure) {
    let outputs = try Output.all(from: arguments)
    let (inputs, failures) = try Input.all(
      named: arguments.operands, Input.Reading(arguments))
    try await Batch(
      inputs: inputs, failures: failures, outputs: outputs,
      folder: arguments["--output"] ?? "Output"
    ).run()
  }
}
