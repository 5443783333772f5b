import Libm

/// How a scroll view moves once the finger is lifted, frame by frame, as UIKit computes it.
///
/// Inside of its edges the velocity decays at the deceleration rate; beyond one the offset is also drawn back to
/// the edge. Each frame does both for its length dt, with E(x) = 1 + x + x²/2 in place of eˣ where x ≥ −0.5:
///
///     D = E(dt · ln r)            offset += v · r (1 − D) / (1 − r)          v *= D
///     K = E(−0.01005 · dt)        offset = e + K (offset − e + v · r (1 − D) / (1 − r))    v *= K · D
///
/// for dt in milliseconds, v in points per millisecond and an edge e. A frame that meets the edge is cut there, and
/// goes on beyond for the rest of its length. The motion ends inside with the first frame that is slower than 10
/// points per second, and beyond the edge with the first within half a point of it, which jumps to it.
///
/// Before time 0 the finger drags it, if a drag is given, faster and faster from rest; before that, or without one, it
/// rests. At a frame it is exactly where UIKit puts it, and between frames on the
/// smooth curve through them.
///
/// Source: measured; agrees with public recordings of unrounded offsets at 60 frames a second within 1.2 · 10⁻⁶
/// points (141 frames of one throw, one fling into the edge and one release beyond it; iOS 26), and of rounded ones
/// within their pixel.
public struct ScrollViewMotion: Equatable, Sendable {
  /// What is left of the distance to the edge after a frame of dt milliseconds, as the exponent that each
  /// millisecond adds; in 1/ms. Close to ln 0.99, and not that: with it the recordings would be missed by 0.0055 points.
  public static let edgeExponent = 0.01005

  /// 0.5 points: so near to its edge a bounce ends.
  public static let edgeSnap = 0.5

  /// How the velocity decays.
  public let deceleration: Deceleration

  /// The offsets from edge to edge, in points; `nil` for content without an end.
  public let edges: ClosedRange<Double>?

  /// How many frames there are in a second.
  public let framesPerSecond: Double

  /// How long the finger dragged before the release, in seconds: from rest, ever faster up to the release's velocity.
  public let drag: Double

  /// A frame: when it is shown, in seconds, the offset in points, and the velocity that UIKit keeps, in points per
  /// second.
  public struct Frame: Equatable, Sendable {
    public let time, offset, velocity: Double
  }

  /// All frames, from the release, which is the first, to rest, the last.
  public let frames: [Frame]

  /// A part of the motion with one law: from `start` on, `edge` away from where it is drawn to.
  private struct Leg: Equatable {
    let start, offset, velocity: Double
    let edge: Double?
    /// How long its frames are, in seconds: as long as all, or the part of one that an edge cuts.
    let frame: Double
    /// Whether an edge cuts its frame.
    let isCut: Bool
  }

  private let legs: [Leg]

  /// The longest that a motion is followed, in frames.
  private static let mostFrames = 100_000

