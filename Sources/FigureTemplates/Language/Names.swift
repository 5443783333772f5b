// The names of a template: what they are made of.

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}

/// Whether a byte may stand in the name of a curve or a landmark.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "_"):
    true
  default: isDigit(byte)
  }
}

/// The words between the points of a name such as `normal.velocity`; at least one, which may be empty.
func parts(of name: String) -> [String] {
  name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
    String(decoding: Array($0), as: UTF8.self)
  }
}
