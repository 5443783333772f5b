/// Finds what was probably meant by a misspelt word.
public enum Suggestion {
  /// `; did you mean "rate"?`, or the list of what there is when nothing comes near.
  public static func wayOut(for word: String, among candidates: [String]) -> String {
    if let nearest = nearest(to: word, among: candidates) {
      return "; did you mean \"\(nearest)\"?"
    }
    guard !candidates.isEmpty else { return "" }
    return "; there is " + candidates.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The candidate that differs least from `word`, if it is near enough to have been meant.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    // A word of a template may be megabytes long; a misspelt one is not.
    guard word.utf8.count <= 64 else { return nil }
    let distances = candidates.map { distance(word.lowercased(), $0.lowercased()) }
    guard let least = distances.min(), least < word.count, least <= max(1, word.count / 3)
    else { return nil }
    return candidates[distances.firstIndex(of: least)!]
  }

  /// How many letters must be inserted, removed, replaced, or swapped with a neighbour.
  private static func distance(_ one: String, _ two: String) -> Int {
    let (a, b) = (Array(one), Array(two))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
