#if Raster
  /// A compressor for line art, in the zlib format: it looks for what comes next in three places only, the
  /// run, the row above and the last place that began alike, and then gives each symbol a code as long as
  /// it is rare.
  ///
  /// Made because in a PNG of a figure general compressors take nearly all of the time. It keeps no more of
  /// the picture than a match can reach back to, since touching fresh memory costs as much as looking for
  /// matches does.
  struct Deflate: ~Copyable {
    /// The distance to the row above and that to the pixel before, in bytes.
    private let rowLength: Int
    private let pixelLength: Int

    private static let longestMatch = 258
    private static let shortestMatch = 4
    private static let furthest = 32_768
    private static let hashBits = 13

    /// What was found and is not written yet, in order: a byte as it is, or a length and a distance with the
    /// top bit set.
    private var tokens: [UInt32] = []
    private var literalCounts = [UInt32](repeating: 0, count: 286)
    private var distanceCounts = [UInt32](repeating: 0, count: 30)
    private static let tokensInBlock = 1 << 15

    /// The last rows; the last of them ends at `end`.
    private let window: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var end = 0
    /// Where the window begins, in bytes from the first row.
    private var base = 0
    /// Where bytes with a certain hash were last seen, in bytes from the first row.
    private var lastPlaces = [Int](repeating: -Deflate.furthest, count: 1 << Deflate.hashBits)
    private var checksum = Adler32()
    private var rowSums = (bytes: UInt64(0), weighted: UInt64(0))
    private var writer = BitWriter()

    init(rowLength: Int, pixelLength: Int) {
      (self.rowLength, self.pixelLength) = (rowLength, pixelLength)
      capacity = 4 * (rowLength + Deflate.furthest)
      window = .allocate(capacity: capacity)
      tokens.reserveCapacity(Deflate.tokensInBlock + rowLength)
      writer.append(0x78, 8)  // deflate with a window of 32 kB
      writer.append(0x01, 8)  // no dictionary; makes the two bytes a multiple of 31
    }

    deinit {
      window.deallocate()
    }

    // MARK: - Finding what repeats

    /// Takes in a row: the one above with what `change` makes of it, or the same again where that is `nil`.
    /// The first row has none above, and undefined bytes.
    mutating func appendRow(_ change: ((UnsafeMutablePointer<UInt8>) -> Void)?) {
      if end + rowLength > capacity { slide() }
      let row = window + end
      if end > 0 { row.update(from: row - rowLength, count: rowLength) }
      if let change {
        change(row)
        rowSums = Adler32.sums(row, count: rowLength)
      }
      checksum.append(rowSums, count: rowLength)
      let start = end
      end += rowLength
      if change == nil, rowLength <= Deflate.furthest {
        matchRowAbove()
      } else {
        findMatches(from: start)
      }
      if tokens.count >= Deflate.tokensInBlock { writeBlock(isLast: false) }
    }

    /// Forgets what no match can reach any more.
    private mutating func slide() {
      let kept = max(rowLength, min(end, Deflate.furthest))
      window.update(from: window + end - kept, count: kept)
      base += end - kept
      end = kept
    }

    private mutating func findMatches(from start: Int) {
      let (window, base, end, rowLength) = (window, base, end, rowLength)
      var place = start
      while place < end {
        let limit = min(Deflate.longestMatch, end - place)
        var (length, distance) = (0, 0)
        func consider(_ candidate: Int) {
          guard candidate > 0, candidate <= place, candidate <= Deflate.furthest else { return }
          let found = Deflate.matchLength(window + place, window + place - candidate, limit: limit)
          if found > length { (length, distance) = (found, candidate) }
        }
        consider(pixelLength)
        if length < limit { consider(rowLength) }
        if length < limit, limit >= Deflate.shortestMatch {
          let word = UnsafeRawPointer(window + place).loadUnaligned(as: UInt32.self)
          let slot = Int(clamping: (word &* 0x9E37_79B1) >> UInt32(32 - Deflate.hashBits))
          consider(base + place - lastPlaces[slot])
          lastPlaces[slot] = base + place
        }
        if length >= Deflate.shortestMatch {
          addMatch(length: length, distance: distance)
          place += length
        } else {
          addLiteral(window[place])
          place += 1
        }
      }
    }

    private mutating func matchRowAbove() {
      var rest = rowLength
      while rest > 0 {
        // A last piece shorter than three could not be written: leave enough for it.
        let longest = Deflate.longestMatch
        let length = rest <= longest || rest > longest + 2 ? min(rest, longest) : longest - 2
        addMatch(length: length, distance: rowLength)
        rest -= length
      }
    }

    private static func matchLength(
      _ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, limit: Int
    ) -> Int {
      var length = 0
      while length + 8 <= limit {
        let difference =
          UnsafeRawPointer(one + length).loadUnaligned(as: UInt64.self)
          ^ UnsafeRawPointer(two + length).loadUnaligned(as: UInt64.self)
        if difference != 0 {
          return length + UInt64(littleEndian: difference).trailingZeroBitCount / 8
        }
        length += 8
      }
      while length < limit, one[length] == two[length] { length += 1 }
      return length
    }

    private mutating func addLiteral(_ byte: UInt8) {
      tokens.append(UInt32(byte))
      literalCounts[Int(clamping: byte)] += 1
    }

    private mutating func addMatch(length: Int, distance: Int) {
      tokens.append(0x8000_0000 | UInt32(length - 3) << 16 | UInt32(distance - 1))
      literalCounts[257 + Deflate.lengthSymbol(length).symbol] += 1
      distanceCounts[Deflate.distanceSymbol(distance).symbol] += 1
    }

    // MARK: - Symbols, as RFC 1951 numbers them

    /// The symbol of a length less 257, its extra bits and how many.
    private static func lengthSymbol(_ length: Int) -> (symbol: Int, extra: UInt64, bits: Int) {
      if length == longestMatch { return (28, 0, 0) }
      let value = length - 3
      if value < 8 { return (value, 0, 0) }
      let bits = Int.bitWidth - 3 - value.leadingZeroBitCount
      return (4 * bits + value >> bits, UInt64(value & (1 << bits - 1)), bits)
    }

    /// The symbol of a distance, its extra bits and how many.
    private static func distanceSymbol(_ distance: Int) -> (symbol: Int, extra: UInt64, bits: Int) {
      let value = distance - 1
      if value < 4 { return (value, 0, 0) }
      let bits = Int.bitWidth - 2 - value.leadingZeroBitCount
      return (2 * bits + value >> bits, UInt64(value & (1 << bits - 1)), bits)
    }

    // MARK: - Writing

    /// The compressed bytes, to be asked for once, after the last row.
    consuming func finished() -> [UInt8] {
      writeBlock(isLast: true)
      writer.fillByte()
      for shift in [24, 16, 8, 0] {
        writer.append(UInt64(checksum.value >> UInt32(shift) & 0xFF), 8)
      }
      return writer.finished()
    }

    /// Writes what was found since the last block, with codes of its own.
    private mutating func writeBlock(isLast: Bool) {
      literalCounts[256] = 1
      let literals = HuffmanCode(counts: literalCounts, longest: 15)
      let distances = HuffmanCode(counts: distanceCounts, longest: 15)
      writer.append(isLast ? 0b101 : 0b100, 3)
      writeCodes(literals, distances)
      for token in tokens {
        guard token & 0x8000_0000 != 0 else {
          writer.append(
            UInt64(literals.codes[Int(clamping: token)]), literals.lengths[Int(clamping: token)])
          continue
        }
        let length = Deflate.lengthSymbol(Int(clamping: token >> 16 & 0xFF) + 3)
        let symbol = 257 + length.symbol
        writer.append(UInt64(literals.codes[symbol]), literals.lengths[symbol])
        writer.append(length.extra, length.bits)
        let distance = Deflate.distanceSymbol(Int(clamping: token & 0xFFFF) + 1)
        writer.append(
          UInt64(distances.codes[distance.symbol]), distances.lengths[distance.symbol])
        writer.append(distance.extra, distance.bits)
      }
      writer.append(UInt64(literals.codes[256]), literals.lengths[256])
      tokens.removeAll(keepingCapacity: true)
      literalCounts = Array(repeating: 0, count: literalCounts.count)
      distanceCounts = Array(repeating: 0, count: distanceCounts.count)
    }

    /// The order in which a block gives the lengths of its code lengths' codes.
    private static let lengthOrder = [
      16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    /// Writes the lengths of both codes, themselves coded, with runs of zeros in short.
    private mutating func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
      let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
      let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
      let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
      var symbols: [(symbol: Int, extra: UInt64, bits: Int)] = []
      var index = lengths.startIndex
      while index < lengths.endIndex {
        let zeros = lengths[index...].prefix(138).prefix { $0 == 0 }.count
        switch zeros {
        case 11...: symbols.append((18, UInt64(zeros - 11), 7))
        case 3...: symbols.append((17, UInt64(zeros - 3), 3))
        default: symbols.append((lengths[index], 0, 0))
        }
        index += zeros >= 3 ? zeros : 1
      }
      var counts = [UInt32](repeating: 0, count: 19)
      for symbol in symbols { counts[symbol.symbol] += 1 }
      let code = HuffmanCode(counts: counts, longest: 7)
      let order = Deflate.lengthOrder
      let used = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
      writer.append(UInt64(literalCount - 257), 5)
      writer.append(UInt64(distanceCount - 1), 5)
      writer.append(UInt64(used - 4), 4)
      for symbol in order[..<used] { writer.append(UInt64(code.lengths[symbol]), 3) }
      for (symbol, extra, bits) in symbols {
        writer.append(UInt64(code.codes[symbol]), code.lengths[symbol])
        writer.append(extra, bits)
      }
    }
  }

  /// Packs bits into bytes, the first one lowest.
  private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    mutating func append(_ bits: UInt64, _ length: Int) {
      pending |= bits << UInt64(count)
      count += length
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        count -= 8
      }
    }

    mutating func fillByte() {
      if count > 0 { append(0, 8 - count) }
    }

    func finished() -> [UInt8] { bytes }
  }
#endif