  /// Lets a scroll view go.
  ///
  /// - Parameters:
  ///   - deceleration: how the velocity decays.
  ///   - start: the offset at the release, in points; beyond an edge the content is drawn back.
  ///   - velocity: the velocity at the release, in points per second.
  ///   - edges: the least and the greatest offset at rest, in points; `nil` for content without an end.
  ///   - framesPerSecond: how many frames there are in a second, from 10 to 1000.
  ///   - firstFrame: how long the first one is, in seconds, from the release to the screen's next frame; as long as all
  ///     when left out, as on a device.
  ///   - drag: how long the finger dragged before, in seconds; 0 shows no drag.
  /// - Throws: ``MotionError`` for a number that is not finite or outside of that.
  public init(
    _ deceleration: Deceleration = .normal, from start: Double = 0, velocity: Double,
    edges: ClosedRange<Double>? = nil, framesPerSecond: Double = 60, firstFrame: Double? = nil,
    drag: Double = 0
  ) throws(MotionError) {
    try require(start.isFinite, "position", start, "must be finite, in points")
    try require(velocity.isFinite, "velocity", velocity, "must be finite, in points per second")
    try require(
      framesPerSecond >= 10 && framesPerSecond <= 1000, "framesPerSecond", framesPerSecond,
      "must lie between 10 and 1000")
    try require(
      drag >= 0 && drag < .infinity, "drag", drag, "must be a finite time of at least 0 seconds")
    (self.deceleration, self.edges, self.drag) = (deceleration, edges, drag)
    self.framesPerSecond = framesPerSecond
    let step = Step(deceleration: deceleration, edges: edges)
    let length = 1 / framesPerSecond
    let first = firstFrame ?? length
    try require(
      first > 0 && first <= length, "firstFrame", first,
      "must be longer than 0 and no longer than a frame")
    var frames = [Frame(time: 0, offset: start, velocity: velocity)]
    var legs: [Leg] = []
    var isAtRest = step.isAtRest(start, velocity)
    while !isAtRest, frames.count <= ScrollViewMotion.mostFrames {
      let last = frames[frames.count - 1]
      let isFirst = frames.count == 1
      let next = step.frame(from: (last.offset, last.velocity), isFirst ? first : length)
      let isCut = next.legs.count > 1 || (isFirst && firstFrame != nil)
      for leg in next.legs {
        // Whole frames under one law are one part: the curve through them is the same.
        if let before = legs.last, !isCut, !before.isCut, before.edge == leg.edge { continue }
        legs.append(
          Leg(
            start: last.time + leg.after, offset: leg.offset, velocity: leg.velocity,
            edge: leg.edge,
            frame: leg.length, isCut: isCut))
      }
      let time = first + Double(frames.count - 1) * length
      isAtRest = step.isAtRest(next.offset, next.velocity)
      frames.append(
        isAtRest
          ? Frame(time: time, offset: step.restingPlace(of: next.offset), velocity: 0)
          : Frame(time: time, offset: next.offset, velocity: next.velocity))
    }
    (self.frames, self.legs) = (frames, legs)
  }

  /// The offset, in points, `time` seconds after the release.
  public func offset(at time: Double) -> Double {
    guard !time.isNaN else { return time }
    if time < 0 { return draggedOffset(at: time) }
    guard let leg = leg(at: time) else { return rest }
    return leg.edge.map { edge in
      edge + bounce(of: leg, edge).offset(at: time - leg.start)
    } ?? leg.offset + throwing(leg).distance(after: time - leg.start)
  }

  /// How fast the offset changes, in points per second, `time` seconds after the release; beyond an edge that is
  /// not the velocity that UIKit keeps, to which the pull of the edge adds.
  public func slope(at time: Double) -> Double {
    guard !time.isNaN else { return time }
    if time < 0 { return time > -drag ? frames[0].velocity * (1 + time / drag) : 0 }
    guard let leg = leg(at: time) else { return 0 }
    return leg.edge.map { bounce(of: leg, $0).slope(at: time - leg.start) }
      ?? throwing(leg).slope(after: time - leg.start)
  }

  /// The offset under a finger that speeds up evenly.
  private func draggedOffset(at time: Double) -> Double {
    guard drag > 0 else { return frames[0].offset }
    let time = max(time, -drag)
    return frames[0].offset + frames[0].velocity * time * (1 + time / drag / 2)
  }

  /// When it comes to rest, in seconds after the release.
  public var duration: Double { frames[frames.count - 1].time }

  /// The offset at which it comes to rest, in points.
  public var rest: Double { frames[frames.count - 1].offset }

  /// When it meets an edge for the first time, in seconds; `nil` when it never does, or begins beyond one.
  public var edgeTime: Double? {
    guard let first = legs.first, first.edge == nil else { return nil }
    return legs.first { $0.edge != nil }?.start
  }

  /// When it is furthest beyond an edge after meeting it or being let go there, in seconds, and how far that is, in
  /// points; `nil` when it is never beyond one.
  public var peak: (time: Double, overshoot: Double)? {
    let turns = legs.filter { $0.edge != nil }.compactMap {
      leg -> (time: Double, overshoot: Double)? in
      guard let edge = leg.edge else { return nil }
      let time = leg.start + max(0, bounce(of: leg, edge).peakTime)
      return (time: time, overshoot: offset(at: time) - edge)
    }
    return turns.max { abs($0.overshoot) < abs($1.overshoot) }
  }

  /// The times at which the law changes: where the drag begins, at the release, at an edge, and at rest.
  public var turningTimes: [Double] {
    (drag > 0 ? [-drag] : []) + (legs.isEmpty ? [0] : legs.map { $0.start } + [duration])
  }

  private func leg(at time: Double) -> Leg? {
    guard time >= 0, time < duration else { return nil }
    return legs.last { $0.start <= time }
  }

