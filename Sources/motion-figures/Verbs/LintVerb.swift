import FigureScene
import FigureTemplates
import Figures

/// `lint`: finds labels that touch something, in the font that was measured and in a wider one.
enum LintVerb: Verb {
  static let name = "lint"
  static let summary = "reports labels that overlap, leave the page or are hard to read"

  static let options = [Output.themeOption] + Input.options

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
    var inInter: [LayoutCheck.Fault] = []
    for ruler in [Ruler.inter, Ruler(stretch: 1.15)] {
      let scene = try input.scene(ruler: ruler)
      let found = LayoutCheck.faults(of: scene, ruler: ruler)
      let suffix = ruler == .inter ? "" : " when 15 % wider"
      // What is wrong in Inter is so in a wider font, too.
      faults += found.filter { fault in
        !inInter.contains { $0.subject == fault.subject && $0.complaint == fault.complaint }
      }.map { "\($0)\(suffix)" }
      if ruler == .inter { inInter = found }
      guard ruler == .inter else { continue }
      for palette in [theme.light, theme.dark] {
        faults += ContrastCheck.faults(of: scene, palette: palette).map(\.description)
      }
    }
    return faults
  }
}
