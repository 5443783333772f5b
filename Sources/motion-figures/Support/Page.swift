import FigureScene

/// A page of HTML that needs nothing but itself and a browser.
enum Page {
  /// The page with `title`, of which `body` is the content and `style` adds to the usual style.
  static func document(title: String, style: String = "", body: String) -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(title))</title>
      <style>
      \(appearanceStyle)
      \(textStyle)
      \(partStyle)
      \(style)
      \(printStyle)
      </style>
      \(body)
      </html>

      """.utf8)
  }

  /// The colours of a palette as properties that the rest of the style uses.
  private static func colors(_ palette: Palette) -> String {
    let paints: [(name: String, paint: Paint)] = [
      ("page", .background), ("ink", .ink), ("secondary", .secondary), ("line", .grid),
      ("surface", .surface), ("accent", .series(1)),
    ]
    return paints.map { "--\($0.name):\(palette.color(of: $0.paint).css)" }
      .joined(separator: ";")
  }

  /// Which palette and which pictures are shown: the system's, or what the reader chose.
  private static var appearanceStyle: String {
    """
    :root{\(colors(.light));color-scheme:light}
    .dark-picture{display:none}
    @media screen and (prefers-color-scheme:dark){
    :root:not(:has(#appearance-light:checked)){\(colors(.dark));color-scheme:dark}
    :root:not(:has(#appearance-light:checked)) .light-picture{display:none}
    :root:not(:has(#appearance-light:checked)) .dark-picture{display:block}
    }
    @media screen{
    :root:has(#appearance-dark:checked){\(colors(.dark));color-scheme:dark}
    :root:has(#appearance-dark:checked) .light-picture{display:none}
    :root:has(#appearance-dark:checked) .dark-picture{display:block}
    }
    """
  }

  private static let textStyle = """
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--ink);
    font:1rem/1.5 Inter,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}
    h2{font-size:1.25rem;line-height:1.3;margin:0 0 .25rem}
    h3{font-size:1rem;margin:1.5rem 0 .25rem}
    p{margin:.25rem 0 1rem;max-width:45rem}
    a{color:var(--accent)}
    """

  private static let partStyle = """
    img{display:block;max-width:100%;height:auto}
    figure{margin:1rem 0}
    article{margin:3rem 0;scroll-margin-top:1rem}
    .wide{overflow-x:auto}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.875rem}
    th,td{padding:.25rem 1.25rem .25rem 0;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
    th:first-child,td:first-child{text-align:left}
    thead th{color:var(--secondary);font-weight:400}
    tbody th{font-weight:400}
    caption{text-align:left;font-weight:600;padding:.5rem 0}
    .note{color:var(--secondary);font-size:.875rem}
    .controls{border:0;padding:0;margin:1rem 0;display:flex;gap:1rem;flex-wrap:wrap}
    .controls legend{float:left;margin-right:1rem;color:var(--secondary)}
    summary{cursor:pointer;color:var(--accent);padding:.25rem 0;width:max-content;max-width:100%}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    pre{overflow-x:auto;background:var(--surface);padding:1rem;border-radius:8px;font-size:.8125rem;line-height:1.45}
    """

  private static let printStyle = """
    @media print{.controls,nav{display:none}figure,tr{break-inside:avoid}h2,h3,article>p{break-after:avoid}p{break-inside:avoid}.together{break-inside:avoid}
    pre{white-space:pre-wrap}.wide{overflow:visible}}
    """

  /// The choice between the two appearances, for `document`'s style.
  static let appearance = """
    <fieldset class="controls"><legend>Appearance</legend>
    <label><input type="radio" name="appearance" id="appearance-automatic" checked> like the system</label>
    <label><input type="radio" name="appearance" id="appearance-light"> light</label>
    <label><input type="radio" name="appearance" id="appearance-dark"> dark</label>
    </fieldset>
    """

  /// Pages narrower than this, in CSS pixels, show the picture for a narrow column.
  static let narrow = 480

  /// The files of a picture, for light and for dark.
  struct Files {
    let light, dark: String
    let size: Size

    /// The attributes of its size.
    var shape: String { "width=\"\(whole(size.width))\" height=\"\(whole(size.height))\"" }
  }

  /// A figure in both appearances, of which one is shown; on narrow pages the one that is made for them, if there is one.
  static func picture(_ files: Files, narrow: Files? = nil, alt: String) -> String {
    func picture(_ name: String, _ source: String, _ narrowSource: String?) -> String {
      let image =
        "<img src=\"\(escaped(source))\" alt=\"\(escaped(alt))\" \(files.shape)"
      guard let narrow, let narrowSource else {
        return image + " class=\"\(name)-picture\">"
      }
      return "<picture class=\"\(name)-picture\"><source media=\"(max-width: \(Page.narrow)px)\" "
        + "srcset=\"\(escaped(narrowSource))\" \(narrow.shape)>\(image)></picture>"
    }
    return [
      picture("light", files.light, narrow?.light), picture("dark", files.dark, narrow?.dark),
    ].joined(separator: "\n")
  }

  /// A table: its caption, the titles of its columns, and its rows, of which the first cell is a header.
  static func table(caption: String, columns: [String], rows: [[String]]) -> String {
    let head = columns.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let body = rows.map { row in
      "<tr><th scope=\"row\">\(escaped(row[0]))</th>"
        + row.dropFirst().map { "<td>\(escaped($0))</td>" }.joined() + "</tr>"
    }.joined(separator: "\n")
    return """
      <div class="wide" tabindex="0" role="region" aria-label="\(escaped(caption))">
      <table><caption>\(escaped(caption))</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)
      </tbody></table></div>
      """
  }

  /// A text as HTML shows it, also between quotation marks.
  static func escaped(_ text: some StringProtocol) -> String {
    String(text).replacing(scalars: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }

  /// A file's content as an address.
  static func dataAddress(_ bytes: [UInt8], type: String) -> String {
    "data:\(type);base64," + base64(bytes)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int(clamping: $1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(
          index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Color {
  /// The colour as CSS writes it.
  fileprivate var css: String {
    opacity == 1
      ? "rgb(\(red) \(green) \(blue))"
      : "rgb(\(red) \(green) \(blue) / \(Decimal.trimmed(opacity, decimals: 3)))"
  }
}