  private func bounce(of leg: Leg, _ edge: Double) -> EdgeBounce {
    EdgeBounce(
      deceleration, from: leg.offset - edge, velocity: leg.velocity, frame: leg.frame)
  }

  private func throwing(_ leg: Leg) -> FrameDecay {
    FrameDecay(deceleration, velocity: leg.velocity, frame: leg.frame)
  }

  /// What a template may ask of it: `releaseVelocity`, `rest`, `duration`, `announced`, `landing`, and, where there
  /// is a drag or an edge, `dragStart`, `leastOffset`, `greatestOffset`, `edgeTime`, `peakTime` and `overshoot`.
  public var landmarks: [Landmark] {
    let (start, velocity) = (frames[0].offset, frames[0].velocity)
    var landmarks = [
      Landmark("releaseVelocity", .speed, velocity), Landmark("rest", .length, rest),
      Landmark("duration", .time, duration),
      Landmark("announced", .length, deceleration.announcedTarget(from: start, velocity: velocity)),
      Landmark("landing", .length, start + deceleration.projection(velocity: velocity)),
      Landmark("frames", .ratio, Double(frames.count - 1)),
      Landmark("framesPerSecond", .ratio, framesPerSecond),
    ]
    if drag > 0 { landmarks.append(Landmark("dragStart", .length, offset(at: -drag))) }
    if let edges {
      landmarks.append(Landmark("leastOffset", .length, edges.lowerBound))
      landmarks.append(Landmark("greatestOffset", .length, edges.upperBound))
    }
    if let edgeTime { landmarks.append(Landmark("edgeTime", .time, edgeTime)) }
    if let peak {
      landmarks.append(Landmark("peakTime", .time, peak.time))
      landmarks.append(Landmark("overshoot", .length, peak.overshoot))
    }
    return landmarks
  }

  /// The offset, in points, of `setContentOffset(_:animated:)` at a time in seconds: half a cosine over
  /// ``animationDuration``.
  ///
  /// Source: measured, within 0.5 points of five recorded offsets, no more.
  public static func animatedOffset(
    from start: Double, to end: Double, at time: Double
  ) -> Double {
    let share = min(max(time / animationDuration, 0), 1)
    return start + (end - start) * (1 - cos(Double.pi * share)) / 2
  }

  /// 0.3 s: how long `setContentOffset(_:animated:)` takes. Source: measured, five recorded offsets.
  public static let animationDuration = 0.3

  /// Where the constants come from.
  public static var sources: [SourcedConstant] { Deceleration.sources + ownSources }

  /// Where those come from that only a scroll view has.
  static var ownSources: [SourcedConstant] {
    EdgeBounce.sources + [
      SourcedConstant(
        "ScrollViewMotion.edgeSnap", edgeSnap, "pt", .measured,
        "public recordings of a scroll view's offsets, iOS 26, at scales 2 and 3"),
      SourcedConstant(
        "ScrollViewMotion.animationDuration", animationDuration, "s", .measured,
        "five recorded offsets of setContentOffset(_:animated:), within 0.5 pt"),
    ]
  }
}

/// What a frame does.
private struct Step {
  let deceleration: Deceleration
  let edges: ClosedRange<Double>?

  struct Leg {
    let after, offset, velocity: Double
    let edge: Double?
    let length: Double
  }

  /// The edge beyond which an offset lies.
  private func edge(beyond offset: Double) -> Double? {
    guard let edges else { return nil }
    return offset > edges.upperBound
      ? edges.upperBound : offset < edges.lowerBound ? edges.lowerBound : nil
  }

  func isAtRest(_ offset: Double, _ velocity: Double) -> Bool {
    if let edge = edge(beyond: offset) { return abs(offset - edge) < ScrollViewMotion.edgeSnap }
    return abs(velocity) < Deceleration.stopSpeed
  }

  /// Where what has come to rest is put.
  func restingPlace(of offset: Double) -> Double { edge(beyond: offset) ?? offset }

