import FigureScene
import Figures

/// Reads templates: JSON that names curves and says what a figure shows of them.
public enum Template {
  /// Gives no file: for templates that stand alone.
  public static let noFiles: @Sendable (String) -> Result<[UInt8], FigureError> = { file in
    .failure(FigureError("\(file) cannot be read here; templates stand alone"))
  }

  /// Reads a template: its figure, and its motions with all that they know of themselves.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: the file's name, for errors.
  ///   - name: the name that the figure is to have.
  ///   - settings: what is put into the template before it is read.
  ///   - load: gives the content of a file that the template names, or says why not.
  /// - Throws: the first mistake, with its place.
  public static func content(
    from bytes: [UInt8], file: String, name: String, settings: [Setting] = [],
    load: @escaping FileLoader = noFiles
  ) throws(TemplateError) -> FigureContent {
    try reading(bytes, file: file, settings) { text throws(Problem) in
      try TemplateReader(text, load).content(name: name)
    }
  }

  /// Reads a template and lays out its figure.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: the file's name, for errors.
  ///   - name: the name that the figure is to have.
  ///   - settings: what is put into the template before it is read.
  ///   - ruler: measures the text, as for `Figure.scene(ruler:layout:)`.
  ///   - load: gives the content of a file that the template names, or says why not.
  /// - Throws: the first mistake, with its place; a page too small for its labels is one at `size`.
  public static func scene(
    from bytes: [UInt8], file: String, name: String, settings: [Setting] = [],
    ruler: Ruler = .inter, load: @escaping FileLoader = noFiles
  ) throws(TemplateError) -> Scene {
    try reading(bytes, file: file, settings) { text throws(Problem) in
      let reader = try TemplateReader(text, load)
      return try reader.scene(of: reader.content(name: name).figure, ruler: ruler)
    }
  }

  /// Reads a template and lays out its figure, once, or a second time for the narrow column that it asks for.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - file: the file's name, for errors.
  ///   - name: the name that the figure is to have.
  ///   - settings: what is put into the template before it is read.
  ///   - ruler: measures the text, as for `Figure.scene(ruler:layout:)`.
  ///   - layout: how it is laid out; of a width other than the figure's own there is one picture only.
  ///   - load: gives the content of a file that the template names, or says why not.
  /// - Returns: the pictures, each with the width that was asked for; `nil` is the figure's own.
  /// - Throws: the first mistake, with its place.
  public static func scenes(
    from bytes: [UInt8], file: String, name: String, settings: [Setting] = [],
    ruler: Ruler = .inter, layout: FigureLayout = FigureLayout(),
    load: @escaping FileLoader = noFiles
  ) throws(TemplateError) -> [(width: Double?, scene: Scene)] {
    try reading(bytes, file: file, settings) { text throws(Problem) in
      let reader = try TemplateReader(text, load)
      let figure = try reader.content(name: name).figure
      let narrow = try reader.narrowWidth()
      var widths = [layout.width]
      if layout.width == nil, let narrow { widths.append(narrow) }
      var scenes: [(width: Double?, scene: Scene)] = []
      for width in widths {
        var layout = layout
        layout.width = width
        var scene = try reader.scene(of: figure, ruler: ruler, layout: layout)
        // Both may be in one page, where ids are told apart.
        if let width { scene.name += "-\(whole(width))" }
        scenes.append((width: width, scene: scene))
      }
      return scenes
    }
  }

  /// Does what may find a mistake in a template, and gives the mistake its place.
  private static func reading<Result>(
    _ bytes: [UInt8], file: String, _ settings: [Setting],
    _ body: (SettableText) throws(Problem) -> Result
  ) throws(TemplateError) -> Result {
    let text = SettableText(bytes, file: file, settings: settings)
    do {
      return try body(text)
    } catch {
      throw text.located(error)
    }
  }
}
