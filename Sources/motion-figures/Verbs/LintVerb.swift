import FigureScene
import FigureTemplates
import Figures

/// `lint`: finds labels that touch something, in the font that was measured and in a wider one.
enum LintVerb: Verb {
  static let name = "lint"
  static let summary = "reports labels that overlap, leave the page or are hard to read"

  static let options = [Output.themeOption] + Input.layoutOptions + Input.options

  static let operands = "[TEMPLATE or FOLDER …]"
  static let example = "motion-figures lint Templates"

  static let explanation = """
    Lays out each template, all of Templates when none is named, twice: in Inter, and as if every text were
    15 % wider, as another font may be. Prints a line for each label that overlaps another one, touches a
    line, a marker or a guide, or leaves the page, and for each text whose contrast is under 4.5:1 or line
    under 3:1, in the light and in the dark palette. With a theme it says, too, which of its curves some readers
    cannot tell apart. The status is 1 when there is one.
    """

  static func run(_ arguments: Arguments) throws(Failure) {
    let (inputs, failures) = try Input.all(
      named: arguments.operands, Input.Reading(arguments))
    for failure in failures { Files.warn(failure.message) }
    var status = failures.first?.status
    let theme = try Output.theme(from: arguments)
    if let file = arguments["--theme"] {
      for fault in [theme.light, theme.dark].flatMap({ ContrastCheck.faults(of: $0) }) {
        try Files.say(Printable.line("\(file): \(fault)"), to: 1)
        status = status ?? .figure
      }
    }
    for input in inputs {
      do {
        for fault in try faults(in: input, theme) {
          try Files.say(Printable.line("\(input.path): \(fault)"), to: 1)
          status = status ?? .figure
        }
      } catch {
        Files.warn(error.message)
        status = error.status
      }
    }
    if let status { throw Failure(status, "") }
  }

  private static func faults(in input: Input, _ theme: Theme) throws(Failure) -> [String] {
    var faults: [String] = []
    let wider = try input.pictures(ruler: Ruler(stretch: 1.15))
    for (picture, wide) in zip(try input.pictures(), wider) {
      let page = picture.name == input.name ? "" : " in \(picture.name)"
      let found = LayoutCheck.faults(of: picture.scene)
      // What is wrong in Inter is so in a wider font, too.
      let more = LayoutCheck.faults(of: wide.scene, ruler: Ruler(stretch: 1.15)).filter { fault in
        !found.contains { $0.subject == fault.subject && $0.complaint == fault.complaint }
      }
      faults += found.map { "\($0)\(page)" }
      for palette in [theme.light, theme.dark] {
        faults += ContrastCheck.faults(of: picture.scene, palette: palette).map {
          "\($0.description)\(page)"
        }
      }
      faults += more.map { "\($0)\(page) when 15 % wider" }
    }
    return faults
  }
}
