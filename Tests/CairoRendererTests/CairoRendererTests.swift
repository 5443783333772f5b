#if Raster
  import CPangoCairo
  import CairoRenderer
  import FigureScene
  import Figures
  import Foundation
  import Testing

  /// A decoded picture.
  struct Picture {
    let width: Int
    let height: Int
    /// Blue, green, red and opacity of each pixel, row by row.
    let bytes: [UInt8]

    init(_ png: [UInt8]) throws {
      try CairoLibrary.open()
      var rest = (bytes: png, index: 0)
      let surface = withUnsafeMutablePointer(to: &rest) { source in
        cairo_image_surface_create_from_png_stream(
          { source, target, count in
            let source = source!.assumingMemoryBound(to: (bytes: [UInt8], index: Int).self)
            let start = source.pointee.index
            guard start + Int(count) <= source.pointee.bytes.count else {
              return CAIRO_STATUS_READ_ERROR
            }
            source.pointee.bytes.withUnsafeBufferPointer { bytes in
              target!.update(from: bytes.baseAddress! + start, count: Int(count))
            }
            source.pointee.index += Int(count)
            return CAIRO_STATUS_SUCCESS
          }, source)
      }
      defer { cairo_surface_destroy(surface) }
      try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      bytes = Array(
        UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
    }

    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }
  }

  /// The chunks of a PNG by type, in order.
  private func chunks(_ png: [UInt8]) -> [(type: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var index = 8
    while index < png.count {
      let length = png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: png[index + 4..<index + 8], as: UTF8.self)
      chunks.append((type, Array(png[index + 8..<index + 8 + length])))
      index += length + 12
    }
    return chunks
  }

  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func scene(_ name: String) throws -> Scene {
    let url = package.appending(path: "Templates/\(name).figure.json")
    return try Template.scene(from: Array(Data(contentsOf: url)), file: name, name: name)
  }

  @Suite struct CairoRendererTests {
    /// `Output` is what `Templates` give today: the same pixels but for what another version of Cairo or
    /// of the font may draw along an edge. `Scripts/figures` renews it.
    @Test(arguments: [("", "light"), ("~dark", "dark")])
    func outputIsCurrent(_ ending: String, _ palette: String) throws {
      let suffix = ".figure.json"
      let names = try FileManager.default.contentsOfDirectory(
        atPath: package.appending(path: "Templates").path
      ).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
      try #require(names.count >= 2)
      for name in names {
        let url = package.appending(path: "Output/png/\(name)\(ending)@2x.png")
        let shipped = try Picture(Array(Data(contentsOf: url)))
        let renderer = CairoRenderer(palette: palette == "dark" ? .dark : .light, scale: 2)
        let fresh = try Picture(renderer.png(of: scene(name)))
        try #require(shipped.width == fresh.width && shipped.height == fresh.height)
        if shipped.bytes == fresh.bytes { continue }
        let different = zip(shipped.bytes, fresh.bytes).count { abs(Int($0) - Int($1)) > 32 }
        let share = Double(different) / Double(fresh.bytes.count)
        #expect(share < 0.002, "\(name)\(ending)@2x.png is not current")
      }
    }

    @Test(arguments: [1, 2, 3])
    func theFileSaysHowLargeItIsAndWhatItShows(_ scale: Int) throws {
      let scene = try scene("decay-velocity")
      let png = try CairoRenderer(palette: .light, scale: scale).png(of: scene)
      let chunks = chunks(png)
      let picture = try Picture(png)
      #expect(picture.width == 720 * scale && picture.height == 400 * scale)
      #expect(chunks.map(\.type).prefix(4) == ["IHDR", "sRGB", "pHYs", "iTXt"])
      let perMeter = [2835, 5669, 8504][scale - 1]
      let density = [0, 0, UInt8(perMeter >> 8), UInt8(perMeter & 255)]
      #expect(chunks[2].data == density + density + [1])
      #expect(chunks[3].data == Array("Title\0\0\0\0\0\(scene.title)".utf8))
    }

    @Test func theSameSceneGivesTheSameBytes() throws {
      let scene = try scene("rubber-band")
      let renderer = CairoRenderer(palette: .dark, scale: 1)
      #expect(try renderer.png(of: scene) == renderer.png(of: scene))
    }

    @Test func aTransparentPageKeepsStraightColours() throws {
      let wash = Paint(.series(2), .wash)
      let scene = Scene(
        name: "a", size: Size(20, 20), title: "", summary: "",
        items: [
          .shape(
            Path(Rect(minX: 0, minY: 0, maxX: 10, maxY: 20)), fill: wash, stroke: nil)
        ])
      let renderer = CairoRenderer(palette: .light, scale: 1, paintsBackground: false)
      let png = try renderer.png(of: scene)
      #expect(chunks(png)[0].data[9] == 6, "colour type 6 has an alpha channel")
      let picture = try Picture(png)
      #expect(picture.pixel(15, 10) == [0, 0, 0, 0])
      #expect(picture.pixel(5, 10)[3] == UInt8((Palette.light.washOpacity * 255).rounded()))
    }

    @Test func textInAnyWritingIsDrawn() throws {
      let texts = ["v₀ ½ −1", "日本語", "العربية", "a\u{301}"]
      for text in texts {
        let label = Label(text, font: Font(30), paint: .ink, at: Point(20, 40))
        let scene = Scene(
          name: "a", size: Size(200, 60), title: text, summary: "", items: [.text(label)])
        let picture = try Picture(CairoRenderer(palette: .light, scale: 1).png(of: scene))
        #expect(picture.bytes.contains { $0 < 100 }, "\(text) leaves no ink")
      }
    }
  }
#endif
