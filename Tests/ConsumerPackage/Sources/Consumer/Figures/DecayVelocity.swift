import FigureScene
import Figures
import MotionCurves

/// `Templates/decay-velocity.figure.json` in Swift.
public func decayVelocity() -> Figure {
  let normal = Deceleration.normal.motion(velocity: 1)
  let fast = Deceleration.fast.motion(velocity: 1)
  let (normalRate, fastRate) = (normal.deceleration.rate, fast.deceleration.rate)
  let (normalHalf, fastHalf) = (normal.deceleration.halfLife, fast.deceleration.halfLife)
  let (normalCoast, fastCoast) = (normal.deceleration.coast(), fast.deceleration.coast())
  let slow = normal.velocityCurve.named("normal").series(1)
  let quick = fast.velocityCurve.named("fast").series(2)
  return Figure(
    "decay-velocity", title: "Velocity after you let go",
    summary: """
      Velocity against time after the finger lifts, as a share of the release velocity v₀. The normal rate, \
      \(normalRate, format: .plain), halves the speed every \(normalHalf, format: .milliseconds()); the fast \
      rate, \(fastRate, format: .plain), every \(fastHalf, format: .milliseconds()). The shaded areas under the curves are the distances travelled. Summed up \
      millisecond by millisecond, as Apple does, that of the normal rate is \(normalCoast, format: .seconds(3)) × v₀, \
      against \(fastCoast, format: .seconds(3)) × v₀ for the fast rate; the area itself, the \
      integral, is \(Deceleration.normal.coast(.integral), format: .seconds(4)) × v₀.
      """,
    x: Axis(
      0...1.5, title: "time after letting go",
      ticks: [
        Axis.Tick(fastHalf, series: 2), Axis.Tick(normalHalf, series: 1),
        Axis.Tick(1.5, label: "\(1.5, format: .seconds())"),
      ], format: .milliseconds()),
    y: Axis(
      0...1, title: "velocity",
      ticks: [0, Axis.Tick(0.5, label: "½ v₀"), Axis.Tick(1, label: "v₀")])
  ) {
    AreaMark(slow)
    AreaMark(quick)
    DropMark(quick, at: fastHalf, to: .both)
    DropMark(slow, at: normalHalf, to: .both)
    CurveMark(
      quick, label: ".fast, \(fastRate, format: .plain)",
      detail: "coasts \(fastCoast, format: .seconds(3)) × v₀ in sum"
    ).labelPlaced(.above)
    CurveMark(
      slow, label: ".normal, \(normalRate, format: .plain)",
      detail: "coasts \(normalCoast, format: .seconds(3)) × v₀ in sum")
  }
}
