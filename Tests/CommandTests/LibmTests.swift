import Foundation
import Testing

#if os(Linux)
  /// The same bytes with another maths library: nothing that is drawn may depend on the last digit of one.
  @Suite struct LibmTests {
    /// The library of which every function is off by one unit in the last place; `nil` where no compiler is.
    private static let library: String? = {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let library = folder.appending(path: "libperturbed.so").path
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "clang", "-shared", "-fPIC", "-O1", "-o", library,
        Workplace.package.appending(path: "Tests/Libm/perturbed.c").path, "-ldl", "-lm",
      ]
      guard (try? process.run()) != nil else { return nil }
      process.waitUntilExit()
      return process.terminationStatus == 0 ? library : nil
    }()

    private let place: Workplace

    init() throws {
      place = try Workplace()
    }

    private func environment(_ seed: Int) throws -> [String: String] {
      ["LD_PRELOAD": try #require(LibmTests.library), "LIBM_SEED": "\(seed)"]
    }

    /// Seeds 0 and 1 are above and below everywhere, the others mix both.
    @Test(arguments: 0..<12)
    func everyFigureHasItsBytes(_ seed: Int) throws {
      let package = Workplace.package.path
      let run = try place.run(
        "check", "\(package)/Templates", "--output", "\(package)/Output", "--format", "svg",
        environment: environment(seed))
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.hasSuffix(" current\n"))
    }

    @Test func theLibraryIsInUse() throws {
      try place.copyTemplate("decay-velocity", as: "Templates/d.figure.json")
      let arguments = ["sample", "d", "--curve", "normal.velocity", "--every", "0.1"]
      let usual = try place.run(arguments)
      let other = try place.run(arguments, environment: environment(0))
      #expect(usual.status == 0 && other.status == 0 && usual.output != other.output)
    }

    /// Two drops at half the height begin at one point of the axis, for every rate: one of the two lines is drawn.
    @Test func noGuideIsDrawnTwiceWhateverTheRate() throws {
      try place.copyTemplate("decay-velocity", as: "Templates/d.figure.json")
      for step in 0..<24 {
        let rate = 0.9 + 0.0041 * Double(step)
        func svg(_ environment: [String: String]) throws -> String {
          let run = try place.run(
            [
              "render", "d", "--format", "svg", "--palette", "light", "--set",
              "normal.rate=\(rate)",
            ], environment: environment)
          try #require(run.status == 0, "\(run.errors)")
          return try String(decoding: place.data("Output/svg/d.svg"), as: UTF8.self)
        }
        let usual = try svg([:])
        #expect(usual.matches(of: /stroke-dasharray/).count == 3, "\(rate)")
        #expect(try svg(environment(step)) == usual, "\(rate)")
      }
    }
  }
#endif
