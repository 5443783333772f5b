import FigureScene

/// Which cells of a page the curves pass through, so that those of all but one are known without going through all
/// of them again for each label.
struct CurveGrids {
  private let page: Size
  /// The cells of any curve.
  private var any: OccupancyGrid
  /// The cells of at least two curves.
  private var shared: OccupancyGrid
  /// The straight pieces of each curve, by its identity.
  private var lines: [String: [(Point, Point)]] = [:]

  init(_ ground: Ground, page: Size) {
    self.page = page
    (any, shared) = (OccupancyGrid(size: page), OccupancyGrid(size: page))
    var order: [String] = []
    for obstacle in ground.obstacles {
      guard let curve = obstacle.curve else { continue }
      if lines[curve] == nil { order.append(curve) }
      lines[curve, default: []] += obstacle.lines
    }
    for curve in order {
      let own = cells(of: curve)
      var both = own
      both.formIntersection(any)
      shared.formUnion(both)
      any.formUnion(own)
    }
  }

  private func cells(of curve: String) -> OccupancyGrid {
    var grid = OccupancyGrid(size: page)
    for (start, end) in lines[curve, default: []] { grid.take(start, end) }
    return grid
  }

  /// The cells of all curves but the one of an identity; of all where it is `nil`.
  func others(than curve: String?) -> OccupancyGrid {
    guard let curve else { return any }
    var others = any
    others.subtract(cells(of: curve))
    others.formUnion(shared)
    return others
  }
}
