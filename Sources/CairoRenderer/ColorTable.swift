#if Raster
  /// At most 256 pixels of a picture that stand for all of them.
  struct ColorTable {
    /// The colours, each red, green, blue and opacity from the highest byte down, not multiplied.
    let colors: [UInt32]
    /// The place in the table that stands for each pixel of the picture.
    private let places: [UInt32: UInt8]

    private static let size = 256

    /// The table with which no channel is off by more than `error` of 255, as it is seen on any background,
    /// or `nil` where there is none.
    init?(of pixels: Pixels, error: Int) {
      let ranked = ColorTable.ranked(pixels)
      // Frequent pixels first, for they are most of the picture; but rare ones that look like none of those
      // need their places too, so the more the less the table suffices.
      for frequent in [128, 64, 16, 1] {
        let choice = Choice(from: ranked, size: ColorTable.size, frequent: frequent)
        guard choice.error <= error else { continue }
        colors = choice.pixels.map(pixels.color)
        places = Dictionary(uniqueKeysWithValues: zip(ranked, choice.places))
        return
      }
      return nil
    }

    /// The place in the table for a pixel of the picture.
    func place(of pixel: UInt32) -> UInt8 { places[pixel] ?? 0 }

    /// The different pixels, the most frequent first.
    private static func ranked(_ pixels: Pixels) -> [UInt32] {
      var counts: [UInt32: Int] = [:]
      for row in 0..<pixels.height {
        var index = 0
        while index < pixels.width {
          let pixel = pixels[row, index]
          let first = index
          repeat { index += 1 } while index < pixels.width && pixels[row, index] == pixel
          counts[pixel, default: 0] += index - first
        }
      }
      // Numbers break ties, so that nothing depends on the dictionary's order.
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// A choice among pixels, and for each which of the chosen is nearest.
    private struct Choice {
      private(set) var pixels: [UInt32] = []
      private(set) var places: [UInt8]
      private var distances: [Int]
      private let all: [UInt32]

      /// Takes the first of `all`, and then always the one that is furthest from what was taken.
      init(from all: [UInt32], size: Int, frequent: Int) {
        self.all = all
        places = Array(repeating: 0, count: all.count)
        distances = Array(repeating: .max, count: all.count)
        let first = all.count <= size ? all.count : frequent
        for pixel in all[..<first] { take(pixel) }
        while pixels.count < size, error > 0 { take(all[distances.firstIndex(of: error)!]) }
      }

      /// How far the worst pixel is from the one that stands for it.
      var error: Int { distances.max() ?? 0 }

      private mutating func take(_ pixel: UInt32) {
        let place = UInt8(pixels.count)
        pixels.append(pixel)
        for index in all.indices where distances[index] > 0 {
          let distance = ColorTable.distance(all[index], pixel)
          if distance < distances[index] { (distances[index], places[index]) = (distance, place) }
        }
      }
    }

    /// The largest difference of two pixels in a channel.
    private static func distance(_ one: UInt32, _ two: UInt32) -> Int {
      func difference(_ shift: UInt32) -> Int {
        abs(Int(clamping: one >> shift & 0xFF) - Int(clamping: two >> shift & 0xFF))
      }
      return max(difference(24), difference(16), difference(8), difference(0))
    }
  }
#endif
