import FigureScene
import Figures

/// `mark-box.figure.json` in Swift.
public func markBox() -> Figure {
  Figure(
    "mark-box", title: "Four ways to fill a box",
    summary: """
      A screen as a box with round corners, and on it four cards: one in the colour of \
      surfaces, one in a wash of its series’ colour, one with an unbroken and one with a dashed \
      outline.
      """,
    size: Size(560, 320)
  ) {
    Panel(sceneX: 0...520, y: 0...280) {
      BoxMark(x: (0, 520), y: (0, 280), radius: 32, fill: .outline)
      BoxMark(x: (28, 252), y: (28, 132), radius: 16, label: "surface")
      BoxMark(
        x: (268, 492), y: (28, 132), radius: 16, fill: .series, label: "series", series: 1)
      BoxMark(
        x: (28, 252), y: (148, 252), radius: 16, fill: .outline, label: "outline", series: 2)
      BoxMark(
        x: (268, 492), y: (148, 252), radius: 16, fill: .dashed, label: "dashed", series: 3)
    }
  }
}
