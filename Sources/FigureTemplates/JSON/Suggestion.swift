import Figures

/// Finds what was probably meant by a misspelt word.
public enum Suggestion {
  /// `; did you mean "rate"?`, or the list of what there is when nothing comes near.
  public static func hint(for word: String, among candidates: [String]) -> String {
    if let nearest = nearest(to: word, among: candidates) {
      return "; did you mean \"\(shortened(nearest))\"?"
    }
    guard !candidates.isEmpty else { return "" }
    return "; there is " + list(candidates)
  }

  /// The most names that are listed: a message stays one that can be read.
  private static let mostListed = 20

  /// Names between quotation marks, the first of them where there are many.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostListed).map { "\"\(shortened($0))\"" }.joined(separator: ", ")
    return names.count > mostListed ? "\(shown) and \(names.count - mostListed) more" : shown
  }

  /// The candidate that differs least from `word`, if it is near enough to have been meant.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    // A word of a template may be megabytes long; a misspelt one is not.
    guard word.utf8.count <= 64 else { return nil }
    let letters = letters(of: word)
    let distances = candidates.map { distance(letters, Suggestion.letters(of: $0)) }
    guard let least = distances.min(), least < letters.count, least <= max(1, letters.count / 3),
      let index = distances.firstIndex(of: least)
    else { return nil }
    return candidates[index]
  }

  /// The letters of a word, those of ASCII in lower case.
  private static func letters(of word: String) -> [UInt32] {
    word.unicodeScalars.map { scalar in
      "A"..."Z" ~= scalar ? scalar.value + 0x20 : scalar.value
    }
  }

  /// How many letters must be inserted, removed, replaced, or swapped with a neighbour.
  private static func distance(_ one: [UInt32], _ two: [UInt32]) -> Int {
    var rows = [Array(0...two.count)]
    for i in 0..<one.count {
      var row = [i + 1]
      for j in 0..<two.count {
        let replaced = rows[i][j] + (one[i] == two[j] ? 0 : 1)
        var least = min(rows[i][j + 1] + 1, row[j] + 1, replaced)
        if i > 0, j > 0, one[i] == two[j - 1], one[i - 1] == two[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][two.count]
  }
}

/// A word of a template as an error repeats it: not longer than a line.
package func shortened(_ word: String) -> String {
  var (result, count) = (String.UnicodeScalarView(), 0)
  for scalar in oneLine(word).unicodeScalars {
    if count == 40 { return String(result) + "…" }
    result.append(scalar)
    count += 1
  }
  return String(result)
}