  /// The frame of `length` seconds after an offset and a velocity, and the laws of its parts.
  func frame(
    from state: (offset: Double, velocity: Double), _ length: Double
  ) -> (offset: Double, velocity: Double, legs: [Leg]) {
    let edge = edge(beyond: state.offset)
    let whole = move(state, edge, length)
    let first = Leg(
      after: 0, offset: state.offset, velocity: state.velocity, edge: edge, length: length)
    guard let met = self.edge(metBy: state.offset, whole.offset, beyond: edge) else {
      return (whole.offset, whole.velocity, [first])
    }
    let part = length * (met - state.offset) / (whole.offset - state.offset)
    let rest = length - part
    guard part > 0, rest > 0 else { return (whole.offset, whole.velocity, [first]) }
    let cut = (offset: met, velocity: move(state, edge, part).velocity)
    let beyond = edge == nil ? met : nil
    let next = move(cut, beyond, rest)
    return (
      next.offset, next.velocity,
      [
        Leg(after: 0, offset: state.offset, velocity: state.velocity, edge: edge, length: part),
        Leg(after: part, offset: met, velocity: cut.velocity, edge: beyond, length: rest),
      ]
    )
  }

  /// The edge between two offsets, of which the first lies beyond `edge` or, where that is `nil`, inside.
  private func edge(metBy offset: Double, _ next: Double, beyond edge: Double?) -> Double? {
    guard let edge else { return self.edge(beyond: next) }
    return (offset > edge) == (next > edge) ? nil : edge
  }

  private func move(
    _ state: (offset: Double, velocity: Double), _ edge: Double?, _ length: Double
  ) -> (offset: Double, velocity: Double) {
    let decay = FrameDecay(deceleration, velocity: state.velocity, frame: length)
    let distance = decay.distance(after: length)
    guard let edge else {
      return (state.offset + distance, state.velocity * decay.shareAfterFrame)
    }
    let kept = truncatedExponential(-ScrollViewMotion.edgeExponent * length * 1000)
    return (
      edge + kept * (state.offset - edge + distance),
      state.velocity * kept * decay.shareAfterFrame
    )
  }
}

/// 1 + x + x²/2 in place of eˣ, where x is not below −0.5.
func truncatedExponential(_ x: Double) -> Double {
  x < -0.5 ? exp(x) : 1 + x + x * x / 2
}

/// The decay of a velocity in frames: exact at them, and between them on the exponential through them.
struct FrameDecay {
  let velocity: Double
  /// What is left of the velocity after a frame.
  let shareAfterFrame: Double
  /// The exponent of that, in 1/s; negative.
  private let constant: Double
  private let coast: Double

  init(_ deceleration: Deceleration, velocity: Double, frame: Double) {
    self.velocity = velocity
    shareAfterFrame = truncatedExponential(frame * deceleration.decayConstant)
    constant = frame > 0 ? log(shareAfterFrame) / frame : deceleration.decayConstant
    coast = deceleration.coast(.millisecondSum)
  }

  /// How far it goes, in points, in `time` seconds.
  func distance(after time: Double) -> Double { velocity * coast * -expm1(constant * time) }

  /// How fast the distance grows then, in points per second.
  func slope(after time: Double) -> Double { -velocity * coast * constant * exp(constant * time) }
}

extension Deceleration {
  /// The offset, in points, that a scroll view announces as its `targetContentOffset` at the release: the integral
  /// of the velocity until it has fallen to ``stopSpeed``.
  ///
  /// It is not where the view comes to rest, which is the sum, 0.1 % less; see ``restingPlace(from:velocity:)``. Nor is
  /// it Apple's published ``projection(velocity:stopSpeed:form:)``, a sum without a stop, 5 points more.
  ///
  /// - Parameters:
  ///   - offset: the offset at the release, in points.
  ///   - velocity: the velocity then, in points per second.
  ///   - scale: the pixels to a point, to which UIKit rounds what it announces; not rounded when left out.
  ///
  /// Source: measured; all of 12 flings in public recordings (both rates, 263 to 5,992 pt/s) within the pixel.
  public func announcedTarget(
    from offset: Double = 0, velocity: Double, scale: Double? = nil
  ) -> Double {
    let target =
      offset + projection(velocity: velocity, stopSpeed: Deceleration.stopSpeed, form: .integral)
    guard let scale else { return target }
    return (target * scale + 0.5).rounded(.down) / scale
  }

  /// The offset, in points, at which a scroll view without an edge in its way comes to rest: the sum of its
  /// millisecond steps until 10 points per second, up to the last frame's length.
  ///
  /// Source: measured; 8 of 8 resting places of iOS 6 to 26.5 in public recordings within half a pixel.
  public func restingPlace(from offset: Double = 0, velocity: Double) -> Double {
    offset + projection(velocity: velocity, stopSpeed: Deceleration.stopSpeed)
  }
}
