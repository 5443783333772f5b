import Libm

extension FitModel {
  /// The models that a recording can be held against, by their names.
  public static let all: [FitModel] = [
    deceleration, rubberBand, spring, bounce(framesPerSecond: 60), logarithm, line, parabola,
  ]

  /// Momentum after letting go: time in seconds, `position + velocity · r / (1000 (1 − r)) · (1 − rate^(1000 t))`, the sum
  /// of a scroll view's milliseconds. The rate is the normal one unless it is fitted.
  public static let deceleration: FitModel = FitModel(
    "deceleration",
    formula: "position + velocity · r / (1000 (1 − r)) · (1 − r^(1000 t))",
    parameters: [
      Parameter("position", .length), Parameter("velocity", .speed),
      Parameter("rate", .ratio, in: 0...1, usual: Deceleration.normal.rate),
    ],
    guesses: { samples in
      guard let line = samples.prefix(max(3, samples.count / 4)).asSamples.polynomial(1) else {
        return []
      }
      return [Deceleration.normal.rate, Deceleration.fast.rate, 0.9995, 0.95].map {
        [line[0], line[1], $0]
      }
    },
    value: { time, p in
      let (rate, milliseconds) = (p[2], 1000 * time)
      let (logarithm, coast) = (log(rate), rate / (1000 * (1 - rate)))
      let left = exp(logarithm * milliseconds)
      let gone = -expm1(logarithm * milliseconds)
      let coastSlope = 1 / (1000 * (1 - rate) * (1 - rate))
      return (
        p[0] + p[1] * coast * gone,
        [1, coast * gone, p[1] * (coastSlope * gone - coast * milliseconds * left / rate)]
      )
    }
  ).delayed { time, p in
    let logarithm = log(p[2])
    return -p[1] * p[2] / (1 - p[2]) * logarithm * exp(logarithm * 1000 * time)
  }

  /// Content that a finger pulls past its edge: pull and offset in points, `c d x / (d + c x)`.
  public static let rubberBand = FitModel(
    "rubber-band", formula: "c · d · x / (d + c · x)",
    parameters: [
      Parameter("c", .ratio, in: 0...1e3),
      Parameter("d", .length, in: 0...1e7),
    ],
    guesses: { samples in
      let far = samples.map { $0.x }.max() ?? 1
      let near = samples.first { $0.x > 0 }
      let slope = near.map { $0.y / $0.x } ?? 0.55
      return [slope, 0.55, 0.1].filter { $0 > 0 }.flatMap { c in
        [0.5, 1, 4].map { [c, $0 * far] }
      }
    },
    value: { x, p in
      let whole = p[1] + p[0] * x
      return (
        p[0] * p[1] * x / whole,
        [p[1] * p[1] * x / (whole * whole), p[0] * p[0] * x * x / (whole * whole)]
      )
    })

