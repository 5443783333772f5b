extension MarkKind {
  /// Every kind of mark that a template can name.
  static let all: [MarkKind] = [
    area, arrow, avoid, band, bars, between, box, curve, diagonal, dimension, drop, key, label,
    line, path,
    point, rule, samples, stop, tangent,
  ]
}
