import FigureScene
import FigureTemplates
import Figures
import MotionCurves

/// How fast a recorded finger was at its release by each strategy, and where each would let content land.
public struct VelocityReport: Sendable {
  /// What a strategy says.
  public struct Row: Sendable {
    /// The strategy.
    public let strategy: VelocityStrategy
    /// The velocity, in the recording's lengths per second; `nil` where it gives none.
    public let velocity: Double?
    /// How many samples it looked at, from the newest back.
    public let samplesUsed: Int
    /// Where a throw with this velocity lands, at the normal and at the fast rate, by Apple's published projection.
    public let projections: (normal: Double, fast: Double)
    /// What a scroll view announces as its target, at both rates.
    public let announced: (normal: Double, fast: Double)
  }

  /// The recording.
  public let recording: TouchRecording
  /// What each strategy says, in the order that was asked for.
  public let rows: [Row]

  /// Asks strategies.
  ///
  /// - Parameters:
  ///   - recording: a recording with times in seconds.
  ///   - lift: when the finger lifted, in milliseconds; at the last sample when left out.
  ///   - strategies: whom is asked.
  /// - Throws: `FigureError` for a recording that is none.
  public init(
    _ recording: Recording, lift: Double? = nil,
    strategies: [VelocityStrategy] = VelocityStrategy.allCases
  ) throws(FigureError) {
    let factor = recording.hasUnit ? 1000.0 : 1
    let samples = zip(recording.x, recording.y).map {
      TouchSample(milliseconds: $0 * factor, position: $1)
    }
    do {
      self.recording = try TouchRecording(samples, lift: lift)
      var rows: [Row] = []
      for strategy in strategies {
        let estimate = try strategy.estimate(samples, liftedAt: lift)
        let (velocity, place) = (estimate.velocity ?? 0, samples[samples.count - 1].position)
        func announced(_ rate: Deceleration) -> Double {
          rate.announcedTarget(from: place, velocity: velocity)
        }
        rows.append(
          Row(
            strategy: strategy, velocity: estimate.velocity, samplesUsed: estimate.samplesUsed,
            projections: (
              normal: place + Deceleration.normal.projection(velocity: velocity),
              fast: place + Deceleration.fast.projection(velocity: velocity)
            ),
            announced: (normal: announced(.normal), fast: announced(.fast))))
      }
      self.rows = rows
    } catch {
      throw FigureError("the \(error.parameter) \(error.requirement)")
    }
  }

  /// What is to be said of the recording before its numbers are believed, such as times that cannot be in their unit.
  public var warnings: [String] {
    let times = recording.samples.map { $0.milliseconds }
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
    guard !steps.isEmpty else { return ["all samples have one time"] }
    let usual = steps[steps.count / 2]
    guard !(0.5...200).contains(usual) else { return [] }
    return [
      "samples are usually \(Decimal.trimmed(usual, decimals: 3)) ms apart; screens report every 4 to 20 ms, so look at the unit of the times"
    ]
  }

  /// The samples, the window that Android looks at, its parabola, and what the last two samples say, beside a table of
  /// all velocities.
  public func figure(name: String) -> Figure {
    let last = recording.samples[recording.samples.count - 1]
    let shown = recording.samples.suffix(VelocityReport.mostShown).filter {
      last.milliseconds - $0.milliseconds <= VelocityReport.shownMilliseconds
    }
    let first = shown[0]
    let dots = shown.count > 1 ? (try? TouchRecording(shown)) ?? recording : recording
    let span = max(recording.lift - first.milliseconds, 1e-3)
    let window = max(first.milliseconds, last.milliseconds - VelocityStrategy.horizonMilliseconds)
    let fastest = rows.first { $0.strategy == .androidLeastSquares } ?? rows[0]
    let summary =
      "A recorded gesture of \(Decimal.trimmed(span, decimals: 0)) milliseconds. "
      + rows.map { "\($0.strategy.rawValue) says \(VelocityReport.text($0.velocity))" }
      .joined(separator: ", ") + " per second."
    return Figure(
      name, title: "How fast the finger was", summary: summary, size: Size(860, 440), columns: 2
    ) {
      Panel(
        x: Axis(
          first.milliseconds...(recording.lift + span * 0.12), title: "time in milliseconds"),
        y: Axis(title: "position"), width: 1.3
      ) {
        // A band too narrow for its label tells by its place.
        if last.milliseconds - window > span / 4 {
          BandMark(x: window...last.milliseconds, label: "the last 100 ms")
        } else if last.milliseconds > window {
          BandMark(x: window...last.milliseconds)
        }
        if recording.fit != nil {
          CurveMark(recording.curve("fit"), label: "the nearest parabola")
            .labelPlaced(.above)
        }
        SamplesMark(of: dots.curve("position"), series: 2)
        if let fit = recording.fit {
          TangentMark(
            x: last.milliseconds, y: fit.position, slope: fit.velocity / 1000,
            to: recording.lift + span * 0.1, label: VelocityReport.text(fastest.velocity),
            series: 1)
        }
      }
      Panel(
        table: Table([
          Table.Column("asked of", cells: rows.map { $0.strategy.rawValue }, alignment: .start),
          Table.Column(
            "per second", cells: rows.map { VelocityReport.text($0.velocity) },
            isEmphasized: true),
        ]))
    }
  }

  /// The figure shows the last half second before the release, and at most so many samples.
  private static let shownMilliseconds = 500.0
  private static let mostShown = 1_000

  /// A velocity as it is printed, and a dash for none.
  public static func text(_ velocity: Double?) -> String {
    velocity.map { Decimal.trimmed($0, decimals: 0) } ?? "–"
  }
}
