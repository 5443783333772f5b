/// `new`: a template to begin with.
enum NewVerb: Verb {
  static let name = "new"
  static let summary = "writes a commented template to begin with"
  static let operands = "NAME"
  static let example = "motion-figures new my-spring && motion-figures render my-spring"

  static let explanation = """
    Writes DIR/NAME.figure.json: a spring with its axes, its overshoot and its settling, each line explained.
    A template that is there already is left alone.
    """

  static let options = [
    Arguments.Option(name: "--output", value: "DIR", help: "the folder; Templates when left out")
  ]

  static func run(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count == 1 else {
      throw Failure(.usage, "it takes one name: motion-figures new my-spring")
    }
    guard !arguments.operands[0].contains("/") else {
      throw Failure(.usage, "it takes a name, not a path; --output names the folder")
    }
    let folder = arguments["--output"] ?? "Templates"
    let input = try Input(path: "\(folder)/\(arguments.operands[0])\(Input.suffix)")
    guard !Files.isTaken(input.path) else {
      throw Failure(.cannotWrite, "\(input.path) is there already; choose another name")
    }
    try Files.makeFolder(folder)
    _ = try Files.put(Array(template.utf8), at: input.path)
    try Files.say(input.path, to: 1)
  }

  static let template = """
    {
      // Completion and help in your editor; `motion-figures schema > figure.schema.json` writes the file.
      "$schema": "./figure.schema.json",

      // Read to those who cannot see the figure. Numbers in braces are computed from the curves.
      "title": "A spring that overshoots a little",
      "summary": "The spring passes its target, overshoots by {spring.overshootShare | %} at {spring.peakTime | ms}, and has settled at {spring.settling | ms}.",

      // Points. The page is as large as this, whatever it shows.
      "size": [720, 400],

      // Each motion once, with a name. `motion-figures list curves` says what there is.
      "curves": {
        "spring": { "type": "spring", "response": 0.5, "dampingRatio": 0.7 },
      },

      // Wherever a number stands, a formula may stand. Ticks at landmarks have their curve's colour.
      "x": { "domain": [0, "1.2 * spring.settling"], "ticks": ["spring.peakTime", "spring.settling"], "format": "ms" },
      "y": { "domain": [0, "1.1 * spring.peak"], "ticks": [0, { "at": 1, "label": "target" }] },

      // From back to front. Labels have no coordinates: they find room. `motion-figures list marks`.
      "marks": [
        { "type": "rule", "y": 1 },
        { "type": "curve", "curve": "spring.value", "label": "response {spring.response | s}", "detail": "damping ratio {spring.dampingRatio}" },
        { "type": "point", "curve": "spring.value", "at": "spring.peakTime", "label": "+{spring.overshootShare | 0.0 %}" },
      ],
    }

    """
}
