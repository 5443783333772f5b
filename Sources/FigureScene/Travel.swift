/// A dot that runs along a curve while time passes, for a renderer that can move things.
public struct Travel: Equatable, Sendable {
  /// Where the dot is at a time; between two stops it moves evenly.
  public struct Stop: Equatable, Sendable {
    /// The time, in seconds from the beginning.
    public var time: Double
    /// The dot's centre; `nil` where it is not to be seen until the next stop.
    public var place: Point?

    /// Makes a stop.
    public init(time: Double, place: Point?) {
      (self.time, self.place) = (time, place)
    }
  }

  /// The dot's colour.
  public var paint: Paint
  /// Its radius, in points.
  public var radius: Double
  /// Where it is when; at least one of them has a place.
  public var stops: [Stop]
  /// Where it stands while nothing moves, at the moment that tells most; `nil` for one that then is not to be seen, because
  /// another one goes on from where it ends.
  public var still: Point?

  /// Describes a dot that runs.
  public init(paint: Paint, radius: Double, stops: [Stop], still: Point?) {
    (self.paint, self.radius) = (paint, radius)
    (self.stops, self.still) = (stops, still)
  }
}
