import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether a text is well-formed XML, and how often each element stands in it.
final class XMLDocumentCheck: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    counts[name, default: 0] += 1
  }
}
