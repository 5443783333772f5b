#if Raster
  import FigureScene
  import Foundation
  import Testing

  @testable import CairoRenderer
  import FigureTemplates
  @testable import Figures

  typealias Picture = DecodedPicture

  extension DecodedPicture {
    /// The largest difference in any channel of any pixel.
    func largestDifference(from other: Picture) -> Int {
      bytes.withUnsafeBufferPointer { one in
        other.bytes.withUnsafeBufferPointer { two in
          var largest = 0
          for index in 0..<min(one.count, two.count) {
            largest = max(largest, abs(Int(one[index]) - Int(two[index])))
          }
          return largest
        }
      }
    }

    /// By how much at most a pixel is darker than all its neighbours, and itself, in another picture.
    func ink(beyond other: Picture) -> Int {
      var largest = 0
      for y in 1..<height - 1 {
        for x in 1..<width - 1 {
          let own = Int(bytes[(y * width + x) * 4])
          guard own < 255 else { continue }
          var darkest = 255
          for row in y - 1...y + 1 {
            for column in x - 1...x + 1 {
              darkest = min(darkest, Int(other.bytes[(row * width + column) * 4]))
            }
          }
          largest = max(largest, darkest - own)
        }
      }
      return largest
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

  private func lightPicture(of scene: Scene, scale: Int) throws -> Picture {
    let format = CairoRenderer.Format.png(scale: scale, isCompact: false)
    return try Picture(CairoRenderer(palette: .light, format: format).render(scene))
  }

  /// A scene of one item, or none.
  private func scene(_ size: Size, _ item: Scene.Item? = nil) -> Scene {
    Scene(name: "a", size: size, title: "a", summary: "", items: item.map { [$0] } ?? [])
  }

  @Suite struct CairoRendererTests {
    @Test(arguments: [1, 2, 3])
    func theFileSaysHowLargeItIsAndWhatItShows(_ scale: Int) throws {
      let scene = try scene("decay-velocity")
      let renderer = CairoRenderer(palette: .light, format: .png(scale: scale, isCompact: false))
      let png = try renderer.render(scene)
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
      let renderer = CairoRenderer(palette: .dark, format: .png(scale: 1, isCompact: false))
      #expect(try renderer.render(scene) == renderer.render(scene))
    }

    @Test(arguments: ["decay-velocity", "interruption"])
    func compactIsHalfAsLargeAndOffByLittle(_ name: String) throws {
      for (palette, paintsBackground) in [(Palette.light, true), (.dark, false)] {
        var renderer = CairoRenderer(
          palette: palette, paintsBackground: paintsBackground)
        let exact = try renderer.render(scene(name))
        renderer.format = .png(scale: 2, isCompact: true)
        let compact = try renderer.render(scene(name))
        #expect(chunks(compact)[0].data[9] == 3, "colour type 3 has a table")
        #expect(compact.count * 2 < exact.count)
        let largest = try Picture(exact).largestDifference(from: Picture(compact))
        #expect(largest > 0 && largest <= 12, "\(name), painted \(paintsBackground)")
      }
    }

    /// The picture of all samples, and that of the few that a device can show.
    @Test(arguments: [0.02, 0.5, 1])
    func thinningATraceChangesNoPixelByMoreThanItsEdge(_ noise: Double) throws {
      var state: UInt64 = 3
      let x = (0..<20_000).map(Double.init)
      let y = x.map { x in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let random = Double(state >> 40) / Double(1 << 24) - 0.5
        return 0.5 - 0.5 * abs(x / 10_000 - 1) + noise * random
      }
      let plot = Plot(
        rect: Rect(minX: 10, minY: 10, maxX: 290, maxY: 190),
        x: Scale(domain: 0...20_000, from: 10, to: 290),
        y: Scale(domain: -0.6...1.1, from: 190, to: 10))
      let thinned = plot.lines(of: Trace(trusted: x, y), over: plot.x.domain)
      let full = zip(x, y).map { Point(plot.x.position(of: $0), plot.y.position(of: $1)) }
      #expect(thinned.count == 1 && thinned[0].count * 8 < full.count)
      let tooFew = stride(from: 0, to: full.count, by: 40).map { full[$0] }
      let pictures = try [thinned[0], full, tooFew].map { points in
        let stroke = Stroke(Paint(.ink), width: 2)
        let scene = Scene(
          name: "a", size: Size(300, 200), title: "", summary: "",
          items: [.shape(Path(joining: points), fill: nil, stroke: stroke)])
        return try lightPicture(of: scene, scale: 2)
      }
      // What ink there is at a place in one picture is in the other there or a pixel beside it.
      #expect(pictures[0].ink(beyond: pictures[1]) <= 2)
      #expect(pictures[1].ink(beyond: pictures[0]) <= 2)
      #expect(noise < 0.1 || pictures[1].ink(beyond: pictures[2]) > 100)
    }

    @Test func theAllowanceIsForAnotherCairoAndNoMore() throws {
      let scene = try scene("spring-presets")
      let old = try lightPicture(of: scene, scale: 1)
      let same = try #require(PictureDifference(old, old))
      #expect(same.isNegligible && same.largest == 0 && same.pixels == 0 && same.mean == 0)
      // Each of the three bounds by itself: the largest difference, the share of near ones, the mean.
      func isAllowed(_ difference: UInt8, inChannels count: Int) throws -> Bool {
        let writer = PNGWriter(pixelsPerMeter: 2835, title: "")
        let pictures = try [0, difference].map { difference in
          var bytes = [UInt8](repeating: 255, count: 4 * 10_000)
          for index in 0..<count { bytes[index / 3 * 4 + index % 3] -= difference }
          return try Picture(writer.bytes(of: bytes, 100, 100, isOpaque: true))
        }
        return try #require(PictureDifference(pictures[0], pictures[1])).isNegligible
      }
      #expect(try isAllowed(10, inChannels: 300) && !isAllowed(11, inChannels: 1))
      #expect(try isAllowed(2, inChannels: 1900) && !isAllowed(2, inChannels: 2100))
      #expect(try isAllowed(1, inChannels: 3900) && !isAllowed(1, inChannels: 4100))
      #expect(try !isAllowed(10, inChannels: 500))
      // Another spring is another picture.
      let other = try Template.scene(
        from: Array(
          Data(contentsOf: package.appending(path: "Templates/spring-presets.figure.json"))),
        file: "f", name: "f", settings: [Setting("bouncy.preset=snappy")])
      let far = try #require(
        PictureDifference(
          old,
          lightPicture(of: other, scale: 1))
      )
      #expect(!far.isNegligible && far.pixels > 100)
      #expect(far.picture.bytes.count == old.bytes.count)
      let large = try lightPicture(of: scene, scale: 2)
      #expect(PictureDifference(old, large) == nil)
    }

    @Test(arguments: [
      Size(0, 10), Size(10, 0), Size(-10, 10), Size(-10, -10), Size(.nan, 10), Size(10, .nan),
      Size(.infinity, 10), Size(10, -.infinity), Size(1e300, 1e300), Size(0.2, 10),
      Size(10, 32_768), Size(32_768, 10), Size(.greatestFiniteMagnitude, 1),
    ])
    func aPictureOfNoSizeOrAHugeOneIsRefused(_ size: Size) {
      for paintsBackground in [true, false] {
        var renderer = CairoRenderer(
          palette: .light, format: .png(scale: 1, isCompact: false),
          paintsBackground: paintsBackground)
        #expect(throws: CairoError.self) { try renderer.render(scene(size)) }
        renderer.format = .pdf
        // What is too small for a pixel is a page all the same.
        if size != Size(0.2, 10) {
          #expect(throws: CairoError.self) { try renderer.render(scene(size)) }
        }
      }
    }

    @Test(arguments: [0, -1, .min, .max, 32_768])
    func aScaleThatIsNoneIsRefused(_ scale: Int) {
      let format = CairoRenderer.Format.png(scale: scale, isCompact: false)
      let renderer = CairoRenderer(palette: .light, format: format)
      for size in [Size(10, 10), Size(-10, -10), Size(1e-9, 1e-9), Size(0, 0), Size(.nan, .nan)] {
        #expect(throws: CairoError.self) { try renderer.render(scene(size)) }
      }
    }

    @Test func theLargestSidesAreDrawn() throws {
      for size in [Size(32_767, 2), Size(2, 32_767)] {
        let picture = try lightPicture(of: scene(size), scale: 1)
        #expect(Size(Double(picture.width), Double(picture.height)) == size)
        #expect(picture.pixel(picture.width - 1, picture.height - 1) == picture.pixel(0, 0))
      }
      let pages = CairoRenderer(palette: .light, format: .pdf)
      #expect(try !pages.render(scene(Size(14_400, 14_400))).isEmpty)
      #expect(throws: CairoError.self) { try pages.render(scene(Size(14_401, 10))) }
    }

    /// Coordinates that are no numbers draw something or nothing, but end nothing.
    @Test(arguments: [Double.nan, .infinity, -1e300])
    func whatIsDrawnNowhereEndsNothing(_ place: Double) throws {
      let label = Label("a", font: Font(13), paint: .ink, at: Point(place, 5))
      let path = Path(joining: [Point(0, 0), Point(place, 5), Point(9, 9)])
      for item in [.text(label), .shape(path, fill: .ink, stroke: Stroke(.ink, width: 1))]
        as [Scene.Item]
      {
        _ = try? CairoRenderer(palette: .light).render(scene(Size(10, 10), item))
        _ = try? CairoRenderer(palette: .light, format: .pdf).render(scene(Size(10, 10), item))
      }
      #expect(try lightPicture(of: scene(Size(10, 10)), scale: 1).width == 10)
    }

    @Test func theFormatIsWhatIsWritten() throws {
      var renderer = CairoRenderer(palette: .light)
      #expect(renderer.format == .png(scale: 2, isCompact: false) && renderer.paintsBackground)
      let scene = scene(Size(20, 10))
      #expect(try Picture(renderer.render(scene)).width == 40)
      renderer.format = .png(scale: 3, isCompact: true)
      #expect(try Picture(renderer.render(scene)).width == 60)
      renderer.format = .pdf
      #expect(try renderer.render(scene).starts(with: "%PDF-".utf8))
    }

    /// All threads share one typesetter; each label is set as if there were no other, at no other scale.
    @Test func textIsTheSameFromManyThreads() async throws {
      let scenes = (0..<8).map { index in
        let label = Label(
          "\(index) × v₀", font: Font(10 + Double(index), index % 2 == 0 ? .regular : .semibold),
          paint: .ink, at: Point(5, 30))
        return scene(Size(120, 40), .text(label))
      }
      let outlines = try GlyphOutlines()
      let render = { @Sendable (scene: Scene) throws -> ([UInt8], [String]) in
        let png = try CairoRenderer(palette: .light).render(scene)
        return (png, outlines.glyphs(of: scene.labels[0]).map { "\($0.key) \($0.outline)" })
      }
      let alone = try scenes.map(render)
      try await withThrowingTaskGroup(of: (Int, ([UInt8], [String])).self) { group in
        for round in 0..<64 {
          let index = round % scenes.count
          group.addTask { (index, try render(scenes[index])) }
        }
        for try await (index, result) in group {
          let isSame = result == alone[index]
          #expect(isSame, "label \(index)")
        }
      }
    }

    @Test func aLockedValueIsUsedByOneAtATime() async {
      let count = Locked(0)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask { for _ in 0..<10_000 { count.withLock { $0 += 1 } } }
        }
      }
      #expect(count.withLock { $0 } == 80_000)
      // What is thrown leaves it free for the next.
      #expect(throws: CairoError.self) {
        try count.withLock { _ throws(CairoError) in throw CairoError(description: "no") }
      }
      #expect(count.withLock { $0 } == 80_000)
    }

    @Test func whatIsNoPNGIsRefused() {
      #expect(throws: CairoError.self) { try Picture([]) }
      #expect(throws: CairoError.self) { try Picture(Array("no picture".utf8)) }
    }

    @Test func aPDFHasItsFontsAndNoDay() throws {
      let scene = try scene("decay-velocity")
      let renderer = CairoRenderer(palette: .light, format: .pdf)
      let pdf = try renderer.render(scene)
      #expect(try renderer.render(scene) == pdf)
      let text = String(decoding: pdf, as: UTF8.self)
      #expect(text.hasPrefix("%PDF-") && text.contains(/\/CreationDate \((D:)?20000101000000/))
      #expect(text.contains("+Inter-Medium") && text.contains("/FontFile"))
      #expect(text.contains("/MediaBox [ 0 0 720 400 ]") || text.contains("[0 0 720 400]"))
    }

    /// The outlines of a label cover what Pango paints.
    @Test(arguments: ["0.499 s × v₀", "ζ = ½ → Åé"])
    func outlinesAreWhatIsPainted(_ text: String) throws {
      for anchor in [Anchor.start, .middle, .end] {
        let label = Label(
          text, font: Font(24), paint: .ink, at: Point(150, 40), anchor: anchor)
        let glyphs = try GlyphOutlines().glyphs(of: label)
        try #require(!glyphs.isEmpty)
        let shapes = glyphs.map { glyph -> Scene.Item in
          let place = label.position + glyph.offset
          return .shape(glyph.outline.moved(by: Vector(place.x, place.y)), fill: .ink, stroke: nil)
        }
        let pictures = try [[.text(label)], shapes].map { items in
          let scene = Scene(
            name: "a", size: Size(300, 60), title: "", summary: "", items: items)
          return try lightPicture(of: scene, scale: 2)
        }
        #expect(pictures[0].bytes.contains { $0 < 100 })
        #expect(pictures[0].ink(beyond: pictures[1]) < 20)
        #expect(pictures[1].ink(beyond: pictures[0]) < 20)
      }
    }

    /// Text moves with its place by as much as that moves, not from pixel to pixel.
    @Test(arguments: [0.0, 30, 90])
    func textStandsWhereItsPlaceIs(_ degrees: Double) throws {
      let angle = degrees * .pi / 180
      func middle(_ way: Vector) throws -> Point {
        let label = Label(
          "8", font: Font(13), paint: .ink, at: Point(20, 20) + way,
          anchor: .middle, direction: Vector(cos(angle), sin(angle)))
        let picture = try lightPicture(of: scene(Size(40, 40), .text(label)), scale: 1)
        var (ink, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<picture.height {
          for column in 0..<picture.width {
            let own = 255 - Double(picture.pixel(column, row)[0])
            (ink, x, y) = (ink + own, x + own * Double(column), y + own * Double(row))
          }
        }
        return Point(x / ink, y / ink)
      }
      let start = try middle(Vector(0, 0))
      for way in [Vector(0.25, 0), Vector(0, 0.5), Vector(0.4, 0.7), Vector(-0.1, 0.3)] {
        let moved = try middle(way) - start
        #expect(
          abs(moved.dx - way.dx) < 0.03 && abs(moved.dy - way.dy) < 0.03, "\(moved) for \(way)")
      }
    }

    @Test func aTransparentPageKeepsStraightColours() throws {
      let wash = Paint(.series(2), .wash)
      let scene = Scene(
        name: "a", size: Size(20, 20), title: "", summary: "",
        items: [
          .shape(
            Path(Rect(minX: 0, minY: 0, maxX: 10, maxY: 20)), fill: wash, stroke: nil)
        ])
      let renderer = CairoRenderer(
        palette: .light, format: .png(scale: 1, isCompact: false), paintsBackground: false)
      let png = try renderer.render(scene)
      #expect(chunks(png)[0].data[9] == 6, "colour type 6 has an alpha channel")
      let picture = try Picture(png)
      #expect(picture.pixel(15, 10) == [0, 0, 0, 0])
      #expect(abs(Double(picture.pixel(5, 10)[3]) - Palette.light.washOpacity * 255) <= 1)
    }

    @Test func textInAnyWritingIsDrawn() throws {
      let texts = ["v₀ ½ −1", "日本語", "العربية", "a\u{301}"]
      for text in texts {
        let label = Label(text, font: Font(30), paint: .ink, at: Point(20, 40))
        let scene = Scene(
          name: "a", size: Size(200, 60), title: text, summary: "", items: [.text(label)])
        let picture = try lightPicture(of: scene, scale: 1)
        #expect(picture.bytes.contains { $0 < 100 }, "\(text) leaves no ink")
      }
    }
  }

  extension Path {
    fileprivate func moved(by way: Vector) -> Path {
      var path = Path()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: point + way)
        case .line(let point): path.line(to: point + way)
        case .cubic(let one, let two, let end): path.cubic(one + way, two + way, end + way)
        case .close: path.close()
        }
      }
      return path
    }
  }
#endif
