import Foundation
import MotionCurves
import Testing

/// Whole commands where figures are used: checks, sites, reviews, numbers out.
@Suite struct UseTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.copyTemplate("spring-presets", as: "Templates/springs.figure.json")
    try place.copyTemplate("rubber-band", as: "Templates/band.figure.json")
  }

  private func text(_ path: String) throws -> String {
    try String(decoding: place.data(path), as: UTF8.self)
  }

  private func change(_ path: String, _ old: String, _ new: String) throws {
    let before = try text(path)
    try #require(before.contains(old))
    try place.write(before.replacing(old, with: new), to: path)
  }

  // MARK: - check

  @Test func whatIsCurrentPasses() throws {
    _ = try place.run("render", "--format", "svg")
    let run = try place.run("check", "--format", "svg", "--artifacts", "artifacts")
    #expect(run.status == 0 && run.output == "4 current\n")
    #expect(place.files("artifacts").isEmpty)
  }

  @Test func aChangedConstantFailsWithPicturesOfTheChange() throws {
    _ = try place.run("render", "--format", "svg")
    try change("Templates/springs.figure.json", "\"bouncy\" }", "\"snappy\" }")
    try FileManager.default.removeItem(at: place.folder.appending(path: "Output/svg/band.svg"))
    try place.write("<svg/>", to: "Output/svg/gone.svg")
    let run = try place.run("check", "--format", "svg", "--artifacts", "out")
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "Output/svg/band.svg is missing; Templates/band.figure.json gives it",
        "Output/svg/springs.svg is stale: its bytes differ (Templates/springs.figure.json)",
        "Output/svg/springs~dark.svg is stale: its bytes differ (Templates/springs.figure.json)",
        "Output/svg/gone.svg belongs to no template; remove it",
        "2 stale, 1 missing, 1 orphaned, 1 current",
        "To mend it: motion-figures render --format svg",
        "Pictures of the change: out/report.html",
      ])
    for folder in ["old", "new", "difference"] {
      #expect(place.files("out/\(folder)/Output/svg") == ["springs.svg", "springs~dark.svg"])
    }
    #expect(
      try place.data("out/old/Output/svg/springs.svg") == place.data("Output/svg/springs.svg"))
    let report = try text("out/report.html")
    #expect(report.contains("type=\"range\"") && report.contains("data:image/svg+xml;base64,"))
    #expect(report.matches(of: /(src|href)="https?:/).isEmpty)
    // The command that it prints mends it, but for what is to be removed.
    _ = try place.run("render", "--format", "svg")
    let after = try place.run("check", "--format", "svg")
    #expect(after.status == 1 && after.lines.contains("1 orphaned, 4 current"))
  }

  @Test func reportsAreWhatServersRead() throws {
    _ = try place.run("render", "--format", "svg")
    try change("Templates/springs.figure.json", "\"title\": \"", "\"title\": \"100 %, a: b, ")
    try place.write("{ \"a\": ", to: "Templates/z.figure.json")
    let summary = place.folder.appending(path: "summary.md")
    let github = try place.run(
      "check", "--format", "svg", "--report", "github",
      environment: ["GITHUB_STEP_SUMMARY": summary.path])
    #expect(
      github.lines.first
        == "::error file=Templates/springs.figure.json,line=1,title=Figure stale::Output/svg/springs.svg "
        + "is stale: its bytes differ (Templates/springs.figure.json)")
    #expect(
      github.lines.contains {
        $0.hasPrefix("::error file=Templates/z.figure.json,line=1,title=Figure failed::")
      })
    #expect(try text("summary.md").contains("| Output/svg/springs.svg | stale | is stale"))
    struct Report: Decodable {
      struct Fault: Decodable {
        let path, template, state, message: String
      }
      let current: Int
      let faults: [Fault]
      let command: String?
    }
    let json = try place.run("check", "--format", "svg", "--report", "json")
    let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
    #expect(report.current == 2 && report.faults.map(\.state) == ["stale", "stale", "failed"])
    #expect(report.command == "motion-figures render --format svg")
    let junit = try place.run("check", "--format", "svg", "--report", "junit")
    let parser = XMLDocumentCheck(junit.output)
    #expect(parser.isWellFormed && parser.counts["testcase"] == 5)
    #expect(parser.counts["failure"] == 2 && parser.counts["error"] == 1)
  }

  @Test func onlyTenAnnotationsAndTheRestCounted() throws {
    for index in 0..<7 {
      try place.copyTemplate("rubber-band", as: "Templates/b\(index).figure.json")
    }
    let run = try place.run("check", "--format", "svg", "--report", "github")
    #expect(run.lines.count { $0.hasPrefix("::error ") } == 11)
    #expect(run.lines.contains("::error ::and 8 more; the job's summary lists them all"))
  }

  // MARK: - Sites

  @Test func eachSiteHasItsNames() throws {
    for (site, names) in [
      ("docc", ["band.svg", "band~dark.svg"]), ("github", ["band-dark.svg", "band.svg"]),
    ] {
      let run = try place.run("render", "band", "--for", site, "--output", site)
      #expect(run.status == 0 && place.files(site) == names)
      let svg = try text("\(site)/band.svg")
      #expect(svg.contains(#"width="560" height="540""#))
    }
    let picture = try place.run("embed", "band", "--for", "github", "--path", "docs").output
    let page = XMLDocumentCheck(picture.replacing(/(<(source|img)[^>]*)>/) { "\($0.1)/>" })
    #expect(page.isWellFormed && page.counts["img"] == 1 && page.counts["source"] == 1)
    #expect(picture.contains("srcset=\"docs/band-dark.svg\"") && picture.contains("width=\"560\""))
    #expect(
      try place.run("embed", "band", "--for", "docc").output.hasPrefix(
        "@Image(source: \"band\", alt: \""))
    #expect(try place.run("embed", "band", "--for", "mkdocs").lines.last!.hasSuffix("#only-dark)"))
  }

  @Test func aNarrowColumnHasItsOwnPicture() throws {
    try place.copyTemplate("rubber-band", as: "Templates/band.figure.json", isNarrowToo: true)
    let run = try place.run("render", "band", "--format", "svg", "--palette", "light")
    #expect(run.lines == ["Output/svg/band.svg", "Output/svg/band~320.svg"])
    #expect(try text("Output/svg/band~320.svg").contains(#"width="320""#))
    let checked = try place.run("check", "band", "--format", "svg", "--palette", "light")
    #expect(checked.output == "2 current\n")
    // DocC cannot choose by the width of a page; a page of HTML can.
    #expect(try place.run("render", "band", "--for", "docc", "--output", "docc").status == 0)
    #expect(place.files("docc") == ["band.svg", "band~dark.svg"])
    let picture = try place.run("embed", "band", "--for", "html").output
    #expect(picture.contains("media=\"(max-width: 480px)\" srcset=\"band~320.svg\" width=\"320\""))
    #expect(picture.contains("srcset=\"band~320-dark.svg\""))
    // Any other template is laid out for a column, too, but only for that.
    let asked = try place.run("render", "springs", "--width", "360", "--format", "svg")
    #expect(asked.lines == ["Output/svg/springs~360.svg", "Output/svg/springs~360~dark.svg"])
    for width in ["12", "320.5", "wide", "1e9", "nan"] {
      let run = try place.run("render", "springs", "--width", width)
      #expect(run.status == 64 && run.errors.contains("--width: give a whole number of points"))
    }
  }

  @Test func aHeadingStandsInThePicture() throws {
    let run = try place.run(
      "render", "springs", "--format", "svg", "--heading", "--output", "slides")
    #expect(run.status == 0 && run.errors.contains("2 written"))
    let template = try text("Templates/springs.figure.json")
    let title = try #require(template.firstMatch(of: /"title": "([^"]*)"/)).1
    let headed = try text("slides/svg/springs.svg")
    #expect(headed.contains(">\(title)</text>"))
    #expect(headed.contains(">Three springs from 0 to their target, 1, over one second.</text>"))
    #expect(try place.run("lint", "--heading").status == 0)
  }

  @Test func figuresMove() throws {
    let run = try place.run("render", "springs", "--animate", "--palette", "light,auto")
    #expect(
      run.lines == ["Output/svg/springs~animated.svg", "Output/svg/springs~animated~auto.svg"])
    #expect(try text("Output/svg/springs~animated.svg").contains("@keyframes springs-dot1{"))
    let checked = try place.run("check", "springs", "--animate", "--palette", "light,auto")
    #expect(checked.output == "2 current\n")
    let slow = try place.run("render", "springs", "--slow", "4", "--palette", "light")
    #expect(slow.status == 0 && slow.errors.contains("1 written"))
    #expect(try text("Output/svg/springs~animated.svg").contains(">4 × slower</text>"))
    for (words, message) in [
      (["--animate", "--format", "png"], "only an SVG can move"),
      (["--slow", "0"], "no number from 0.01"),
      (["--slow", "nan"], "no number from 0.01"),
    ] {
      let run = try place.run(["render", "springs"] + words)
      #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func aBrandHasColoursOfItsOwn() throws {
    try place.write(
      """
      { "light": { "series": ["#6A1500", "#00565F"] }, "dark": { "background": "#102030" } }
      """, to: "brand.json")
    #expect(try place.run("render", "springs", "--theme", "brand.json").status == 0)
    #expect(try text("Output/svg/springs.svg").contains("#6A1500"))
    #expect(try text("Output/svg/springs~dark.svg").contains("#102030"))
    #expect(try place.run("lint", "springs", "--theme", "brand.json").status == 0)
    try place.write("{ \"light\": { \"series\": [\"#6A1500\", \"#6A1600\"] } }", to: "brand.json")
    let run = try place.run("lint", "springs", "--theme", "brand.json")
    #expect(run.status == 1 && run.output.contains("brand.json: series 1 and series 2 are"))
    let missing = try place.run("render", "springs", "--theme", "none.json")
    #expect(missing.status == 66 && missing.errors.contains("none.json"))
  }

  @Test func theGalleryStandsAlone() throws {
    #expect(try place.run("gallery").status == 0)
    let page = try text("Output/index.html")
    #expect(
      page.contains("src=\"svg/springs~dark.svg\"") && page.contains("alt=\"SwiftUI’s presets"))
    #expect(page.contains("<summary>Numbers</summary>") && page.contains("dampingRatio"))
    #expect(
      page.contains("&quot;preset&quot;: &quot;bouncy&quot;")
        && page.contains("Spring.bouncy.response"))
    // Nothing is fetched from elsewhere; only templates and sources may speak of other places.
    #expect(page.matches(of: /(src|href)="(https?:)?\/\//).isEmpty && !page.contains("<script"))
    #expect(try place.run("gallery").output.isEmpty, "what is current is left alone")
    try place.write("# Second\n\n springs \n#First\nband\n", to: "Templates/gallery.txt")
    #expect(try place.run("gallery").status == 0)
    let ordered = try text("Output/index.html")
    let found = ["<h2>Second</h2>", "#figure-springs", "<h2>First</h2>", "#figure-band"].map {
      ordered.range(of: $0)?.lowerBound
    }
    #expect(
      found.allSatisfy { $0 != nil } && found.compactMap { $0 } == found.compactMap { $0 }.sorted())
    #expect(
      ordered.split(separator: "src=\"svg/springs.svg\"").count == 3, "a thumbnail and the figure")
    try place.write("# First\nbands\n", to: "Templates/gallery.txt")
    let wrong = try place.run("gallery")
    #expect(wrong.status != 0)
    #expect(wrong.errors.contains("gallery.txt:2: there is no bands.figure.json in this folder"))
    try place.remove("Templates/gallery.txt")
    #expect(try place.run("gallery").status == 0)
    try place.write("{", to: "Templates/bad.figure.json")
    let run = try place.run("gallery")
    #expect(run.status == 65 && run.errors.contains("bad.figure.json:1:1: error:"))
    #expect(try text("Output/index.html") == page)
  }

  // MARK: - Reviews and numbers

  @Test func aComparisonIsReadWithoutTheTemplates() throws {
    let run = try place.run(
      "compare", "springs", "--set", "bouncy.preset=smooth", "--format", "svg,html")
    #expect(run.status == 0)
    #expect(run.output.contains("- bouncy no longer overshoots; it did by 4.6\u{202F}%."))
    #expect(run.output.contains("snappy: unchanged"))
    #expect(
      place.files("Comparison")
        == ["springs-compared-dark.svg", "springs-compared.html", "springs-compared.svg"])
    let page = try text("Comparison/springs-compared.html")
    #expect(page.contains("<li>bouncy no longer overshoots") && page.contains("data:image/svg+xml"))
    let two = try place.run(
      "compare", "springs", "Templates/springs.figure.json", "--format", "svg")
    #expect(two.status == 0 && two.output.contains("Nothing notable changes."))
  }

  @Test func aSweepIsOneFigure() throws {
    let run = try place.run(
      "sweep", "band", "--set", "band.coefficient=0.2…0.8:4", "--format", "svg", "--palette",
      "light")
    #expect(run.status == 0 && run.lines == ["Sweep/svg/band-sweep.svg"] && run.errors.isEmpty)
  }

  @Test func samplesAreTheCurves() throws {
    let run = try place.run("sample", "springs", "--every", "1/4", "--format", "csv")
    #expect(run.lines.count == 6)
    let header = run.lines[0].split(separator: ",").map(String.init)
    #expect(Set(header) == ["x", "bouncy.value", "snappy.value", "smooth.value"])
    #expect(run.lines[1] == "0,0,0,0" && run.lines[2].hasPrefix("0.25,"))
    let json = try place.run(
      "sample", "springs", "--curve", "bouncy.value", "--tolerance", "0.01", "--format", "json")
    let columns = try JSONDecoder().decode([String: [Double]].self, from: Data(json.output.utf8))
    #expect(columns["x"]!.count == columns["bouncy.value"]!.count && columns["x"]!.count < 15)
  }

  @Test func exportsAreWhatOthersRead() throws {
    let css = try place.run("export", "bouncy", "--tolerance", "0.002").output
    let match = try #require(
      css.firstMatch(of: /: (\d+) stops, off by at most ([0-9.]+) of the distance/))
    #expect(Double(match.2)! <= 0.002)
    let stops = try #require(css.firstMatch(of: /linear\((.*)\);/)).1.split(separator: ", ")
    #expect(stops.count == Int(match.1) && stops.first == "0" && stops.last == "1")
    #expect(!css.contains("−"), "a minus that CSS does not know")
    #expect(
      try place.run("export", "bouncy", "--as", "swiftui").lines.last
        == ".spring(duration: 0.5, bounce: 0.3)")
    #expect(
      try place.run("export", "easeOut", "--as", "css").lines.first
        == "--easeOut: cubic-bezier(0, 0, 0.58, 1);")
    #expect(
      try place.run("export", "caSpringAnimation", "--as", "uikit").output.contains(
        "mass: 1, stiffness: 100, damping: 10"))
    let token = try place.run("export", "springs", "--as", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(token.utf8)) as? [String: Any]
    #expect(object?.count == 3)
  }

  /// Every number of a token is that of the motion that is drawn: of a spring that swings, that is critical, that
  /// is overdamped, and of one whose overdamping counts as critical.
  @Test(arguments: [
    (30.0, "allowed", 0.6), (50, "allowed", 1), (75, "allowed", 1.5), (75, "clamped", 1),
  ])
  func aTokenHasTheNumbersOfTheMotion(
    _ damping: Double, _ overdamping: String, _ ratio: Double
  ) throws {
    try place.write(
      """
      { "title": "t", "summary": "s", "x": { "domain": [0, 1] },
        "curves": { "a": { "type": "spring", "mass": 4, "stiffness": 156.25, "damping": \(damping),
          "overdamping": "\(overdamping)", "from": 2, "to": 10, "velocity": 24 } },
        "marks": [{ "type": "curve", "curve": "a.value" }] }
      """, to: "Templates/token.figure.json")
    let token = try place.run("export", "token", "--as", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(token.utf8)) as? [String: Any]
    let spring = try #require(object?["a"] as? [String: Any] ?? object)
    let value = try #require(spring["$value"] as? [String: Any])
    func number(_ key: String) -> Double { value[key] as? Double ?? .nan }
    #expect(spring["$type"] as? String == "spring")
    #expect(number("mass") == 4 && number("stiffness") == 156.25)
    // ω₀ = √(156.25/4) = 6.25 /s, critical at 50.
    #expect(abs(number("damping") - 50 * ratio) < 1e-12)
    #expect(abs(number("response") - 2 * Double.pi / 6.25) < 1e-12)
    #expect(abs(number("dampingRatio") - ratio) < 1e-12)
    #expect(abs(number("bounce") - (ratio <= 1 ? 1 - ratio : 1 / ratio - 1)) < 1e-12)
    #expect(number("initialVelocity") == 3)
  }

  /// Finer positions are for steep springs only, and one of them is as good without.
  @Test func positionsAreHundredthsOfAPercentWhereThoseAreFineEnough() throws {
    try place.write(
      """
      { "title": "t", "summary": "s", "x": { "domain": [0, 1] },
        "curves": { "a": { "type": "spring", "response": 0.2, "dampingRatio": 0.5 } },
        "marks": [{ "type": "curve", "curve": "a.value" }] }
      """, to: "Templates/steep.figure.json")
    let css = try place.run("export", "steep", "--tolerance", "0.01").output
    let positions = css.matches(of: /([0-9.]+)%/).map { Double($0.1)! }
    #expect(positions.count > 5)
    for position in positions { #expect((position * 100).rounded() / 100 == position) }
  }

  /// The printed stops, over the printed time, are as near to the spring as they say.
  @Test(
    arguments: ["smooth", "bouncy", "interactiveSpring", "caSpringAnimation"],
    [0.01, 0.001, 0.0005])
  func printedStopsFollowTheSpring(_ preset: String, _ tolerance: Double) throws {
    let springs: [String: Spring] = [
      "smooth": .smooth, "bouncy": .bouncy, "interactiveSpring": .interactiveSpring,
      "caSpringAnimation": .caSpringAnimation,
    ]
    let motion = try #require(springs[preset]).motion()
    let css = try place.run("export", preset, "--tolerance", "\(tolerance)").output
    let list = try #require(css.firstMatch(of: /linear\((.*)\);/)).1.split(separator: ", ")
    let duration = try Double(#require(css.firstMatch(of: /duration: ([0-9.]+)ms/)).1)! / 1000
    let stops = list.enumerated().map { index, text -> (share: Double, value: Double) in
      let parts = text.split(separator: " ")
      let share = parts.count == 2 ? Double(parts[1].dropLast())! / 100 : index == 0 ? 0 : 1
      return (share, Double(parts[0])!)
    }
    var (worst, index) = (0.0, 0)
    for sample in 0...100_000 {
      let share = Double(sample) / 100_000
      while index + 2 < stops.count, stops[index + 1].share <= share { index += 1 }
      let (start, end) = (stops[index], stops[index + 1])
      let line =
        start.value + (end.value - start.value) * (share - start.share) / (end.share - start.share)
      worst = max(worst, abs(line - motion.value(at: share * duration)))
    }
    #expect(worst <= tolerance * 1.0001)
  }

  @Test func springsThatNeverSettleAreNamedAndOthersExported() throws {
    try place.write(
      """
      { "title": "t", "summary": "s", "curves": {
        "free": { "type": "spring", "response": 1, "dampingRatio": 0 },
        "slow": { "type": "spring", "response": 0.5, "dampingRatio": 0.15 } },
        "x": { "domain": [0, 1] }, "marks": [{ "type": "curve", "curve": "slow.value" }] }
      """, to: "Templates/two.figure.json")
    let run = try place.run("export", "two")
    #expect(run.status == 1 && run.errors.hasPrefix("free has not settled within an hour"))
    #expect(run.output.contains("--slow: linear(0, "))
  }

  @Test func aGapIsAGapInSamplesAndAreas() throws {
    try place.write("t,v\n0,1\n1,2\n2,\n3,5\n4,1\n", to: "t/a.csv")
    try place.write(
      """
      { "title": "t", "summary": "s", "curves": {
        "a": { "type": "trace", "file": "a.csv", "x": "t", "y": "v" },
        "b": { "type": "trace", "file": "a.csv", "x": "t", "y": "t" } },
        "x": { "domain": [-1, 6] }, "y": { "domain": [0, 6] },
        "marks": [{ "type": "between", "curve": "a.value", "and": "b.value" }] }
      """, to: "t/a.figure.json")
    let run = try place.run(
      "sample", "t/a.figure.json", "--curve", "a.value", "--tolerance", "0.01")
    #expect(run.lines == ["x,a.value", "0,1", "1,2", "1,", "3,5", "4,1"])
    let drawn = try place.run("render", "t/a.figure.json", "--format", "svg", "--palette", "light")
    #expect(drawn.status == 0)
    // An area on each side of the gap.
    #expect(try text("Output/svg/a.svg").matches(of: /<path [^>]*fill-opacity/).count == 2)
  }

  @Test func aCurveHoweverSteepIsCompared() throws {
    try place.write(
      """
      { "title": "t", "summary": "s", "curves": {
        "z": { "type": "spring", "stiffness": 0, "damping": 0, "velocity": 1e14 } },
        "x": { "domain": [-5, 7] }, "y": { "domain": [-3, 9] },
        "marks": [{ "type": "curve", "curve": "z.value" }] }
      """, to: "Templates/steep.figure.json")
    let run = try place.run("compare", "steep", "--set", "z.velocity=2", "--format", "svg")
    #expect(run.status == 0 && place.files("Comparison").contains("steep-compared.svg"))
  }

  @Test func eachMemberOfAFamilyIsItsOwn() throws {
    try place.copyTemplate("spring-damping", as: "Templates/damping.figure.json")
    let header = try place.run("sample", "damping", "--every", "0.5").lines[0].split(separator: ",")
    #expect(header.count == Set(header).count && header.contains("swinging(z = 0.2).value"))
    let run = try place.run(
      "compare", "damping", "--set", "swinging.response=0.7", "--format", "svg")
    #expect(run.output.contains("- swinging(z = 0.4) settles later"))
    let svg = try text("Comparison/damping-compared.svg")
    #expect(svg.matches(of: /<path [^>]*fill-opacity/).count >= 3, "what lies between is shaded")
  }

  @Test func artifactsStayInTheirFolderWhateverThePath() throws {
    try place.copyTemplate("rubber-band", as: "deep/band.figure.json")
    _ = try place.run(
      "render", "deep/band.figure.json", "--for", "html", "--output", "deep/../deep")
    let before = try place.data("deep/band.svg")
    let run = try place.run(
      "check", "deep/band.figure.json", "--for", "html", "--output", "deep/../deep", "--artifacts",
      "deep", "--set", "title=Changed")
    #expect(run.status == 1)
    #expect(try place.data("deep/band.svg") == before)
    #expect(place.files("deep/old/deep/deep") == ["band-dark.svg", "band.svg"])
    // What cannot be written keeps nobody from reading the outcome.
    try place.write("a file", to: "taken")
    let taken = try place.run(
      "check", "deep/band.figure.json", "--for", "html", "--output", "deep", "--artifacts", "taken",
      "--set", "title=Changed")
    #expect(
      taken.status == 73 && taken.output.contains("2 stale") && taken.errors.contains("taken"))
  }

  @Test func noPathIsACommandOfAServer() throws {
    let folder = "dir\r\n::warning::x"
    try place.copyTemplate("rubber-band", as: "\(folder)/band.figure.json")
    let run = try place.run("check", folder, "--format", "svg", "--report", "github")
    #expect(
      run.output.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.allSatisfy {
        !String($0).hasPrefix("::warning")
      })
    let missing = try place.run("check", "nowhere", "--report", "github")
    #expect(missing.lines[0].hasPrefix("::error file=nowhere,line=1,"))
  }

  @Test func aNewTemplateIsAFigureAndNeverTakesAPlace() throws {
    #expect(try place.run("new", "hello").lines == ["Templates/hello.figure.json"])
    #expect(try place.run("render", "hello", "--format", "svg").status == 0)
    #expect(try place.run("lint", "hello").output.isEmpty)
    let again = try place.run("new", "hello")
    #expect(again.status == 73 && again.errors.contains("is there already"))
  }

  @Test func shellsCompleteWhatThereIs() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try place.run("completions", shell).output
      for word in ["compare", "--palette", "--tolerance", "outlines", "presets"] {
        #expect(
          script.contains(
            word.hasPrefix("--") && shell == "fish" ? String(word.dropFirst(2)) : word))
      }
    }
    try place.write(place.run("completions", "bash").output, to: "complete.bash")
    let bash = Process()
    bash.executableURL = URL(filePath: "/usr/bin/env")
    bash.arguments = [
      "bash", "-c",
      "source complete.bash; COMP_WORDS=(motion-figures render --palette d); COMP_CWORD=3; "
        + "_motion_figures; test \"${COMPREPLY[0]}\" = dark",
    ]
    bash.currentDirectoryURL = place.folder
    try bash.run()
    bash.waitUntilExit()
    #expect(bash.terminationStatus == 0)
  }

  /// What is saved while it runs is rendered again.
  @Test func watchRendersWhatIsSaved() throws {
    let process = Process()
    process.executableURL = Workplace.tool
    process.currentDirectoryURL = place.folder
    process.arguments = ["watch", "--format", "svg"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    func waits(for words: String, in path: String) -> Bool {
      for _ in 0..<300 {
        if let text = try? text(path), text.contains(words) { return true }
        Thread.sleep(forTimeInterval: 0.1)
      }
      return false
    }
    #expect(waits(for: "<summary>Numbers", in: "Output/index.html"))
    try change("Templates/springs.figure.json", "\"title\": \"", "\"title\": \"Saved: ")
    #expect(waits(for: "Saved: ", in: "Output/svg/springs.svg"))
    #expect(waits(for: "Saved: ", in: "Output/index.html"))
  }

  #if Raster
    @Test func aChangedPNGIsToldByItsPixels() throws {
      _ = try place.run(
        "render", "springs", "--format", "png", "--palette", "light", "--scale", "1")
      let options = ["--format", "png", "--palette", "light", "--scale", "1"]
      #expect(try place.run(["check", "springs"] + options).status == 0)
      let run = try place.run(
        ["check", "springs", "--set", "bouncy.preset=snappy", "--artifacts", "out"] + options)
      #expect(
        run.status == 1
          && run.output.contains(/springs.png is stale: \d+ pixels differ, by up to \d+ of 255/))
      #expect(place.files("out/difference/Output/png") == ["springs.png"])
      #expect(
        run.output.contains(
          "render --format png --palette light --scale 1 --set bouncy.preset=snappy springs"))
    }

    @Test func outlinesKeepTheirText() throws {
      let run = try place.run(
        "render", "springs", "--format", "svg", "--text", "outlines", "--palette", "light")
      #expect(run.status == 0)
      let svg = try text("Output/svg/springs.svg")
      let check = XMLDocumentCheck(svg)
      #expect(check.isWellFormed && check.counts["text"] == nil)
      #expect(
        svg.contains("aria-label=\".bouncy\"") && svg.contains("<title") && svg.contains("<desc"))
      // Equal letters are one outline.
      #expect(check.counts["use"]! > 2 * svg.matches(of: /<path id="springs-g\d+"/).count)
    }
  #endif
}
