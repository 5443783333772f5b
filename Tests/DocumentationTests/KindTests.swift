import Foundation
import Testing

@testable import FigureTemplates

/// Every kind of mark and of motion has what belongs to it: tests, sources, an example, a page.
@Suite struct KindTests {
  /// What is missing of an example and its page, as things to do.
  private func missing(_ name: String, listedIn page: String) throws -> [String] {
    var missing: [String] = []
    if !Documentation.examples.contains(name) {
      missing.append("its example, \(Documentation.template(name))")
    }
    if !Documentation.exists(Documentation.swift(name)) {
      missing.append("its example in Swift, \(Documentation.swift(name))")
    }
    let type = name.drop { $0 != "-" }.dropFirst()
    if let text = try? Documentation.text(Documentation.template(name)),
      !text.contains("\"type\": \"\(type)\"")
    {
      missing.append("a \"\(type)\" in its example, \(Documentation.template(name))")
    }
    if !(try Documentation.text(page).contains("<doc:\(name)>")) {
      missing.append("its page: list <doc:\(name)> in \(page)")
    }
    return missing
  }

  @Test(arguments: MarkKind.all.map { $0.type })
  func aMarkHasItsPictureItsPageAndItsTest(_ type: String) throws {
    var missing = try missing("mark-\(type)", listedIn: Documentation.marksPage)
    let word = type.prefix(1).uppercased() + type.dropFirst() + "Mark("
    if !KindTests.tests.contains(where: { $0.contains(#""type": "\#(type)""#) || $0.contains(word) }
    ) {
      missing.append("its test: draw one in Tests/FiguresTests/MarkTests.swift")
    }
    #expect(missing.isEmpty, "the mark \"\(type)\" lacks \(missing.joined(separator: "; "))")
  }

  @Test(arguments: MotionKind.all.map { $0.type })
  func aMotionHasItsTestsItsSourcesItsExampleAndItsPage(_ type: String) throws {
    var missing = try missing("curve-\(type)", listedIn: Documentation.motionsPage)
    if let path = KindTests.lawTests[type] {
      if !Documentation.exists(path) { missing.append("the tests of its law, \(path)") }
    } else {
      missing.append(
        "the tests of its law: write them in Tests/MotionCurvesTests, and name their file in "
          + "lawTests of Tests/DocumentationTests/KindTests.swift")
    }
    let kind = try #require(MotionKind.all.first { $0.type == type })
    if !KindTests.withoutSources.contains(type),
      !kind.examples.contains(where: { !$0.sources.isEmpty })
    {
      missing.append(
        "its sources: give its type in MotionCurves a static `sources`, and an example in "
          + "Sources/FigureTemplates/Motions; a motion that rests on no constant is named in "
          + "withoutSources of Tests/DocumentationTests/KindTests.swift")
    }
    #expect(missing.isEmpty, "the motion \"\(type)\" lacks \(missing.joined(separator: "; "))")
  }

  @Test func noListNamesWhatIsNotThere() throws {
    let (marks, motions) = (MarkKind.all.map { $0.type }, MotionKind.all.map { $0.type })
    #expect(Set(KindTests.lawTests.keys).isSubset(of: motions))
    #expect(Set(KindTests.withoutSources).isSubset(of: motions))
    for name in Documentation.examples {
      if name.hasPrefix("mark-") { #expect(marks.contains(String(name.dropFirst(5))), "\(name)") }
      if name.hasPrefix("curve-") {
        #expect(motions.contains(String(name.dropFirst(6))), "\(name)")
      }
    }
  }

  /// The sources of all tests but those of the documentation.
  private static let tests: [String] = Documentation.files("Tests")
    .filter { $0.hasSuffix("Tests") && $0 != "DocumentationTests" }
    .flatMap { folder in
      Documentation.files("Tests/\(folder)").filter { $0.hasSuffix(".swift") }
        .compactMap { try? Documentation.text("Tests/\(folder)/\($0)") }
    }

  /// Where the law of each motion is tested.
  private static let lawTests = [
    "bounce": "Tests/MotionCurvesTests/ScrollViewMotionTests.swift",
    "deceleration": "Tests/MotionCurvesTests/DecelerationTests.swift",
    "finger": "Tests/MotionCurvesTests/VelocityTests.swift",
    "fit": "Tests/MotionCurvesTests/FitTests.swift",
    "fling": "Tests/MotionCurvesTests/OtherLawTests.swift",
    "handOff": "Tests/MotionCurvesTests/HandOffTests.swift",
    "interruption": "Tests/MotionCurvesTests/InterruptionTests.swift",
    "overscroll": "Tests/MotionCurvesTests/OtherLawTests.swift",
    "paging": "Tests/MotionCurvesTests/SnappingAndPagingTests.swift",
    "peek": "Tests/MotionCurvesTests/OtherLawTests.swift",
    "pictureInPicture": "Tests/MotionCurvesTests/SnappingAndPagingTests.swift",
    "power": "Tests/MotionCurvesTests/ComparatorTests.swift",
    "rubberBand": "Tests/MotionCurvesTests/RubberBandTests.swift",
    "scroll": "Tests/MotionCurvesTests/ScrollViewMotionTests.swift",
    "snap": "Tests/MotionCurvesTests/SnappingAndPagingTests.swift",
    "spring": "Tests/MotionCurvesTests/SpringTests.swift",
    "targets": "Tests/MotionCurvesTests/RecordedTargetsTests.swift",
    "timingCurve": "Tests/MotionCurvesTests/TimingCurveTests.swift",
    "trace": "Tests/FigureTemplatesTests/TraceTests.swift",
  ]

  /// The motions that rest on nothing but what they are given.
  private static let withoutSources = ["fit", "trace"]
}
