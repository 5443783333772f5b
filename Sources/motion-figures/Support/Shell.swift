/// Words for a shell.
enum Shell {
  /// The word as a shell takes it for one.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_./,=@%+:…".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing(scalars: ["'": "'\\''"]))'"
  }
}
