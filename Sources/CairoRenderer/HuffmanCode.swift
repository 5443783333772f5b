#if Raster
  /// A prefix code in which frequent symbols are short, none longer than a limit.
  struct HuffmanCode {
    /// The length of each symbol's code in bits; 0 for one that does not occur.
    private(set) var lengths: [Int]
    /// The codes, their first bit lowest, as deflate wants them.
    private(set) var codes: [UInt32]

    init(counts: [UInt32], longest: Int) {
      lengths = HuffmanCode.lengths(of: counts, longest: longest)
      codes = HuffmanCode.codes(of: lengths, longest: longest)
    }

    private static func lengths(of counts: [UInt32], longest: Int) -> [Int] {
      let symbols = counts.indices.filter { counts[$0] > 0 }
        .sorted { (counts[$0], $0) < (counts[$1], $1) }
      var lengths = [Int](repeating: 0, count: counts.count)
      guard symbols.count > 1 else {
        // A code of one symbol still takes a bit.
        if let only = symbols.first { lengths[only] = 1 }
        return lengths
      }
      let depths = depths(symbols.map { UInt64(counts[$0]) })
      var perLength = [Int](repeating: 0, count: longest + 1)
      for depth in depths { perLength[min(depth, longest)] += 1 }
      // What was cut to the limit overfills the code. Two symbols that share a place one bit below some
      // other's, one of them from the limit, take exactly one place less.
      var space = perLength.enumerated().reduce(0) { $0 + $1.element << (longest - $1.offset) }
      while space > 1 << longest {
        let length = (1..<longest).last { perLength[$0] > 0 }!
        perLength[longest] -= 1
        perLength[length] -= 1
        perLength[length + 1] += 2
        space -= 1
      }
      // The rarest symbols get the longest codes.
      var index = 0
      for length in stride(from: longest, to: 0, by: -1) {
        for _ in 0..<perLength[length] {
          lengths[symbols[index]] = length
          index += 1
        }
      }
      return lengths
    }

    /// The depths in the tree of least weight of leaves with ascending `weights`: the two lightest nodes
    /// are joined until one is left, and both queues of nodes stay sorted.
    private static func depths(_ weights: [UInt64]) -> [Int] {
      let count = weights.count
      var nodes = weights
      var parents = [Int](repeating: 0, count: 2 * count - 1)
      var (leaf, inner) = (0, count)
      func lightest() -> Int {
        if leaf < count, inner >= nodes.count || nodes[leaf] <= nodes[inner] {
          leaf += 1
          return leaf - 1
        }
        inner += 1
        return inner - 1
      }
      while nodes.count < 2 * count - 1 {
        let (one, two) = (lightest(), lightest())
        parents[one] = nodes.count
        parents[two] = nodes.count
        nodes.append(nodes[one] + nodes[two])
      }
      var depths = [Int](repeating: 0, count: 2 * count - 1)
      for node in stride(from: 2 * count - 3, through: 0, by: -1) {
        depths[node] = depths[parents[node]] + 1
      }
      return Array(depths[..<count])
    }

    private static func codes(of lengths: [Int], longest: Int) -> [UInt32] {
      var next = [UInt32](repeating: 0, count: longest + 2)
      for length in 1...longest {
        let shorter = lengths.count { $0 == length }
        next[length + 1] = (next[length] + UInt32(shorter)) << 1
      }
      return lengths.map { length in
        guard length > 0 else { return 0 }
        defer { next[length] += 1 }
        var (code, reversed) = (next[length], UInt32(0))
        for _ in 0..<length {
          reversed = reversed << 1 | code & 1
          code >>= 1
        }
        return reversed
      }
    }
  }
#endif
