import FigureScene
import FigureTemplates
import Figures
import Foundation
import SVGRenderer
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML text in order, with their attributes and characters.
private final class Document: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var depth = 0
  private var open: [Int] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    depth = max(depth, open.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let index = open.last { elements[index].text += string }
  }
}

private let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

private let figures: [String] = {
  let suffix = ".figure.json"
  let files = try! FileManager.default.contentsOfDirectory(
    atPath: package.appending(path: "Templates").path)
  return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
}()

private func scene(_ name: String) throws -> Scene {
  let url = package.appending(path: "Templates/\(name).figure.json")
  return try Template.scene(from: Array(Data(contentsOf: url)), file: name, name: name) { file in
    let data = try? Data(contentsOf: package.appending(path: "Templates/\(file)"))
    return data.map { .success(Array($0)) } ?? .failure(FigureError("no \(file)"))
  }
}

private let renderers: [(ending: String, renderer: SVGRenderer)] = [
  ("", SVGRenderer(colors: .palette(.light))), ("~dark", SVGRenderer(colors: .palette(.dark))),
  ("~auto", SVGRenderer(colors: .automatic())),
]

@Suite struct SVGRendererTests {
  @Test(arguments: figures, renderers.indices)
  func wellFormedAndSelfContained(_ name: String, _ index: Int) throws {
    let scene = try scene(name)
    let bytes = try renderers[index].renderer.render(scene)
    let document = try Document(bytes)
    let root = document.elements[0]
    #expect(root.name == "svg")
    let (width, height) = (Int(scene.size.width), Int(scene.size.height))
    #expect(root.attributes["width"] == "\(width)" && root.attributes["height"] == "\(height)")
    #expect(root.attributes["viewBox"] == "0 0 \(width) \(height)")
    #expect(root.attributes["role"] == "img")
    let id = name + ["", "-dark", "-auto"][index]
    #expect(root.attributes["id"] == id)
    #expect(root.attributes["aria-labelledby"] == "\(id)-title \(id)-desc")
    #expect(document.elements[1].name == "title" && document.elements[1].text == scene.title)
    #expect(document.elements[2].name == "desc" && document.elements[2].text == scene.summary)
    #expect(document.depth < 16)

    let ids = document.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for found in ids { #expect(found == id || found.hasPrefix("\(id)-")) }
    for element in document.elements {
      #expect(
        ["svg", "title", "desc", "style", "rect", "g", "path", "text"].contains(element.name))
      for attribute in element.attributes.keys {
        #expect(!attribute.hasPrefix("on") && !attribute.contains("href"))
      }
    }
  }

  @Test(arguments: figures)
  func stylesReachOnlyTheirOwnFigure(_ name: String) throws {
    let scene = try scene(name)
    for (ending, renderer) in renderers {
      let styles = try Document(renderer.render(scene)).elements.filter { $0.name == "style" }
      guard ending == "~auto" else {
        #expect(styles.isEmpty)
        continue
      }
      let style = try #require(styles.first?.text)
      #expect(style.hasPrefix("@media (prefers-color-scheme:dark){"))
      let rules = style.split(separator: "{", maxSplits: 1)[1].dropLast().split(separator: "}")
      #expect(rules.count > 4)
      for rule in rules { #expect(rule.hasPrefix("#\(name)-auto [")) }
    }
  }

  /// A rule for readers who prefer dark finds its shapes by their attributes: those have to be there.
  @Test(arguments: figures)
  func everyRuleFindsWhatItRepaints(_ name: String) throws {
    let elements = try Document(renderers[2].renderer.render(scene(name))).elements
    let style = try #require(elements.first { $0.name == "style" }?.text)
    let selectors = style.matches(of: /#[^ ]+ ((?:\[[a-z-]+="[^"]*"\])+)\{/).map(\.1)
    #expect(selectors.count > 4)
    for selector in selectors {
      let wanted = selector.matches(of: /\[([a-z-]+)="([^"]*)"\]/).map {
        (String($0.1), String($0.2))
      }
      #expect(
        elements.contains { element in
          wanted.allSatisfy { element.attributes[$0.0] == $0.1 }
        }, "\(selector)")
    }
  }

  @Test(arguments: figures)
  func lightAndDarkDifferInColoursOnly(_ name: String) throws {
    let scene = try scene(name)
    let pair = try renderers[0...1].map {
      String(decoding: try $0.renderer.render(scene), as: UTF8.self)
        .replacing(/#[0-9A-F]{6}/, with: "#").replacing("\(name)-dark", with: name).replacing(
          /(fill|stroke)-opacity="[0-9.]+"/, with: "")
    }
    #expect(pair[0] == pair[1])
  }