  /// A spring: time in seconds, from `from` with `velocity` to `target`. The mass is 1 unless it is fitted, which no
  /// recording of a position can tell.
  public static let spring: FitModel = FitModel(
    "spring", formula: "mass x″ + damping x′ + stiffness (x − target) = 0",
    parameters: [
      Parameter("target", .length), Parameter("from", .length), Parameter("velocity", .speed),
      Parameter("stiffness", .ratio, in: 0...1e9),
      Parameter("damping", .ratio, in: 0...1e7),
      Parameter("mass", .ratio, in: 0...1e6, usual: 1),
    ],
    guesses: { samples in
      guard let first = samples.first, let last = samples.last, last.x > first.x else { return [] }
      let slope = samples.prefix(max(3, samples.count / 8)).asSamples.polynomial(1)?[1] ?? 0
      let span = last.x - first.x
      return [0.15, 0.4, 1].flatMap { share -> [[Double]] in
        let frequency = 2 * Double.pi / (share * span)
        return [0.3, 0.7, 1].map { ratio in
          [last.y, first.y, slope, frequency * frequency, 2 * ratio * frequency, 1]
        }
      }
    },
    value: { time, p in
      let (start, velocity) = (p[1] - p[0], p[2])
      let (frequency2, decay) = (p[3] / p[5], p[4] / (2 * p[5]))
      let swing = Swing(time: time, discriminant: frequency2 - decay * decay)
      let left = exp(-decay * time)
      let inner = velocity + decay * start
      let distance = left * (start * swing.even + inner * swing.odd)
      // By the decay β, at a fixed frequency, and by the square of the frequency.
      let byInner = start * swing.evenSlope + inner * swing.oddSlope
      let byDecay = -time * distance + left * (start * swing.odd - 2 * decay * byInner)
      let byFrequency = left * byInner
      let byStart = left * (swing.even + decay * swing.odd)
      return (
        p[0] + distance,
        [
          1 - byStart, byStart, left * swing.odd, byFrequency / p[5], byDecay / (2 * p[5]),
          -(byFrequency * frequency2 + byDecay * decay) / p[5],
        ]
      )
    }
  ).delayed { time, p in
    let (start, velocity) = (p[1] - p[0], p[2])
    let (frequency2, decay) = (p[3] / p[5], p[4] / (2 * p[5]))
    let swing = Swing(time: time, discriminant: frequency2 - decay * decay)
    return exp(-decay * time)
      * (velocity * swing.even - (decay * velocity + frequency2 * start) * swing.odd)
  }

  /// A scroll view beyond its edge, in UIKit's own frames: time in seconds; `start` points beyond the edge and
  /// the velocity outwards that UIKit keeps, both positive to the same side; `firstFrame`, in seconds, is the time from the
  /// release to the first frame, a whole one unless it is fitted.
  ///
  /// A sample is what the frame shows that is nearest to it in time.
  public static func bounce(framesPerSecond: Double) -> FitModel {
    let frame = 1 / framesPerSecond
    return FitModel(
      "bounce", formula: "UIKit’s frames beyond an edge",
      parameters: [
        Parameter("start", .length), Parameter("velocity", .speed),
        Parameter("firstFrame", .time, in: 0...(frame * 1.0001), usual: frame),
      ],
      guesses: { samples in
        let line = samples.prefix(max(3, samples.count / 8)).asSamples.polynomial(1) ?? [1, 0]
        let start = line[0] - line[1] * (samples.first?.x ?? 0)
        return [0.5, 0.95].map {
          [start, line[1] + 10 * start, $0 * frame]
        }
      },
      value: { time, p in
        let count = max(0, ((time - p[2]) / frame).rounded())
        let (first, whole) = (EdgeFrame(length: p[2]), EdgeFrame(length: frame))
        if time < p[2] / 2 { return (p[0], [1, 0, 0]) }
        let kept = power(whole.edge, count)
        // Each whole frame keeps a share of the offset, and the velocity adds what is left of the sum.
        let carried = whole.carried(over: count)
        let (offset, velocity) = (
          first.edge * p[0] + first.gain * p[1], first.velocity * p[1]
        )
        let (offsetSlope, velocitySlope) = (
          first.edgeSlope * p[0] + first.gainSlope * p[1], first.velocitySlope * p[1]
        )
        return (
          kept * offset + carried * velocity,
          [
            kept * first.edge, kept * first.gain + carried * first.velocity,
            kept * offsetSlope + carried * velocitySlope,
          ]
        )
      })
  }

  /// A logarithm, `a ln(1 + b x)`.
  public static let logarithm = FitModel(
    "log", formula: "a · ln(1 + b · x)",
    parameters: [Parameter("a", .length), Parameter("b", .ratio, in: 0...1e6)],
    guesses: { samples in
      let far = samples.map { $0.x }.max() ?? 1
      let top = samples.last?.y ?? 1
      return [0.1, 1, 10, 100].map { [top / log1p($0), $0 / far] }
    },
    value: { x, p in
      let inner = 1 + p[1] * x
      return (p[0] * log1p(p[1] * x), [log1p(p[1] * x), p[0] * x / inner])
    })

