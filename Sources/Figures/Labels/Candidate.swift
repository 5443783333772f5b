import FigureScene

/// A place that a label might take.
struct Candidate {
  var rect: Rect
  var anchor: Anchor
  /// What its drawbacks cost; see ``PlacementCosts``.
  var cost: Double
  var leader: Leader?
  /// Whether a reader might take it for the label of another curve.
  var isAmbiguous = false
}

/// The line that ties a label to what it names.
struct Leader {
  /// Where it leaves the label.
  let start: Point
  /// Where it arrives.
  let end: Point
}
