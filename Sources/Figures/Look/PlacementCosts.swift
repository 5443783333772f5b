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
  /// Another curve about as near as the own one: the label would name either, and anything else is better.
  var otherCurveAsNear = 200.0
  /// Another curve less than ``ambiguity`` points further off than the own one.
  var otherCurveHardlyFurther = 20.0
  /// How near another curve is near, in points.
  var neighbourhood = 24.0
  /// What another curve should be further off than the own one, in points.
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

  /// Across the edge of a shaded area, or on the seam of two bars.
  var seam = 12.0

  /// Another side than the one that was asked for.
  var otherSide = 80.0
  /// Each further way to break a label into lines.
  var otherWay = 8.0

  /// How often the labels are placed anew, those first that found no good place, where some did not.
  var mostAttempts = 6
  /// With more labels than this they are placed once.
  var mostRepaired = 120

  /// The places at a rule, in order: after its end above, below; before its start above, below.
  var ruleStep = 1.0

  /// How far apart the points along a curve are at which a label may stand, in points.
  var stationSpacing = 12.0
  /// The most such points: a curve that fills the page by going up and down is long, and no point along it is
  /// better than another.
  var mostStations = 1000.0
  /// How many of the distances a label may have from a rule: further off it no longer belongs to it.
  var ruleDistances = 4
  /// Where along a straight line its turned label likes to stand: in the middle, then ever further off.
  var fractionsAlongLine = [0.5, 0.56, 0.44, 0.62, 0.38, 0.68, 0.32, 0.74, 0.26, 0.8, 0.2]
  /// How far a box may stray out of the plot by the arithmetic, in points.
  var slack = 0.01

  /// How far apart the points are at which a key may stand, in points.
  var keySpacing = 8.0
  /// The distances of free room around a key that are told apart, in points: more room is better.
  var keyRooms = [40.0, 30, 20, 10]
  /// A point from the middle of the plot: of equal room the middle one.
  var keyFromCenter = 0.05

  /// A place off the page: never, if any is on it.
  var offPage = 1e6
  /// A leader that crosses something, where no place is free: as much as 40 covered cells.
  var crossing = 40.0

  /// How far from what it names a leader is looked at for what it crosses, in points: that itself is in its way.
  var arrival = 5.0
  /// How far apart the points are at which a leader is looked at, and how far around each, in points.
  var leaderSteps = (length: 2.0, reach: 1.0)

  /// The fineness in which costs are told apart. What differs by less is the arithmetic's, and the earlier
  /// candidate wins on every machine.
  var resolution = 1e-6
}
