/// What each drawback of a label's place costs: the place that costs the least is taken.
///
/// The unit is that of ``step``: a point further from what the label names costs 0.4. All others are weighed
/// against it: whoever changes one changes figures, and looks at all of them.
struct PlacementCosts: Sendable {
  /// A point of distance beyond the nearest place: near is best, but a little further beats a crowd.
  var step = 0.4
  /// A leader, which is one more line to read: as much as 15 points of distance.
  var leader = 6.0

  /// The eight sides of a point, by how willingly a label stands there: reading goes on to the right, so that
  /// side is free of cost; above belongs to a point more than below; straight above or below hides the way
  /// of a curve, and the far corners are taken last.
  var sides: [Side] = [
    Side(dx: 1, dy: 0, cost: 0), Side(dx: 1, dy: 1, cost: 0.6), Side(dx: 1, dy: -1, cost: 0.4),
    Side(dx: 0, dy: -1, cost: 1), Side(dx: 0, dy: 1, cost: 1.5), Side(dx: -1, dy: 0, cost: 1),
    Side(dx: -1, dy: -1, cost: 0.6), Side(dx: -1, dy: 1, cost: 1.5),
  ]
  /// One side of a point: −1, 0 or 1 in each direction, and its cost.
  struct Side: Sendable {
    var dx, dy, cost: Double
    /// The share of a distance that a step to a corner takes in each direction.
    static let diagonal = 0.7071
  }

  /// From the middle of a curve to its end: the middle says more of it, but not much more.
  var fromMiddleOfCurve = 2.0
  /// From the middle of a straight line to its end: there the middle is what the label belongs to.
  var fromMiddleOfLine = 8.0
  /// Hanging below a curve or line: what stands on a line belongs to it more.
  var below = 1.5
  /// Another curve within ``neighbourhood`` points, which the label might seem to name.
  var otherCurveNear = 8.0
  /// Another curve about as near as the own one: the label would name either.
  var otherCurveAsNear = 20.0
  /// How near another curve is near, in points.
  var neighbourhood = 24.0
  /// What another curve must be further off than the own one, in points, not to be as near.
  var ambiguity = 4.0

  /// Each taken cell within ``crowdReach`` points: open space reads better than a crowd.
  var crowd = 0.03
  /// The most that a crowd costs: as much as a leader.
  var mostCrowd = 6.0
  /// How far around a label a crowd is counted, in points.
  var crowdReach = 20.0
  /// Standing outside of the plot: only where nothing inside does.
  var outside = 12.0
  /// Standing on a shaded area: readable, but the page is better.
  var shaded = 2.0

  /// The places at a rule, in order: after its end above, below; before its start above, below.
  var ruleStep = 1.0

  /// The distances of free room around a key that are told apart, in points: more room is better.
  var keyRooms = [40.0, 30, 20, 10]
  /// A point from the middle of the plot: of equal room the middle one.
  var keyFromCenter = 0.05

  /// A place off the page: never, if any is on it.
  var offPage = 1e6
  /// A leader that crosses something, where no place is free: as much as 40 covered cells.
  var crossing = 40.0

  /// The fineness in which costs are told apart. What differs by less is the arithmetic's, and the earlier
  /// candidate wins on every machine.
  var resolution = 1e-6
}
