/// A finished picture: every shape and every text measured and in its place, in roles instead of
/// colours.
///
/// Coordinates are in points, y grows downwards and the origin is the top left corner. There are no
/// transforms: a renderer walks the items in order and draws each where it says.
public struct Scene: Equatable, Sendable {
  /// One thing of a picture.
  public indirect enum Item: Equatable, Sendable {
    /// An outline that is filled, stroked, or both: the fill first.
    case shape(Path, fill: Paint?, stroke: Stroke?)
    /// A line of text.
    case text(Label)
    /// Items that belong together; a renderer writes the name where its format has room for one.
    case group(name: String, clip: Rect?, [Item])
  }

  /// The figure's name: letters, digits, `-` and `_`. Every id in an SVG begins with it.
  public var name: String
  /// The width and height of the picture.
  public var size: Size
  /// What the picture is, in a few words: `<title>` of an SVG, text chunk of a PNG.
  public var title: String
  /// What the picture shows, for a reader who cannot see it: `<desc>` of an SVG.
  public var summary: String
  /// What is drawn, from back to front; the page itself is the renderer's.
  public var items: [Item]
  /// The dots that run along curves, for a renderer that can move things; others leave them out.
  public var travels: [Travel]
  /// How long the dots run, in seconds.
  public var duration: Double
  /// What its author should know of it, such as what was asked for and is nowhere to be seen. No renderer reads it.
  public var remarks: [Remark]

  /// Something that the author of a picture should know.
  public struct Remark: Equatable, Sendable {
    /// What it is about, by the name that the author knows it by.
    public var subject: String
    /// What is to be said of it: the rest of the sentence.
    public var complaint: String

    /// Makes a remark.
    public init(_ subject: String, _ complaint: String) {
      (self.subject, self.complaint) = (subject, complaint)
    }
  }

  /// Makes a picture.
  public init(
    name: String, size: Size, title: String, summary: String, items: [Item],
    travels: [Travel] = [], duration: Double = 0, remarks: [Remark] = []
  ) {
    self.name = name
    self.size = size
    self.title = title
    self.summary = summary
    self.items = items
    (self.travels, self.duration) = (travels, duration)
    self.remarks = remarks
  }

  /// The picture's rectangle, from the origin.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// All labels, in the order of drawing.
  public var labels: [Label] { Scene.labels(in: items) }

  private static func labels(in items: [Item]) -> [Label] {
    items.flatMap { item -> [Label] in
      switch item {
      case .shape: []
      case .text(let label): [label]
      case .group(_, _, let items): labels(in: items)
      }
    }
  }
}
