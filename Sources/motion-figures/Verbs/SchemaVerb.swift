import FigureTemplates

/// `schema`: what editors complete and check templates by.
enum SchemaVerb: Verb {
  static let name = "schema"
  static let summary = "prints the JSON schema of templates, for editors"
  static let operands = ""
  static let example = "motion-figures schema > Templates/figure.schema.json"

  static let explanation = """
    Prints what an editor completes and checks templates by: every key, what stands behind it and what it
    is for. A template names it as "$schema": "./figure.schema.json".
    """

  static func run(_ arguments: Arguments) throws(Failure) {
    try Files.say(Schema.text, to: 1)
  }
}
