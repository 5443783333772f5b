import DocumentationExamples
import FigureScene
import FigureTemplates
import Figures
import Foundation
import SVGRenderer
import Testing

/// The figures of the documentation, each of which is there as a template and in Swift.
@Suite struct ExampleTests {
  private static func scene(_ name: String) throws -> Scene {
    let path = Documentation.template(name)
    let folder = Documentation.url(path).deletingLastPathComponent()
    return try Template.scene(
      from: Array(Data(contentsOf: Documentation.url(path))), file: path, name: name
    ) { file in
      guard let data = try? Data(contentsOf: folder.appending(path: file)) else {
        return .failure(FigureError("\(file) is not beside the template"))
      }
      return .success(Array(data))
    }
  }

  @Test(arguments: Documentation.examples)
  func aFigureInSwiftHasTheBytesOfItsTemplate(_ name: String) throws {
    let figure = try #require(
      try Documentation.figures()[name],
      "write \(Documentation.swift(name)), and name its function in Examples.swift")
    let (drawn, expected) = (try figure.scene(), try ExampleTests.scene(name))
    for palette in [Palette.light, .dark] {
      let renderer = SVGRenderer(palette: palette)
      let (one, other) = (try renderer.render(drawn), try renderer.render(expected))
      #expect(
        one == other,
        "\(name), \(palette.name): \(Documentation.swift(name)) does not draw its template")
    }
  }

  @Test func eachFigureInSwiftHasATemplateAndAFile() throws {
    for figure in try exampleFigures() {
      #expect(
        Documentation.examples.contains(figure.name),
        "write \(Documentation.template(figure.name))")
      #expect(
        Documentation.exists(Documentation.swift(figure.name)),
        "put the function into \(Documentation.swift(figure.name))")
    }
  }

  @Test(arguments: Documentation.examples)
  func noLabelTouchesAnything(_ name: String) throws {
    let faults = LayoutCheck.faults(of: try ExampleTests.scene(name))
    #expect(faults.isEmpty, "\(name): \(faults)")
  }

  @Test(arguments: Documentation.examples)
  func theSwiftFileHoldsOneFunctionOfItsName(_ name: String) throws {
    let path = Documentation.swift(name)
    let file = Documentation.url(path).deletingPathExtension().lastPathComponent
    let function = file.prefix(1).lowercased() + file.dropFirst()
    let text = try Documentation.text(path)
    #expect(text.contains("public func \(function)()"), "\(path) lacks \(function)()")
    #expect(text.components(separatedBy: "\npublic ").count == 2, "\(path) holds more than one")
  }
}
