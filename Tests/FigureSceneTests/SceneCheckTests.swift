import FigureScene
import SVGRenderer
import Testing

/// Scenes made by hand: what no renderer can show is an error, and nothing stops the process.
@Suite struct SceneCheckTests {
  private static let line = Path(from: Point(1, 1), to: Point(5, 5))

  private static func scene(
    name: String = "a", size: Size = Size(10, 10), _ items: [Scene.Item] = []
  ) -> Scene {
    Scene(name: name, size: size, title: "t", summary: "s", items: items)
  }

  private static func stroked(_ path: Path, width: Double = 1, dash: [Double] = []) -> Scene {
    scene([.shape(path, fill: nil, stroke: Stroke(.ink, width: width, dash: dash))])
  }

  private static func text(size: Double = 13, at point: Point = .zero) -> Scene {
    scene([.text(Label("here", font: Font(size), paint: .ink, at: point))])
  }

  private static func path(_ steps: (inout Path) -> Void) -> Path {
    var path = Path()
    steps(&path)
    return path
  }

  @Test func aSceneMayBeAsSmallAsOneLikes() throws {
    try Self.scene(size: Size(0.5, 1e-3)).check()
    #expect(throws: SceneError.self) { try Self.scene(size: Size(1, 0)).check() }
  }

  private static let wrong: [Scene] = [
    scene(name: ""), scene(name: "no id"), scene(name: "1st"), scene(name: "a\"><script>"),
    scene(size: Size(.nan, 10)), scene(size: Size(10, .infinity)), scene(size: Size(0, 10)),
    scene(size: Size(-1, 10)), scene(size: Size(1e300, 10)),
    stroked(Path(from: Point(.nan, 0), to: .zero)),
    stroked(Path(from: .zero, to: Point(0, -.infinity))),
    stroked(
      path {
        $0.move(to: .zero); $0.cubic(.zero, Point(1e12, 0), .zero)
      }),
    stroked(path { $0.line(to: Point(1, 1)) }), stroked(path { $0.close() }),
    stroked(line, width: .nan), stroked(line, width: -1), stroked(line, dash: [1, .infinity]),
    stroked(line, dash: [0, 0]), stroked(line, dash: [-1, 2]), text(size: 0), text(size: .nan),
    text(at: Point(0, .nan)), scene([.group(name: "a b", clip: nil, [])]),
    scene([
      .group(
        name: "g", clip: Rect(minX: 0, minY: .nan, maxX: 1, maxY: 1), [])
    ]),
    scene([.group(name: "g", clip: nil, [.group(name: "", clip: nil, [])])]),
  ]

  @Test(arguments: wrong.indices)
  func whatNoRendererCanShowIsRefused(_ index: Int) {
    let scene = SceneCheckTests.wrong[index]
    #expect(throws: SceneError.self) { try scene.check() }
    for renderer in [SVGRenderer(palette: .light), SVGRenderer(colors: .automatic())] {
      #expect(throws: SceneError.self) { try renderer.render(scene) }
    }
    // What only looks at it does not stop either.
    _ = scene.labels.map { $0.corners() }
  }

  @Test func whatCanBeShownIs() throws {
    for scene in [
      SceneCheckTests.scene(name: "a-1_B"), SceneCheckTests.stroked(SceneCheckTests.line),
      SceneCheckTests.stroked(SceneCheckTests.line, width: 0, dash: [0, 3]),
      SceneCheckTests.stroked(Path()), SceneCheckTests.text(at: Point(1e9, -1e9)),
    ] {
      #expect(try !SVGRenderer(palette: .dark).render(scene).isEmpty)
    }
  }

  @Test func palettesAreCheckedToo() {
    var palette = Palette.light
    palette.name = "two words"
    #expect(throws: SceneError.self) {
      try SVGRenderer(palette: palette).render(SceneCheckTests.scene())
    }
    palette = .light
    palette.washOpacity = 1.5
    #expect(throws: SceneError.self) {
      try SVGRenderer(palette: palette).render(SceneCheckTests.scene())
    }
    palette = .light
    palette.series = []
    #expect(palette.color(of: .series(3)) == palette.ink)
  }

  /// An SVG for both appearances finds what it repaints by its light colour.
  @Test func oneLightColourCannotBecomeTwo() {
    var light = Palette.light
    light.series[0] = light.ink
    let scene = SceneCheckTests.scene([
      .shape(SceneCheckTests.line, fill: nil, stroke: Stroke(.ink, width: 1)),
      .shape(SceneCheckTests.line, fill: nil, stroke: Stroke(.series(1), width: 1)),
    ])
    #expect(throws: SceneError.self) {
      try SVGRenderer(colors: .automatic(light: light)).render(scene)
    }
  }

  @Test(arguments: [
    (0.0, 0), (1.9, 1), (-1.9, -1), (.nan, 0), (.infinity, Int.max), (-.infinity, .min),
    (1e300, .max), (-9.3e18, .min), (4e18, 4_000_000_000_000_000_000),
  ])
  func everyNumberHasAWholeOneBesideIt(_ value: Double, _ expected: Int) {
    #expect(whole(value) == expected)
  }

  /// The widths of characters are a table of our own: no version of Swift changes them.
  @Test func whatTakesNoRoomIsInTheTable() {
    for text in ["\u{0301}", "\u{200D}", "\u{FEFF}", "\u{E0101}", "\u{7}", "\u{0488}"] {
      #expect(Ruler.inter.advance(of: text, font: Font(10)) == 0, "\(text.unicodeScalars.first!)")
    }
    for text in ["\u{17000}", "\u{1B170}", "漢", "\u{2A6D6}"] {
      #expect(Ruler.inter.advance(of: text, font: Font(10)) == 10)
    }
  }
}