  /// A straight line, `slope · x + intercept`; through the origin unless the intercept is fitted.
  public static let line = FitModel(
    "line", formula: "slope · x + intercept",
    parameters: [Parameter("slope", .ratio), Parameter("intercept", .length, usual: 0)],
    guesses: { [$0.polynomial(1).map { [$0[1], 0] } ?? [1, 0]] },
    value: { x, p in (p[0] * x + p[1], [x, 1]) })

  /// A parabola: `position + velocity · t + acceleration / 2 · t²`.
  public static let parabola: FitModel = FitModel(
    "parabola", formula: "position + velocity · t + acceleration / 2 · t²",
    parameters: [
      Parameter("position", .length), Parameter("velocity", .speed),
      Parameter("acceleration", .ratio),
    ],
    guesses: { samples in
      let origin = samples.first?.x ?? 0
      guard let fit = samples.polynomial(2) else { return [] }
      return [
        [
          fit[0] - fit[1] * origin + fit[2] * origin * origin, fit[1] - 2 * fit[2] * origin,
          2 * fit[2],
        ]
      ]
    },
    value: { time, p in
      (p[0] + (p[1] + p[2] / 2 * time) * time, [1, time, time * time / 2])
    })
}

extension Sequence where Element == FitSample {
  fileprivate var asSamples: [FitSample] { Array(self) }
}

/// The even and the odd solution of a spring without its decay, `cos √D t` and `sin √D t / √D`, for any D, and how they
/// change with D.
private struct Swing {
  let even, odd, evenSlope, oddSlope: Double

  init(time: Double, discriminant: Double) {
    let argument = discriminant * time * time
    if abs(argument) < 1e-3 {
      // Their series: nothing cancels where D is next to 0.
      even = 1 - argument / 2 * (1 - argument / 12 * (1 - argument / 30))
      odd = time * (1 - argument / 6 * (1 - argument / 20 * (1 - argument / 42)))
      oddSlope =
        -time * time * time / 6 * (1 - argument / 10 * (1 - argument / 28 * (1 - argument / 54)))
    } else if discriminant > 0 {
      let root = discriminant.squareRoot()
      (even, odd) = (cos(root * time), sin(root * time) / root)
      oddSlope = (time * even - odd) / (2 * discriminant)
    } else {
      let root = (-discriminant).squareRoot()
      let (grown, left) = (exp(root * time), exp(-root * time))
      (even, odd) = ((grown + left) / 2, (grown - left) / (2 * root))
      oddSlope = (time * even - odd) / (2 * discriminant)
    }
    evenSlope = -time * odd / 2
  }
}

/// What one of UIKit's frames beyond an edge keeps, and how that changes with its length.
private struct EdgeFrame {
  /// The share of the offset.
  let edge: Double
  /// What the velocity adds to the offset, in seconds.
  let gain: Double
  /// The share of the velocity.
  let velocity: Double
  let edgeSlope, gainSlope, velocitySlope: Double
  private let decay, reach: Double

  init(length: Double) {
    // E(x) = 1 + x + x²/2, as UIKit computes it, and its slope.
    func share(_ exponent: Double) -> (value: Double, slope: Double) {
      let x = exponent * length
      return (truncatedExponential(x), exponent * (x < -0.5 ? exp(x) : 1 + x))
    }
    let (edge, decay) = (
      share(-ScrollViewMotion.edgeExponent * 1000), share(Deceleration.normal.decayConstant)
    )
    reach = Deceleration.normal.coast(.millisecondSum)
    (self.edge, edgeSlope, self.decay) = (edge.value, edge.slope, decay.value)
    gain = edge.value * reach * (1 - decay.value)
    gainSlope = reach * (edge.slope * (1 - decay.value) - edge.value * decay.slope)
    velocity = edge.value * decay.value
    velocitySlope = edge.slope * decay.value + edge.value * decay.slope
  }

  /// What a velocity adds to the offset over a number of such frames, in seconds: each frame's gain, kept by those after
  /// it, a geometric series.
  func carried(over count: Double) -> Double {
    power(edge, count) * reach * (1 - power(decay, count))
  }
}

/// A positive share to a whole power.
private func power(_ base: Double, _ exponent: Double) -> Double { exp(exponent * log(base)) }
