import Foundation
import Testing

@Suite struct CommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test func rendersAFolderAndLeavesWhatIsCurrentAlone() throws {
    try place.copyTemplate("decay-velocity", as: "Templates/decay.figure.json")
    try place.copyTemplate("rubber-band", as: "Templates/band.figure.json")
    let first = try place.run("render", "--format", "svg")
    #expect(first.status == 0)
    let expected = ["band.svg", "band~dark.svg", "decay.svg", "decay~dark.svg"]
    #expect(first.lines == expected.map { "Output/svg/\($0)" })
    #expect(place.files("Output/svg") == expected)

    let date = try place.modified("Output/svg/band.svg")
    let second = try place.run("render", "--format=svg", "Templates/")
    #expect(second.status == 0 && second.output.isEmpty)
    #expect(second.errors == "0 written, 4 unchanged\n")
    #expect(try place.modified("Output/svg/band.svg") == date)
  }

  @Test func theSameBytesInEveryLocaleAndZone() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    for (index, locale) in ["C", "de_DE.UTF-8", "ar_EG.UTF-8"].enumerated() {
      let run = try place.run(
        "render", "band.figure.json", "--format", "svg", "--output", "out\(index)",
        environment: ["LC_ALL": locale, "TZ": "Asia/Kathmandu"])
      #expect(run.status == 0)
    }
    let first = try place.data("out0/svg/band.svg")
    #expect(try place.data("out1/svg/band.svg") == first)
    #expect(try place.data("out2/svg/band.svg") == first)
  }

  @Test func choosesPalettesAndBackground() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    let run = try place.run(
      "render", "--palette", "auto,light", "--format", "svg", "--background=none",
      "band.figure.json")
    #expect(run.status == 0)
    #expect(place.files("Output/svg") == ["band.svg", "band~auto.svg"])
    let text = try String(decoding: place.data("Output/svg/band.svg"), as: UTF8.self)
    #expect(!text.contains("<rect"))
  }

  @Test func aMistakeInACallIsSaidWithItsVerb() throws {
    for (words, verb) in [
      (["render", "--palete", "dark"], "render"), (["schema", "x"], "schema"),
    ] {
      let run = try place.run(words)
      #expect(run.status == 64 && run.errors.hasPrefix("motion-figures \(verb): "))
    }
  }

  /// The name of a site's only PNG need not tell its scale, unless the site reads it there.
  @Test(arguments: [
    ("html", "2", ["band.png"]), ("github", "3", ["band.png"]), ("docc", "2", ["band@2x.png"]),
    ("docc", "1", ["band.png"]), ("html", "1,2", ["band.png", "band@2x.png"]),
  ])
  func onlySomeNamesTellTheScale(_ site: String, _ scales: String, _ names: [String]) throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    let run = try place.run(
      "render", "band.figure.json", "--for", site, "--format", "png", "--palette", "light",
      "--scale", scales, "--output", "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.files("out") == names)
  }

  @Test func aBadTemplateStopsNothingElseAndHarmsNothing() throws {
    try place.copyTemplate("rubber-band", as: "T/good.figure.json")
    try place.write("{ \"title\": \"x\",\n  \"titel\": 1 }", to: "T/bad.figure.json")
    try place.write("an older figure", to: "out/svg/bad.svg")
    let run = try place.run("render", "T", "--output", "out", "--format", "svg")
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix(
        "T/bad.figure.json:2:3: error: unknown key \"titel\" in the template; did you mean \"title\"?\n"
      ))
    #expect(run.lines == ["out/svg/good.svg", "out/svg/good~dark.svg"])
    #expect(try place.data("out/svg/bad.svg") == Data("an older figure".utf8))
    #expect(place.files("out/svg") == ["bad.svg", "good.svg", "good~dark.svg"])
  }

  @Test(arguments: [
    (["rendr"], 64, "motion-figures: unknown verb \"rendr\"; did you mean \"render\"?"),
    (
      ["--versoin"], 64, "motion-figures: unknown option \"--versoin\"; did you mean \"--version\"?"
    ),
    (
      ["render", "--palete", "dark"], 64, "unknown option \"--palete\"; did you mean \"--palette\"?"
    ),
    (["render", "--palette", "drak"], 64, "--palette cannot be \"drak\"; did you mean \"dark\"?"),
    (["render", "--scale=0"], 64, "--scale cannot be \"0\"; there is \"1\", \"2\", \"3\""),
    (["render", "--output"], 64, "the option --output needs a value"),
    (["render", "--format", "svg", "--format", "svg"], 64, "is given twice"),
    (["render", "--format", "png", "--palette", "auto"], 64, "a PNG or PDF has one palette"),
    (["render", "nowhere"], 66, "nowhere: there is no such file or folder"),
    (["render", "--", "--help"], 66, "--help: there is no such file or folder"),
    (["render"], 66, "Templates: there is no such file or folder"),
    (["render", "a~b.figure.json"], 64, "cannot be a figure's name"),
    (["list", "curvs"], 64, "there is no list of \"curvs\"; did you mean \"curves\"?"),
    (["schema", "x"], 64, "it takes no \"x\""),
    (["render", "--set", "size"], 64, "sets nothing; write PATH=VALUE"),
    (["render", "--for", "docc", "--format", "svg,png"], 64, "DocC picks at random"),
    (["render", "--for", "docc,html"], 64, "--for is one of docc, github, mkdocs, html"),
    (["compare", "one/a.figure.json"], 64, "it takes two templates, or one and --set"),
    (["sweep", "one/a.figure.json", "--set", "band.coefficient=0.2"], 64, "and one range"),
    (["sweep", "one/a.figure.json", "--set", "band.coefficient=0.2…:3"], 64, "is not a sweep"),
    (["export", "snapy"], 66, "no preset \"snapy\"; did you mean \"snappy\"?"),
    (["export", "snappy", "--tolerance", "0"], 64, "--tolerance must be a number"),
    (["sample", "one/a.figure.json", "--every", "1/0"], 64, "--every must be a number"),
    (
      ["sample", "one/a.figure.json", "--curve", "band.ofset"], 64, "did you mean \"band.offset\"?"
    ),
    (["completions", "tcsh"], 64, "it takes one shell"),
    (["new", "a b"], 64, "cannot be a figure's name"),
    (["new", "one/a"], 64, "it takes a name, not a path"),
    ([], 64, "Usage: motion-figures VERB"),
  ])
  func whatIsNotUnderstoodIsSaid(_ arguments: [String], _ status: Int32, _ words: String) throws {
    for path in ["a~b.figure.json", "one/a.figure.json", "two/A.figure.json"] {
      try place.copyTemplate("rubber-band", as: path)
    }
    let run = try place.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    try place.write("a file", to: "taken")
    let inFile = try place.run("render", "band.figure.json", "--output", "taken")
    #expect(inFile.status == 73 && inFile.errors == "taken: this is not a folder\n")
    try place.write("a file", to: "out/svg/band.svg/inside")
    let onFolder = try place.run(
      "render", "band.figure.json", "--output", "out", "--format", "svg")
    #expect(onFolder.status == 73)
    #expect(onFolder.errors.contains("out/svg/band.svg: "))
    #expect(place.files("out/svg") == ["band.svg"], "no half of a file is left behind")
  }

  @Test func aLinkIsReplacedAndWhatItLedToIsKept() throws {
    try place.copyTemplate("rubber-band", as: "band.figure.json")
    try place.write("precious", to: "precious.svg")
    try place.write("", to: "Output/svg/other")
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.appending(path: "Output/svg/band.svg").path,
      withDestinationPath: place.folder.appending(path: "precious.svg").path)
    let run = try place.run("render", "band.figure.json", "--format", "svg")
    #expect(run.status == 0)
    #expect(try place.data("precious.svg") == Data("precious".utf8))
    #expect(try place.data("Output/svg/band.svg").count > 1000)
  }

  @Test func saysWhatItCanDo() throws {
    let help = try place.run("--help")
    #expect(help.status == 0 && help.output.contains("render") && help.errors.isEmpty)
    let verbs = help.output.matches(of: /\n  ([a-z]+) +[a-z]/).map { String($0.1) }
    #expect(verbs.count >= 14)
    for verb in verbs {
      let help = try place.run(verb, "--help").output
      #expect(help.hasPrefix("Usage: motion-figures \(verb)"))
      #expect(help.contains("\nExample: motion-figures "), "\(verb)")
    }
    #expect(try place.run("--version").output.contains(/^motion-figures \d+\.\d+\.\d+\n$/))
    let list = try place.run("list").output
    for word in ["deceleration", "rubberBand", "halfLife", "tangent", "pt/s"] {
      #expect(list.contains(word))
    }
    #expect(try place.run("schema").output.hasPrefix("{\n"))
  }

  #if Raster
    @Test func writesPNGsAtEachScale() throws {
      try place.copyTemplate("rubber-band", as: "band.figure.json")
      let run = try place.run(
        "render", "band.figure.json", "--format", "png", "--palette", "light", "--scale", "1,3")
      #expect(run.status == 0)
      #expect(place.files("Output/png") == ["band.png", "band@3x.png"])
      #expect(place.files("Output/svg").isEmpty)
    }
  #endif
}
