import Figures

extension MarkKind {
  /// An area between two numbers of an axis.
  static let band = MarkKind(
    "band", "An area between two numbers of an axis, across the plot: a window of time, a range.",
    [
      Field("x", .pair, "where it begins and ends"),
      Field("y", .pair, "its lower and its upper edge; either this or \"x\""),
      Field("label", .text, "what it is called, inside of it"),
      Field(
        "series", .number,
        "the number of its colour, counted from 1; that of surfaces when left out"),
    ]
  ) { reader throws(Problem) in
    let (x, y) = (try reader.interval("x"), try reader.interval("y"))
    let (label, series) = (try reader.text("label"), try reader.series())
    switch (x, y) {
    case (let x?, nil): return BandMark(x: x, label: label, series: series)
    case (nil, let y?): return BandMark(y: y, label: label, series: series)
    case (nil, nil), (_?, _?):
      throw Problem.structure(reader.node.offset, "mark \"band\" needs either \"x\" or \"y\"")
    }
  }
}
