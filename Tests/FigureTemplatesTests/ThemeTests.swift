import FigureScene
import FigureTemplates
import Testing

/// The colours of a brand.
@Suite struct ThemeTests {
  private func mistake(_ text: String) -> String {
    do {
      _ = try Theme(from: Array(text.utf8), file: "brand.json")
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func whatIsLeftOutIsAsUsual() throws {
    #expect(try Theme(from: Array("{}".utf8), file: "f") == .standard)
    let text = """
      { // A brand.
        "light": { "background": "#FFF8E7", "ink": "#201000", "series": ["#6A1500", "#00565f"] },
        "dark": { "axis": "#808080", "wash": 0.2 } }
      """
    let theme = try Theme(from: Array(text.utf8), file: "f")
    #expect(theme.light.background == Color(0xFFF8E7) && theme.light.ink == Color(0x201000))
    #expect(theme.light.axis == Color(0x201000), "axes go with the names")
    #expect(theme.light.series == [Color(0x6A1500), Color(0x00565F)])
    #expect(theme.light.secondary == Palette.light.secondary)
    #expect(theme.dark.axis == Color(0x808080) && theme.dark.ink == Palette.dark.ink)
    #expect(theme.dark.washOpacity == 0.2 && theme.dark.name == "dark")
  }

  @Test(arguments: [
    (
      "{\n \"ligth\": {} }",
      "brand.json:2:2: error: unknown key \"ligth\" in the theme; did you mean \"light\"?"
    ),
    (
      "{ \"light\": { \"ink\": \"red\" } }",
      "brand.json:1:21: error: \"ink\" is \"red\"; a colour is # and six hexadecimal digits, as in \"#0F3E8D\""
    ),
    (
      "{ \"dark\": { \"series\": [\"#12345+\"] } }",
      "brand.json:1:24: error: a colour of \"series\" is \"#12345+\"; a colour is # and six hexadecimal digits, as in \"#0F3E8D\""
    ),
    (
      "{ \"dark\": { \"series\": [] } }",
      "brand.json:1:23: error: \"series\" is empty; it needs at least one colour"
    ),
    (
      "{ \"dark\": { \"series\": [7] } }",
      "brand.json:1:24: error: a colour of \"series\" must be a text such as \"#0F3E8D\", not a number"
    ),
    (
      "{ \"dark\": { \"wash\": 2 } }",
      "brand.json:1:21: error: \"wash\" is 2; it must be from 0 to 1"
    ),
    ("[]", "brand.json:1:1: error: the theme must be an object, { … }, not a list"),
    ("{", "brand.json:1:1: error: this is never closed"),
  ])
  func aMistakeHasItsPlace(_ text: String, _ message: String) {
    #expect(mistake(text) == message)
  }
}