  @Test func textIsTextWhateverIsInIt() throws {
    let texts = ["a & b", "<script>alert(1)</script>", "\"quoted\" 'so'", "&amp;#x25b6;", "日本 ع"]
    let labels = texts.map { Label($0, font: Font(13), paint: .ink, at: Point(1, 1)) }
    let scene = Scene(
      name: "text", size: Size(10, 10), title: texts[0], summary: texts[1],
      items: labels.map(Scene.Item.text))
    let document = try Document(renderers[0].renderer.render(scene))
    #expect(document.elements.filter { $0.name == "text" }.map(\.text) == texts)
    #expect(document.elements[1].text == texts[0] && document.elements[2].text == texts[1])
    let odd = Label("a\u{3}b\u{FFFF}c", font: Font(13), paint: .ink, at: .zero)
    let bytes = try renderers[0].renderer.render(
      Scene(name: "odd", size: Size(9, 9), title: "", summary: "", items: [.text(odd)]))
    #expect(try Document(bytes).elements.last?.text == "a\u{FFFD}b\u{FFFD}c")
  }

  /// A line break in an attribute or a text would be read as a space, or not at all: it is written as one.
  @Test(arguments: ["\t", "\n", "\r"])
  func whatBreaksALineIsASpace(_ character: String) throws {
    let text = "a\(character)b"
    let label = Label(text, font: Font(13), paint: .ink, at: .zero)
    let bytes = try renderers[0].renderer.render(
      Scene(name: "odd", size: Size(9, 9), title: text, summary: text, items: [.text(label)]))
    #expect(!bytes.contains(UInt8(ascii: "\r")) && !bytes.contains(UInt8(ascii: "\t")))
    let elements = try Document(bytes).elements
    #expect(elements[1].text == "a b" && elements[2].text == "a b")
    #expect(elements.last?.text == "a b")
  }

  /// Of what XML cannot hold every character is replaced, and of what it can none.
  @Test func theBordersOfXML() throws {
    let text =
      "\u{0}\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}|\u{20}\u{7F}\u{FFFD}|\u{FFFE}\u{FFFF}|\u{10FFFF}"
    let label = Label(text, font: Font(13), paint: .ink, at: .zero)
    let bytes = try renderers[0].renderer.render(
      Scene(name: "odd", size: Size(9, 9), title: "", summary: "", items: [.text(label)]))
    let odd = String(repeating: "\u{FFFD}", count: 7)
    #expect(
      try Document(bytes).elements.last?.text
        == "\(odd)|\u{20}\u{7F}\u{FFFD}|\u{FFFD}\u{FFFD}|\u{10FFFF}")
  }

  @Test func aClipBecomesAnElementOfItsOwn() throws {
    let clip = Rect(minX: 1, minY: 2, maxX: 5, maxY: 8)
    let scene = Scene(
      name: "clip", size: Size(9, 9), title: "t", summary: "s",
      items: [.group(name: "part", clip: clip, [.shape(Path(clip), fill: .surface, stroke: nil)])])
    let elements = try Document(renderers[0].renderer.render(scene)).elements
    #expect(elements.contains { $0.name == "clipPath" && $0.attributes["id"] == "clip-part-clip" })
    #expect(elements.contains { $0.attributes["clip-path"] == "url(#clip-part-clip)" })
  }

  @Test func figuresOfOneNameShareNoIdWithAPrefix() throws {
    let scene = try Figure("one", title: "t", x: Axis(0...1)) { RuleMark(y: 0.5) }.scene()
    func ids(_ renderer: SVGRenderer) throws -> Set<String> {
      let document = try Document(try renderer.render(scene))
      return Set(document.elements.compactMap { $0.attributes["id"] })
    }
    for colors in [SVGRenderer.Colors.palette(.light), .palette(.dark), .automatic()] {
      let plain = try ids(SVGRenderer(colors: colors))
      let prefixed = try ids(SVGRenderer(colors: colors, idPrefix: "guide-"))
      #expect(plain.count > 3 && prefixed == Set(plain.map { "guide-" + $0 }))
    }
    for prefix in ["1", "a b", "\"", "é"] {
      #expect(throws: SceneError.self) {
        try SVGRenderer(palette: .light, idPrefix: prefix).render(scene)
      }
    }
  }

  @Test func aPageCanBeLeftTransparent() throws {
    let scene = Scene(name: "a", size: Size(9, 9), title: "t", summary: "s", items: [])
    let renderer = SVGRenderer(colors: .palette(.light), paintsBackground: false)
    #expect(
      try Document(renderer.render(scene)).elements.map(\.name) == ["svg", "title", "desc"])
  }
}
