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
  ///   - ruler: measures the text, as for `Figure.scene(ruler:)`.
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
