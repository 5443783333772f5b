#if Raster
  import Testing

  @testable import CairoRenderer

  extension PNGWriter {
    func bytes(of pixels: [UInt8], _ width: Int, _ height: Int, isOpaque: Bool)
      -> [UInt8]
    {
      pixels.withUnsafeBufferPointer {
        bytes(
          Pixels(
            start: $0.baseAddress!, width: width, height: height, stride: 4 * width,
            isOpaque: isOpaque))
      }
    }
  }

  /// Our encoder against libpng's decoder, on pictures that are hard in different ways.
  @Suite struct PNGWriterTests {
    private struct Generator {
      var state: UInt64

      mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
      }
    }

    /// The bytes of a picture: blue, green, red and opacity of each pixel.
    private func pixels(_ kind: Int, _ width: Int, _ height: Int, _ seed: UInt64) -> [UInt8] {
      var generator = Generator(state: seed)
      var row: [UInt8] = []
      var bytes: [UInt8] = []
      for y in 0..<height {
        switch kind {
        case 0: row = (0..<width * 4).map { _ in UInt8(generator.next(256)) }  // noise
        case 1: row = Array(repeating: 255, count: width * 4)  // one colour
        case 2:  // runs, some rows repeated
          if y == 0 || generator.next(3) == 0 {
            row = []
            while row.count < width * 4 {
              let color = (0..<4).map { _ in UInt8(generator.next(4) * 80) }
              for _ in 0...generator.next(40) { row += color }
            }
            row = Array(row.prefix(width * 4))
          }
        case 3:  // a slope: every row is the one above, moved
          row = (0..<width * 4).map { UInt8(truncatingIfNeeded: $0 / 4 * 3 + y * 5) }
        default:  // symbols so uneven that their codes would be longer than allowed
          row = (0..<width * 4).map { _ in
            UInt8(min(255, 1 << generator.next(1 + generator.next(9)) - 1))
          }
        }
        bytes += row
      }
      for index in bytes.indices where index % 4 == 3 { bytes[index] = 255 }
      return bytes
    }

    @Test(arguments: 0..<5, [(1, 1), (3, 2), (7, 40), (85, 3), (86, 9), (257, 33), (640, 48)])
    func decodesToTheSamePixels(_ kind: Int, _ size: (Int, Int)) throws {
      let (width, height) = size
      for seed in 1...6 as ClosedRange<UInt64> {
        let pixels = pixels(kind, width, height, seed)
        for isOpaque in [true, false] {
          let writer = PNGWriter(pixelsPerMeter: 2835, title: "a title")
          let png = writer.bytes(of: pixels, width, height, isOpaque: isOpaque)
          let picture = try Picture(png)
          #expect(picture.width == width && picture.height == height)
          // Only the colours are compared: without opacity the fourth byte means nothing.
          let colors = [picture.bytes, pixels].map { bytes in
            bytes.indices.filter { $0 % 4 != 3 }.map { bytes[$0] }
          }
          #expect(colors[0] == colors[1])
        }
      }
    }

    /// Rows that repeat the one above are written as matches of at most 258 bytes, of which none may be
    /// shorter than three.
    @Test func repeatedRowsOfEveryWidth() throws {
      for width in 1...400 {
        let pixels = pixels(1, width, 3, 1)
        for isOpaque in [true, false] {
          let png = PNGWriter(pixelsPerMeter: 2835, title: "").bytes(
            of: pixels, width, 3, isOpaque: isOpaque)
          #expect(try Picture(png).bytes == pixels, "width \(width)")
        }
      }
    }

    @Test(arguments: [(1, 1), (7, 40), (86, 9), (257, 33)])
    func fewColoursAreKeptAsTheyAre(_ size: (Int, Int)) throws {
      let (width, height) = size
      for seed in 1...6 as ClosedRange<UInt64> {
        let pixels = pixels(2, width, height, seed)
        let writer = PNGWriter(pixelsPerMeter: 2835, title: "", isCompact: true)
        let png = writer.bytes(of: pixels, width, height, isOpaque: true)
        #expect(try Picture(png).bytes == pixels)
      }
    }

    /// A table of colours is made of the picture's pixels and not of what lies behind them in memory.
    @Test func theColoursOfAPictureEndWithIt() throws {
      let pixels = pixels(0, 8, 5, 1)
      try pixels.withUnsafeBufferPointer {
        let picture = Pixels(
          start: $0.baseAddress!, width: 8, height: 4, stride: 32, isOpaque: true)
        let table = try #require(ColorTable(of: picture, error: 0))
        var inside: Set<UInt32> = []
        for row in 0..<4 {
          for column in 0..<8 { inside.insert(picture.color(of: picture[row, column])) }
        }
        #expect(Set(table.colors) == inside)
      }
    }

    /// Two rows of noise in turn: each is written once, and afterwards as a match, however often the window of
    /// what was seen has moved on.
    @Test func whatWasSeenIsFoundAgainAfterTheWindowMoved() throws {
      let (width, pairs) = (1000, 150)
      let two = pixels(0, width, 2, 1)
      let all = [[UInt8]](repeating: two, count: pairs).flatMap { $0 }
      let png = PNGWriter(pixelsPerMeter: 2835, title: "").bytes(
        of: all, width, 2 * pairs, isOpaque: true)
      #expect(try Picture(png).bytes == all)
      // Three bytes a pixel once; then twelve matches of at most 258 bytes a row, of four bytes at most.
      let once = 2 * 3 * width
      let matches = 2 * pairs * 12 * 4
      #expect(png.count < once + once / 10 + matches)
    }

    @Test func opacityIsStraight() throws {
      // Half-opaque red, as Cairo keeps it and as a PNG does.
      let pixels: [UInt8] = [0, 0, 128, 128, 0, 0, 0, 0]
      let png = PNGWriter(pixelsPerMeter: 2835, title: "").bytes(of: pixels, 2, 1, isOpaque: false)
      #expect(try Picture(png).bytes == pixels)
    }

    @Test(arguments: [
      [5, 5], [1, 1, 1, 1], [1, 2, 4, 8, 16, 32, 64, 128, 256, 512], [0, 7, 0], [3, 0, 0, 9, 9],
      [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181],
    ])
    func codesArePrefixFreeAndFull(_ counts: [UInt32]) {
      for longest in [7, 15] {
        let code = HuffmanCode(counts: counts, longest: longest)
        let used = counts.indices.filter { counts[$0] > 0 }
        var space = 0
        for symbol in used {
          let length = code.lengths[symbol]
          #expect((1...longest).contains(length))
          space += 1 << (longest - length)
          for other in used where other != symbol && code.lengths[other] >= length {
            let mask = UInt32(1 << length - 1)
            #expect(code.codes[other] & mask != code.codes[symbol], "a prefix of another code")
          }
        }
        #expect(used.count == 1 || space == 1 << longest)
      }
    }
  }
#endif
