// The one search for roots: every law that has to solve for a time, a share or a parameter asks it.

/// What is known of a place in a bracketed search.
package enum Probe {
  /// The root lies after the place, perhaps at `next`.
  case before(next: Double?)
  /// The root lies before the place, perhaps at `next`.
  case after(next: Double?)
  /// The place is the root.
  case exact
}

/// The last bracket of a search: two neighbouring numbers between which the root lies.
package struct Bracket {
  /// The lower end, and the upper one.
  package let low, high: Double
}

/// Narrows the bracket from `low` to `high` until no number lies between its ends, or the root is hit.
///
/// Each probe may propose the next place, as Newton's steps do; where it proposes none, or one outside of
/// the bracket, the bracket is halved. Plain Newton's steps diverge where a curve is upright or flat.
///
/// - Parameters:
///   - first: the first place that is probed; the middle when left out.
///   - mostProbes: how many places are probed at most. Halving alone takes 2,100 at the very most, from the
///     least to the greatest number.
/// - Returns: the bracket, both ends of it the root where that was hit or a step no longer moves.
package func narrowed(
  from low: Double, to high: Double, startingAt first: Double? = nil, mostProbes: Int = 2100,
  _ probe: (Double) -> Probe
) -> Bracket {
  var (low, high) = (low, high)
  var place = first ?? low + (high - low) / 2
  for _ in 0..<mostProbes {
    let proposal: Double?
    switch probe(place) {
    case .before(let next): (low, proposal) = (place, next)
    case .after(let next): (high, proposal) = (place, next)
    case .exact: return Bracket(low: place, high: place)
    }
    if let proposal {
      let isInside = proposal > low && proposal < high
      let next = isInside ? proposal : low + (high - low) / 2
      guard next != place else { return Bracket(low: place, high: place) }
      place = next
    } else {
      place = low + (high - low) / 2
      guard place > low, place < high else { return Bracket(low: low, high: high) }
    }
  }
  return Bracket(low: place, high: place)
}

/// The bracket around the place at which `isBefore` stops to hold: it does at `low` and not at `high`.
package func narrowed(
  from low: Double, to high: Double, while isBefore: (Double) -> Bool
) -> Bracket {
  let middle = low + (high - low) / 2
  guard middle > low, middle < high else { return Bracket(low: low, high: high) }
  return narrowed(from: low, to: high) { isBefore($0) ? .before(next: nil) : .after(next: nil) }
}

/// The last place from `low` on at which `isBefore` holds; it does not at `high`.
package func lastPlace(
  from low: Double, to high: Double, while isBefore: (Double) -> Bool
) -> Double {
  narrowed(from: low, to: high, while: isBefore).low
}
