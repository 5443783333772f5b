import FigureScene

/// A line of text under the key, which the curves whose labels stand there make up.
public struct KeyMark: Mark {
  private let note: String

  /// Puts a line under the key; several are parted by semicolons.
  public init(_ note: String) {
    self.note = note
  }

  /// Draws it on `drawing`, in the places that `plot` gives.
  public func draw(in plot: Plot, on drawing: inout Drawing) {
    drawing.addKeyNote(note)
  }
}
