import Figures

extension Function {
  /// Whether it has the values of another one, at 257 evenly spread positions of `domain`.
  func agrees(with other: Function, over domain: ClosedRange<Double>) -> Bool {
    let steps = 256
    return (0...steps).allSatisfy { step in
      let share = Double(step) / Double(steps)
      let position = domain.lowerBound + (domain.upperBound - domain.lowerBound) * share
      let (one, two) = (value(position), other.value(position))
      return one == two || (one.isNaN && two.isNaN)
    }
  }
}
